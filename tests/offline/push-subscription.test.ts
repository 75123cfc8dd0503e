import { IDBFactory } from 'fake-indexeddb'
import { describe, expect, it } from 'vitest'
import {
  deleteStoredSubscription,
  findPushOwner,
  storeSubscription,
  toPushBody,
} from '#offline/push-subscription.ts'
import { sealExpired, sealOrDelete, switchAccount } from '#offline/switch-account.ts'
import { openOutbox } from './open-outbox.ts'

const KEY = Buffer.alloc(32, 7).toString('base64')
const KEPT = { endpoint: 'https://fcm.googleapis.com/fcm/send/a', key: 'K1', putAt: 1 }
const caches = { keys: async () => [], delete: async () => true } as unknown as CacheStorage

async function enter(factory: IDBFactory, userId: string) {
  await switchAccount({ indexedDB: factory, caches }, userId, KEY, null)
  return openOutbox(userId, factory)
}

describe('the owner of a push', () => {
  it('is the last person who subscribed here', async () => {
    const factory = new IDBFactory()
    expect(await findPushOwner(factory)).toBeNull()
    const { copies } = await enter(factory, 'u1')
    expect(await findPushOwner(factory)).toBeNull()
    await storeSubscription(copies, KEPT)
    expect(await findPushOwner(factory)).toEqual({ userId: 'u1', kept: KEPT })
    await deleteStoredSubscription(copies)
    expect(await findPushOwner(factory)).toBeNull()
  })

  it('is nobody once that person signed out or another one signed in', async () => {
    const factory = new IDBFactory()
    await storeSubscription((await enter(factory, 'u1')).copies, KEPT)
    await sealOrDelete(factory, 'u1')
    expect(await findPushOwner(factory)).toBeNull()
    await storeSubscription((await enter(factory, 'u1')).copies, KEPT)
    await enter(factory, 'u2')
    expect(await findPushOwner(factory)).toBeNull()
  })
})

describe('whom a push is for after a session has expired', () => {
  it('is the same person until another one signs in', async () => {
    const factory = new IDBFactory()
    const { copies, drafts } = await enter(factory, 'u1')
    await storeSubscription(copies, KEPT)
    await sealExpired({ indexedDB: factory, caches }, 'u1')
    expect(await findPushOwner(factory)).toEqual({ userId: 'u1', kept: KEPT })
    await enter(factory, 'u1')
    await drafts.set('t1', '초안')
    await sealExpired({ indexedDB: factory, caches }, 'u1')
    expect(await findPushOwner(factory)).toEqual({ userId: 'u1', kept: KEPT })
    await enter(factory, 'u2')
    expect(await findPushOwner(factory)).toBeNull()
  })
})

describe('the body of a push record', () => {
  const subscription = (json: PushSubscriptionJSON) => ({ toJSON: () => json }) as PushSubscription

  it('is its endpoint, its keys and its expiry, and nothing else', () => {
    const keys = { p256dh: 'B1', auth: 'a1', more: 'x' }
    const told = toPushBody(subscription({ endpoint: KEPT.endpoint, keys }))
    expect(told).toEqual({
      endpoint: KEPT.endpoint,
      expirationTime: null,
      keys: { p256dh: 'B1', auth: 'a1' },
    })
  })

  it('is null without keys', () => {
    expect(toPushBody(subscription({ endpoint: KEPT.endpoint }))).toBeNull()
    expect(toPushBody(subscription({ keys: { p256dh: 'B1', auth: 'a1' } }))).toBeNull()
  })
})
