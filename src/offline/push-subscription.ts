import type { StoredSubscription } from '#domain/notify/decide-push-check.ts'
import type { PushBody } from '#domain/outbox/record.ts'
import { listPersons, openPersonDatabase } from './database.ts'
import { type KeyedStore, makeKeyedStore } from './person-store.ts'

/**
 * Key in a person's `copies`, which are cleared when the person signs out or another one signs in: only its owner gets notifications on
 * this device. It is kept when a session expires.
 */
export const SUBSCRIPTION_KEY = 'push-subscription'

export async function readStoredSubscription(copies: KeyedStore): Promise<StoredSubscription | null> {
  const value = (await copies.get(SUBSCRIPTION_KEY)) as Partial<StoredSubscription> | null | undefined
  if (typeof value?.endpoint !== 'string' || typeof value.key !== 'string') return null
  return { endpoint: value.endpoint, key: value.key, putAt: Number(value.putAt) || 0 }
}

/** Throws AppError UNAUTHORIZED once the person is gone from the device. */
export async function storeSubscription(copies: KeyedStore, kept: StoredSubscription): Promise<void> {
  await copies.set(SUBSCRIPTION_KEY, kept)
}

export async function deleteStoredSubscription(copies: KeyedStore): Promise<void> {
  await copies.remove(SUBSCRIPTION_KEY)
}

export interface PushOwner {
  userId: string
  kept: StoredSubscription
}

/** Returns the id of the person whose subscription this browser has; null if there is none, or if the browser does not list databases. */
export async function findPushOwner(factory: IDBFactory): Promise<PushOwner | null> {
  for (const userId of await listPersons(factory)) {
    const database = openPersonDatabase(userId, factory)
    try {
      const kept = await readStoredSubscription(makeKeyedStore(database, 'copies'))
      if (kept) return { userId, kept }
    } finally {
      database.close()
    }
  }
  return null
}

/** Returns the body of a `push` record for a subscription; null if the browser's subscription has no keys. */
export function toPushBody(subscription: PushSubscription): PushBody | null {
  const { endpoint, expirationTime = null, keys } = subscription.toJSON()
  const { p256dh, auth } = keys ?? {}
  if (!endpoint || !p256dh || !auth) return null
  return { endpoint, expirationTime, keys: { p256dh, auth } }
}
