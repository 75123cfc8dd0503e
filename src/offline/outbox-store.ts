import { promisifyRequest } from 'idb-keyval'
import { AppError } from '#contract/error.ts'
import { RECORD_VERSION } from '#contract/outbox-calls.ts'
import type { Successor } from '#domain/outbox/find-successor.ts'
import { migrateRecord } from '#domain/outbox/migrate-record.ts'
import { isStoredRecord, readRecord } from '#domain/outbox/read-record.ts'
import {
  type BodyOf,
  bySeq,
  type OutboxRecord,
  type OutboxRecordKind,
  type RecordFrame,
  type StoredRecord,
} from '#domain/outbox/record.ts'
import { RECORD_KINDS } from '#domain/outbox/record-kinds.ts'
import type { PersonDatabase } from './database.ts'
import { META } from './meta.ts'
import { isUnchangedSince, nextSeq, type OutboxSnapshot, readLastSeq } from './outbox-snapshot.ts'
import { placeOf, type SealedRecord } from './sealed-record.ts'
import { deleteSentDraft } from './sent-draft.ts'
import { isFull, readUnlessFull, withRoom } from './with-room.ts'

export interface NewRecord<Kind extends OutboxRecordKind> {
  id: string
  kind: Kind
  body: BodyOf<Kind>
  /** A question that waits for the network: no page sends it. */
  unattended?: boolean
}

export interface Writer {
  userId: string
  deviceId: string
  appVersion: string
  /** Milliseconds since the epoch. */
  now: () => number
}

/** A change of a last good copy, made in one transaction with others or with an acknowledgement. */
export interface CopyChange {
  key: string
  /** Returns the new value for the current one (undefined if there is none); the same value or undefined writes nothing. */
  change: (current: unknown) => unknown
}

type Attempted = Partial<
  Pick<RecordFrame, 'attempts' | 'notBefore' | 'lastStatus' | 'state' | 'unanswered' | 'unattended'>
>

/** The records of one person, for those who send them. */
export interface RecordStore {
  /** Every record in the newest form, oldest first; one that this build does not know is `unreadable`. */
  list: () => Promise<OutboxRecord[]>
  /** Returns the records and the last good copy `key` from one transaction: every row is in one of them. */
  readWithCopy: (key: string) => Promise<OutboxSnapshot & { copy: unknown }>
  /**
   * Writes an answer of the server as the last good copy `key`, unless a selected record was written or has ended since `before` was read:
   * the answer may lack its row, which is in the copy. Returns the records as they are now, from the same transaction, and whether the answer is
   * current. On a full device the older copy stays. Throws AppError UNAUTHORIZED once the person's data has left the device.
   */
  saveAnswer: (
    key: string,
    value: unknown,
    before: OutboxSnapshot,
    isOfInterest: (record: OutboxRecord) => boolean,
  ) => Promise<{ records: readonly OutboxRecord[]; isCurrent: boolean }>
  has: (id: string) => Promise<boolean>
  /**
   * Deletes the record and writes the server's row into the last good copies, in one transaction. On a full device only deletes:
   * that needs no room, and the thread is read again later. With a `successor`, which a drain sends, that takes the place of the record
   * unless it is gone already; then a full device throws and changes nothing.
   */
  acknowledge: (id: string, copies?: readonly CopyChange[], successor?: Successor | null) => Promise<void>
  /** Changes last good copies, in one transaction. On a full device they stay as they are. */
  changeCopies: (copies: readonly CopyChange[]) => Promise<void>
  /**
   * Records the outcome of an attempt; a deleted record stays deleted. On a full device the change is kept in memory and read back by
   * `list`, so that sending never needs room.
   */
  update: (id: string, change: Attempted) => Promise<void>
  /** Makes records that got no answer due at once. */
  clearBackoff: () => Promise<void>
  /** When the lock of the outbox was acquired, in milliseconds since the epoch; null if it never was. */
  readLease: () => Promise<number | null>
  takeLease: (now: number) => Promise<void>
  /** Whether older records are still encrypted: they must be sent first. */
  hasSealed: () => Promise<boolean>
  /** Makes a dead, blocked or paused record due again, in its place in the lane. */
  retry: (id: string) => Promise<void>
  /** Deletes a record: it is never sent. */
  remove: (id: string) => Promise<void>
}

