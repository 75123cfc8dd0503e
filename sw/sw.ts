/// <reference lib="webworker" />
import { clientsClaim, setCacheNameDetails } from 'workbox-core'
import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching'
import { readPageMessage } from '#contract/sw-message.ts'
import { deleteOldContentCaches } from './old-caches.ts'
import { registerPushHandlers } from './push.ts'
import { registerRoutes } from './routes.ts'
import { registerSyncHandler } from './sync.ts'

declare const self: ServiceWorkerGlobalScope

setCacheNameDetails({ prefix: 'semsaem' })
precacheAndRoute(self.__WB_MANIFEST)
cleanupOutdatedCaches()
registerRoutes()
registerSyncHandler()
registerPushHandlers()
clientsClaim()

self.addEventListener('activate', (event) => event.waitUntil(deleteOldContentCaches()))

self.addEventListener('message', (event) => {
  const message = readPageMessage(event.data)
  if (message?.type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting())
})
