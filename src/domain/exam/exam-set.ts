import type { DifficultyLevel, Item } from './item.ts'

/** Exam sets of a thread (specification sections 3 and 4). */

export interface ExamItem {
  evaluationItem: Item
  finished: boolean
}

export interface ExamSet {
  id: string
  threadId: string
  difficultyLevel: DifficultyLevel
  finished: boolean
  examItems: ExamItem[]
}

export interface DifficultyExam {
  difficultyLevel: DifficultyLevel
  /** Items of the latest set of the level; 0 while there is none. */
  total: number
  finished: number
  /** Items of the set whose last answer was wrong. */
  incorrect: number
  /** Every item of the latest set is finished. */
  cleared: boolean
  /** Every item of this set or of an earlier one is finished: practising a level again does not take it away. */
  everCleared: boolean
  /** Whether the concept has items of the level at all. */
  available: boolean
}

export interface ExamInfo {
  difficultyExams: DifficultyExam[]
  unfinishedItem: Item | null
}

/** How a learner fared with one item of a set: what `exam-items-info` lists. */
export interface ExamItemState {
  evaluationId: string
  index: number
  finished: boolean
  /** Of the last answer that counted while this was the newest set with the item; null while there is none. */
  verdict: 'correct' | 'incorrect' | null
  hintsShown: number
  solutionShown: boolean
}

export interface ExamItemsInfo {
  examId: string
  difficultyLevel: DifficultyLevel
  items: ExamItemState[]
}
