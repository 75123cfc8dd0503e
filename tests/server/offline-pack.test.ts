import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type ConceptPart, type PackManifest, type PackPart, packPartSchema } from '#contract/offline-pack.ts'
import { raiseContentVersion } from '#server/curriculum/curriculum.queries.ts'
import {
  concepts,
  curriculumNodes,
  evaluationItems,
  explanations,
  itemConcepts,
  questionBanks,
} from '#server/db/schema.ts'
import { findPack } from '#server/offline-pack/find-pack.flow.ts'
import { readJson } from '#tests/support/learner.ts'
import { SMALL, smallItemId } from '#tests/support/small-curriculum.ts'
import { createTestServer, type TestBrowser, type TestServer } from '#tests/support/test-server.ts'

const packPath = (unitId: string) => `/api/v1/services/offline-packs/${unitId}`

const BANK = { aliases: { 소수: ['솟수'] }, explanations: ['쉬워요.'], examples: ['7이에요.'], questions: [] }

let server: TestServer
let student: TestBrowser
beforeEach(async () => {
  server = await createTestServer()
  student = await server.signIn('user')
})
afterEach(() => server.close())

const readManifest = (browser = student, unitId: string = SMALL.unit) =>
  readJson<PackManifest>(browser.get(packPath(unitId)))

async function readPart(url: string, browser = student): Promise<PackPart> {
  return packPartSchema.parse(await readJson(browser.get(url)))
}

async function change(write: (tx: Parameters<typeof raiseContentVersion>[0]) => Promise<unknown>) {
  await server.database.db.transaction(async (tx) => {
    await write(tx)
    await raiseContentVersion(tx)
  })
  await server.deps.contentCache.revalidate(true)
}

describe('a pack', () => {
  test('names parts whose bytes have the size and hash it says', async () => {
    const manifest = await readManifest()
    expect(manifest.unitId).toBe(SMALL.unit)
    expect(manifest.parts).toHaveLength(3)
    for (const { url, sha256, bytes } of manifest.parts) {
      const response = await student.get(url)
      const body = Buffer.from(await response.arrayBuffer())
      expect(body.byteLength).toBe(bytes)
      expect(createHash('sha256').update(body).digest('hex')).toBe(sha256)
      expect(url).toContain(sha256)
      expect(response.headers.get('content-type')).toBe('application/json')
      expect(response.headers.get('cache-control')).toBe('private, max-age=31536000, immutable')
      expect(response.headers.get('etag')).toBe(`"${sha256}"`)
    }
    expect(manifest.bytes).toBe(manifest.parts.reduce((sum, { bytes }) => sum + bytes, 0))
  })

  test('holds of each visible concept what the single reads give, in order, and the outline last', async () => {
    await change((tx) =>
      tx.insert(questionBanks).values({ conceptId: SMALL.concept, bank: BANK, digest: '' }),
    )
    const { parts } = await readManifest()
    const [first, second, last] = await Promise.all(parts.map(({ url }) => readPart(url)))
    const read = (path: string) => readJson(student.get(path))
    const { concept } = SMALL
    const part = first as ConceptPart
    expect(part.unit).toEqual({ id: SMALL.unit, title: '소인수분해' })
    expect(part.bank).toEqual(BANK)
    expect(part.concept).toEqual(await read(`/api/v1/curriculums/${SMALL.unit}/concepts/${concept}`))
    expect(part.explanation).toEqual(
      await read(`/api/v1/services/curriculum-concepts/${concept}/explanations`),
    )
    expect(part.terms).toEqual(await read(`/api/v1/curriculum-concepts/${concept}/terms`))
    expect(part.links).toEqual(await read(`/api/v1/curriculum-concepts/${concept}/links`))
    const ids = part.items.map(({ id }) => id)
    expect(ids).toHaveLength(12)
    expect(part.items).toEqual(await read(`/api/v1/evaluation-items/details?ids=${ids}`))
    expect(part.items[0]).toMatchObject({ correctAnswer: '1', hints: expect.arrayContaining([]) })
    expect(second).toMatchObject({ concept: { id: SMALL.otherConcept }, explanation: null })
    expect(last).toMatchObject({
      kind: 'outline',
      concepts: [{ id: concept, terms: ['소수', '합성수'] }, {}],
    })
  })

  test('is compressed for who takes it, and not sent again to who has it', async () => {
    const [part] = (await readManifest()).parts
    const zipped = await student.get(part!.url, { 'Accept-Encoding': 'gzip, br' })
    expect(zipped.headers.get('content-encoding')).toBe('gzip')
    const body = await new Response(zipped.body?.pipeThrough(new DecompressionStream('gzip'))).arrayBuffer()
    expect(createHash('sha256').update(Buffer.from(body)).digest('hex')).toBe(part!.sha256)
    expect((await student.get(part!.url, { 'If-None-Match': `"${part!.sha256}"` })).status).toBe(304)
  })

  test('shows nothing hidden, to administrators neither', async () => {
    const manifest = await readManifest(await server.signIn('user', 'admin'))
    const texts = await Promise.all(manifest.parts.map(async ({ url }) => (await student.get(url)).text()))
    for (const hidden of ['draft-item', SMALL.hiddenConcept, SMALL.hiddenUnit, '숨긴'])
      expect(texts.join('')).not.toContain(hidden)
  })

  test('holds nothing of who asks: two people get the same', async () => {
    const other = await server.signIn('user', 'trial')
    expect(await readManifest(other)).toEqual(await readManifest())
    const { parts } = await readManifest()
    for (const { url } of parts) {
      const text = await (await other.get(url)).text()
      expect(text).toBe(await (await student.get(url)).text())
      expect(text).not.toContain(other.userId)
    }
  })

  test('holds an item of two concepts once in each', async () => {
    await change((tx) =>
      tx
        .insert(itemConcepts)
        .values({ itemId: smallItemId(SMALL.concept, 0, 1), conceptId: SMALL.otherConcept, ordered: 1 }),
    )
    const { parts } = await readManifest()
    for (const { url } of parts.slice(0, 2)) {
      const { items } = (await readPart(url)) as ConceptPart
      expect(new Set(items.map(({ id }) => id)).size).toBe(items.length)
      expect(items.map(({ id }) => id)).toContain(smallItemId(SMALL.concept, 0, 1))
    }
  })
})

