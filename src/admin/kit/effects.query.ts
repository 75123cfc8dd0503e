import { queryOptions } from '@tanstack/react-query'
import { call } from '#platform/http.ts'
import { ADMIN_KEY, adminApi } from './admin-api.ts'

/** What hiding, showing or moving a node or a concept touches. */
export function effectsQuery(kind: 'node' | 'concept', id: string) {
  const { nodeEffects, conceptEffects } = adminApi.content
  return queryOptions({
    queryKey: [ADMIN_KEY, 'effects', id],
    queryFn: ({ signal }) => call((kind === 'node' ? nodeEffects : conceptEffects)({ id }, { signal })),
    staleTime: 0,
  })
}
