import { promisifyRequest } from 'idb-keyval'
import { RECORD_VERSION } from '#contract/outbox-calls.ts'
import { laneOfRecord } from '#domain/outbox/lane-of-record.ts'
import type { OutboxRecord, OutboxRecordKind } from '#domain/outbox/record.ts'
import type { PersonDatabase } from './database.ts'

const SEQ_KEY = 'seq'

export interface NewRecord {
  id: string
  kind: OutboxRecordKind
  body: Record<string, unknown>
}

export interface Writer {
  userId: string
  deviceId: string
  appVersion: string
  /** Milliseconds since the epoch. */
  now: () => number
}

/** A change of a last good copy that goes with an acknowledgement, in the same transaction. */
export interface CopyChange {
  key: string
  /** Takes what is there (undefined for nothing) and gives what shall be; the same value, or undefined, writes nothing. */
  change: (current: unknown) => unknown
}

export interface OutboxStore {
  /**
   * Resolves once the record is durably written; its place in the lane is counted in the same transaction. The same id again gives
   * the record that is there and writes nothing.
   */
  enqueue: (record: NewRecord) => Promise<OutboxRecord>
  /** Every record, oldest first. */
  list: () => Promise<OutboxRecord[]>
  has: (id: string) => Promise<boolean>
  /** Deletes the record and writes the server's row into the last good copies, in one transaction. */
  acknowledge: (id: string, copies?: readonly CopyChange[]) => Promise<void>
  /** Changes what an attempt changes. A record that is gone stays gone. */
  update: (
    id: string,
    change: Partial<Pick<OutboxRecord, 'attempts' | 'notBefore' | 'lastStatus' | 'state'>>,
  ) => Promise<void>
  /** Sends a dead, blocked or paused record again, in its old place and as if never tried. */
  retry: (id: string) => Promise<void>
  /** Takes a record back: it is never sent. */
  remove: (id: string) => Promise<void>
}

const UNTRIED = { state: 'waiting', attempts: 0, notBefore: 0, lastStatus: null } as const

/** The outbox of one person over that person's database. */
export function makeOutboxStore(database: PersonDatabase, writer: Writer): OutboxStore {
  const update: OutboxStore['update'] = (id, change) =>
    database.run(['outbox'], 'readwrite', async (transaction) => {
      const store = transaction.objectStore('outbox')
      const record: OutboxRecord | undefined = await promisifyRequest(store.get(id))
      if (record) store.put({ ...record, ...change }, id)
    })
  return {
    enqueue: ({ id, kind, body }) =>
      database.run(['outbox', 'meta'], 'readwrite', async (transaction) => {
        const outbox = transaction.objectStore('outbox')
        const meta = transaction.objectStore('meta')
        const [there, last] = await Promise.all([
          promisifyRequest<OutboxRecord | undefined>(outbox.get(id)),
          promisifyRequest<unknown>(meta.get(SEQ_KEY)),
        ])
        if (there) return there
        const seq = (typeof last === 'number' ? last : 0) + 1
        const record: OutboxRecord = {
          id,
          v: RECORD_VERSION,
          kind,
          userId: writer.userId,
          deviceId: writer.deviceId,
          lane: laneOfRecord(kind, body),
          seq,
          body,
          createdAt: new Date(writer.now()).toISOString(),
          ...UNTRIED,
          appVersion: writer.appVersion,
        }
        meta.put(seq, SEQ_KEY)
        outbox.add(record, id)
        return record
      }),
    list: () =>
      database.run(['outbox'], 'readonly', async (transaction) => {
        const records: OutboxRecord[] = await promisifyRequest(transaction.objectStore('outbox').getAll())
        return records.sort((one, other) => one.seq - other.seq)
      }),
    has: (id) =>
      database.run(['outbox'], 'readonly', async (transaction) => {
        const key = await promisifyRequest(transaction.objectStore('outbox').getKey(id))
        return key !== undefined
      }),
    acknowledge: (id, copies = []) =>
      database.run(['outbox', 'copies'], 'readwrite', async (transaction) => {
        transaction.objectStore('outbox').delete(id)
        const store = transaction.objectStore('copies')
        for (const { key, change } of copies) {
          const current: unknown = await promisifyRequest(store.get(key))
          const next = change(current)
          if (next !== undefined && next !== current) store.put(next, key)
        }
      }),
    update,
    retry: (id) => update(id, UNTRIED),
    remove: (id) =>
      database.run(['outbox'], 'readwrite', (transaction) => {
        transaction.objectStore('outbox').delete(id)
      }),
  }
}
