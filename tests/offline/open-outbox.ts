import { IDBFactory as FakeFactory } from 'fake-indexeddb'
import { openPersonDatabase } from '#offline/database.ts'
import { makeOutboxStore } from '#offline/outbox-store.ts'
import { makeKeyedStore } from '#offline/person-store.ts'

/** The outbox of a person in a fresh browser, or in the one given. */
export function openOutbox(userId = 'u1', factory: IDBFactory = new FakeFactory()) {
  const database = openPersonDatabase(userId, factory)
  const writer = { userId, deviceId: 'd1', appVersion: '0.1.0', now: () => 1_000 }
  return {
    factory,
    database,
    store: makeOutboxStore(database, writer),
    copies: makeKeyedStore(database, 'copies'),
    drafts: makeKeyedStore(database, 'drafts'),
  }
}

export const turnOf = (id: string, threadId = 't1', more: Record<string, unknown> = {}) => ({
  id,
  kind: 'turn' as const,
  body: { threadId, message: `말 ${id}`, response: '', ...more },
})
