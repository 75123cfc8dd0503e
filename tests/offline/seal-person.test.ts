import { IDBFactory } from 'fake-indexeddb'
import { describe, expect, it } from 'vitest'
import { listPersons, STORES } from '#offline/database.ts'
import { sealPerson } from '#offline/seal-person.ts'
import {
  importDeviceKey,
  sealExpired,
  sealOrDelete,
  switchAccount,
  unsealPerson,
} from '#offline/switch-account.ts'
import { openOutbox, turnOf } from './open-outbox.ts'

const KEY = Buffer.alloc(32, 7).toString('base64')
const OTHER_KEY = Buffer.alloc(32, 8).toString('base64')
const caches = { keys: async () => [], delete: async () => true } as unknown as CacheStorage

const decoder = new TextDecoder()
/** Everything in a person's database, bytes read as text. */
async function readAll({ database }: Pick<ReturnType<typeof openOutbox>, 'database'>): Promise<string> {
  const values = await database.run(STORES, 'readonly', (transaction) =>
    Promise.all(
      STORES.map(
        (name) =>
          new Promise<unknown[]>((resolve) => {
            const request = transaction.objectStore(name).getAll()
            request.onsuccess = () => resolve(request.result)
          }),
      ),
    ),
  )
  return JSON.stringify(values, (_key, value) =>
    value instanceof ArrayBuffer || ArrayBuffer.isView(value) ? decoder.decode(value) : value,
  )
}

async function openSignedIn(factory = new IDBFactory(), userId = 'u1', key = KEY) {
  await switchAccount({ indexedDB: factory, caches }, userId, key, null)
  return openOutbox(userId, factory)
}

describe('the data of a person who signed out', () => {
  it('cannot be read by anybody else, and is restored in its old order when the person signs in again', async () => {
    const own = await openSignedIn()
    for (const id of ['a', 'b', 'c']) await own.store.enqueue(turnOf(id))
    await own.store.update('a', { state: 'dead', lastStatus: 422 })
    const before = await own.store.list()
    await own.copies.set('thread:t1', { messages: ['말 사본'] })
    await own.drafts.set('t1', '말 초안')
    expect(await sealPerson(own.database)).toEqual({ sealed: 3, isOpen: false, isSubscribed: false })
    expect(await readAll(own)).not.toContain('말')
    expect(await own.store.list()).toEqual([])
    expect(await own.store.hasSealed()).toBe(true)
    expect(await unsealPerson(own.database, 'u1', await importDeviceKey(KEY))).toEqual({ broken: 0 })
    expect(await own.store.list()).toEqual(before)
    expect((await own.store.enqueue(turnOf('d'))).seq).toBe(4)
  })

  it('refuses every write until the person signs in again', async () => {
    const own = await openSignedIn()
    await sealPerson(own.database)
    await expect(own.store.enqueue(turnOf('late'))).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
    await expect(own.drafts.set('t1', '늦은 초안')).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
    await expect(own.copies.set('t1', {})).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  })

  it('leaves no key, and the key was not extractable', async () => {
    const own = await openSignedIn()
    const readKey = () =>
      own.database.run(['meta'], 'readonly', (transaction) => {
        const request = transaction.objectStore('meta').get('device-key')
        return new Promise<CryptoKey | undefined>((resolve) => {
          request.onsuccess = () => resolve(request.result)
        })
      })
    expect((await readKey())?.extractable).toBe(false)
    await sealPerson(own.database)
    expect(await readKey()).toBeUndefined()
  })

  it('is not decrypted by another key, is not lost by the attempt, and blocks nothing', async () => {
    const own = await openSignedIn()
    await own.store.enqueue(turnOf('a'))
    await sealPerson(own.database)
    expect(await unsealPerson(own.database, 'u1', await importDeviceKey(OTHER_KEY))).toEqual({ broken: 1 })
    expect([await own.store.list(), await own.store.hasSealed()]).toEqual([[], false])
    expect(await unsealPerson(own.database, 'u1', await importDeviceKey(KEY))).toEqual({ broken: 0 })
    expect((await own.store.list()).map(({ id }) => id)).toEqual(['a'])
  })

  it('stays readable without a key, because it must not be lost', async () => {
    const own = openOutbox()
    await own.store.enqueue(turnOf('a'))
    expect(await sealPerson(own.database)).toEqual({ sealed: 0, isOpen: true, isSubscribed: false })
    expect(await own.store.list()).toHaveLength(1)
  })

  it('is nothing if no record waits', async () => {
    const factory = new IDBFactory()
    const own = await openSignedIn(factory)
    await own.drafts.set('t1', '초안')
    own.database.close()
    await sealOrDelete(factory, 'u1')
    expect(await listPersons(factory)).toEqual([])
  })
})

describe('the data of a person whose session expired', () => {
  it('is sealed with drafts and copies, and restored when the person signs in again', async () => {
    const factory = new IDBFactory()
    const own = await openSignedIn(factory)
    await own.store.enqueue(turnOf('a'))
    await own.copies.set('thread:t1', { messages: ['말 사본'] })
    await own.drafts.set('t1', { text: '말 초안', mode: 'answer' })
    await sealExpired({ indexedDB: factory, caches }, 'u1')
    expect(await readAll(own)).not.toContain('말')
    await expect(own.drafts.set('t1', '늦은 초안')).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
    // Another person signs in and out.
    await openSignedIn(factory, 'u2', OTHER_KEY)
    expect(await readAll(own)).not.toContain('말')
    await sealOrDelete(factory, 'u2')
    const back = await openSignedIn(factory)
    expect((await back.store.list()).map(({ id }) => id)).toEqual(['a'])
    expect(await back.copies.get('thread:t1')).toEqual({ messages: ['말 사본'] })
    expect(await back.drafts.get('t1')).toEqual({ text: '말 초안', mode: 'answer' })
  })

  it('does not block sending if only copies and drafts are sealed', async () => {
    const factory = new IDBFactory()
    const own = await openSignedIn(factory)
    await own.drafts.set('t1', '초안')
    await sealExpired({ indexedDB: factory, caches }, 'u1')
    expect(await own.store.hasSealed()).toBe(false)
    expect(await listPersons(factory)).toEqual(['u1'])
  })

  it('leaves no draft of a person who signed out', async () => {
    const factory = new IDBFactory()
    const own = await openSignedIn(factory)
    await own.store.enqueue(turnOf('a'))
    await own.drafts.set('t1', '초안')
    await sealOrDelete(factory, 'u1')
    expect(await (await openSignedIn(factory)).drafts.get('t1')).toBeUndefined()
  })
})

describe('a person who signs in', () => {
  it('has the data of everybody else sealed and the own records decrypted', async () => {
    const factory = new IDBFactory()
    const one = await openSignedIn(factory, 'u1')
    await one.store.enqueue(turnOf('a'))
    const other = await openSignedIn(factory, 'u2', OTHER_KEY)
    await other.store.enqueue(turnOf('b'))
    expect(await readAll(one)).not.toContain('말 a')
    await openSignedIn(factory, 'u1')
    expect((await openOutbox('u1', factory).store.list()).map(({ id }) => id)).toEqual(['a'])
    expect(await readAll(openOutbox('u2', factory))).not.toContain('말 b')
  })
})
