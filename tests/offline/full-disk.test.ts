import { createHash } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { PACK_CACHE } from '#contract/content-schema.ts'
import { PLAIN_CONTEXT } from '#domain/chat/plain-context.ts'
import { listPersons } from '#offline/database.ts'
import { evictLeastUsedPack, removePack } from '#offline/download-pack.ts'
import { drainPerson } from '#offline/drain-person.ts'
import { drainUnderLock } from '#offline/drain-under-lock.ts'
import { makeOutboxStore } from '#offline/outbox-store.ts'
import { findPack, type PackIndex, readPackIndex } from '#offline/pack-store.ts'
import { sealOrDelete, switchAccount } from '#offline/switch-account.ts'
import { makeDisk } from '#tests/support/full-disk.ts'
import { makeMemoryCaches } from '#tests/support/memory-caches.ts'
import { saveCopy } from '#tests/support/save-copy.ts'
import { DeviceLocks } from '#tests/support/web-locks.ts'
import { type FaultServer, startFaultServer } from './fault-server.ts'
import { openDevice } from './open-device.ts'
import { openOutbox, turnOf } from './open-outbox.ts'

let server: FaultServer
beforeEach(async () => {
  server = await startFaultServer()
})
afterEach(() => server.close())

const KEY = Buffer.alloc(32, 7).toString('base64')
const full = () => new DOMException('full', 'QuotaExceededError')

describe('sending from a full device', () => {
  it('needs no space: every record is sent although lease, back-off and copies cannot be written', async () => {
    const { factory, fill } = makeDisk()
    const { store, tools } = openDevice(server, 'u1', 0, factory)
    await saveCopy(store, 't1', { messages: [], exams: [], itemsInfo: [] }, 5)
    for (const id of ['a', 'b', 'c']) await store.enqueue(turnOf(id, 't1', { context: PLAIN_CONTEXT }))
    fill(true)
    server.plan({ kind: 'reset' })
    const { locks } = new DeviceLocks().open()
    await drainUnderLock(locks, 'u1', tools)
    await store.clearBackoff()
    expect((await drainUnderLock(locks, 'u1', tools)).left).toBe(0)
    expect(server.committed.map(({ key }) => key)).toEqual(['a', 'b', 'c'])
  })

  it('keeps the back-off in memory', async () => {
    const { factory, fill } = makeDisk()
    const { store, drain, pass } = openDevice(server, 'u1', 0.9, factory)
    await store.enqueue(turnOf('a'))
    fill(true)
    server.plan({ kind: 'reset' })
    const { nextDue } = await drain()
    expect(nextDue).toBeGreaterThan(10_000)
    expect(server.requests).toHaveLength(1)
    pass(60_000)
    expect((await drain()).left).toBe(0)
  })

  it('moves the lane on past a refused record', async () => {
    const { factory, fill } = makeDisk()
    const { store, drain } = openDevice(server, 'u1', 0, factory)
    for (const id of ['a', 'b']) await store.enqueue(turnOf(id))
    fill(true)
    server.plan({ kind: 'refuse', status: 422, code: 'UNPROCESSABLE' })
    await drain()
    expect(server.committed.map(({ key }) => key)).toEqual(['b'])
    expect((await store.list()).map(({ id, state }) => [id, state])).toEqual([['a', 'dead']])
    fill(false)
    await store.retry('a')
    expect((await drain()).left).toBe(0)
  })

  it('works in the worker too', async () => {
    const { factory, fill } = makeDisk()
    await openOutbox('u1', factory).store.enqueue(turnOf('a'))
    fill(true)
    const { locks } = new DeviceLocks().open()
    const surroundings = { indexedDB: factory, locks, fetch: server.fetch, BroadcastChannel }
    expect((await drainPerson('u1', surroundings)).left).toBe(0)
  })

  it('frees space until a new record fits, or nothing is left to delete', async () => {
    const { factory, fill } = makeDisk()
    const { database } = openOutbox('u1', factory)
    const deleted: string[] = []
    const packs = ['oldest', 'older', 'old']
    const freeSpace = async () => {
      const pack = packs.shift()
      if (pack) deleted.push(pack)
      fill(deleted.length < 2)
      return pack !== undefined
    }
    const writer = { userId: 'u1', deviceId: 'd1', appVersion: '0.1.0', now: () => 1 }
    fill(true)
    await makeOutboxStore(database, writer, freeSpace).enqueue(turnOf('a'))
    expect(deleted).toEqual(['oldest', 'older'])
  })
})

