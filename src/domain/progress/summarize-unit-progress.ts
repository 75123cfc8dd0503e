import type { ConceptProgress, ProgressStatus } from './progress.ts'

export interface UnitProgress {
  status: ProgressStatus
  /** Concepts that are complete, of `total`. */
  done: number
  total: number
  /** Milliseconds of study over the unit's concepts. */
  timespan: number
}

/**
 * How a learner stands with a unit. `conceptIds` are its visible concepts; one without a row in `progresses` is not started,
 * and rows of other concepts are passed over.
 */
export function summarizeUnitProgress(
  conceptIds: readonly string[],
  progresses: readonly ConceptProgress[],
): UnitProgress {
  const wanted = new Set(conceptIds)
  const rows = progresses.filter((progress) => wanted.has(progress.conceptId))
  const done = rows.filter((row) => row.status === 'COMPLETED').length
  const hasBegun = rows.some((row) => row.status !== 'NOT_STARTED')
  const isComplete = wanted.size > 0 && done === wanted.size
  return {
    status: isComplete ? 'COMPLETED' : hasBegun ? 'PROCEEDING' : 'NOT_STARTED',
    done,
    total: wanted.size,
    timespan: rows.reduce((sum, row) => sum + row.timespan, 0),
  }
}
