import { queryOptions } from '@tanstack/react-query'
import { call } from '#platform/http.ts'
import { ADMIN_KEY, adminApi } from './admin-api.ts'

export function typesQuery(id: string) {
  return queryOptions({
    queryKey: [ADMIN_KEY, 'criterion-types', id],
    queryFn: ({ signal }) => call(adminApi.criterionType.list({ id }, { signal })),
  })
}
