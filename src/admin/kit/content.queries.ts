import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '#platform/http.ts'
import { ADMIN_KEY, adminApi } from './admin-api.ts'

/** Every node and concept, hidden ones too; parents before children. */
export const outlineQuery = queryOptions({
  queryKey: [ADMIN_KEY, 'outline'],
  queryFn: ({ signal }) => call(adminApi.content.outline(undefined, { signal })),
})

/** A concept with all that is written about it. */
export function conceptQuery(id: string) {
  return queryOptions({
    queryKey: [ADMIN_KEY, 'concept', id],
    queryFn: ({ signal }) => call(adminApi.content.concept({ id }, { signal })),
  })
}

/** What a release has otherwise than the rows that were edited here, oldest first. */
export const conflictsQuery = queryOptions({
  queryKey: [ADMIN_KEY, 'conflicts'],
  queryFn: ({ signal }) => call(adminApi.content.conflicts(undefined, { signal })),
})

/** After a write: what is shown of content, here and on the learner's pages, is asked for again. */
export async function refreshContent(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: [ADMIN_KEY] }),
    queryClient.invalidateQueries({ queryKey: ['curriculum'] }),
  ])
}
