/// <reference lib="webworker" />
import { listPersons } from '#offline/database.ts'
import { drainPerson } from '#offline/drain-person.ts'

declare const self: ServiceWorkerGlobalScope

/** Chromium only; missing in the library's types. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string
}

/** Drains the outboxes of all people of this device. Records are only accepted with their own person's session. */
async function sendWaiting(): Promise<void> {
  const { locks } = navigator
  const tools = { indexedDB, BroadcastChannel, locks, fetch: self.fetch.bind(self) }
  const persons = await listPersons(indexedDB)
  const results = await Promise.all(persons.map((userId) => drainPerson(userId, tools)))
  // Rejecting makes the browser fire the event again later.
  if (results.some(({ left, stopped }) => left > 0 && stopped === null))
    throw new Error('Records are left to send')
}

/** Drains when the browser reports that the network is back, even if no page is open (offline.md, 'When'). */
export function registerSyncHandler(): void {
  self.addEventListener('sync', (event) => (event as SyncEvent).waitUntil(sendWaiting()))
}
