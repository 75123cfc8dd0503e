import { CONTENT_LEVELS, type DifficultyLevel } from '../exam/item.ts'
import type { Attempt } from './attempt.ts'
import { countLevelProgress } from './count-level-progress.ts'
import { isCompleted } from './is-completed.ts'
import type { ConceptLevel, ConceptProgress, LevelProgress, LevelSet, ProgressStatus } from './progress.ts'

export interface ConceptRecords {
  conceptId: string
  /** Oldest first. */
  attempts: readonly Attempt[]
  /** Of each level that was begun; those of wrong answers are passed over. */
  sets: readonly LevelSet[]
  /** Levels that the concept has items of. */
  availableLevels: readonly DifficultyLevel[]
  /** Milliseconds of study, exercises included. */
  timespan: number
}

function decideStatus({ availableLevels, attempts, sets, timespan }: ConceptRecords): ProgressStatus {
  const cleared = sets.filter((set) => set.cleared).map((set) => set.difficultyLevel)
  if (isCompleted(availableLevels, cleared)) return 'COMPLETED'
  const hasBegun = attempts.length > 0 || cleared.length > 0 || timespan > 0
  return hasBegun ? 'PROCEEDING' : 'NOT_STARTED'
}

/** Counts and sets of the levels of a concept, lowest first; a level that was not practised has zeros. */
export function joinLevels(
  counts: readonly LevelProgress[],
  sets: readonly LevelSet[],
  availableLevels: readonly DifficultyLevel[],
): ConceptLevel[] {
  return CONTENT_LEVELS.flatMap((difficultyLevel) => {
    const isOfLevel = (each: { difficultyLevel: DifficultyLevel }) => each.difficultyLevel === difficultyLevel
    const count = counts.find(isOfLevel)
    const set = sets.find(isOfLevel)
    if (!count && !set && !availableLevels.includes(difficultyLevel)) return []
    const unanswered = { total: 0, correct: 0, selfMarked: 0, incorrect: 0 }
    const untouched = { ...unanswered, setTotal: 0, setFinished: 0, cleared: false }
    return [{ difficultyLevel, ...untouched, ...count, ...set }]
  })
}

/** The learner's record of one concept (specification section 3, Progress status). */
export function computeProgress(records: ConceptRecords): ConceptProgress {
  const { conceptId, attempts, sets, availableLevels, timespan } = records
  return {
    conceptId,
    status: decideStatus(records),
    levels: joinLevels(countLevelProgress(attempts), sets, availableLevels),
    timespan,
  }
}