export interface OutboxStore extends RecordStore {
  /**
   * Resolves once the record is durable. The same transaction counts its place in the lane and deletes the draft of the text that it
   * sends, so that a crash never leaves both. For a known id returns the existing record and writes nothing. On a full disk the write is
   * repeated while `freeSpace` deletes something. Throws AppError UNAUTHORIZED once the person is gone from the device, and what the
   * database throws.
   */
  enqueue: <Kind extends OutboxRecordKind>(record: NewRecord<Kind>) => Promise<StoredRecord>
}

async function writeCopies(transaction: IDBTransaction, copies: readonly CopyChange[]): Promise<void> {
  const store = transaction.objectStore('copies')
  for (const { key, change } of copies) {
    const current: unknown = await promisifyRequest(store.get(key))
    const next = change(current)
    if (next !== undefined && next !== current) store.put(next, key)
  }
}

/** A record that is gone was withdrawn, or replaced by another drain: it is not asked then. */
async function replaceRecord(transaction: IDBTransaction, id: string, { body, ...next }: Successor) {
  const outbox = transaction.objectStore('outbox')
  const record: unknown = await promisifyRequest(outbox.get(id))
  if (!isStoredRecord(record)) return
  const seq = await nextSeq(transaction.objectStore('meta'))
  const lane = RECORD_KINDS[next.kind].laneOf(body)
  outbox.delete(id)
  outbox.put(
    { ...record, ...UNTRIED, ...next, body, v: RECORD_VERSION, lane, seq, unattended: true },
    next.id,
  )
}

const UNTRIED = { state: 'waiting', attempts: 0, notBefore: 0, lastStatus: null, unanswered: false } as const

