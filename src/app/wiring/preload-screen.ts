import { parseChatPath } from '#contract/paths.ts'
import { preloadChunks } from '#platform/lazy-chunk.ts'

/** Fetches the code of the screen at an address while the app starts: the screen itself asks for it only once it is drawn. */
export function preloadScreen(pathname: string): void {
  const place = parseChatPath(pathname)
  if (pathname === '/') preloadChunks([import('../screens/home.screen.tsx')])
  else if (place?.conceptId === null) preloadChunks([import('../screens/unit.screen.tsx')])
  else if (place) preloadChunks([import('#features/learning/thread/refresh-thread.state.ts')])
}
