/// <reference lib="webworker" />
import minified from 'virtual:contract'
import { pathOf } from '#contract/address.ts'
import type { ReceiptEvent } from '#contract/notification.ts'
import type { WorkerMessage } from '#contract/sw-message.ts'
import { keepNotificationPath } from '#domain/notify/keep-notification-path.ts'
import { KIND_HEADERS } from '#domain/notify/notification.ts'
import { readPushPayload, type ShownNotification } from '#domain/notify/push-payload.ts'
import { openPersonDatabase } from '#offline/database.ts'
import { drainPerson } from '#offline/drain-person.ts'
import { makeOutboxStore } from '#offline/outbox-store.ts'
import { makeKeyedStore } from '#offline/person-store.ts'
import { findPushOwner, type PushOwner, storeSubscription, toPushBody } from '#offline/push-subscription.ts'

declare const self: ServiceWorkerGlobalScope
declare const __APP_VERSION__: string

/** A device whose database hangs shows the neutral text: every push must show something, soon. */
const OWNER_WITHIN_MS = 3_000
/** Firefox lets a click open a window for one second only. */
const PAGE_ANSWERS_WITHIN_MS = 700

function pause(ms: number) {
  return new Promise<null>((resolve) => setTimeout(() => resolve(null), ms))
}

/** The id of the person whose subscription this browser has; null if there is none, or if the database does not answer in time. */
function findOwnerWithTimeout(): Promise<PushOwner | null> {
  const owner = findPushOwner(indexedDB).catch(() => null) // the database failed: show the neutral text
  return Promise.race([owner, pause(OWNER_WITHIN_MS)])
}

function readText(data: PushMessageData | null): string | null {
  try {
    return data?.text() ?? null
  } catch {
    // Not text: treated as an empty message.
    return null
  }
}

/** Best effort: receipts are statistics only. Sent without a session. */
async function sendReceipt(id: unknown, event: ReceiptEvent): Promise<void> {
  if (typeof id !== 'string') return
  const headers = { 'Content-Type': 'application/json' }
  const body = JSON.stringify({ id, event })
  await fetch(pathOf(minified.push.receipt), {
    method: 'POST',
    headers,
    body,
    credentials: 'omit',
    keepalive: true,
  })
}

async function sendWaiting(userId: string): Promise<void> {
  const { locks } = navigator
  await drainPerson(userId, { indexedDB, BroadcastChannel, locks, fetch: self.fetch.bind(self) })
}

/** `renotify` is missing in the library's type. */
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
    // A newer announcement alerts again; a repeated reminder does not.
    renotify: tag === KIND_HEADERS.announcement.tag,
    data: { id, path, userId },
  }
  await self.registration.showNotification(title, options)
}

/**
 * Shows one notification for every push, whatever its payload (iOS ends a subscription after three pushes that show nothing); a
 * neutral one if this browser has no subscription. Then sends the outbox: a push proves that there is a network.
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

/** Asks an open page to navigate to `path`. False if it does not confirm in time, as a frozen page does not. */
async function navigateClient(client: WindowClient, path: string): Promise<boolean> {
  const { port1, port2 } = new MessageChannel()
  const confirmed = new Promise<boolean>((resolve) => {
    port1.onmessage = () => resolve(true)
  })
  client.postMessage({ type: 'GO_TO', path } satisfies WorkerMessage, [port2])
  const isConfirmed = await Promise.race([confirmed, pause(PAGE_ANSWERS_WITHIN_MS)])
  port1.close()
  return isConfirmed === true
}

/** Navigates an open window to `path`, the focused or visible one first, or opens a new one. */
async function focusOrOpen(path: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const rank = ({ focused, visibilityState }: WindowClient) =>
    focused ? 0 : visibilityState === 'visible' ? 1 : 2
  const [first] = windows.toSorted((a, b) => rank(a) - rank(b))
  if (first) {
    await first.focus().catch(() => undefined) // not allowed: it navigates in the background
    if (await navigateClient(first, path)) return
  }
  await self.clients.openWindow(path)
}

async function onNotificationClick({ notification }: NotificationEvent): Promise<void> {
  notification.close()
  const { id, path } = Object(notification.data) as Record<string, unknown>
  await Promise.allSettled([focusOrOpen(keepNotificationPath(path)), sendReceipt(id, 'clicked')])
}

/** The browser replaced the subscription: registers the new one for the same person. */
async function onPushSubscriptionChange(changed: PushSubscription | null): Promise<void> {
  const owner = await findPushOwner(indexedDB)
  if (!owner) return
  const { userId, kept } = owner
  const options = { userVisibleOnly: true, applicationServerKey: kept.key }
  const subscription = changed ?? (await self.registration.pushManager.subscribe(options))
  const body = toPushBody(subscription)
  if (!body) return
  const database = openPersonDatabase(userId, indexedDB)
  try {
    // The device id is in local storage, which a worker cannot read; no id is derived from it here.
    const writer = { userId, deviceId: 'worker', appVersion: __APP_VERSION__, now: Date.now }
    await makeOutboxStore(database, writer).enqueue({ id: crypto.randomUUID(), kind: 'push', body })
    const { endpoint } = subscription
    await storeSubscription(makeKeyedStore(database, 'copies'), { ...kept, endpoint, putAt: Date.now() })
  } finally {
    database.close()
  }
  await sendWaiting(userId)
}

/** Handles pushes, clicks on notifications, and subscriptions that the browser replaces. */
export function registerPushHandlers(): void {
  self.addEventListener('push', (event) => event.waitUntil(onPush(event.data)))
  self.addEventListener('notificationclick', (event) => event.waitUntil(onNotificationClick(event)))
  self.addEventListener('pushsubscriptionchange', (event) =>
    event.waitUntil(onPushSubscriptionChange(event.newSubscription)),
  )
}
