import { queryOptions } from '@tanstack/react-query'
import type { ConceptProgress } from '#domain/progress/progress.ts'
import { api, call } from './http.ts'

export const PROGRESS_KEY = ['progress'] as const

/** Failures show no toast (specification section 8). */
const QUIET = { isQuiet: true }
const FAILED = 'Learning progress request failed'

/** Progress of every concept under a curriculum node, by concept id. Not for visitors: they have none. */
export function progressQuery(nodeId: string) {
  return queryOptions({
    queryKey: [...PROGRESS_KEY, nodeId],
    queryFn: async ({ signal }): Promise<ReadonlyMap<string, ConceptProgress>> => {
      const list = await call(api.progress.curriculum({ id: nodeId }, { signal }), FAILED)
      return new Map(list.map((progress) => [progress.conceptId, progress]))
    },
    meta: QUIET,
  })
}

export const evaluationProgressQuery = queryOptions({
  queryKey: [...PROGRESS_KEY, 'evaluation'],
  queryFn: ({ signal }) => call(api.progress.evaluation(undefined, { signal }), FAILED),
  meta: QUIET,
})

/** Cached for 30 s (specification section 9); a failed call returns no thread. */
export const recentThreadQuery = queryOptions({
  queryKey: ['threads', 'recent'],
  queryFn: async ({ signal }) => (await call(api.thread.recent(undefined, { signal }))).thread,
  staleTime: 30_000,
  meta: QUIET,
})
