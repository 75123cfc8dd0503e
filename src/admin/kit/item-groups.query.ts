import { queryOptions } from '@tanstack/react-query'
import { call } from '#platform/http.ts'
import { ADMIN_KEY, adminApi } from './admin-api.ts'

export const groupsQuery = queryOptions({
  queryKey: [ADMIN_KEY, 'item-groups'],
  queryFn: ({ signal }) => call(adminApi.itemGroup.list(undefined, { signal })),
})
