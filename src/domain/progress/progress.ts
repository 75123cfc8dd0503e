import type { DifficultyLevel } from '../exam/item.ts'

export const PROGRESS_STATUSES = ['NOT_STARTED', 'PROCEEDING', 'COMPLETED'] as const
export type ProgressStatus = (typeof PROGRESS_STATUSES)[number]

export interface LevelProgress {
  difficultyLevel: DifficultyLevel
  total: number
  correct: number
  incorrect: number
}

export interface ConceptProgress {
  conceptId: string
  status: ProgressStatus
  levels: LevelProgress[]
  /** Milliseconds of study. */
  timespan: number
}

export interface EvaluationProgress {
  total: number
  correct: number
  incorrect: number
  levels: LevelProgress[]
}
