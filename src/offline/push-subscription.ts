import type { KeptSubscription } from '#domain/notify/decide-push-check.ts'
import type { PushBody } from '#domain/outbox/record.ts'
import { listPersons, openPersonDatabase } from './database.ts'
import { type KeyedStore, makeKeyedStore } from './person-store.ts'

/**
 * In a person's `copies`, which are cleared when the person signs out or another one signs in: whoever has it is called on this
 * device, and nobody else. It is kept when a session expires.
 */
export const SUBSCRIPTION_KEY = 'push-subscription'

export async function readKeptSubscription(copies: KeyedStore): Promise<KeptSubscription | null> {
  const value = (await copies.get(SUBSCRIPTION_KEY)) as Partial<KeptSubscription> | null | undefined
  if (typeof value?.endpoint !== 'string' || typeof value.key !== 'string') return null
  return { endpoint: value.endpoint, key: value.key, putAt: Number(value.putAt) || 0 }
}

/** Throws AppError UNAUTHORIZED once the person is gone from the device. */
export async function keepSubscription(copies: KeyedStore, kept: KeptSubscription): Promise<void> {
  await copies.set(SUBSCRIPTION_KEY, kept)
}

export async function forgetSubscription(copies: KeyedStore): Promise<void> {
  await copies.remove(SUBSCRIPTION_KEY)
}

export interface PushOwner {
  userId: string
  kept: KeptSubscription
}

/** Whom pushes to this browser are for; null where nobody is called here, or the browser does not list its databases. */
export async function findPushOwner(factory: IDBFactory): Promise<PushOwner | null> {
  for (const userId of await listPersons(factory)) {
    const database = openPersonDatabase(userId, factory)
    try {
      const kept = await readKeptSubscription(makeKeyedStore(database, 'copies'))
      if (kept) return { userId, kept }
    } finally {
      database.close()
    }
  }
  return null
}

/** What the server is told of a subscription, the body of a `push` record; null where the browser gives no keys. */
export function toPushBody(subscription: PushSubscription): PushBody | null {
  const { endpoint, expirationTime = null, keys } = subscription.toJSON()
  const { p256dh, auth } = keys ?? {}
  if (!endpoint || !p256dh || !auth) return null
  return { endpoint, expirationTime, keys: { p256dh, auth } }
}
