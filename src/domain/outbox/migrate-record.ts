import type { StoredRecord } from './record.ts'

/** Converts a record to the next version's form; the caller raises `v`. */
export type RecordStep = (record: StoredRecord) => StoredRecord

/**
 * The step from each version that was ever written. The server may already have the record's body under its id, and refuses the same id
 * with another body: a step may change how the device stores a record, but never what it sends.
 */
export const RECORD_STEPS: Readonly<Record<number, RecordStep>> = {}

/**
 * Converts a record to version `newest`, step by step. A record of a newer version, or of one without a step, is returned unchanged.
 */
export function migrateRecord(record: StoredRecord, newest: number, steps = RECORD_STEPS): StoredRecord {
  let current = record
  while (current.v < newest) {
    const step = steps[current.v]
    if (!step) return current
    current = { ...step(current), v: current.v + 1 }
  }
  return current
}
