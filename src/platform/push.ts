import minified from 'virtual:contract'
import { atom } from 'jotai/vanilla'
import { pathOf } from '#contract/address.ts'
import { readWorkerMessage } from '#contract/sw-message.ts'
import type { User } from '#contract/user.ts'
import { decidePushCheck } from '#domain/notify/decide-push-check.ts'
import { keepNotificationPath } from '#domain/notify/keep-notification-path.ts'
import {
  deleteStoredSubscription,
  findPushOwner,
  readStoredSubscription,
  storeSubscription,
  toPushBody,
} from '#offline/push-subscription.ts'
import { api, call, toAppError } from './http.ts'
import { installWayAtom } from './install.ts'
import { outboxOf } from './outbox.ts'
import { pageStore } from './page-store.ts'

/** `subscribe()` never settles without a push service. */
const SUBSCRIBE_WITHIN_MS = 15_000
const REFUSED_WITHIN_MS = 5_000
/** Unsubscribing must not delay a sign-out for longer than this. */
const UNSUBSCRIBE_WITHIN_MS = 5_000

/**
 * Whether this browser can get pushes: `possible`, or not because the person denied it (`denied`), because iOS needs the app
 * installed first (`install-first`), or because it has no push at all (`none`).
 */
export type PushWay = 'possible' | 'denied' | 'install-first' | 'none'

/** Raised to read the browser's permission again, which changes outside the page. */
const permissionReads = atom(0)
const pushEnabledHere = atom<boolean | null>(null)

export const pushWayAtom = atom((get): PushWay => {
  get(permissionReads)
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return get(installWayAtom) === 'ios' ? 'install-first' : 'none'
  return Notification.permission === 'denied' ? 'denied' : 'possible'
})

/** Whether the signed-in person gets notifications on this device; null while unknown. */
export const pushEnabledHereAtom = atom((get) => get(pushEnabledHere))

/** Follows the browser's permission. Returns a function that stops it. */
export function watchPermission(): () => void {
  const look = () => pageStore.set(permissionReads, (count) => count + 1)
  const stop = new AbortController()
  window.addEventListener('focus', look, { signal: stop.signal })
  navigator.permissions
    ?.query({ name: 'notifications' })
    .then((status) => status.addEventListener('change', look, { signal: stop.signal }))
    .catch(() => undefined) // the browser does not know this name: read on every focus instead
  return () => stop.abort()
}

function withTimeout<Value>(ms: number, work: Promise<Value>): Promise<Value> {
  return Promise.race([
    work,
    new Promise<never>((_, late) =>
      setTimeout(() => late(new DOMException('No answer in time', 'TimeoutError')), ms),
    ),
  ])
}

function isTimeout(error: unknown) {
  return error instanceof DOMException && error.name === 'TimeoutError'
}

/** Runs `work` under a lock over all tabs. */
function withPushLock<Value>(work: () => Promise<Value>): Promise<Value> {
  return navigator.locks.request('push', work)
}

/** Returns the worker's registration if it supports push, else null. */
async function findRegistration(): Promise<ServiceWorkerRegistration | null> {
  const registration = await navigator.serviceWorker?.getRegistration()
  return registration?.pushManager ? registration : null
}

async function fetchServerKey(): Promise<string> {
  return (await call(api.push.publicKey())).publicKey
}

/** A subscription that the outbox sends to the server. */
interface Registration {
  settled: Promise<unknown>
}

/** Enqueues the subscription for the server and keeps it on the device. */
async function registerSubscription(
  userId: string,
  subscription: PushSubscription,
  key: string,
): Promise<Registration> {
  const body = toPushBody(subscription)
  if (!body) throw new DOMException('The subscription has no keys', 'DataError')
  const outbox = outboxOf(userId)
  const id = crypto.randomUUID()
  const { row } = await outbox.enqueue('push', id, body)
  await storeSubscription(outbox.copies, { endpoint: subscription.endpoint, key, putAt: Date.now() })
  pageStore.set(pushEnabledHere, true)
  return { settled: row }
}

async function unsubscribeOnServer(userId: string, endpoint: string): Promise<void> {
  // Not through trackedFetch: a 401 does not matter here.
  await fetch(pathOf(minified.push.unsubscribe), {
    method: 'DELETE',
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': crypto.randomUUID(),
      'X-Record-User': userId,
    },
    body: JSON.stringify({ endpoint }),
    redirect: 'error',
    signal: AbortSignal.timeout(UNSUBSCRIBE_WITHIN_MS),
  })
}

/** Unsubscribes on the server and in the browser, best effort. */
async function unsubscribe(userId: string | null, subscription: PushSubscription | null): Promise<void> {
  if (!subscription) return
  await Promise.allSettled([
    userId !== null && unsubscribeOnServer(userId, subscription.endpoint),
    withTimeout(UNSUBSCRIBE_WITHIN_MS, subscription.unsubscribe()),
  ])
}

async function subscribe(userId: string, key: string): Promise<Registration> {
  const { pushManager } = await withTimeout(SUBSCRIBE_WITHIN_MS, navigator.serviceWorker.ready)
  // A new owner or key gets a new endpoint, so that no push to the old one arrives.
  await unsubscribe(userId, await pushManager.getSubscription())
  const wanted = { userVisibleOnly: true, applicationServerKey: key }
  return await registerSubscription(
    userId,
    await withTimeout(SUBSCRIBE_WITHIN_MS, pushManager.subscribe(wanted)),
    key,
  )
}

