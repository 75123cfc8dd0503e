import type { ExamItemState, ExamItemsInfo, ExamSet } from './exam-set.ts'

export interface ExamState {
  /** Newest first. */
  exams: readonly ExamSet[]
  itemsInfo: readonly ExamItemsInfo[]
}

function finishItem(exam: ExamSet, evaluationId: string): ExamSet {
  if (!exam.examItems.some((item) => item.evaluationItem.id === evaluationId && !item.finished)) return exam
  const examItems = exam.examItems.map((item) =>
    item.evaluationItem.id === evaluationId ? { ...item, finished: true } : item,
  )
  return { ...exam, examItems, finished: examItems.every((item) => item.finished) }
}

/**
 * Returns the state after an answer. A right one finishes the item in every set that holds it open (specification section 4), and so
 * does an essay that is finished with points missing; the newest set that holds it, and each set where it is finished now, has its
 * last verdict. A `nudge` changes nothing.
 */
export function applyVerdict(
  state: ExamState,
  evaluationId: string,
  verdict: 'correct' | 'incorrect' | 'nudge',
  finishes = verdict === 'correct',
): ExamState {
  if (verdict === 'nudge') return state
  const isOfItem = (item: ExamItemState) => item.evaluationId === evaluationId
  const newest = state.itemsInfo.find(({ items }) => items.some(isOfItem))
  if (!newest) return state
  const endsNow = (item: ExamItemState) => finishes && !item.finished
  const itemsInfo = state.itemsInfo.map((info) => {
    if (!info.items.some((item) => isOfItem(item) && (info === newest || endsNow(item)))) return info
    return {
      ...info,
      items: info.items.map((item) =>
        isOfItem(item) ? { ...item, finished: item.finished || finishes, verdict } : item,
      ),
    }
  })
  const exams = finishes ? state.exams.map((exam) => finishItem(exam, evaluationId)) : state.exams
  return { exams, itemsInfo }
}
