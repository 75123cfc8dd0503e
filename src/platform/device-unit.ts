import type { ChosenItem } from '#domain/exam/choose-exam-items.ts'
import type { DifficultyLevel, Item } from '#domain/exam/item.ts'
import { loadUnitTemplates } from '#domain/items/load-templates.ts'
import { isItemNamed, makeItemFinder } from '#domain/items/make-item-finder.ts'
import type { ItemTemplate } from '#domain/items/template.ts'
import type { OutlineConcept, TutorConcept, TutorUnit } from '#domain/tutor/tutor-turn.ts'
import { findPack, findPackItem, type PackUnit, readPackUnit } from '#offline/pack-store.ts'

/** A downloaded unit, for the device's tutor and exams. */
export interface DeviceUnit {
  unit: TutorUnit
  outline: OutlineConcept[]
  templates: ItemTemplate[]
}

/** Loads the unit's templates; none if their chunk cannot be fetched, so that the stored items can still be used. */
function loadTemplates(unitId: string): Promise<ItemTemplate[]> {
  return loadUnitTemplates(unitId).catch(() => [])
}

/** The unit read last: the tutor's indexes belong to it, so they are built once per version of the download. */
let lastRead: { version: string; pack: PackUnit } | null = null

async function readUnit(unitId: string): Promise<PackUnit | null> {
  const version = (await findPack(caches, unitId))?.version
  if (version === undefined) return null
  if (lastRead?.version === version) return lastRead.pack
  const pack = await readPackUnit(caches, unitId)
  lastRead = pack && { version, pack }
  return pack
}

/** Loads a downloaded unit; null if it is not downloaded. */
export async function loadDeviceUnit(unitId: string): Promise<DeviceUnit | null> {
  const pack = await readUnit(unitId)
  return pack && { ...pack, templates: await loadTemplates(unitId) }
}

export async function isDownloaded(unitId: string): Promise<boolean> {
  // Storage is blocked (private mode): nothing is downloaded.
  return (await findPack(caches, unitId).catch(() => null)) !== null
}

export interface DeviceConcept {
  items: Item[]
  templates: ItemTemplate[]
}

function contentOf(conceptId: string, unit: TutorUnit): TutorConcept | undefined {
  return unit.concepts.find(({ concept }) => concept.id === conceptId)
}

/** Loads the items and templates of a concept; null if its unit is not downloaded. */
export async function loadDeviceConcept(unitId: string, conceptId: string): Promise<DeviceConcept | null> {
  const local = await loadDeviceUnit(unitId)
  if (!local) return null
  return {
    items: contentOf(conceptId, local.unit)?.items ?? [],
    templates: local.templates.filter((template) => template.conceptId === conceptId),
  }
}

/** Levels that a concept has items of; the wrong answers are no level of its content. */
export function listLevels({ items, templates }: DeviceConcept): DifficultyLevel[] {
  return [...new Set([...items, ...templates].map(({ difficultyLevel }) => difficultyLevel))].sort(
    (a, b) => a - b,
  )
}

/**
 * Returns a function that finds the items that exams name: in `known`, in the downloaded unit or its earlier versions, or made by a
 * template, which needs no download.
 */
export async function loadItemFinder(
  unitId: string,
  names: readonly ChosenItem[],
  known: readonly Item[],
): Promise<(name: ChosenItem) => Item | null> {
  const pack = await readPackUnit(caches, unitId)
  const items = [...known, ...(pack?.unit.concepts.flatMap((concept) => concept.items) ?? [])]
  const missing = names.flatMap((name) =>
    'evaluationId' in name && !items.some((item) => isItemNamed(item, name)) ? [name] : [],
  )
  const kept = await Promise.all(
    missing.map((name) => findPackItem(caches, (item) => isItemNamed(item, name))),
  )
  return makeItemFinder(
    [...kept.filter((item) => item !== null), ...items],
    await loadTemplates(unitId),
    (failure) => reportError(failure),
  )
}
