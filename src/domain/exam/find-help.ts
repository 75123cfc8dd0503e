import type { ExamItemsInfo } from './exam-set.ts'

/** What help an item had in the newest set that holds it; also after the conversation was cleared. */
export function findHelp(
  itemsInfo: readonly ExamItemsInfo[],
  evaluationId: string,
): { hintsShown: number; solutionShown: boolean } {
  const known = itemsInfo.flatMap(({ items }) => items).find((item) => item.evaluationId === evaluationId)
  return { hintsShown: known?.hintsShown ?? 0, solutionShown: known?.solutionShown ?? false }
}
