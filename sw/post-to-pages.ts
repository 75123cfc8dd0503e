/// <reference lib="webworker" />
import type { WorkerMessage } from '#contract/sw-message.ts'

declare const self: ServiceWorkerGlobalScope

/** Posts a message to every open page of the product. */
export async function postToPages(message: WorkerMessage): Promise<void> {
  for (const client of await self.clients.matchAll({ type: 'window' })) client.postMessage(message)
}
