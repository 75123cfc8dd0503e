import { DAY_MS } from '../calendar/durations.ts'
import { startOfSeoulDay } from '../calendar/seoul-day.ts'
import type { ConceptReviews } from './review.ts'

export interface ReviewAnswer {
  evaluationId: string
  /** When it was given, milliseconds since the epoch. */
  at: number
}

/**
 * The notebook with the answers that wait on this device folded over it: whatever the answer, the item is not due again on that
 * day. The server decides when it is really due once it has the answer; until then it is due the next day.
 */
export function foldReviewAnswers(
  concepts: readonly ConceptReviews[],
  answers: readonly ReviewAnswer[],
): ConceptReviews[] {
  const nextDue = new Map<string, number>()
  for (const { evaluationId, at } of answers) {
    const due = startOfSeoulDay(at) + DAY_MS
    nextDue.set(evaluationId, Math.max(due, nextDue.get(evaluationId) ?? due))
  }
  return concepts.map((concept) => ({
    ...concept,
    items: concept.items.map((item) => {
      const due = nextDue.get(item.evaluationId) ?? 0
      return due > Date.parse(item.dueAt) ? { ...item, dueAt: new Date(due).toISOString() } : item
    }),
  }))
}
