import { QueryClient } from '@tanstack/react-query'
import { AppError } from '#contract/error.ts'
import { retryPauseMs } from './retry-pause.ts'
import { scaleWait } from './wait-scale.ts'

const RETRIES = 2
const FIRST_PAUSE_MS = 1000

/** First part of the keys of queries that are the same for everybody. */
export const SITE_KEY = 'site'

/** Retries only if there was no answer or the server is busy, never after a refusal. */
function isWorthRetrying(failures: number, error: unknown): boolean {
  if (failures >= RETRIES) return false
  return !(error instanceof AppError) || error.status === 0 || error.status >= 500
}

/** Server state in memory only. */
export function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'offlineFirst',
        staleTime: 30_000,
        retry: isWorthRetrying,
        retryDelay: (failures, error) => retryPauseMs(error, scaleWait(FIRST_PAUSE_MS * 2 ** failures)),
        refetchOnWindowFocus: false,
      },
      mutations: { networkMode: 'offlineFirst', retry: false },
    },
  })
}

/** Clears every query but the operator's configuration, for another person. */
export function forgetAnswers(queryClient: QueryClient): void {
  queryClient.getMutationCache().clear()
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== SITE_KEY })
}
