import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ConceptPart, PackManifest, PackPart } from '#contract/offline-pack.ts'
import type { Item } from '#domain/exam/item.ts'
import {
  DamagedPartError,
  downloadPack,
  evictLeastUsedPack,
  type PackTools,
  recordPackUse,
  removePack,
} from '#offline/download-pack.ts'
import { answerFromPack } from '#offline/pack-answers.ts'
import { findPack, findPackItem, readPackConcept, readPackIndex, readPackUnit } from '#offline/pack-store.ts'
import { makeMemoryCaches } from '#tests/support/memory-caches.ts'
import { DeviceLocks } from '#tests/support/web-locks.ts'

const DAY_MS = 24 * 60 * 60_000

function conceptPart(unitId: string, at: number, edition: number): ConceptPart {
  const id = `${unitId}C0${at}`
  return {
    kind: 'concept',
    schema: 1,
    unit: { id: unitId, title: `단원 ${unitId}` },
    concept: { id, content: `개념 ${at}`, description: '', imageRequired: false, ordered: at, hidden: false },
    explanation: null,
    terms: [],
    links: [],
    items: [{ id: `${id}-${edition}` } as Item],
    bank: null,
  }
}

interface Server {
  /** Every address that was asked for, in order. */
  asked: string[]
  publish: (unitId: string, parts: PackPart[], pictures?: string[]) => void
  /** What happens to the next answers: `cut` halves the body, `lost` never arrives, `busy` is a 503 with `Retry-After`. */
  next: ('cut' | 'lost' | 'busy' | 'whole')[]
  fetch: PackTools['fetch']
}

/** Bytes that are no JSON. */
const PICTURE = 'RIFF-picture'

function makeServer(): Server {
  const bodies = new Map<string, string>()
  const manifests = new Map<string, PackManifest>()
  const server: Server = {
    asked: [],
    next: [],
    publish: (unitId, parts, pictures = []) => {
      const files = parts.map((part) => {
        const text = JSON.stringify(part)
        const sha256 = createHash('sha256').update(text).digest('hex')
        const url = `/parts/${sha256}`
        bodies.set(url, text)
        return { url, sha256, bytes: Buffer.byteLength(text) }
      })
      for (const url of pictures) {
        const sha256 = createHash('sha256').update(PICTURE).digest('hex')
        bodies.set(url, PICTURE)
        files.push({ url, sha256, bytes: PICTURE.length })
      }
      const version = createHash('sha256')
        .update(files.map(({ sha256 }) => sha256).join())
        .digest('hex')
      const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
      manifests.set(`/api/v1/services/offline-packs/${unitId}`, { unitId, version, bytes, parts: files })
    },
    fetch: async (path) => {
      server.asked.push(path)
      const manifest = manifests.get(path)
      if (manifest) return Response.json(manifest)
      const fate = server.next.shift() ?? 'whole'
      if (fate === 'lost') throw new TypeError('Failed to fetch')
      if (fate === 'busy') return new Response(null, { status: 503, headers: { 'Retry-After': '4' } })
      const body = bodies.get(path)
      if (body === undefined) return new Response(null, { status: 404 })
      return new Response(fate === 'cut' ? body.slice(0, body.length / 2) : body)
    },
  }
  return server
}

const partsOf = (unitId: string, edition: number, count = 5) =>
  Array.from({ length: count }, (_, at) => conceptPart(unitId, at + 1, at === 0 ? edition : 1))

function makeDevice() {
  const server = makeServer()
  const caches = makeMemoryCaches()
  const clock = { now: 1_000_000 }
  const waits: number[] = []
  const tools: PackTools = {
    caches,
    locks: new DeviceLocks().open().locks,
    fetch: server.fetch,
    now: () => clock.now,
    wait: async (ms) => void waits.push(ms),
    random: () => 0.5,
  }
  const download = (unitId: string, signal = new AbortController().signal) =>
    downloadPack(unitId, tools, signal, () => undefined)
  const partsAsked = () => server.asked.filter((path) => path.startsWith('/parts/'))
  return { server, caches, clock, waits, tools, download, partsAsked }
}

