import { v5 as uuidV5 } from 'uuid'
import type { OutboxRecord } from '../outbox/record.ts'

/** Namespace of what the device makes in a server's place: drawn once, never to change. */
const DEVICE_NAMESPACE = 'e07f3f6e-52a4-4f0b-9c9d-1f6f4a1c8b27'

/**
 * Returns the id (and idempotency key) of the record with which the device sends its own version of the turn or exam `id`: another key
 * than the first request's, which the server may have seen, and always the same.
 */
export function deviceRecordId(id: string): string {
  return uuidV5(`${id}:device`, DEVICE_NAMESPACE)
}

/** The turn or exam that the device made the record for; null for a record that is sent under its own id. */
function madeFor(record: OutboxRecord): string | null {
  if (record.kind !== 'turn' && record.kind !== 'exam') return null
  const { id } = record.body
  return id === undefined || id === record.id ? null : id
}

/**
 * Returns the records as screens read them: what the device made has the id of the turn or exam that it replaces, and the replaced
 * request is left out, even if a crash left both. `replaced`: ids of those requests.
 */
export function resolveDeviceRecords(records: readonly OutboxRecord[]): {
  records: OutboxRecord[]
  replaced: ReadonlySet<string>
} {
  const made = new Set(records.flatMap((record) => madeFor(record) ?? []))
  const shown = records.flatMap((record) => {
    const id = madeFor(record)
    if (id !== null) return [{ ...record, id }]
    return made.has(record.id) ? [] : [record]
  })
  return { records: shown, replaced: new Set(records.flatMap(({ id }) => (made.has(id) ? [id] : []))) }
}
