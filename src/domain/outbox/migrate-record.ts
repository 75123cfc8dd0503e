import type { StoredRecord } from './record.ts'

/** Brings a record of one version to the next one's form; its `v` is raised by the caller. */
export type RecordStep = (record: StoredRecord) => StoredRecord

/**
 * The step from each version that was ever written. What a record sends may already be on the server under its id, which refuses
 * the same id with another body: a step changes how the device keeps a record, and never what is sent of it.
 */
export const RECORD_STEPS: Readonly<Record<number, RecordStep>> = {}

/**
 * The record in the form of `newest`, version by version. One of a newer version than this build knows comes back untouched, and
 * so does one from which no step leads on.
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
