import { queryOptions } from '@tanstack/react-query'
import { call } from '#platform/http.ts'
import { ADMIN_KEY, adminApi } from '../admin-api.ts'
import { lookWhileRunning } from '../running-jobs.ts'

/** The caller's generations of the last week, newest first; asked for again while one runs. */
export const generationsQuery = queryOptions({
  queryKey: [ADMIN_KEY, 'generations'],
  queryFn: ({ signal }) => call(adminApi.generation.list(undefined, { signal })),
  refetchInterval: lookWhileRunning,
})

export const generationOptionsQuery = queryOptions({
  queryKey: [ADMIN_KEY, 'generation-options'],
  queryFn: ({ signal }) => call(adminApi.generation.options(undefined, { signal })),
})
