import { AppError } from '#contract/error.ts'
import type { NamedItem } from '#contract/exam.ts'
import { noItems } from '#contract/no-items.ts'
import { DAY_MS } from '#domain/calendar/durations.ts'
import { chooseExamItems } from '#domain/exam/choose-exam-items.ts'
import { type DifficultyLevel, type Item, isContentLevel, LEVEL } from '#domain/exam/item.ts'
import { listSeedTurns } from '#domain/exam/list-seed-turns.ts'
import { loadConceptTemplates, loadTemplate } from '#domain/items/load-templates.ts'
import { makeItemFinder, type TemplateFailure } from '#domain/items/make-item-finder.ts'
import type { ItemTemplate } from '#domain/items/template.ts'
import type { Queryable } from '../db/open-database.ts'
import { makeRandomSeed } from '../ids.ts'
import {
  findOpenItems,
  type ItemRef,
  keepPracticeItems,
  listConceptItems,
  resolveVersions,
} from '../item/item.queries.ts'
import { listNotebook } from '../review/review.queries.ts'
import { listStandings } from './exam.queries.ts'

interface Draw {
  userId: string
  conceptId: string
  level: DifficultyLevel
  limit: number
  /** Called for a template that failed. */
  onFailure: (failure: TemplateFailure) => void
}

interface Place extends Omit<Draw, 'limit'> {
  now: Date
}

/**
 * Returns the items of a new set, by the rule of the domain, without templates that fail. Throws NO_ITEMS if the
 * concept has none.
 */
export async function drawItems(
  tx: Queryable,
  { userId, conceptId, level, limit, onFailure }: Draw,
): Promise<ItemRef[]> {
  const standings = await listStandings(tx, userId, conceptId)
  const stood = new Map(standings.map((standing) => [standing.evaluationId, standing]))
  const stored = level === LEVEL.wrongAnswers ? [] : await listConceptItems(tx, [conceptId], level)
  const untried = { lastTriedAt: null, isOwed: false }
  const ofLevel = stored.map(({ id }) => stood.get(id) ?? { evaluationId: id, ...untried })
  const candidates = level === LEVEL.wrongAnswers ? standings : ofLevel
  const all = level === LEVEL.wrongAnswers ? [] : await loadConceptTemplates(conceptId)
  const templates = all.filter(({ difficultyLevel }) => difficultyLevel === level)
  const findItem = makeItemFinder(stored, templates, onFailure)
  const seeds = listSeedTurns(templates, limit)
    .map(({ id }) => ({ templateId: id, seed: makeRandomSeed() }))
    .filter((seed) => findItem(seed) !== null)
  const chosen = chooseExamItems({ difficultyLevel: level, limit, candidates, seeds, findItem })
  if (chosen.length === 0) throw noItems(level)
  return resolveItems(tx, chosen, onFailure)
}

async function resolveItems(
  tx: Queryable,
  chosen: readonly NamedItem[],
  onFailure: Draw['onFailure'],
): Promise<ItemRef[]> {
  const made: Item[] = []
  const named = new Map<string, number | undefined>()
  for (const each of chosen) {
    if ('evaluationId' in each) {
      named.set(each.evaluationId, each.itemVersion)
      continue
    }
    const item = makeItemFinder([], [await requireTemplate(each.templateId)], onFailure)(each)
    if (!item) throw new AppError('ITEM_NOT_FOUND')
    made.push(item)
    named.set(item.id, item.itemVersion)
  }
  await keepPracticeItems(tx, made)
  const names = [...named].map(([id, itemVersion]) => ({ id, itemVersion }))
  const refs = await resolveVersions(tx, names)
  if (refs.length < names.length) throw new AppError('ITEM_NOT_FOUND')
  return refs
}

const WRONG_PLACE = '이 개념과 수준의 문항이 아니에요.'
const NOT_OWED = '틀렸던 문항만 다시 풀 수 있어요.'

/**
 * Returns the items that an offline exam names; items of templates are made here, never taken from the device.
 * Throws ITEM_NOT_FOUND for one that may not be drawn, UNPROCESSABLE for one named twice, of another concept or level, or at level
 * -1 neither to be redone nor due in the notebook.
 */
export async function resolveNamedItems(
  tx: Queryable,
  named: readonly NamedItem[],
  place: Place,
): Promise<ItemRef[]> {
  const { conceptId, level, onFailure } = place
  for (const each of named) {
    if ('evaluationId' in each) continue
    const template = await requireTemplate(each.templateId)
    if (template.conceptId !== conceptId || (isContentLevel(level) && template.difficultyLevel !== level))
      throw new AppError('UNPROCESSABLE', { message: WRONG_PLACE })
  }
  const refs = await resolveItems(tx, named, onFailure)
  if (refs.length < named.length)
    throw new AppError('UNPROCESSABLE', { message: '같은 문항이 두 번 들어 있어요.' })
  const ids = refs.map(({ id }) => id)
  const items = await findOpenItems(tx, ids)
  if (items.length < ids.length) throw new AppError('ITEM_NOT_FOUND')
  const fits = (item: Item) =>
    item.conceptIds.includes(conceptId) && (level === LEVEL.wrongAnswers || item.difficultyLevel === level)
  if (!items.every(fits)) throw new AppError('UNPROCESSABLE', { message: WRONG_PLACE })
  if (level === LEVEL.wrongAnswers) await requireMissed(tx, place, ids)
  return refs
}

/**
 * Throws UNPROCESSABLE unless each item is to be redone (wrong and not yet right since) or due in the wrong-answer notebook: a device
 * whose clock is a day ahead may name others.
 */
async function requireMissed(
  tx: Queryable,
  { userId, conceptId, now }: Place,
  ids: readonly string[],
): Promise<void> {
  const standings = await listStandings(tx, userId, conceptId)
  const owed = new Set(standings.filter(({ isOwed }) => isOwed).map(({ evaluationId }) => evaluationId))
  const others = ids.filter((id) => !owed.has(id))
  if (others.length === 0) return
  const dueBefore = now.getTime() + DAY_MS
  const notebook = await listNotebook(tx, [userId], others)
  const isDue = (id: string) =>
    notebook.some(({ evaluationId, dueAt }) => evaluationId === id && dueAt.getTime() <= dueBefore)
  if (!others.every(isDue)) throw new AppError('UNPROCESSABLE', { message: NOT_OWED })
}

async function requireTemplate(templateId: string): Promise<ItemTemplate> {
  const template = await loadTemplate(templateId)
  if (!template) throw new AppError('ITEM_NOT_FOUND')
  return template
}
