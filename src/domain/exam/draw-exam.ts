import { itemId } from '../items/item-id.ts'
import { makeItemFinder, type TemplateFailure } from '../items/make-item-finder.ts'
import type { ItemTemplate } from '../items/template.ts'
import {
  type ChosenItem,
  chooseExamItems,
  type ExamCandidate,
  type TemplateSeed,
} from './choose-exam-items.ts'
import type { ExamSet } from './exam-set.ts'
import { type DifficultyLevel, type Item, LEVEL } from './item.ts'
import { listSeedTurns } from './list-seed-turns.ts'

export interface DeviceDraw {
  difficultyLevel: DifficultyLevel
  /** Items of the set. */
  limit: number
  /** Stored items of the concept, of every level, in the order in which untried ones shall come. */
  items: readonly Item[]
  /** Of the concept; none if only stored items may be drawn. */
  templates: readonly ItemTemplate[]
  /** The learner's record of what was answered. */
  standings: readonly ExamCandidate[]
  /** The thread's sets: what an unfinished one holds is not drawn again. */
  exams: readonly ExamSet[]
  /** 0 to 2^32 - 1; another one at each call. */
  drawSeed: () => number
  /** Hears of a template that failed: the set is made without it. */
  onFailure: (failure: TemplateFailure) => void
}

export interface DrawnItem {
  /** As the `exam` record names it. */
  name: ChosenItem
  item: Item
}

/** New items of the level from its templates in turn, none of which the learner has met. */
function drawSeeds({ templates, difficultyLevel, limit, drawSeed }: DeviceDraw, met: ReadonlySet<string>) {
  const ofLevel = templates.filter((template) => template.difficultyLevel === difficultyLevel)
  const seeds: TemplateSeed[] = []
  for (const { id: templateId } of listSeedTurns(ofLevel, limit)) {
    const seed = drawSeed()
    const isMet =
      met.has(itemId(templateId, seed)) ||
      seeds.some((one) => one.templateId === templateId && one.seed === seed)
    if (!isMet) seeds.push({ templateId, seed })
  }
  return seeds
}

/**
 * The items of a set made on the device, by the rule of the server (`chooseExamItems`). An item of an unfinished set is not drawn
 * again. For the wrong-answer level only unfinished sets of that level count, because an item to be redone is also open in the set where
 * it was missed. Items to be redone are found among `items` and the sets. Empty if there is nothing to draw.
 */
export function drawExam(draw: DeviceDraw): DrawnItem[] {
  const { difficultyLevel, limit, items, templates, standings, exams, onFailure } = draw
  const open = exams.filter((exam) => !exam.finished)
  const holding =
    difficultyLevel === LEVEL.wrongAnswers
      ? open.filter((exam) => exam.difficultyLevel === LEVEL.wrongAnswers)
      : open
  const held = new Set(holding.flatMap(({ examItems }) => examItems.map((one) => one.evaluationItem.id)))
  const known = new Map(
    [...exams.flatMap(({ examItems }) => examItems.map((one) => one.evaluationItem)), ...items].map(
      (item) => [item.id, item],
    ),
  )
  const stood = new Map(standings.map((standing) => [standing.evaluationId, standing]))
  const ofLevel = items
    .filter((item) => item.difficultyLevel === difficultyLevel)
    .map(({ id }) => stood.get(id) ?? { evaluationId: id, lastTriedAt: null, isOwed: false })
  const all = difficultyLevel === LEVEL.wrongAnswers ? standings : ofLevel
  const candidates = all.filter(({ evaluationId }) => known.has(evaluationId) && !held.has(evaluationId))
  const findItem = makeItemFinder([...known.values()], templates, onFailure)
  const met = new Set([...stood.keys(), ...known.keys()])
  const seeds =
    difficultyLevel === LEVEL.wrongAnswers
      ? []
      : drawSeeds(draw, met).filter((seed) => findItem(seed) !== null)
  return chooseExamItems({ difficultyLevel, limit, candidates, seeds, findItem }).flatMap((name) => {
    const item = findItem(name)
    return item ? [{ name, item }] : []
  })
}
