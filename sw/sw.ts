/// <reference lib="webworker" />
import { clientsClaim, setCacheNameDetails } from 'workbox-core'
import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching'
import { readPageMessage } from '#contract/sw-message.ts'
import { dropOldContent } from './old-caches.ts'
import { answerPushes } from './push.ts'
import { registerRoutes } from './routes.ts'
import { sendOnSync } from './sync.ts'

declare const self: ServiceWorkerGlobalScope

setCacheNameDetails({ prefix: 'semsaem' })
precacheAndRoute(self.__WB_MANIFEST)
cleanupOutdatedCaches()
registerRoutes()
sendOnSync()
answerPushes()
clientsClaim()

self.addEventListener('activate', (event) => event.waitUntil(dropOldContent()))

self.addEventListener('message', (event) => {
  const message = readPageMessage(event.data)
  if (message?.type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting())
})
