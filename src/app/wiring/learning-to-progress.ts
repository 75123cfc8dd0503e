import type { QueryClient } from '@tanstack/react-query'
import { progressedAtom } from '#features/learning/practice/exam.state.ts'
import { pageStore } from '#platform/page-store.ts'
import { PROGRESS_KEY } from '#platform/progress-queries.ts'

/** Refetches progress after an answer reached the server. */
export function refreshProgress(queryClient: QueryClient): void {
  pageStore.sub(progressedAtom, () => {
    void queryClient.invalidateQueries({ queryKey: PROGRESS_KEY })
    void queryClient.invalidateQueries({ queryKey: ['threads', 'recent'] })
  })
}
