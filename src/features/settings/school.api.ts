import { queryOptions } from '@tanstack/react-query'
import { api, call } from '#platform/http.ts'

const SCHOOLS_STALE_MS = 5 * 60_000

export function schoolsQuery(query: string) {
  return queryOptions({
    queryKey: ['schools', 'search', query],
    queryFn: ({ signal }) => call(api.school.search({ query }, { signal })),
    staleTime: SCHOOLS_STALE_MS,
  })
}

export function schoolQuery(id: string) {
  return queryOptions({
    queryKey: ['schools', id],
    queryFn: ({ signal }) => call(api.school.get({ id }, { signal })),
    staleTime: SCHOOLS_STALE_MS,
  })
}
