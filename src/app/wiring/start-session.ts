import type { QueryClient } from '@tanstack/react-query'
import { drainOnSigns } from '#platform/drain-on-signs.ts'
import { pageStore } from '#platform/page-store.ts'
import { forgetAnswers } from '#platform/query-client.ts'
import { leaveWhenExpired, loadSessionAtom } from '#platform/session.ts'

/** Loads the current user once, and follows the session from then on. */
export function startSession(queryClient: QueryClient): void {
  drainOnSigns()
  leaveWhenExpired((path) => {
    const { pathname, search } = window.location
    forgetAnswers(queryClient)
    window.history.replaceState(null, '', `${path}&nexturl=${encodeURIComponent(pathname + search)}`)
  })
  const ignore = () => undefined // the chunk did not come: the page shows a visitor, or the bar says that the server is away
  const loadWords = () => import('./say-session.ts')
  pageStore.set(loadSessionAtom).then(
    (former) => former && loadWords().then(({ sayOver }) => sayOver(former), ignore),
    (error: unknown) => loadWords().then(({ sayUnknown }) => sayUnknown(error), ignore),
  )
}
