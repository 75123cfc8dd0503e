import type { QueryClient } from '@tanstack/react-query'
import { reachableAtom } from '#platform/connectivity.ts'
import { startDrainTriggers } from '#platform/drain-triggers.ts'
import { toAppError } from '#platform/http.ts'
import { pageStore } from '#platform/page-store.ts'
import { forgetAnswers } from '#platform/query-client.ts'
import { currentUserAtom, followSessionEnd, hasPendingSignOut, loadSessionAtom } from '#platform/session.ts'
import { closeAllToastsAtom, showToastAtom } from '#ui/overlay/toast.state.ts'

/** Loads the current user once, then follows the session. */
export function startSession(queryClient: QueryClient): void {
  startDrainTriggers()
  const pathHere = () => window.location.pathname + window.location.search
  followSessionEnd((path) => {
    const expired = `${path}&nexturl=${encodeURIComponent(pathHere())}`
    forgetAnswers(queryClient)
    window.history.replaceState(null, '', expired)
  })
  forgetOtherPerson(queryClient)
  // A sign-out while offline is sent once the server answers again.
  pageStore.sub(reachableAtom, () => {
    if (pageStore.get(reachableAtom) && hasPendingSignOut())
      pageStore.set(loadSessionAtom).catch(() => undefined) // offline again
  })
  pageStore.set(loadSessionAtom).then(
    (former) => {
      if (!former) return
      import('./show-expired-session.ts').then(
        ({ showExpiredSession }) => showExpiredSession({ nextUrl: pathHere(), type: former.provider }),
        () => undefined, // the chunk error event reports it
      )
    },
    (error: unknown) => {
      const { status, message: detail } = toAppError(error)
      // Offline: the page shows the device copy of the last person, and the status bar says so.
      if (status === 0 && pageStore.get(currentUserAtom)) return
      pageStore.set(showToastAtom, { severity: 'warn', title: '로그인 상태를 확인하지 못했어요', detail })
    },
  )
}

/** What was answered or offered to one person is not shown to the next, nor to a visitor. */
function forgetOtherPerson(queryClient: QueryClient): void {
  let userId = pageStore.get(currentUserAtom)?.id
  pageStore.sub(currentUserAtom, () => {
    const before = userId
    userId = pageStore.get(currentUserAtom)?.id
    if (before === undefined || before === userId) return
    forgetAnswers(queryClient)
    pageStore.set(closeAllToastsAtom)
  })
}
