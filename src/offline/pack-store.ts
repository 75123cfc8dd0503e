import { PACK_CACHE } from '#contract/content-schema.ts'
import type { ConceptPart, PackManifest, PackPart } from '#contract/offline-pack.ts'
import type { Item } from '#domain/exam/item.ts'
import { PICTURES_PATH } from '#domain/picture/picture-address.ts'
import type { OutlineConcept, TutorUnit } from '#domain/tutor/tutor-turn.ts'
import { isFull } from './with-room.ts'

/** A stored part of a pack. */
export interface StoredPart {
  url: string
  sha256: string
  bytes: number
  /** Null if the part is not about one concept. */
  conceptId: string | null
}

/** A downloaded unit: all parts are stored and checked. */
export interface StoredPack {
  unitId: string
  title: string
  version: string
  bytes: number
  parts: StoredPart[]
  /** Milliseconds since the epoch. */
  savedAt: number
  usedAt: number
  /** Parts of earlier versions, kept for exams made from them. */
  replaced: { parts: StoredPart[]; at: number }[]
}

/** The entry that lists the downloads; parts are stored in the same cache under their own addresses. */
export interface PackIndex {
  packs: Record<string, StoredPack>
  /** Unfinished downloads: their parts are kept so that they can resume. */
  pending: Record<string, PackManifest & { at: number }>
}

/** A unit as the built-in tutor and exams need it. */
export interface PackUnit {
  unit: TutorUnit
  outline: OutlineConcept[]
}

const INDEX = '/offline-packs'
const PACK_LOCK = 'semsaem-packs'

async function readJson<Value>(cache: Cache, address: string): Promise<Value | null> {
  const response = await cache.match(address)
  if (!response) return null
  // An unreadable body counts as missing: the next download fetches the part again.
  return (await response.json().catch(() => null)) as Value | null
}

/** False for a pack whose parts were deleted although a full device refused to write the new index. */
async function hasConcepts(cache: Cache, { parts }: StoredPack): Promise<boolean> {
  const concept = parts.find(({ conceptId }) => conceptId !== null)
  return concept === undefined || (await cache.match(concept.url)) !== undefined
}

/** Returns the index of downloads, empty if there are none. */
export async function readPackIndex(caches: CacheStorage, cacheName = PACK_CACHE): Promise<PackIndex> {
  const cache = await caches.open(cacheName)
  const index = await readJson<PackIndex>(cache, INDEX)
  const packs = Object.entries(index?.packs ?? {})
  const there = await Promise.all(packs.map(([, pack]) => hasConcepts(cache, pack)))
  return {
    packs: Object.fromEntries(packs.filter((_, at) => there[at])),
    pending: index?.pending ?? {},
  }
}

/** Writes the index. The caller holds the packs' lock (`changePackIndex`). */
async function writePackIndex(caches: CacheStorage, index: PackIndex): Promise<void> {
  const cache = await caches.open(PACK_CACHE)
  const headers = { 'Content-Type': 'application/json' }
  await cache.put(INDEX, new Response(JSON.stringify(index), { headers }))
}

/** Changes the index under a lock, so that tabs and the worker do not overwrite each other's changes. */
export async function changePackIndex(
  caches: CacheStorage,
  locks: Pick<LockManager, 'request'>,
  change: (index: PackIndex) => PackIndex,
): Promise<PackIndex> {
  return await locks.request(PACK_LOCK, async () => {
    const changed = change(await readPackIndex(caches))
    await writePackIndex(caches, changed)
    return changed
  })
}

/** Returns the downloaded pack of a unit; null if the unit is not, or not completely, downloaded. */
export async function findPack(caches: CacheStorage, unitId: string): Promise<StoredPack | null> {
  return (await readPackIndex(caches)).packs[unitId] ?? null
}

async function readParts(caches: CacheStorage, parts: readonly StoredPart[]): Promise<PackPart[]> {
  const cache = await caches.open(PACK_CACHE)
  const json = parts.filter(({ url }) => !url.startsWith(PICTURES_PATH))
  const read = await Promise.all(json.map(({ url }) => readJson<PackPart>(cache, url)))
  return read.flatMap((part) => part ?? [])
}

/** Returns the downloaded content of a concept; null if its unit is not downloaded. */
export async function readPackConcept(caches: CacheStorage, conceptId: string): Promise<ConceptPart | null> {
  const { packs } = await readPackIndex(caches)
  const stored = Object.values(packs).flatMap(({ parts }) =>
    parts.filter((part) => part.conceptId === conceptId),
  )
  const [part] = await readParts(caches, stored.slice(0, 1))
  return part?.kind === 'concept' ? part : null
}

/** Returns a downloaded unit with its concepts in the curriculum's order; null if it is not downloaded. */
export async function readPackUnit(caches: CacheStorage, unitId: string): Promise<PackUnit | null> {
  const pack = await findPack(caches, unitId)
  const parts = await readParts(caches, pack?.parts ?? [])
  const concepts = parts.filter((part) => part.kind === 'concept')
  const [first] = concepts
  if (!first) return null
  const outline = parts.find((part) => part.kind === 'outline')?.concepts ?? []
  return {
    unit: {
      ...first.unit,
      concepts: concepts.map(({ concept, explanation, terms, items, bank }) => ({
        concept,
        explanation: explanation?.content ?? '',
        terms,
        items,
        bank,
      })),
    },
    outline,
  }
}

/** Finds an item in the downloaded units, earlier versions included; null if it is in none. */
export async function findPackItem(
  caches: CacheStorage,
  isMeant: (item: Item) => boolean,
): Promise<Item | null> {
  for (const pack of Object.values((await readPackIndex(caches)).packs)) {
    const older = pack.replaced.flatMap(({ parts }) => parts)
    for (const part of await readParts(caches, [...pack.parts, ...older])) {
      const found = part.kind === 'concept' && part.items.find(isMeant)
      if (found) return found
    }
  }
  return null
}

function partsOf({ packs, pending }: PackIndex): Set<string> {
  return new Set(
    [
      ...Object.values(packs)
        .flatMap(({ parts, replaced }) => [parts, ...replaced.map((one) => one.parts)])
        .flat(),
      ...Object.values(pending).flatMap(({ parts }) => parts),
    ].map(({ url }) => url),
  )
}

/** Deletes the parts that `index` does not list. The caller holds the packs' lock, so that no download relies on a deleted part. */
async function deleteParts(caches: CacheStorage, index: PackIndex): Promise<void> {
  const cache = await caches.open(PACK_CACHE)
  const needed = partsOf(index)
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url)
    if (pathname !== INDEX && !needed.has(pathname)) await cache.delete(url)
  }
}

/** Deletes the parts that the index does not list. */
export async function prunePacks(caches: CacheStorage, locks: Pick<LockManager, 'request'>): Promise<void> {
  await locks.request(PACK_LOCK, async () => deleteParts(caches, await readPackIndex(caches)))
}

/**
 * Deletes what `without` leaves out of the index. Parts are deleted before the index is written, because a full device refuses to write
 * until something is deleted. If it refuses the index all the same, `readPackIndex` skips the deleted packs.
 */
export async function deletePacks(
  caches: CacheStorage,
  locks: Pick<LockManager, 'request'>,
  without: (index: PackIndex) => PackIndex,
): Promise<void> {
  await locks.request(PACK_LOCK, async () => {
    const left = without(await readPackIndex(caches))
    await deleteParts(caches, left)
    await writePackIndex(caches, left).catch((error: unknown) => {
      if (!isFull(error)) throw error
    })
  })
}
