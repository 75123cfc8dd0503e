import { QueryClient } from '@tanstack/react-query'
import { AppError } from '#contract/error.ts'

const RETRIES = 2

/** First part of the keys of what is the same for everybody. */
export const SITE_KEY = 'site'

/** Trying again helps against a missing answer or a busy server, never against a refusal. */
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
        refetchOnWindowFocus: false,
      },
      mutations: { networkMode: 'offlineFirst', retry: false },
    },
  })
}

/** Forgets every answer but the operator's configuration, which is the same for everybody: another person is here now. */
export function forgetAnswers(queryClient: QueryClient): void {
  queryClient.getMutationCache().clear()
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== SITE_KEY })
}
