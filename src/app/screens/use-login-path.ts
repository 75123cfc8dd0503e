import { useLocation, useSearch } from 'wouter'
import { loginPath } from '#contract/paths.ts'

/** Returns the sign-in path that leads back to the current page. */
export function useLoginPath(): string {
  const [path] = useLocation()
  const query = useSearch()
  return loginPath({ nextUrl: query ? `${path}?${query}` : path, timestamp: Date.now() })
}
