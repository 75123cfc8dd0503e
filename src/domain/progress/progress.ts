import type { DifficultyLevel } from '../exam/item.ts'

export const PROGRESS_STATUSES = ['NOT_STARTED', 'PROCEEDING', 'COMPLETED'] as const
export type ProgressStatus = (typeof PROGRESS_STATUSES)[number]

/**
 * The figures of every screen, defined here alone. An answered item is right alone (with neither hint nor solution), right with
 * help, right by the learner's own marking (an essay), or owed: wrong, or an essay with points missing, and not yet right since. A
 * finished item of a set was answered right, with or without help, or is an essay that was marked to the end. A level is
 * cleared once every item of one of its sets was finished, and stays so. A concept is completed once every level that it has items
 * of is cleared.
 */
export interface AnswerCounts {
  /** Different items answered. */
  total: number
  /** Of these, right alone. */
  correct: number
  /** Of these, right by the learner's own marking. */
  selfMarked: number
  /** Of these, owed. */
  incorrect: number
}

export interface LevelProgress extends AnswerCounts {
  difficultyLevel: DifficultyLevel
}

/** How far the sets of a level are. */
export interface LevelSet {
  difficultyLevel: DifficultyLevel
  /** Items of the latest set; 0 while there is none. */
  setTotal: number
  setFinished: number
  cleared: boolean
}

export interface ConceptLevel extends LevelProgress, LevelSet {}

export interface ConceptProgress {
  conceptId: string
  status: ProgressStatus
  /** Each level that the concept has items of, or that was practised, lowest first. */
  levels: ConceptLevel[]
  /** Milliseconds of study. */
  timespan: number
}

export interface EvaluationProgress extends AnswerCounts {
  /** Each level that was practised, lowest first. */
  levels: LevelProgress[]
}
