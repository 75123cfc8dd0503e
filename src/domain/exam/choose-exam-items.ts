import { type DifficultyLevel, type Item, LEVEL } from './item.ts'
import { pickUnlike } from './pick-unlike.ts'

/** Items of a set when the caller names no number, and the most it may name (api.md). */
export const DEFAULT_EXAM_LIMIT = 3
export const LARGEST_EXAM_LIMIT = 10

/** An item of the concept and level, and the learner's record of it. */
export interface ExamCandidate {
  evaluationId: string
  /** ISO 8601 time of the last answer that counted; null while there is none. */
  lastTriedAt: string | null
  /** Got wrong and not right since. */
  isOwed: boolean
}

export interface TemplateSeed {
  templateId: string
  seed: number
}

/** `itemVersion` is that of the item that was drawn; without it the present one is meant. */
export type ChosenItem = { evaluationId: string; itemVersion?: number } | TemplateSeed

export interface ExamDraw {
  difficultyLevel: DifficultyLevel
  /** Brought to 1 to 10; 3 when left out. */
  limit?: number
  /** In the order in which untried ones shall come; for wrong answers of any level of the concept. */
  candidates: readonly ExamCandidate[]
  /** New items that the concept's templates can make, none of them a candidate already; the caller draws the seeds. */
  seeds: readonly TemplateSeed[]
  /** The item of a name; null for one that is not at hand, which is like no other. */
  findItem: (name: ChosenItem) => Item | null
}

function byLastTried(a: ExamCandidate, b: ExamCandidate): number {
  return Date.parse(a.lastTriedAt ?? '') - Date.parse(b.lastTriedAt ?? '')
}

/**
 * The items of a new set (api.md, `POST …/exams`): never tried ones first, then new ones from templates, then those tried longest
 * ago. Within each of these the archetypes take turns and no question comes twice where another is left; the order stays. The
 * wrong answers hold only what was got wrong and not right since, longest ago first. Empty if the concept has none.
 */
export function chooseExamItems({
  difficultyLevel,
  limit = DEFAULT_EXAM_LIMIT,
  candidates,
  seeds,
  findItem,
}: ExamDraw): ChosenItem[] {
  const count = Math.min(LARGEST_EXAM_LIMIT, Math.max(1, Math.trunc(limit) || DEFAULT_EXAM_LIMIT))
  const toChosen = ({ evaluationId }: ExamCandidate): ChosenItem => ({ evaluationId })
  const tried = candidates.filter((candidate) => candidate.lastTriedAt !== null).sort(byLastTried)
  if (difficultyLevel === LEVEL.wrongAnswers) {
    return tried
      .filter((candidate) => candidate.isOwed)
      .slice(0, count)
      .map(toChosen)
  }
  const untried = candidates.filter((candidate) => candidate.lastTriedAt === null)
  const ranks: { names: ChosenItem[]; isSpread: boolean }[] = [
    { names: untried.map(toChosen), isSpread: true },
    { names: [...seeds], isSpread: true },
    { names: tried.map(toChosen), isSpread: false },
  ]
  const chosen: { name: ChosenItem; item: Item | null }[] = []
  for (const { names, isSpread } of ranks) {
    if (chosen.length === count) break
    const entries = names.map((name) => ({ name, item: findItem(name) }))
    const held = chosen.flatMap(({ item }) => item ?? [])
    chosen.push(...pickUnlike({ entries, count: count - chosen.length, held, isSpread }))
  }
  return chosen.map(({ name }) => name)
}
