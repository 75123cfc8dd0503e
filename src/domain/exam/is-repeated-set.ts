import type { ExamSet } from './exam-set.ts'

/** Whether a new set has only items that earlier sets of the thread had: the level has no others left. */
export function isRepeatedSet({ id, examItems }: ExamSet, exams: readonly ExamSet[]): boolean {
  const earlier = exams
    .filter((exam) => exam.id !== id)
    .flatMap((exam) => exam.examItems.map(({ evaluationItem }) => evaluationItem.id))
  return examItems.length > 0 && examItems.every(({ evaluationItem }) => earlier.includes(evaluationItem.id))
}
