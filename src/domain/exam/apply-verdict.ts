import type { ExamItemsInfo, ExamSet } from './exam-set.ts'

export interface ExamState {
  /** Newest first. */
  exams: readonly ExamSet[]
  itemsInfo: readonly ExamItemsInfo[]
}

/**
 * The state after an answer: a right one finishes the item in the newest set that holds it open; a wrong one is noted, and stays
 * noted. A `nudge` changes nothing.
 */
export function applyVerdict(
  state: ExamState,
  evaluationId: string,
  verdict: 'correct' | 'incorrect' | 'nudge',
): ExamState {
  if (verdict === 'nudge') return state
  const target = state.exams.find((exam) =>
    exam.examItems.some((item) => item.evaluationItem.id === evaluationId && !item.finished),
  )
  if (!target) return state
  const finished = verdict === 'correct'
  const exams = state.exams.map((exam) => {
    if (exam.id !== target.id || !finished) return exam
    const examItems = exam.examItems.map((item) =>
      item.evaluationItem.id === evaluationId ? { ...item, finished: true } : item,
    )
    return { ...exam, examItems, finished: examItems.every((item) => item.finished) }
  })
  const itemsInfo = state.itemsInfo.map((info) =>
    info.examId === target.id
      ? {
          ...info,
          items: info.items.map((item) =>
            item.evaluationId === evaluationId
              ? { ...item, finished, verdict: item.verdict === 'incorrect' ? item.verdict : verdict }
              : item,
          ),
        }
      : info,
  )
  return { exams, itemsInfo }
}
