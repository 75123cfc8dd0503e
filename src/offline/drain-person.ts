import { listPersons, openPersonDatabase } from './database.ts'
import type { DrainResult } from './drain-outbox.ts'
import { drainUnderLock } from './drain-under-lock.ts'
import { type OutboxEvent, outboxLockName } from './outbox-event.ts'
import { makeRecordStore } from './outbox-store.ts'
import { QuestionTurns } from './question-turns.ts'

export interface Surroundings {
  indexedDB: IDBFactory
  locks: Pick<LockManager, 'request'>
  fetch: typeof fetch
  BroadcastChannel: typeof BroadcastChannel
}

const NOTHING: DrainResult = { left: 0, nextDue: null, stopped: null }

/**
 * Drains a person's outbox once, from wherever it is called: a service worker needs no page for it. The network is thought to be
 * back: what waits because nobody answered is tried at once. What the server said is told
 * to the person's open pages. Somebody of whom the device keeps nothing has nothing to send. Rejects when the database does.
 */
export async function drainPerson(
  userId: string,
  { indexedDB, locks, fetch, BroadcastChannel }: Surroundings,
): Promise<DrainResult> {
  // Opening would make the database anew after a sign-out.
  if ('databases' in indexedDB && !(await listPersons(indexedDB)).includes(userId)) return NOTHING
  const database = openPersonDatabase(userId, indexedDB)
  const channel = new BroadcastChannel(outboxLockName(userId))
  const tell = (news: OutboxEvent) => channel.postMessage(news)
  try {
    const store = makeRecordStore(database)
    if (await new QuestionTurns(store, locks).failOrphans()) tell({ type: 'changed' })
    await store.clearBackoff()
    const result = await drainUnderLock(locks, userId, {
      store,
      fetch,
      now: Date.now,
      random: Math.random,
      onAcknowledged: (record, row) => tell({ type: 'ended', record, row, status: null }),
      onDead: (record, status, row) => tell({ type: 'ended', record, row, status }),
    })
    const { stopped } = result
    if (stopped === 'blocked' || stopped === 'paused') tell({ type: 'stopped', stopped })
    return result
  } finally {
    channel.close()
    database.close()
  }
}