describe('downloading a unit', () => {
  test('stores the complete unit in the order of its concepts and reports progress', async () => {
    const { server, tools, caches } = makeDevice()
    server.publish('M1U01', partsOf('M1U01', 1))
    const seen: number[] = []
    await downloadPack('M1U01', tools, new AbortController().signal, ({ partsDone, bytesDone, bytes }) => {
      seen.push(partsDone)
      expect(bytesDone).toBeLessThanOrEqual(bytes)
    })
    expect(seen).toEqual([0, 1, 2, 3, 4, 5])
    const unit = await readPackUnit(caches, 'M1U01')
    expect(unit?.unit.title).toBe('단원 M1U01')
    expect(unit?.unit.concepts.map(({ concept }) => concept.id)).toEqual(
      [1, 2, 3, 4, 5].map((at) => `M1U01C0${at}`),
    )
    expect((await readPackConcept(caches, 'M1U01C03'))?.concept.content).toBe('개념 3')
    expect(await readPackConcept(caches, 'M1U02C01')).toBeNull()
    expect(await findPack(caches, 'M1U02')).toBeNull()
  })

  test('resumes after any interruption without fetching stored parts again, and does not count as downloaded before', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom('whole', 'cut', 'lost'), { minLength: 1, maxLength: 12 }),
        async (fates) => {
          const { server, caches, download, partsAsked } = makeDevice()
          server.publish('M1U01', partsOf('M1U01', 1))
          server.next = [...fates]
          let tries = 0
          for (; (await findPack(caches, 'M1U01')) === null; tries += 1) {
            expect(tries).toBeLessThan(20)
            await download('M1U01').catch(() => undefined) // gone on with by the next turn of the loop
          }
          const whole = fates.slice(0, partsAsked().length).filter((fate) => fate !== 'whole').length
          expect(partsAsked().length).toBeLessThanOrEqual(5 + whole + 2 * tries)
          expect((await readPackUnit(caches, 'M1U01'))?.unit.concepts).toHaveLength(5)
        },
      ),
      { numRuns: 60 },
    )
  })

  test('stores the pictures of a unit beside its concepts, and answers their addresses with them', async () => {
    const { server, caches, download } = makeDevice()
    const address = '/api/v1/storages/0123456789abcdef0123456789abcdef-40x30.png'
    server.publish('M1U01', partsOf('M1U01', 1), [address])
    expect(await answerFromPack(caches, address)).toBeNull()
    await download('M1U01')
    expect(await (await answerFromPack(caches, address))?.text()).toBe(PICTURE)
    expect((await readPackUnit(caches, 'M1U01'))?.unit.concepts).toHaveLength(5)
    // No text shows it any more.
    server.publish('M1U01', partsOf('M1U01', 1))
    await download('M1U01')
    expect((await findPack(caches, 'M1U01'))?.parts.map(({ url }) => url)).not.toContain(address)
  })

  test('rejects a part whose hash or size is wrong, and does not store it', async () => {
    const { server, caches, download } = makeDevice()
    server.publish('M1U01', partsOf('M1U01', 1))
    server.next = ['cut']
    await expect(download('M1U01')).rejects.toBeInstanceOf(DamagedPartError)
    expect(await findPack(caches, 'M1U01')).toBeNull()
    await download('M1U01')
    expect(await findPack(caches, 'M1U01')).not.toBeNull()
  })

  test('waits for Retry-After plus a random time if the server is busy', async () => {
    const { server, caches, waits, download } = makeDevice()
    server.publish('M1U01', partsOf('M1U01', 1))
    server.next = ['busy', 'whole', 'busy', 'busy']
    await download('M1U01')
    expect(waits).toEqual([6_000, 6_000, 6_000])
    expect(await findPack(caches, 'M1U01')).not.toBeNull()
  })

  test('ends at once when it is stopped while it waits for its turn', async () => {
    const { server, tools } = makeDevice()
    server.publish('M1U01', partsOf('M1U01', 1))
    server.next = ['busy']
    const stop = new AbortController()
    const reason = new Error('enough')
    const waiting: PackTools = {
      ...tools,
      wait: (_ms, signal) => {
        stop.abort(reason)
        return signal.aborted ? Promise.resolve() : new Promise(() => undefined)
      },
    }
    await expect(downloadPack('M1U01', waiting, stop.signal, () => undefined)).rejects.toBe(reason)
  })

  test('gives up if the server stays busy', async () => {
    const { server, waits, download } = makeDevice()
    server.publish('M1U01', partsOf('M1U01', 1, 1))
    server.next = Array.from({ length: 100 }, () => 'busy' as const)
    await expect(download('M1U01')).rejects.toThrow('503')
    expect(waits).toHaveLength(8)
  })

  test('rejects with the reason of the abort and reports no progress afterwards', async () => {
    const { server, tools } = makeDevice()
    server.publish('M1U01', partsOf('M1U01', 1))
    const stop = new AbortController()
    const seen: number[] = []
    const reason = new Error('enough')
    const ended = downloadPack('M1U01', tools, stop.signal, ({ partsDone }) => {
      seen.push(partsDone)
      if (partsDone === 2) stop.abort(reason)
    })
    await expect(ended).rejects.toBe(reason)
    const told = seen.length
    await Promise.resolve()
    expect(seen.length).toBe(told)
    expect(Math.max(...seen)).toBeLessThan(5)
  })
})

