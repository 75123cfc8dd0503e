import { queryOptions } from '@tanstack/react-query'
import { readVerdict } from '#domain/exam/read-verdict.ts'
import { contextOf } from '#domain/outbox/project-turn.ts'
import type { OutboxRecord } from '#domain/outbox/record.ts'
import { foldReviewAnswers, type ReviewAnswer } from '#domain/review/fold-review-answers.ts'
import type { ConceptReviews } from '#domain/review/review.ts'
import { api, call } from './http.ts'
import { keepCopy, readWithCopy } from './last-good-copy.ts'
import { outboxOf } from './outbox.ts'
import { PROGRESS_KEY } from './progress-queries.ts'

export interface Reviews {
  concepts: ConceptReviews[]
  /** When the shown copy was made, in milliseconds since the epoch; null for the server's own answer. */
  copiedAt: number | null
}

function isConcepts(value: unknown): value is ConceptReviews[] {
  return Array.isArray(value)
}

/** The answers to items that wait to be sent. */
function listAnswers(records: readonly OutboxRecord[]): ReviewAnswer[] {
  return records.flatMap((record) => {
    if (record.kind !== 'turn' || record.state === 'dead') return []
    const context = contextOf(record)
    const evaluationId = context.action?.evaluationId
    if (!evaluationId || readVerdict(context) === null) return []
    return [{ evaluationId, at: Date.parse(record.createdAt) }]
  })
}

/** None on a device whose database refuses: it holds nothing back either. */
function readAnswers(userId: string): Promise<ReviewAnswer[]> {
  return outboxOf(userId)
    .list()
    .then(listAnswers, () => [])
}

/** The key of the last good copy. */
const COPY = 'reviews'

/**
 * The wrong-answer notebook of a signed-in person: the server's, or without a network the last good copy, with the answers that
 * wait here folded over it. Invalidated together with the progress.
 */
export function reviewsQuery(userId: string) {
  return queryOptions({
    queryKey: [...PROGRESS_KEY, { of: 'reviews', userId }],
    queryFn: async ({ signal }): Promise<Reviews> => {
      const before = await readAnswers(userId)
      const { value, copiedAt } = await readWithCopy(userId, COPY, isConcepts, async () => {
        const { concepts } = await call(api.review.list(undefined, { signal }))
        return concepts
      })
      // What was on its way when the server was asked may be there now and not yet in what it answered.
      const answers = [...before, ...(await readAnswers(userId))]
      const concepts = foldReviewAnswers(value, answers)
      // The records go once they are sent: should the network go too, the copy still knows of them.
      if (copiedAt === null && answers.length > 0) await keepCopy(userId, COPY, concepts)
      return { concepts, copiedAt }
    },
  })
}