export function makeRecordStore(database: PersonDatabase): RecordStore {
  /** Changes that a full device refused, by record. */
  const unwritten = new Map<string, Attempted>()
  const bestEffort = async (write: () => Promise<void>, changes: () => Iterable<[string, Attempted]>) => {
    try {
      await write()
    } catch (error) {
      if (!isFull(error)) throw error
      for (const [id, change] of changes()) unwritten.set(id, { ...unwritten.get(id), ...change })
    }
  }
  const update: RecordStore['update'] = (id, change) =>
    bestEffort(
      async () => {
        await database.run(['outbox'], 'readwrite', async (transaction) => {
          const store = transaction.objectStore('outbox')
          const record: unknown = await promisifyRequest(store.get(id))
          if (isStoredRecord(record)) store.put({ ...record, ...unwritten.get(id), ...change }, id)
        })
        unwritten.delete(id)
      },
      () => [[id, change]],
    )
  const list = async (transaction: IDBTransaction): Promise<StoredRecord[]> => {
    const kept: unknown[] = await promisifyRequest(transaction.objectStore('outbox').getAll())
    // A value that is no record is left where it is.
    return kept.filter(isStoredRecord).map((record) => ({ ...record, ...unwritten.get(record.id) }))
  }
  const readRecords = async (transaction: IDBTransaction): Promise<OutboxRecord[]> =>
    (await list(transaction)).map((record) => readRecord(migrateRecord(record, RECORD_VERSION))).sort(bySeq)
  const readSnapshot = async (transaction: IDBTransaction): Promise<OutboxSnapshot> => ({
    records: await readRecords(transaction),
    lastSeq: await readLastSeq(transaction.objectStore('meta')),
  })
  const remove: RecordStore['remove'] = (id) =>
    database.run(['outbox'], 'readwrite', (transaction) => {
      transaction.objectStore('outbox').delete(id)
    })
  return {
    list: () => readUnlessFull(database.run(['outbox'], 'readonly', readRecords), []),
    readWithCopy: (key) =>
      readUnlessFull(
        database.run(['outbox', 'copies', 'meta'], 'readonly', async (transaction) => ({
          ...(await readSnapshot(transaction)),
          copy: await promisifyRequest<unknown>(transaction.objectStore('copies').get(key)),
        })),
        { records: [], lastSeq: 0, copy: undefined },
      ),
    saveAnswer: async (key, value, before, isOfInterest) => {
      const save = (canWrite: boolean) =>
        database.run(
          ['outbox', 'copies', 'meta'],
          canWrite ? 'readwrite' : 'readonly',
          async (transaction) => {
            const isGone: unknown = await promisifyRequest(transaction.objectStore('meta').get(META.gone))
            if (isGone) throw new AppError('UNAUTHORIZED')
            const now = await readSnapshot(transaction)
            const isCurrent = isUnchangedSince(before, now, isOfInterest)
            if (isCurrent && canWrite) transaction.objectStore('copies').put(value, key)
            return { records: now.records, isCurrent }
          },
        )
      try {
        return await save(true)
      } catch (error) {
        if (!isFull(error)) throw error
        return await save(false)
      }
    },
    has: (id) =>
      database.run(['outbox'], 'readonly', async (transaction) => {
        const key = await promisifyRequest(transaction.objectStore('outbox').getKey(id))
        return key !== undefined
      }),
    clearBackoff: async () => {
      const delayed = new Map<string, Attempted>()
      await bestEffort(
        () =>
          database.run(['outbox'], 'readwrite', async (transaction) => {
            for (const record of await list(transaction)) {
              if (!record.unanswered || record.notBefore === 0) continue
              delayed.set(record.id, { notBefore: 0 })
              transaction.objectStore('outbox').put({ ...record, notBefore: 0 }, record.id)
            }
          }),
        () => delayed,
      )
    },
    readLease: () =>
      database.run(['meta'], 'readonly', async (transaction) => {
        const at: unknown = await promisifyRequest(transaction.objectStore('meta').get(META.lease))
        return typeof at === 'number' ? at : null
      }),
    takeLease: (now) =>
      database.run(['meta'], 'readwrite', (transaction) => {
        transaction.objectStore('meta').put(now, META.lease)
      }),
    hasSealed: () =>
      database.run(['sealed'], 'readonly', async (transaction) => {
        const store = transaction.objectStore('sealed')
        const [names, sealed] = await Promise.all([
          promisifyRequest(store.getAllKeys()),
          promisifyRequest<SealedRecord[]>(store.getAll()),
        ])
        return sealed.some(({ isBroken }, at) => !isBroken && placeOf(String(names[at])) === null)
      }),
    acknowledge: async (id, copies = [], successor = null) => {
      try {
        await database.run(['outbox', 'copies', 'meta'], 'readwrite', async (transaction) => {
          if (successor) await replaceRecord(transaction, id, successor)
          else transaction.objectStore('outbox').delete(id)
          await writeCopies(transaction, copies)
        })
      } catch (error) {
        if (!isFull(error) || successor) throw error
        await remove(id)
      }
    },
    changeCopies: (copies) =>
      readUnlessFull(
        database.run(['copies'], 'readwrite', (transaction) => writeCopies(transaction, copies)),
        undefined,
      ),
    update,
    retry: (id) => update(id, UNTRIED),
    remove,
  }
}

/** The outbox of one person over that person's database. */
export function makeOutboxStore(
  database: PersonDatabase,
  writer: Writer,
  freeSpace?: () => Promise<boolean>,
): OutboxStore {
  const write = <Kind extends OutboxRecordKind>({ id, kind, body, unattended }: NewRecord<Kind>) =>
    database.run(['outbox', 'meta', 'drafts'], 'readwrite', async (transaction) => {
      const outbox = transaction.objectStore('outbox')
      const meta = transaction.objectStore('meta')
      const [there, isGone] = await Promise.all([
        promisifyRequest<unknown>(outbox.get(id)),
        promisifyRequest<unknown>(meta.get(META.gone)),
      ])
      if (isStoredRecord(there)) return there
      if (isGone) throw new AppError('UNAUTHORIZED')
      const seq = await nextSeq(meta)
      const record: StoredRecord = {
        id,
        v: RECORD_VERSION,
        kind,
        userId: writer.userId,
        deviceId: writer.deviceId,
        lane: RECORD_KINDS[kind].laneOf(body),
        seq,
        body,
        createdAt: new Date(writer.now()).toISOString(),
        ...UNTRIED,
        ...(unattended && { unattended }),
        appVersion: writer.appVersion,
      }
      await deleteSentDraft(transaction.objectStore('drafts'), body)
      outbox.add(record, id)
      return record
    })
  return {
    ...makeRecordStore(database),
    enqueue: (record) => withRoom(() => write(record), freeSpace),
  }
}
