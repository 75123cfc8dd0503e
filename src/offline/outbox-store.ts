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

/** A last good copy to be written with an acknowledgement, in the same transaction. */
export interface CopyWrite {
  key: string
  value: unknown
}

export interface OutboxStore {
  /** Resolves once the record is durably written; its place in the lane is counted in the same transaction. */
  enqueue: (record: NewRecord) => Promise<OutboxRecord>
  /** Every record, oldest first. */
  list: () => Promise<OutboxRecord[]>
  /** Deletes the record, and writes the server's row, in one transaction. */
  acknowledge: (id: string, copies?: readonly CopyWrite[]) => Promise<void>
  /** Changes what an attempt changes. A record that is gone stays gone. */
  update: (
    id: string,
    change: Partial<Pick<OutboxRecord, 'attempts' | 'notBefore' | 'lastStatus' | 'state'>>,
  ) => Promise<void>
  remove: (id: string) => Promise<void>
}

/** The outbox of one person over that person's database. */
export function makeOutboxStore(database: PersonDatabase, writer: Writer): OutboxStore {
  return {
    enqueue: ({ id, kind, body }) =>
      database.run(['outbox', 'meta'], 'readwrite', async (transaction) => {
        const meta = transaction.objectStore('meta')
        const last: unknown = await promisifyRequest(meta.get(SEQ_KEY))
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
          attempts: 0,
          notBefore: 0,
          lastStatus: null,
          state: 'waiting',
          appVersion: writer.appVersion,
        }
        meta.put(seq, SEQ_KEY)
        transaction.objectStore('outbox').add(record, id)
        return record
      }),
    list: () =>
      database.run(['outbox'], 'readonly', async (transaction) => {
        const records: OutboxRecord[] = await promisifyRequest(transaction.objectStore('outbox').getAll())
        return records.sort((one, other) => one.seq - other.seq)
      }),
    acknowledge: (id, copies = []) =>
      database.run(['outbox', 'copies'], 'readwrite', (transaction) => {
        transaction.objectStore('outbox').delete(id)
        for (const { key, value } of copies) transaction.objectStore('copies').put(value, key)
      }),
    update: (id, change) =>
      database.run(['outbox'], 'readwrite', async (transaction) => {
        const store = transaction.objectStore('outbox')
        const record: OutboxRecord | undefined = await promisifyRequest(store.get(id))
        if (record) store.put({ ...record, ...change }, id)
      }),
    remove: (id) =>
      database.run(['outbox'], 'readwrite', (transaction) => {
        transaction.objectStore('outbox').delete(id)
      }),
  }
}
