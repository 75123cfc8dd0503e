import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '#platform/http.ts'
import { ADMIN_KEY, adminApi } from '../kit/admin-api.ts'

type CallsQuery = Parameters<typeof adminApi.llmHistory.list>[0]

export function callsQuery(query: CallsQuery) {
  return queryOptions({
    queryKey: [ADMIN_KEY, 'model-calls', query],
    queryFn: ({ signal }) => call(adminApi.llmHistory.list(query, { signal })),
    placeholderData: keepPreviousData,
  })
}

/** Each answer with texts is recorded, so that it is asked for once. */
export function modelCallQuery(id: string) {
  return queryOptions({
    queryKey: ['model-call', id],
    queryFn: ({ signal }) => call(adminApi.llmHistory.get({ id }, { signal })),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  })
}
