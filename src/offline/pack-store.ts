import { CONTENT_SCHEMA } from '#contract/content-schema.ts'
import type { ConceptPart, PackManifest, PackPart } from '#contract/offline-pack.ts'
import type { OutlineConcept, TutorUnit } from '#domain/tutor/tutor-turn.ts'

/** Downloaded units live in one cache a device: parts under their own addresses, and one pointer a unit. */
export const PACK_CACHE = `semsaem-packs-${CONTENT_SCHEMA}`

/** The pointer of a unit: the manifest whose parts are all there and checked. */
export interface StoredPack extends PackManifest {
  /** Milliseconds since the epoch. */
  savedAt: number
  usedAt: number
}

/** A unit as the built-in tutor and exams need it. */
export interface PackUnit {
  unit: TutorUnit
  outline: OutlineConcept[]
}

const pointerOf = (unitId: string) => `/offline-pack-pointer/${unitId}`

async function readJson<Value>(cache: Cache, address: string): Promise<Value | null> {
  const response = await cache.match(address)
  return response ? ((await response.json()) as Value) : null
}

/** The downloaded pack of a unit, or null where the unit is not (wholly) on the device. */
export async function findPack(caches: CacheStorage, unitId: string): Promise<StoredPack | null> {
  return readJson<StoredPack>(await caches.open(PACK_CACHE), pointerOf(unitId))
}

async function readParts(caches: CacheStorage, unitId: string): Promise<PackPart[]> {
  const cache = await caches.open(PACK_CACHE)
  const pack = await readJson<StoredPack>(cache, pointerOf(unitId))
  if (!pack) return []
  const parts = await Promise.all(pack.parts.map(({ url }) => readJson<PackPart>(cache, url)))
  return parts.flatMap((part) => part ?? [])
}

/** What a pack holds of one concept, or null where its unit is not downloaded. */
export async function readPackConcept(caches: CacheStorage, conceptId: string): Promise<ConceptPart | null> {
  const parts = await readParts(caches, conceptId.slice(0, 5))
  const found = parts.find((part) => part.kind === 'concept' && part.concept.id === conceptId)
  return found?.kind === 'concept' ? found : null
}

/** A downloaded unit whole, concepts in the curriculum's order; null where it is not on the device. */
export async function readPackUnit(caches: CacheStorage, unitId: string): Promise<PackUnit | null> {
  const parts = await readParts(caches, unitId)
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
