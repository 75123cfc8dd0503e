import { atom } from 'jotai/vanilla'
import { readWorkerMessage } from '#contract/sw-message.ts'
import type { User } from '#contract/user.ts'
import { decidePushCheck } from '#domain/notify/decide-push-check.ts'
import { keepNotificationPath } from '#domain/notify/keep-notification-path.ts'
import {
  findPushOwner,
  forgetSubscription,
  keepSubscription,
  readKeptSubscription,
  toPushBody,
} from '#offline/push-subscription.ts'
import { api, call, toAppError } from './http.ts'
import { installWayAtom } from './install.ts'
import { outboxOf } from './outbox.ts'
import { pageStore } from './page-store.ts'

/** `subscribe()` never ends where there is no push service. */
const SUBSCRIBE_WITHIN_MS = 15_000
const REFUSED_WITHIN_MS = 5_000
/** What signs off must not keep a person from leaving. */
const LEAVE_WITHIN_MS = 5_000

/**
 * Whether this browser can be called: `possible`, or not because the person forbade it (`denied`), an iPad or iPhone wants the app
 * installed first (`install-first`), or it has no push at all (`none`).
 */
export type PushWay = 'possible' | 'denied' | 'install-first' | 'none'

/** Counts the looks at the browser's permission, which changes outside the page. */
const looks = atom(0)
const pushEnabledHere = atom<boolean | null>(null)

export const pushWayAtom = atom((get): PushWay => {
  get(looks)
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return get(installWayAtom) === 'ios' ? 'install-first' : 'none'
  return Notification.permission === 'denied' ? 'denied' : 'possible'
})

/** Whether the signed-in person is called on this device; null while that is not known. */
export const pushEnabledHereAtom = atom((get) => get(pushEnabledHere))

/** Follows the browser's permission; gives the way to stop. */
export function watchPermission(): () => void {
  const look = () => pageStore.set(looks, (count) => count + 1)
  const stop = new AbortController()
  window.addEventListener('focus', look, { signal: stop.signal })
  navigator.permissions
    ?.query({ name: 'notifications' })
    .then((status) => status.addEventListener('change', look, { signal: stop.signal }))
    .catch(() => undefined) // not asked about by this name here: looked at with every focus
  return () => stop.abort()
}

const withTimeout = <Value>(ms: number, work: Promise<Value>): Promise<Value> =>
  Promise.race([
    work,
    new Promise<never>((_, late) =>
      setTimeout(() => late(new DOMException('No answer in time', 'TimeoutError')), ms),
    ),
  ])

const isLate = (error: unknown) => error instanceof DOMException && error.name === 'TimeoutError'

/** One change at a time, in whatever tab. */
const withPushLock = <Value>(work: () => Promise<Value>): Promise<Value> =>
  navigator.locks.request('push', work)

/** The worker's registration where it can be called; null without one. */
async function findRegistration(): Promise<ServiceWorkerRegistration | null> {
  const registration = await navigator.serviceWorker?.getRegistration()
  return registration?.pushManager ? registration : null
}

const askServerKey = async (): Promise<string> => (await call(api.push.publicKey())).publicKey

/** What the server says once it has heard. */
interface Registration {
  settled: Promise<unknown>
}

/** The server hears of it through the outbox, now or when it can be reached. */
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
  await keepSubscription(outbox.copies, { endpoint: subscription.endpoint, key, putAt: Date.now() })
  pageStore.set(pushEnabledHere, true)
  return { settled: row }
}

async function tellServer(userId: string, endpoint: string): Promise<void> {
  // Not through the page's own calls: a session that is over already is no news here.
  await fetch('/api/push/subscriptions', {
    method: 'DELETE',
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': crypto.randomUUID(),
      'X-Record-User': userId,
    },
    body: JSON.stringify({ endpoint }),
    redirect: 'error',
    signal: AbortSignal.timeout(LEAVE_WITHIN_MS),
  })
}

/** Neither the server nor the browser has it any more, as far as each can be told. */
async function unsubscribe(userId: string | null, subscription: PushSubscription | null): Promise<void> {
  if (!subscription) return
  await Promise.allSettled([
    userId !== null && tellServer(userId, subscription.endpoint),
    withTimeout(LEAVE_WITHIN_MS, subscription.unsubscribe()),
  ])
}

async function subscribe(userId: string, key: string): Promise<Registration> {
  const { pushManager } = await withTimeout(SUBSCRIBE_WITHIN_MS, navigator.serviceWorker.ready)
  // A new address for a new owner or key: what is on its way to the old one does not come.
  await unsubscribe(userId, await pushManager.getSubscription())
  const wanted = { userVisibleOnly: true, applicationServerKey: key }
  return await registerSubscription(
    userId,
    await withTimeout(SUBSCRIBE_WITHIN_MS, pushManager.subscribe(wanted)),
    key,
  )
}

