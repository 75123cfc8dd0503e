import type { QueryClient } from '@tanstack/react-query'
import { parseChatPath } from '#contract/paths.ts'
import { gradesQuery } from '#platform/curriculum-queries.ts'
import { preloadChunks } from '#platform/lazy-chunk.ts'

/** Fetches the code of the screen at an address while the app starts: the screen itself asks for it only once it is drawn. */
export function preloadScreen(pathname: string): void {
  const place = parseChatPath(pathname)
  if (pathname === '/') preloadChunks([import('../screens/home.screen.tsx')])
  else if (place?.conceptId === null) preloadChunks([import('../screens/unit.screen.tsx')])
  else if (place) preloadChunks([import('#features/learning/thread/refresh-thread.state.ts')])
}

/** How long the first drawing waits for the outline. */
const OUTLINE_MS = 100

/**
 * Asks for the outline, which home, units and conversations are made of. Resolves when it has come, or soon: on a page that the server wrote
 * the HTML has asked for it, and the screen is then drawn once, not first without it.
 */
export async function preloadOutline(queryClient: QueryClient, pathname: string): Promise<void> {
  if (pathname !== '/' && !parseChatPath(pathname)) return
  const outline = queryClient.prefetchQuery(gradesQuery)
  if (!document.querySelector('link[rel=preload][as=fetch]')) return
  await Promise.race([outline, new Promise((resolve) => setTimeout(resolve, OUTLINE_MS))])
}
