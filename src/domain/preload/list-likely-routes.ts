/** Pages with their own chunk; the code of a concept page is in the first load. */
export type RouteChunk = 'home' | 'unit' | 'bookmark' | 'settings' | 'document' | 'login'

/**
 * The chunks that the page at `pathname` is likely to need next, the likeliest first. `isSignedIn`: bookmarks and
 * settings are of use to learners, sign-in to visitors.
 */
export function listLikelyRoutes(pathname: string, isSignedIn: boolean): readonly RouteChunk[] {
  const own: RouteChunk[] = isSignedIn ? ['bookmark', 'settings'] : ['login']
  if (pathname === '/') return ['unit', ...own]
  if (pathname.startsWith('/chat/')) return ['unit', 'home', ...own]
  if (/^\/(?:guide|policies|price|sales)(?:\/|$)/.test(pathname)) return ['document', 'home', 'unit']
  return ['home', 'unit']
}
