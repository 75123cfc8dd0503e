import type { DifficultyLevel } from '../exam/item.ts'
import type { Attempt } from './attempt.ts'
import { countLevelProgress } from './count-level-progress.ts'
import type { ConceptProgress, ProgressStatus } from './progress.ts'

export interface ConceptRecords {
  conceptId: string
  /** Oldest first. */
  attempts: readonly Attempt[]
  /** Levels of which every item of the latest set is finished, or of an earlier set was. */
  clearedLevels: readonly DifficultyLevel[]
  /** Levels that the concept has items of. */
  availableLevels: readonly DifficultyLevel[]
  /** Milliseconds of study, exercises included. */
  timespan: number
}

/** A concept is complete when every level that it has is cleared; wrong answers (-1) are no level of it. */
function decideStatus(records: ConceptRecords): ProgressStatus {
  const levels = records.availableLevels.filter((level) => level >= 0)
  if (levels.length > 0 && levels.every((level) => records.clearedLevels.includes(level))) return 'COMPLETED'
  const hasBegun = records.attempts.length > 0 || records.clearedLevels.length > 0 || records.timespan > 0
  return hasBegun ? 'PROCEEDING' : 'NOT_STARTED'
}

/** How a learner stands with one concept (specification section 3, Progress status). */
export function computeProgress(records: ConceptRecords): ConceptProgress {
  return {
    conceptId: records.conceptId,
    status: decideStatus(records),
    levels: countLevelProgress(records.attempts),
    timespan: records.timespan,
  }
}
