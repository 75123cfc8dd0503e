import type { OutboxRecord, OutboxRecordKind, ReadableRecord, StoredRecord } from './record.ts'
import { RECORD_KINDS } from './record-kinds.ts'

/**
 * Whether what is in the outbox has the frame that every version of a record has: its id, version, place and body. Anything else was
 * never written by the app.
 */
export function isStoredRecord(value: unknown): value is StoredRecord {
  if (typeof value !== 'object' || value === null) return false
  const { id, v, kind, lane, seq, body } = value as Partial<StoredRecord>
  const isNamed = [id, kind, lane].every((name) => typeof name === 'string')
  return isNamed && Number.isFinite(v) && Number.isFinite(seq) && typeof body === 'object' && body !== null
}

function isKind(kind: string): kind is OutboxRecordKind {
  return Object.hasOwn(RECORD_KINDS, kind)
}

function isReadable(stored: StoredRecord): stored is ReadableRecord {
  return isKind(stored.kind) && RECORD_KINDS[stored.kind].isBody(stored.body)
}

/** The stored record, typed by its kind; an `unreadable` one if this build does not know its kind or form. */
export function readRecord(stored: StoredRecord): OutboxRecord {
  return isReadable(stored) ? stored : { ...stored, kind: 'unreadable', storedKind: stored.kind }
}
