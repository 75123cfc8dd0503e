/// <reference lib="webworker" />
import { listPersons } from '#offline/database.ts'
import { drainPerson } from '#offline/drain-person.ts'

declare const self: ServiceWorkerGlobalScope

/** Chromium's event; no library types it. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string
}

/** Sends what everybody of this device left to send: each goes out only with its own person's session. */
async function sendWaiting(): Promise<void> {
  const { locks } = navigator
  const tools = { indexedDB, BroadcastChannel, locks, fetch: self.fetch.bind(self) }
  const persons = await listPersons(indexedDB)
  const results = await Promise.all(persons.map((userId) => drainPerson(userId, tools)))
  // Rejecting asks the browser to try again by itself later.
  if (results.some(({ left, stopped }) => left > 0 && stopped === null))
    throw new Error('Records are left to send')
}

/** The network is back, with or without a page open (offline.md, 'When'). */
export function registerSyncHandler(): void {
  self.addEventListener('sync', (event) => (event as SyncEvent).waitUntil(sendWaiting()))
}
