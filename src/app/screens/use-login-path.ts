import { useLocation, useSearch } from 'wouter'
import { loginPath } from '#contract/paths.ts'

/** The way to sign in that comes back to the page where it is shown. */
export function useLoginPath(): string {
  const [path] = useLocation()
  const query = useSearch()
  return loginPath({ nextUrl: query ? `${path}?${query}` : path, timestamp: Date.now() })
}
