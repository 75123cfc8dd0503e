import { PACK_CACHE } from '#contract/content-schema.ts'
import type { ConceptPart, PackManifest, PackPart } from '#contract/offline-pack.ts'
import type { Item } from '#domain/exam/item.ts'
import type { OutlineConcept, TutorUnit } from '#domain/tutor/tutor-turn.ts'
import { isFull } from './with-room.ts'

/** A part of a pack as it lies on the device. */
export interface StoredPart {
  url: string
  sha256: string
  bytes: number
  /** Null for a part that is not about one concept. */
  conceptId: string | null
}

/** A unit whose parts are all there and checked. */
export interface StoredPack {
  unitId: string
  title: string
  version: string
  bytes: number
  parts: StoredPart[]
  /** Milliseconds since the epoch. */
  savedAt: number
  usedAt: number
  /** Parts of the versions before, kept for the exams that were made from them. */
  replaced: { parts: StoredPart[]; at: number }[]
}

/** The one entry that says what is downloaded; parts lie beside it under their own addresses. */
export interface PackIndex {
  packs: Record<string, StoredPack>
  /** Downloads that were begun and not ended: their parts are kept for going on. */
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
  // A body that cannot be read is as good as none: the part is fetched again with the next download.
  return (await response.json().catch(() => null)) as Value | null
}

/** A pack whose concepts were deleted, while the full device refused the new index, is no pack any more. */
async function hasConcepts(cache: Cache, { parts }: StoredPack): Promise<boolean> {
  const concept = parts.find(({ conceptId }) => conceptId !== null)
  return concept === undefined || (await cache.match(concept.url)) !== undefined
}

/** What is downloaded; empty where nothing is. */
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

/** Writes what is downloaded. The caller holds the packs' lock (`changePackIndex`). */
async function writePackIndex(caches: CacheStorage, index: PackIndex): Promise<void> {
  const cache = await caches.open(PACK_CACHE)
  const headers = { 'Content-Type': 'application/json' }
  await cache.put(INDEX, new Response(JSON.stringify(index), { headers }))
}

/** Changes the index under a lock, so that tabs and worker do not overwrite each other's change. */
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

/** The downloaded pack of a unit, or null where the unit is not (wholly) on the device. */
export async function findPack(caches: CacheStorage, unitId: string): Promise<StoredPack | null> {
  return (await readPackIndex(caches)).packs[unitId] ?? null
}

async function readParts(caches: CacheStorage, parts: readonly StoredPart[]): Promise<PackPart[]> {
  const cache = await caches.open(PACK_CACHE)
  const read = await Promise.all(parts.map(({ url }) => readJson<PackPart>(cache, url)))
  return read.flatMap((part) => part ?? [])
}

/** What the downloaded units hold of one concept, or null where its unit is not on the device. */
export async function readPackConcept(caches: CacheStorage, conceptId: string): Promise<ConceptPart | null> {
  const { packs } = await readPackIndex(caches)
  const stored = Object.values(packs).flatMap(({ parts }) =>
    parts.filter((part) => part.conceptId === conceptId),
  )
  const [part] = await readParts(caches, stored.slice(0, 1))
  return part?.kind === 'concept' ? part : null
}

/** A downloaded unit whole, concepts in the curriculum's order; null where it is not on the device. */
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
      concepts: concepts.map(({ concept, explanation, terms, items }) => ({
        concept,
        explanation: explanation?.content ?? '',
        terms,
        items,
      })),
    },
    outline,
  }
}

/** An item of a downloaded unit, of this version or one before; null where the device does not have it. */
export async function findPackItem(caches: CacheStorage, evaluationId: string): Promise<Item | null> {
  for (const pack of Object.values((await readPackIndex(caches)).packs)) {
    const older = pack.replaced.flatMap(({ parts }) => parts)
    for (const part of await readParts(caches, [...pack.parts, ...older])) {
      const found = part.kind === 'concept' && part.items.find(({ id }) => id === evaluationId)
      if (found) return found
    }
  }
  return null
}

const partsOf = ({ packs, pending }: PackIndex): Set<string> =>
  new Set(
    [
      ...Object.values(packs)
        .flatMap(({ parts, replaced }) => [parts, ...replaced.map((one) => one.parts)])
        .flat(),
      ...Object.values(pending).flatMap(({ parts }) => parts),
    ].map(({ url }) => url),
  )

/** Deletes the parts that `index` does not need. The caller holds the packs' lock, so that no download counts on a part that goes. */
async function deleteParts(caches: CacheStorage, index: PackIndex): Promise<void> {
  const cache = await caches.open(PACK_CACHE)
  const needed = partsOf(index)
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url)
    if (pathname !== INDEX && !needed.has(pathname)) await cache.delete(url)
  }
}

/** Deletes the parts that nothing needs any more. */
export async function prunePacks(caches: CacheStorage, locks: Pick<LockManager, 'request'>): Promise<void> {
  await locks.request(PACK_LOCK, async () => deleteParts(caches, await readPackIndex(caches)))
}

/**
 * Deletes what `without` leaves out of the index: first the parts, then the index is written, because a full device refuses to write
 * before something was deleted. An index that is refused all the same is put right by `readPackIndex`.
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
