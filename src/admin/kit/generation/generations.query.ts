import { queryOptions } from '@tanstack/react-query'
import type { Generation } from '#contract/generation.ts'
import { call } from '#platform/http.ts'
import { ADMIN_KEY, adminApi } from '../admin-api.ts'

const LOOK_EVERY_MS = 1000

export function isRunning({ status }: Generation): boolean {
  return status === 'running'
}

/** The caller's generations of the last week, newest first; asked for again while one runs. */
export const generationsQuery = queryOptions({
  queryKey: [ADMIN_KEY, 'generations'],
  queryFn: ({ signal }) => call(adminApi.generation.list(undefined, { signal })),
  refetchInterval: ({ state }) => (state.data?.some(isRunning) ? LOOK_EVERY_MS : false),
})

export const generationOptionsQuery = queryOptions({
  queryKey: [ADMIN_KEY, 'generation-options'],
  queryFn: ({ signal }) => call(adminApi.generation.options(undefined, { signal })),
})
