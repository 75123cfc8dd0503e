import { atom } from 'jotai/vanilla'
import { LARGEST_EXAM_LIMIT } from '#domain/exam/choose-exam-items.ts'
import { LEVEL } from '#domain/exam/item.ts'
import { beginExamAtom } from './begin-exam.state.ts'
import { shownItemAtom } from './exam.state.ts'

/**
 * Begins a set of wrong answers of the items that are due; goes on with the one that is open. Nothing where an item of such a set
 * stands before the learner already, as after a reload.
 */
export const beginReviewAtom = atom(null, async (get, set, evaluationIds: readonly string[]) => {
  if (get(shownItemAtom)?.exam.difficultyLevel === LEVEL.wrongAnswers || evaluationIds.length === 0) return
  const items = evaluationIds.slice(0, LARGEST_EXAM_LIMIT).map((evaluationId) => ({ evaluationId }))
  await set(beginExamAtom, -1, 'retry-exam', items)
})
