import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '#platform/http.ts'
import { ADMIN_KEY, adminApi } from '../kit/admin-api.ts'

type SchoolsQuery = Parameters<typeof adminApi.school.list>[0]

export function schoolsQuery(query: SchoolsQuery) {
  return queryOptions({
    queryKey: [ADMIN_KEY, 'schools', query],
    queryFn: ({ signal }) => call(adminApi.school.list(query, { signal })),
    placeholderData: keepPreviousData,
  })
}

export function schoolQuery(id: string) {
  return queryOptions({
    queryKey: [ADMIN_KEY, 'school', id],
    queryFn: ({ signal }) => call(adminApi.school.getListed({ id }, { signal })),
  })
}
