import { IDBFactory } from 'fake-indexeddb'
import { expect, it } from 'vitest'
import { findLastUser, storeLastUser } from '#offline/last-user.ts'
import { sealExpired, sealOrDelete, switchAccount } from '#offline/switch-account.ts'
import { openOutbox } from './open-outbox.ts'

const KEY = Buffer.alloc(32, 7).toString('base64')
const caches = { keys: async () => [], delete: async () => true } as unknown as CacheStorage

async function enter(factory: IDBFactory, userId: string) {
  await switchAccount({ indexedDB: factory, caches }, userId, KEY, null)
  await storeLastUser(openOutbox(userId, factory).copies, { id: userId })
}

it('finds the person who signed in here last', async () => {
  const factory = new IDBFactory()
  expect(await findLastUser(factory)).toBeUndefined()
  await enter(factory, 'u1')
  expect(await findLastUser(factory)).toEqual({ id: 'u1' })
  await enter(factory, 'u2')
  expect(await findLastUser(factory)).toEqual({ id: 'u2' })
})

it('finds no user after a sign-out or an expired session', async () => {
  const factory = new IDBFactory()
  await enter(factory, 'u1')
  await sealExpired({ indexedDB: factory, caches }, 'u1')
  expect(await findLastUser(factory)).toBeUndefined()
  await enter(factory, 'u1')
  expect(await findLastUser(factory)).toEqual({ id: 'u1' })
  await sealOrDelete(factory, 'u1')
  expect(await findLastUser(factory)).toBeUndefined()
})

it('finds no user while the data of two people can be read', async () => {
  const factory = new IDBFactory()
  for (const userId of ['u1', 'u2']) await storeLastUser(openOutbox(userId, factory).copies, { id: userId })
  expect(await findLastUser(factory)).toBeUndefined()
})
