import type { OutboxRecord } from './record.ts'

/**
 * Whether what lies in the outbox has the frame that every version of a record has: its id, version, place and body. What has not was
 * never written by the app; a body of whatever form is for those who read it.
 */
export function isOutboxRecord(value: unknown): value is OutboxRecord {
  if (typeof value !== 'object' || value === null) return false
  const { id, v, kind, lane, seq, body } = value as Partial<OutboxRecord>
  const isNamed = [id, kind, lane].every((name) => typeof name === 'string')
  return isNamed && Number.isFinite(v) && Number.isFinite(seq) && typeof body === 'object' && body !== null
}