describe('packs on a full device', () => {
  /** Caches with two downloaded units that refuse every put from then on. */
  async function openFullCaches() {
    const memory = makeMemoryCaches()
    const cache = await memory.open(PACK_CACHE)
    const packs: PackIndex['packs'] = {}
    for (const [at, unitId] of ['M1U01', 'M1U02'].entries()) {
      const body = JSON.stringify({ kind: 'concept', unitId })
      const sha256 = createHash('sha256').update(body).digest('hex')
      const url = `/parts/${sha256}`
      await cache.put(url, new Response(body))
      const parts = [{ url, sha256, bytes: body.length, conceptId: `${unitId}C01` }]
      packs[unitId] = {
        unitId,
        title: unitId,
        version: 'v',
        bytes: 1,
        parts,
        savedAt: at,
        usedAt: at,
        replaced: [],
      }
    }
    await cache.put('/offline-packs', new Response(JSON.stringify({ packs, pending: {} })))
    const open: CacheStorage['open'] = async (name) => {
      const opened = await memory.open(name)
      return Object.assign(opened, { put: () => Promise.reject(full()) })
    }
    const caches: CacheStorage = Object.assign(Object.create(null), memory, { open })
    return { caches, cache, locks: new DeviceLocks().open().locks }
  }

  it('are deleted although the index cannot be written, and count as deleted', async () => {
    const { caches, cache, locks } = await openFullCaches()
    await removePack('M1U01', { caches, locks })
    expect(Object.keys((await readPackIndex(caches)).packs)).toEqual(['M1U02'])
    expect(await findPack(caches, 'M1U01')).toBeNull()
    expect(await cache.keys()).toHaveLength(2)
  })

  it('are evicted one after another, the least recently used first', async () => {
    const { caches, locks } = await openFullCaches()
    const evict = () => evictLeastUsedPack(null, { caches, locks })
    expect([await evict(), await evict(), await evict()]).toEqual(['M1U01', 'M1U02', null])
  })
})

describe('a person who signs in on a full device', () => {
  it('finds nothing stored, and can read although every write fails', async () => {
    const { factory, fill } = makeDisk()
    fill(true)
    const { store, copies } = openOutbox('new', factory)
    expect([await store.list(), await copies.get('thread:t1')]).toEqual([[], undefined])
    await expect(store.enqueue(turnOf('a'))).rejects.toThrow('full')
    fill(false)
    await store.enqueue(turnOf('a'))
    expect(await store.list()).toHaveLength(1)
  })
})

describe('a sign-out on a full device', () => {
  const openSignedIn = async (factory: IDBFactory, userId = 'u1') => {
    await switchAccount({ indexedDB: factory, caches: makeMemoryCaches() }, userId, KEY, null)
    return openOutbox(userId, factory)
  }

  it('needs no space if no record waits', async () => {
    const { factory, fill } = makeDisk()
    const own = await openSignedIn(factory)
    await own.drafts.set('t1', { text: '초안', mode: 'question' })
    own.database.close()
    fill(true)
    expect(await sealOrDelete(factory, 'u1')).toEqual({ isOpen: false })
    expect(await listPersons(factory)).toEqual([])
  })

  it('frees space for unsent records, and loses nothing if none can be freed', async () => {
    const { factory, fill } = makeDisk()
    const own = await openSignedIn(factory)
    await own.store.enqueue(turnOf('a'))
    fill(true)
    await expect(sealOrDelete(factory, 'u1')).rejects.toThrow('full')
    expect((await own.store.list()).map(({ id }) => id)).toEqual(['a'])
    const freeSpace = async () => {
      fill(false)
      return true
    }
    expect(await sealOrDelete(factory, 'u1', freeSpace)).toEqual({ isOpen: false })
    expect(await own.store.list()).toEqual([])
    expect(await own.store.hasSealed()).toBe(true)
  })
})
