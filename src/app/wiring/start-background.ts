import type { QueryClient } from '@tanstack/react-query'
import { makeConsoleBeacon } from '#platform/console-beacon.ts'
import { followPageSigns } from '#platform/page-signs.ts'
import { badgeDueReviews } from './badge-due-reviews.ts'
import { followKeyboard } from './follow-keyboard.ts'
import { goWhereClicked } from './go-where-clicked.ts'
import { keepPush } from './keep-push.ts'
import { noteStudyDays } from './note-study-days.ts'
import { offerSkipLink } from './offer-skip-link.ts'
import { makeErrorReporter } from './report-errors.ts'
import { sayError } from './say-error.ts'
import { startOffline } from './start-offline.ts'
import { startShell } from './start-shell.tsx'
import { toastApiErrors } from './toast-api-errors.ts'

/** What the page does beside what it shows, once it is up. */
export async function startBackground(queryClient: QueryClient): Promise<void> {
  listenToPage(queryClient)
  toastApiErrors(queryClient)
  startShell(queryClient)
  offerSkipLink()
  followKeyboard()
  goWhereClicked()
  noteStudyDays()
  badgeDueReviews(queryClient)
  await startOffline(queryClient)
  keepPush()
}

/** Console calls and errors since the first script, and from now on. What a boundary catches comes too: it raises it anew. */
function listenToPage(queryClient: QueryClient): void {
  const tellOfCall = makeConsoleBeacon()
  const reportError = makeErrorReporter(queryClient)
  followPageSigns((sign) => {
    if (sign.kind === 'console') return tellOfCall(sign.level, sign.args)
    reportError(sign.error)
    sayError(sign.error)
  })
}
