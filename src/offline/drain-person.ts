import { listPersons, openPersonDatabase } from './database.ts'
import type { DrainResult } from './drain-outbox.ts'
import { drainUnderLock } from './drain-under-lock.ts'
import { type OutboxEvent, outboxLockName } from './outbox-event.ts'
import { makeRecordStore } from './outbox-store.ts'
import { QuestionTurns } from './question-turns.ts'

/** The globals of a page or a worker that a drain uses. */
export interface DrainGlobals {
  indexedDB: IDBFactory
  locks: Pick<LockManager, 'request'>
  fetch: typeof fetch
  BroadcastChannel: typeof BroadcastChannel
}

const NOTHING: DrainResult = { left: 0, nextDue: null, stopped: null }

/**
 * Drains a person's outbox once, without a page: for the service worker. Records that got no answer are retried at once, since the
 * network is likely back. Broadcasts each answer to the person's open pages. Does nothing if the person has no database on this device.
 * Rejects if the database fails.
 */
export async function drainPerson(
  userId: string,
  { indexedDB, locks, fetch, BroadcastChannel }: DrainGlobals,
): Promise<DrainResult> {
  // Opening would create the database again after a sign-out.
  if ('databases' in indexedDB && !(await listPersons(indexedDB)).includes(userId)) return NOTHING
  const database = openPersonDatabase(userId, indexedDB)
  const channel = new BroadcastChannel(outboxLockName(userId))
  const broadcast = (news: OutboxEvent) => channel.postMessage(news)
  try {
    const store = makeRecordStore(database)
    if (await new QuestionTurns(store, locks).failOrphans()) broadcast({ type: 'changed' })
    await store.clearBackoff()
    const result = await drainUnderLock(locks, userId, {
      store,
      fetch,
      now: Date.now,
      random: Math.random,
      onAcknowledged: (record, row) => broadcast({ type: 'ended', record, row, status: null }),
      onDead: (record, status, row) => broadcast({ type: 'ended', record, row, status }),
    })
    const { stopped } = result
    if (stopped === 'blocked' || stopped === 'paused') broadcast({ type: 'stopped', stopped })
    return result
  } finally {
    channel.close()
    database.close()
  }
}