/** Whether the server refuses the record within 5 s; without an answer it is sent later. */
async function isRefused({ settled }: Registration): Promise<boolean> {
  try {
    await withTimeout(REFUSED_WITHIN_MS, settled)
    return false
  } catch (error) {
    return !isTimeout(error) && toAppError(error).code !== 'SENT_ELSEWHERE'
  }
}

/**
 * `undecided`: the prompt was closed. `late`: no push service answered. `away`: our server did not. `refused`: by the browser, the device
 * or our server.
 */
export type SubscribeOutcome = 'on' | 'denied' | 'undecided' | 'late' | 'away' | 'refused'

/** Asks for permission and subscribes this browser for `userId`. Must be called in the press of a switch. */
export async function subscribeHere(userId: string): Promise<SubscribeOutcome> {
  const permission = await Notification.requestPermission()
  pageStore.set(permissionReads, (count) => count + 1)
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'undecided'
  const key = await fetchServerKey().catch(() => null)
  if (key === null) return 'away'
  try {
    if (!(await isRefused(await withPushLock(() => subscribe(userId, key))))) return 'on'
    await detachPush(userId)
    return 'refused'
  } catch (error) {
    return isTimeout(error) ? 'late' : 'refused'
  }
}

/** Closes notifications of other people; neutral ones stay. */
async function closeShown(registration: ServiceWorkerRegistration, exceptOf: string | null): Promise<void> {
  for (const shown of await registration.getNotifications()) {
    const { userId } = Object(shown.data) as { userId?: unknown }
    if (typeof userId === 'string' && userId !== exceptOf) shown.close()
  }
}

/** Deletes the unsent push records and the kept subscription. */
export async function deletePushOnDevice(userId: string): Promise<void> {
  const outbox = outboxOf(userId)
  for (const { id, kind } of await outbox.list()) if (kind === 'push') await outbox.remove(id)
  await deleteStoredSubscription(outbox.copies)
  pageStore.set(pushEnabledHere, false)
}

/** Removes the push subscription of `userId` from the outbox, the server and the browser, and closes its notifications. */
async function deleteSubscription(userId: string | null): Promise<void> {
  const registration = await findRegistration()
  const subscription = (await registration?.pushManager.getSubscription()) ?? null
  await Promise.allSettled([
    userId !== null && deletePushOnDevice(userId),
    unsubscribe(userId, subscription),
    registration && closeShown(registration, null),
    navigator.clearAppBadge?.(),
  ])
}

/** At sign-out, before the session ends, and when the switch is turned off. */
export function detachPush(userId: string): Promise<void> {
  return withTimeout(
    UNSUBSCRIBE_WITHIN_MS,
    withPushLock(() => deleteSubscription(userId)),
  )
}

/** Whether the person wants pushes, unsent settings included. */
async function wantsPush({ id, notificationMethods }: User): Promise<boolean> {
  const chosen = (await outboxOf(id).list())
    .map(({ kind, state, body }) =>
      kind === 'prefs' && state !== 'dead' ? body.notificationMethods : undefined,
    )
    .findLast((methods) => methods !== undefined)
  return (chosen ?? notificationMethods).includes('WEB_PUSH')
}

async function checkUser(user: User, registration: ServiceWorkerRegistration): Promise<void> {
  await closeShown(registration, user.id)
  const wants = Notification.permission === 'granted' && (await wantsPush(user))
  const { copies } = outboxOf(user.id)
  const kept = await readStoredSubscription(copies)
  const subscription = await registration.pushManager.getSubscription()
  const serverKey = wants ? await fetchServerKey().catch(() => null) : null // unreachable: the subscription stays as it is
  const endpoint = subscription?.endpoint ?? null
  const check = decidePushCheck({ wants, endpoint, kept, serverKey, now: Date.now() })
  pageStore.set(pushEnabledHere, wants && endpoint !== null && kept !== null)
  if (check === 'drop') await deleteSubscription(user.id)
  if (check === 'put' && subscription && kept) await registerSubscription(user.id, subscription, kept.key)
  if (check === 'subscribe' && serverKey !== null) await subscribe(user.id, serverKey)
}

/**
 * Checks the subscription at every start: it is the signed-in person's, wanted and registered on the server, or it is deleted. For a
 * visitor only that of a person whose session expired is kept.
 */
export async function checkPush(user: User | null): Promise<void> {
  const registration = await findRegistration()
  if (!registration) return
  await withPushLock(async () => {
    if (user) await checkUser(user, registration)
    else if ((await findPushOwner(indexedDB)) === null) await deleteSubscription(null)
  })
}

/** Sets the badge of the installed app's icon; none for 0. */
export function showDueCount(count: number): void {
  // Fails if the app is not installed.
  const shown = count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.()
  shown?.catch(() => undefined)
}

/** Calls `go` with the path of a clicked notification, and confirms to the worker that this page navigates. */
export function onNotificationClicked(go: (path: string) => void): void {
  navigator.serviceWorker?.addEventListener('message', ({ data, ports }: MessageEvent<unknown>) => {
    const message = readWorkerMessage(data)
    if (message?.type !== 'GO_TO') return
    ports[0]?.postMessage(true)
    go(keepNotificationPath(message.path))
  })
}
