import type { DifficultyLevel } from '../exam/item.ts'

/** Shapes of the wrong-answer notebook (screens.md, `/`). */

export interface ReviewItem {
  evaluationId: string
  /** Of the item itself, never -1. */
  difficultyLevel: DifficultyLevel
  /** ISO 8601 time from which the item is due: a midnight in Seoul. */
  dueAt: string
}

export interface ConceptReviews {
  unitId: string
  conceptId: string
  /** Of the notebook, those due first first. */
  items: ReviewItem[]
}
