/// <reference lib="webworker" />
import type { ReceiptEvent } from '#contract/notification.ts'
import type { WorkerMessage } from '#contract/sw-message.ts'
import { keepNotificationPath } from '#domain/notify/keep-notification-path.ts'
import { KIND_HEADERS } from '#domain/notify/notification.ts'
import { readPushPayload, type ShownNotification } from '#domain/notify/push-payload.ts'
import { openPersonDatabase } from '#offline/database.ts'
import { drainPerson } from '#offline/drain-person.ts'
import { makeOutboxStore } from '#offline/outbox-store.ts'
import { makeKeyedStore } from '#offline/person-store.ts'
import { findPushOwner, keepSubscription, type PushOwner, toPushBody } from '#offline/push-subscription.ts'

declare const self: ServiceWorkerGlobalScope
declare const __APP_VERSION__: string

/** A device whose database hangs shows the neutral text: every push must show something, soon. */
const OWNER_WITHIN_MS = 3_000
/** Firefox lets a click open a window for one second only. */
const PAGE_ANSWERS_WITHIN_MS = 700

const pause = (ms: number) => new Promise<null>((done) => setTimeout(() => done(null), ms))

/** Whom a push is for; null where nobody is called here any more, or the device does not say in time. */
function findOwnerWithTimeout(): Promise<PushOwner | null> {
  const owner = findPushOwner(indexedDB).catch(() => null) // the database refuses: neutral text
  return Promise.race([owner, pause(OWNER_WITHIN_MS)])
}

function readText(data: PushMessageData | null): string | null {
  try {
    return data?.text() ?? null
  } catch {
    // Bytes that are no text: as good as an empty message.
    return null
  }
}

/** Best effort: a receipt is for the statistics alone. Nobody's session goes with it. */
async function sendReceipt(id: unknown, event: ReceiptEvent): Promise<void> {
  if (typeof id !== 'string') return
  const headers = { 'Content-Type': 'application/json' }
  const body = JSON.stringify({ id, event })
  await fetch('/api/push/receipts', { method: 'POST', headers, body, credentials: 'omit', keepalive: true })
}

async function sendWaiting(userId: string): Promise<void> {
  const { locks } = navigator
  await drainPerson(userId, { indexedDB, BroadcastChannel, locks, fetch: self.fetch.bind(self) })
}

/** No library types the last one. */
interface ShownOptions extends NotificationOptions {
  renotify: boolean
}

async function showPushed(
  { id, title, body, path, tag }: ShownNotification,
  userId: string | null,
): Promise<void> {
  const options: ShownOptions = {
    body,
    tag,
    lang: 'ko',
    icon: '/icon-192.png',
    badge: '/badge-96.png',
    // What takes the place of an older announcement is news; a second reminder is none.
    renotify: tag === KIND_HEADERS.announcement.tag,
    data: { id, path, userId },
  }
  await self.registration.showNotification(title, options)
}

/**
 * Shows one notification for every push, whatever it holds (iOS ends a subscription after three that show nothing), and of nobody
 * who signed out here. The network is there, so what waits is sent.
 */
async function onPush(data: PushMessageData | null): Promise<void> {
  const owner = await findOwnerWithTimeout()
  const shown = readPushPayload(owner ? readText(data) : null)
  await showPushed(shown, owner?.userId ?? null)
  await Promise.allSettled([
    sendReceipt(shown.id, 'shown'),
    shown.badge !== null && navigator.setAppBadge?.(shown.badge),
    owner && sendWaiting(owner.userId),
  ])
}

/** True once the page has said that it takes the person to `path`: one that is frozen or no page of the app does not. */
async function navigateClient(client: WindowClient, path: string): Promise<boolean> {
  const { port1, port2 } = new MessageChannel()
  const taken = new Promise<boolean>((done) => {
    port1.onmessage = () => done(true)
  })
  client.postMessage({ type: 'GO_TO', path } satisfies WorkerMessage, [port2])
  const isTaken = await Promise.race([taken, pause(PAGE_ANSWERS_WITHIN_MS)])
  port1.close()
  return isTaken === true
}

/** Goes to `path` in a window that is open, the one in sight first, else in a new one. */
async function focusOrOpen(path: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const rank = ({ focused, visibilityState }: WindowClient) =>
    focused ? 0 : visibilityState === 'visible' ? 1 : 2
  const [first] = windows.toSorted((one, other) => rank(one) - rank(other))
  if (first) {
    await first.focus().catch(() => undefined) // not allowed here: it goes there out of sight
    if (await navigateClient(first, path)) return
  }
  await self.clients.openWindow(path)
}

async function onNotificationClick({ notification }: NotificationEvent): Promise<void> {
  notification.close()
  const { id, path } = Object(notification.data) as Record<string, unknown>
  await Promise.allSettled([focusOrOpen(keepNotificationPath(path)), sendReceipt(id, 'clicked')])
}

/** The browser has changed the subscription: whoever is called here goes on being called. */
async function onPushSubscriptionChange(changed: PushSubscription | null): Promise<void> {
  const owner = await findPushOwner(indexedDB)
  if (!owner) return
  const { userId, kept } = owner
  const wanted = { userVisibleOnly: true, applicationServerKey: kept.key }
  const subscription = changed ?? (await self.registration.pushManager.subscribe(wanted))
  const body = toPushBody(subscription)
  if (!body) return
  const database = openPersonDatabase(userId, indexedDB)
  try {
    // The device's name is the page's to read; nothing is derived from it here.
    const writer = { userId, deviceId: 'worker', appVersion: __APP_VERSION__, now: Date.now }
    await makeOutboxStore(database, writer).enqueue({ id: crypto.randomUUID(), kind: 'push', body })
    const { endpoint } = subscription
    await keepSubscription(makeKeyedStore(database, 'copies'), { ...kept, endpoint, putAt: Date.now() })
  } finally {
    database.close()
  }
  await sendWaiting(userId)
}

/** Shows what is pushed, goes where a click leads, and keeps the subscription alive. */
export function registerPushHandlers(): void {
  self.addEventListener('push', (event) => event.waitUntil(onPush(event.data)))
  self.addEventListener('notificationclick', (event) => event.waitUntil(onNotificationClick(event)))
  self.addEventListener('pushsubscriptionchange', (event) =>
    event.waitUntil(onPushSubscriptionChange(event.newSubscription)),
  )
}