/** Whether the server refuses the record, as far as is known soon: without an answer it goes up later. */
async function isRefused({ settled }: Registration): Promise<boolean> {
  try {
    await withTimeout(REFUSED_WITHIN_MS, settled)
    return false
  } catch (error) {
    return !isLate(error) && toAppError(error).code !== 'SENT_ELSEWHERE'
  }
}

/**
 * `undecided`: the question was closed without an answer. `late`: no push service answered. `away`: our server did not. `refused`:
 * the browser, the device or our server.
 */
export type SubscribeOutcome = 'on' | 'denied' | 'undecided' | 'late' | 'away' | 'refused'

/** Asks for the permission and subscribes this browser for `userId`. Only in the press of a switch. */
export async function subscribeHere(userId: string): Promise<SubscribeOutcome> {
  const permission = await Notification.requestPermission()
  pageStore.set(looks, (count) => count + 1)
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'undecided'
  const key = await askServerKey().catch(() => null)
  if (key === null) return 'away'
  try {
    if (!(await isRefused(await withPushLock(() => subscribe(userId, key))))) return 'on'
    await detachPush(userId)
    return 'refused'
  } catch (error) {
    return isLate(error) ? 'late' : 'refused'
  }
}

/** What was shown for somebody else goes; the neutral text is nobody's. */
async function closeShown(registration: ServiceWorkerRegistration, exceptOf: string | null): Promise<void> {
  for (const shown of await registration.getNotifications()) {
    const { userId } = Object(shown.data) as { userId?: unknown }
    if (typeof userId === 'string' && userId !== exceptOf) shown.close()
  }
}

/** What has not gone up yet never goes. */
export async function withdrawPush(userId: string): Promise<void> {
  const outbox = outboxOf(userId)
  for (const { id, kind } of await outbox.list()) if (kind === 'push') await outbox.remove(id)
  await forgetSubscription(outbox.copies)
  pageStore.set(pushEnabledHere, false)
}

/** `userId` is called on this device no more: neither the browser nor the server has the subscription, and nothing shown stays. */
async function deleteSubscription(userId: string | null): Promise<void> {
  const registration = await findRegistration()
  const subscription = (await registration?.pushManager.getSubscription()) ?? null
  await Promise.allSettled([
    userId !== null && withdrawPush(userId),
    unsubscribe(userId, subscription),
    registration && closeShown(registration, null),
    navigator.clearAppBadge?.(),
  ])
}

/** At sign-out, before the session ends, and when the switch is turned off. */
export function detachPush(userId: string): Promise<void> {
  return withTimeout(
    LEAVE_WITHIN_MS,
    withPushLock(() => deleteSubscription(userId)),
  )
}

/** What the person chose, also where the server has not heard of it yet. */
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
  const kept = await readKeptSubscription(copies)
  const subscription = await registration.pushManager.getSubscription()
  const serverKey = wants ? await askServerKey().catch(() => null) : null // out of reach: what stands, stands
  const endpoint = subscription?.endpoint ?? null
  const check = decidePushCheck({ wants, endpoint, kept, serverKey, now: Date.now() })
  pageStore.set(pushEnabledHere, wants && endpoint !== null && kept !== null)
  if (check === 'drop') await deleteSubscription(user.id)
  if (check === 'put' && subscription && kept) await registerSubscription(user.id, subscription, kept.key)
  if (check === 'subscribe' && serverKey !== null) await subscribe(user.id, serverKey)
}

/**
 * At every start: the subscription is the signed-in person's who wants it, and known to the server, or it is gone. A visitor's
 * device keeps that of somebody whose session ran out, and no other.
 */
export async function checkPush(user: User | null): Promise<void> {
  const registration = await findRegistration()
  if (!registration) return
  await withPushLock(async () => {
    if (user) await checkUser(user, registration)
    else if ((await findPushOwner(indexedDB)) === null) await deleteSubscription(null)
  })
}

/** The badge of the installed app's icon; none for 0. */
export function showDueCount(count: number): void {
  // Not installed, or not allowed: there is no badge to change.
  const shown = count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.()
  shown?.catch(() => undefined)
}

/** A notification was clicked that leads to `path`, a page of ours. The worker hears that this page sees to it. */
export function onNotificationClicked(go: (path: string) => void): void {
  navigator.serviceWorker?.addEventListener('message', ({ data, ports }: MessageEvent<unknown>) => {
    const message = readWorkerMessage(data)
    if (message?.type !== 'GO_TO') return
    ports[0]?.postMessage(true)
    go(keepNotificationPath(message.path))
  })
}
