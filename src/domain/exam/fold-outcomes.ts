import type { AttemptHelp } from '../progress/attempt.ts'
import type { ConceptProgress, LevelProgress } from '../progress/progress.ts'
import { DIFFICULTY_LEVELS, type DifficultyLevel } from './item.ts'

/** An answer that counted, given on the device and not yet on the server. */
export interface LocalOutcome {
  /** Of the item itself, never -1. */
  difficultyLevel: DifficultyLevel
  verdict: 'correct' | 'incorrect'
  help: AttemptHelp
  /** How the item stood before it: owed, and ever got right alone; null for one that was never answered. */
  before: { isOwed: boolean; wasAlone: boolean } | null
}

interface Cleared {
  clearedLevels: readonly DifficultyLevel[]
  availableLevels: readonly DifficultyLevel[]
}

const emptyLevel = (difficultyLevel: DifficultyLevel): LevelProgress => ({
  difficultyLevel,
  total: 0,
  correct: 0,
  incorrect: 0,
})

function addOutcome(level: LevelProgress, { verdict, help, before }: LocalOutcome): LevelProgress {
  const isOwed = verdict === 'incorrect'
  const isAlone = !isOwed && (help === 'alone' || before?.wasAlone === true)
  const countedAlone = before?.wasAlone === true && !before.isOwed
  return {
    ...level,
    total: level.total + Number(before === null),
    correct: level.correct + Number(isAlone) - Number(countedAlone),
    incorrect: level.incorrect + Number(isOwed) - Number(before?.isOwed ?? false),
  }
}

/**
 * Progress with what was done on the device since folded over it, oldest outcome first, as `computeProgress` will have it on the
 * server: a level counts different items, those right alone, and those owed; a concept is complete when every level that it has is
 * cleared.
 */
export function foldOutcomes(
  progress: ConceptProgress,
  outcomes: readonly LocalOutcome[],
  { clearedLevels, availableLevels }: Cleared,
): ConceptProgress {
  const levels = new Map(progress.levels.map((level) => [level.difficultyLevel, level]))
  for (const outcome of outcomes) {
    const { difficultyLevel } = outcome
    levels.set(
      difficultyLevel,
      addOutcome(levels.get(difficultyLevel) ?? emptyLevel(difficultyLevel), outcome),
    )
  }
  const own = availableLevels.filter((level) => level >= 0)
  const isComplete = own.length > 0 && own.every((level) => clearedLevels.includes(level))
  const hasBegun = progress.status !== 'NOT_STARTED' || outcomes.length > 0
  return {
    ...progress,
    status:
      isComplete || progress.status === 'COMPLETED' ? 'COMPLETED' : hasBegun ? 'PROCEEDING' : 'NOT_STARTED',
    levels: DIFFICULTY_LEVELS.flatMap((level) => levels.get(level) ?? []),
  }
}
