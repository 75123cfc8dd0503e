import { hashKey, type QueryClient } from '@tanstack/react-query'
import { summarizeReviews } from '#domain/review/summarize-reviews.ts'
import { pageStore } from '#platform/page-store.ts'
import { showDueCount } from '#platform/push.ts'
import { reviewsQuery } from '#platform/review-queries.ts'
import { currentUserAtom } from '#platform/session.ts'

/** The app's icon says how many reviews are due whenever that is known anew, and nothing once they are done. */
export function badgeDueReviews(queryClient: QueryClient): void {
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    const user = pageStore.get(currentUserAtom)
    if (type !== 'updated' || !user) return
    const { queryKey } = reviewsQuery(user.id)
    if (query.queryHash !== hashKey(queryKey)) return
    const reviews = queryClient.getQueryData(queryKey)
    if (reviews) showDueCount(summarizeReviews(reviews.concepts, Date.now()).dueCount)
  })
}
