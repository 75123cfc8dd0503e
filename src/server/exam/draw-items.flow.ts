import { AppError } from '#contract/error.ts'
import type { NamedItem } from '#contract/exam.ts'
import { chooseExamItems, type TemplateSeed } from '#domain/exam/choose-exam-items.ts'
import type { DifficultyLevel, Item } from '#domain/exam/item.ts'
import { loadConceptTemplates, loadTemplate } from '#domain/items/load-templates.ts'
import { makeItem } from '#domain/items/make-item.ts'
import type { Queryable } from '../db/open-database.ts'
import { makeRandomSeed } from '../ids.ts'
import { findOpenItems, keepPracticeItem, listConceptItems } from '../item/item.queries.ts'
import { listStandings } from './exam.queries.ts'

interface Draw {
  userId: string
  conceptId: string
  level: DifficultyLevel
  limit: number
}

/** Ids of the items of a new set, by the rule of the domain. Throws NO_ITEMS where the concept has none. */
export async function drawItems(tx: Queryable, { userId, conceptId, level, limit }: Draw): Promise<string[]> {
  const standings = await listStandings(tx, userId, conceptId)
  const stood = new Map(standings.map((standing) => [standing.evaluationId, standing]))
  const stored = level === -1 ? [] : await listConceptItems(tx, [conceptId], level)
  const untried = { lastTriedAt: null, isOwed: false }
  const ofLevel = stored.map(({ id }) => stood.get(id) ?? { evaluationId: id, ...untried })
  const candidates = level === -1 ? standings : ofLevel
  const seeds = level === -1 ? [] : await drawSeeds(conceptId, level, limit)
  const chosen = chooseExamItems({ difficultyLevel: level, limit, candidates, seeds })
  if (chosen.length === 0) throw new AppError('NO_ITEMS')
  return resolveItems(tx, chosen)
}

/** New items that the concept's templates can make, its templates in turn. */
async function drawSeeds(conceptId: string, level: DifficultyLevel, count: number): Promise<TemplateSeed[]> {
  const templates = (await loadConceptTemplates(conceptId)).filter(
    (template) => template.difficultyLevel === level,
  )
  return Array.from({ length: templates.length === 0 ? 0 : count }, (_, index) => ({
    templateId: templates[index % templates.length]?.id ?? '',
    seed: makeRandomSeed(),
  }))
}

async function resolveItems(tx: Queryable, named: readonly NamedItem[]): Promise<string[]> {
  const ids: string[] = []
  for (const each of named)
    ids.push('templateId' in each ? await makeNamed(tx, each.templateId, each.seed) : each.evaluationId)
  return [...new Set(ids)]
}

/** Ids of the items that an exam made offline names; one that is not of the concept and level is 422. */
export async function resolveNamedItems(
  tx: Queryable,
  named: readonly NamedItem[],
  place: Pick<Draw, 'conceptId' | 'level'>,
): Promise<string[]> {
  const ids: string[] = []
  for (const each of named)
    ids.push('templateId' in each ? await makeNamed(tx, each.templateId, each.seed) : each.evaluationId)
  const items = await findOpenItems(tx, ids)
  const fits = (item: Item) =>
    item.conceptIds.includes(place.conceptId) && (place.level === -1 || item.difficultyLevel === place.level)
  if (items.length !== ids.length) throw new AppError('ITEM_NOT_FOUND')
  if (!items.every(fits))
    throw new AppError('UNPROCESSABLE', { message: '이 개념과 수준의 문항이 아니에요.' })
  return ids
}

async function makeNamed(tx: Queryable, templateId: string, seed: number): Promise<string> {
  const template = await loadTemplate(templateId)
  if (!template) throw new AppError('ITEM_NOT_FOUND')
  const item = makeItem(template, seed)
  await keepPracticeItem(tx, item)
  return item.id
}
