import { atom } from 'jotai/vanilla'
import { LARGEST_EXAM_LIMIT } from '#domain/exam/choose-exam-items.ts'
import { LEVEL } from '#domain/exam/item.ts'
import { beginExamAtom } from './begin-exam.state.ts'
import { shownItemAtom } from './exam.state.ts'

/**
 * Begins a set of wrong answers with the items that are due, or continues the open one. Does nothing if an item of such a set is already
 * shown, as after a reload.
 */
export const beginReviewAtom = atom(null, async (get, set, evaluationIds: readonly string[]) => {
  if (get(shownItemAtom)?.exam.difficultyLevel === LEVEL.wrongAnswers || evaluationIds.length === 0) return
  const items = evaluationIds.slice(0, LARGEST_EXAM_LIMIT).map((evaluationId) => ({ evaluationId }))
  await set(beginExamAtom, -1, 'retry-exam', items)
})
