import type { AttemptHelp } from '../progress/attempt.ts'
import { joinLevels } from '../progress/compute-progress.ts'
import { isCompleted } from '../progress/is-completed.ts'
import type { ConceptLevel, ConceptProgress, LevelProgress, LevelSet } from '../progress/progress.ts'
import type { DifficultyLevel } from './item.ts'

/** An answer that counted, given on the device and not yet on the server. */
export interface LocalOutcome {
  /** Of the item itself, never -1. */
  difficultyLevel: DifficultyLevel
  verdict: 'correct' | 'incorrect'
  help: AttemptHelp
  /** How the item stood before it: owed, and ever got right alone; null for one that was never answered. */
  before: { isOwed: boolean; wasAlone: boolean } | null
}

interface Practised {
  /** Of each level that was begun, with what was done on the device. */
  sets: readonly LevelSet[]
  availableLevels: readonly DifficultyLevel[]
}

function emptyLevel(difficultyLevel: DifficultyLevel): LevelProgress {
  return {
    difficultyLevel,
    total: 0,
    correct: 0,
    selfMarked: 0,
    incorrect: 0,
  }
}

function addOutcome(level: LevelProgress, { verdict, help, before }: LocalOutcome): LevelProgress {
  const isOwed = verdict === 'incorrect'
  const isAlone = !isOwed && (help === 'alone' || before?.wasAlone === true)
  const countedAlone = before?.wasAlone === true && !before.isOwed
  const selfMarked = help === 'self' ? Number(!isOwed) - Number(before !== null && !before.isOwed) : 0
  return {
    ...level,
    total: level.total + Number(before === null),
    correct: level.correct + Number(isAlone) - Number(countedAlone),
    selfMarked: level.selfMarked + selfMarked,
    incorrect: level.incorrect + Number(isOwed) - Number(before?.isOwed ?? false),
  }
}

/** The set of a level as it is shown: a level that the server calls cleared stays so, and one that the device lacks is the server's. */
function mergeSets(levels: readonly ConceptLevel[], sets: readonly LevelSet[]): LevelSet[] {
  const known = new Map<DifficultyLevel, LevelSet>(levels.map((level) => [level.difficultyLevel, level]))
  for (const set of sets) {
    const { difficultyLevel } = set
    known.set(difficultyLevel, {
      ...set,
      cleared: set.cleared || known.get(difficultyLevel)?.cleared === true,
    })
  }
  return [...known.values()].map(({ difficultyLevel, setTotal, setFinished, cleared }) => ({
    difficultyLevel,
    setTotal,
    setFinished,
    cleared,
  }))
}

/** Progress with what was done on the device since folded over it, oldest outcome first, as `computeProgress` will have it on the server. */
export function foldOutcomes(
  progress: ConceptProgress,
  outcomes: readonly LocalOutcome[],
  { sets, availableLevels }: Practised,
): ConceptProgress {
  const counts = new Map<DifficultyLevel, LevelProgress>(
    progress.levels.map(({ difficultyLevel, total, correct, selfMarked, incorrect }) => [
      difficultyLevel,
      { difficultyLevel, total, correct, selfMarked, incorrect },
    ]),
  )
  for (const outcome of outcomes) {
    const { difficultyLevel } = outcome
    counts.set(
      difficultyLevel,
      addOutcome(counts.get(difficultyLevel) ?? emptyLevel(difficultyLevel), outcome),
    )
  }
  const merged = mergeSets(progress.levels, sets)
  const cleared = merged.filter((set) => set.cleared).map((set) => set.difficultyLevel)
  const isComplete = progress.status === 'COMPLETED' || isCompleted(availableLevels, cleared)
  const hasBegun = progress.status !== 'NOT_STARTED' || outcomes.length > 0
  return {
    ...progress,
    status: isComplete ? 'COMPLETED' : hasBegun ? 'PROCEEDING' : 'NOT_STARTED',
    levels: joinLevels([...counts.values()], merged, availableLevels),
  }
}