describe('a newer version', () => {
  test('fetches only changed parts, and leaves the previous version readable until it is complete', async () => {
    const { server, caches, download, partsAsked } = makeDevice()
    server.publish('M1U01', partsOf('M1U01', 1))
    await download('M1U01')
    const before = partsAsked().length
    server.publish('M1U01', partsOf('M1U01', 2))
    server.next = ['lost']
    await expect(download('M1U01')).rejects.toThrow()
    expect((await readPackConcept(caches, 'M1U01C01'))?.items[0]?.id).toBe('M1U01C01-1')
    await download('M1U01')
    expect((await readPackConcept(caches, 'M1U01C01'))?.items[0]?.id).toBe('M1U01C01-2')
    expect(partsAsked().length - before).toBe(2)
  })

  test('keeps the items of the previous version for thirty days, for exams made from them', async () => {
    const { server, caches, clock, download } = makeDevice()
    server.publish('M1U01', partsOf('M1U01', 1))
    await download('M1U01')
    server.publish('M1U01', partsOf('M1U01', 2))
    await download('M1U01')
    expect((await findPackItem(caches, ({ id }) => id === 'M1U01C01-1'))?.id).toBe('M1U01C01-1')
    expect((await findPackItem(caches, ({ id }) => id === 'M1U01C01-2'))?.id).toBe('M1U01C01-2')
    clock.now += 31 * DAY_MS
    await download('M1U01')
    expect(await findPackItem(caches, ({ id }) => id === 'M1U01C01-1')).toBeNull()
    expect(await findPackItem(caches, ({ id }) => id === 'nobody')).toBeNull()
  })
})

describe('room on the device', () => {
  test('removing a unit deletes all its parts and keeps the other units', async () => {
    const { server, caches, download, tools } = makeDevice()
    server.publish('M1U01', partsOf('M1U01', 1))
    server.publish('M1U02', partsOf('M1U02', 1))
    await download('M1U01')
    await download('M1U02')
    await removePack('M1U01', tools)
    expect(await readPackUnit(caches, 'M1U01')).toBeNull()
    expect((await readPackUnit(caches, 'M1U02'))?.unit.concepts).toHaveLength(5)
    const [name = ''] = await caches.keys()
    const kept = await (await caches.open(name)).keys()
    expect(kept).toHaveLength(6)
  })

  test('the least recently used unit is evicted first, never the one in use', async () => {
    const { server, caches, clock, download, tools } = makeDevice()
    for (const unitId of ['M1U01', 'M1U02', 'M1U03']) {
      server.publish(unitId, partsOf(unitId, 1))
      clock.now += 1000
      await download(unitId)
    }
    clock.now += 1000
    await recordPackUse('M1U01', tools)
    expect(await evictLeastUsedPack('M1U02', tools)).toBe('M1U03')
    expect(await evictLeastUsedPack(null, tools)).toBe('M1U02')
    expect(Object.keys((await readPackIndex(caches)).packs)).toEqual(['M1U01'])
    expect(await evictLeastUsedPack('M1U01', tools)).toBeNull()
  })
})
