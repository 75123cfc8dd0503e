import type { ConceptReviews } from './review.ts'

export interface ReviewSummary {
  /** Items due now. */
  dueCount: number
  /** ISO 8601 time at which the next one of the others is due; null if there is none. */
  nextDueAt: string | null
  /** Concepts with something due, and of these the due items alone. */
  due: ConceptReviews[]
}

/** What of the notebook is due at `now`, in milliseconds since the epoch; concepts and items stay in their order. */
export function summarizeReviews(concepts: readonly ConceptReviews[], now: number): ReviewSummary {
  const isDue = ({ dueAt }: { dueAt: string }) => Date.parse(dueAt) <= now
  const due = concepts.flatMap((concept) => {
    const items = concept.items.filter(isDue)
    return items.length === 0 ? [] : [{ ...concept, items }]
  })
  const later = concepts.flatMap(({ items }) => items.filter((item) => !isDue(item)))
  return {
    dueCount: due.reduce((sum, { items }) => sum + items.length, 0),
    nextDueAt: later.map(({ dueAt }) => dueAt).sort()[0] ?? null,
    due,
  }
}