describe('the version of a pack', () => {
  test('is the same after a restart, and its parts are known before its manifest is asked for', async () => {
    const manifest = await readManifest()
    const again = await createTestServer({ databaseUrl: server.databaseUrl })
    try {
      const browser = await again.signIn('user')
      expect((await browser.get(manifest.parts[0]!.url)).status).toBe(200)
      expect(await readManifest(browser)).toEqual(manifest)
    } finally {
      await again.close()
    }
  })

  test('that another process has just built is served by a process with the older version', async () => {
    const late = await createTestServer({ databaseUrl: server.databaseUrl })
    // The process caches the version for a second.
    vi.useFakeTimers({ toFake: ['performance'] })
    try {
      const browser = await late.signIn('user')
      const before = await readManifest(browser)
      await change((tx) =>
        tx.update(explanations).set({ content: '# 지금' }).where(eq(explanations.conceptId, SMALL.concept)),
      )
      const manifest = await readManifest()
      expect(manifest.version).not.toBe(before.version)
      for (const { url } of manifest.parts) expect((await browser.get(url)).status).toBe(200)
    } finally {
      vi.useRealTimers()
      await late.close()
    }
  })

  test('moves with a change of one concept, and that one part with it', async () => {
    const before = await readManifest()
    await change((tx) =>
      tx.update(explanations).set({ content: '# 새 설명' }).where(eq(explanations.conceptId, SMALL.concept)),
    )
    const after = await readManifest()
    expect(after.version).not.toBe(before.version)
    expect(after.parts.map(({ sha256 }, index) => sha256 === before.parts[index]!.sha256)).toEqual([
      false,
      true,
      true,
    ])
    expect((await student.get(before.parts[0]!.url)).status).toBe(404)
  })

  test('stays where the content was loaded anew without a change', async () => {
    const before = await readManifest()
    await change(async () => undefined)
    expect(await readManifest()).toEqual(before)
  })

  test('loses a concept that is hidden', async () => {
    await change((tx) => tx.update(concepts).set({ hidden: true }).where(eq(concepts.id, SMALL.concept)))
    const { parts } = await readManifest()
    expect(parts).toHaveLength(2)
    expect(await readPart(parts[0]!.url)).toMatchObject({ concept: { id: SMALL.otherConcept } })
  })
})

describe('who asks for what is not there', () => {
  test.each([SMALL.hiddenUnit, SMALL.grade, SMALL.concept, 'T9U01'])('%s is 404', async (unitId) => {
    expect((await student.get(packPath(unitId))).status).toBe(404)
  })

  test('is told 404 of a unit with neither explanation nor item', async () => {
    await change(async (tx) => {
      await tx.delete(explanations)
      await tx.update(evaluationItems).set({ hidden: true })
    })
    expect((await student.get(packPath(SMALL.unit))).status).toBe(404)
    await change((tx) => tx.update(curriculumNodes).set({ hidden: true }))
    expect((await student.get(packPath(SMALL.unit))).status).toBe(404)
  })

  test('is told 404 of a hash that nothing has, 400 of what is none, 401 as a visitor', async () => {
    const parts = packPath('parts')
    expect((await student.get(`${parts}/${'0'.repeat(64)}`)).status).toBe(404)
    expect((await student.get(`${parts}/${'0'.repeat(63)}`)).status).toBe(400)
    const { parts: known } = await readManifest()
    for (const path of [packPath(SMALL.unit), known[0]!.url, `${parts}/${'0'.repeat(64)}`])
      expect((await server.visitor().get(path)).status).toBe(401)
  })
})

describe('the repository’s content', () => {
  let full: TestServer
  beforeAll(async () => {
    full = await createTestServer({ content: 'full' })
  })
  afterAll(() => full.close())

  test('gives every unit with content a pack that fits the contract', async () => {
    const browser = await full.signIn('user')
    const manifest = await readManifest(browser, 'M1U01')
    expect(manifest.parts.length).toBeGreaterThan(5)
    for (const { url } of manifest.parts) await readPart(url, browser)
    expect((await browser.get(packPath('M3U01'))).status).toBe(404)
  })

  test('is built once for many who ask at once', async () => {
    const packs = await Promise.all(Array.from({ length: 20 }, () => findPack(full.deps, 'M1U04')))
    expect(packs[0]).not.toBeNull()
    expect(new Set(packs).size).toBe(1)
  })
})
