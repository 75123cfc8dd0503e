import { hashKey, type QueryClient } from '@tanstack/react-query'
import { summarizeReviews } from '#domain/review/summarize-reviews.ts'
import { pageStore } from '#platform/page-store.ts'
import { showDueCount } from '#platform/push.ts'
import { reviewsQuery } from '#platform/review-queries.ts'
import { currentUserAtom } from '#platform/session.ts'

/** Keeps the app icon's badge at the number of due reviews; no badge when none is due. */
export function showDueReviewsBadge(queryClient: QueryClient): void {
  const readKey = () => {
    const user = pageStore.get(currentUserAtom)
    return user && reviewsQuery(user.id).queryKey
  }
  const show = () => {
    const key = readKey()
    const reviews = key && queryClient.getQueryData(key)
    if (reviews) showDueCount(summarizeReviews(reviews.concepts, Date.now()).dueCount)
  }
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    const key = readKey()
    if (type === 'updated' && key && query.queryHash === hashKey(key)) show()
  })
  show()
}
