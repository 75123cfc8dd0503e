import { promisifyRequest } from 'idb-keyval'
import type { OutboxRecord } from '#domain/outbox/record.ts'
import { META } from './meta.ts'

/** The records at one moment. */
export interface OutboxSnapshot {
  /** Migrated to the newest version, oldest first. */
  records: readonly OutboxRecord[]
  /** The sequence number of the last written record. */
  lastSeq: number
}

/** Returns the sequence number of the last written record; 0 if there is none. */
export async function readLastSeq(meta: IDBObjectStore): Promise<number> {
  const last: unknown = await promisifyRequest(meta.get(META.seq))
  return typeof last === 'number' ? last : 0
}

/** Assigns the sequence number of a new record. */
export async function nextSeq(meta: IDBObjectStore): Promise<number> {
  const seq = (await readLastSeq(meta)) + 1
  meta.put(seq, META.seq)
  return seq
}

/**
 * Returns whether no record that `isOfInterest` selects was written or has ended between two snapshots. A record that was written and has
 * ended in between is unknown and counts as selected.
 */
export function isUnchangedSince(
  before: OutboxSnapshot,
  now: OutboxSnapshot,
  isOfInterest: (record: OutboxRecord) => boolean,
): boolean {
  const there = new Set(now.records.map(({ id }) => id))
  const isEnded = before.records.some((record) => isOfInterest(record) && !there.has(record.id))
  const added = now.records.filter(({ seq }) => seq > before.lastSeq)
  const areAllThere = added.length === now.lastSeq - before.lastSeq
  return !isEnded && areAllThere && !added.some(isOfInterest)
}
