import { queryOptions } from '@tanstack/react-query'
import { call } from '#platform/http.ts'
import { ADMIN_KEY, adminApi } from './admin-api.ts'

/** All nodes of the curriculum with their concepts, hidden ones too: for exercise administrators as well. */
export const nodesQuery = queryOptions({
  queryKey: [ADMIN_KEY, 'nodes'],
  queryFn: ({ signal }) => call(adminApi.curriculum.nodes(undefined, { signal })),
})
