import type { QueryClient } from '@tanstack/react-query'
import { makeConsoleBeacon } from '#platform/console-beacon.ts'
import { followPageSigns } from '#platform/page-signs.ts'
import { addSkipLink } from './add-skip-link.ts'
import { checkPushSubscription } from './check-push-subscription.ts'
import { followKeyboard } from './follow-keyboard.ts'
import { openClickedNotification } from './open-clicked-notification.ts'
import { recordStudyDays } from './record-study-days.ts'
import { makeErrorReporter } from './report-errors.ts'
import { showDueReviewsBadge } from './show-due-reviews-badge.ts'
import { showUnhandledError } from './show-unhandled-error.ts'
import { startOffline } from './start-offline.ts'
import { startShell } from './start-shell.tsx'
import { toastApiErrors } from './toast-api-errors.ts'

/** What the page does beside what it shows, once it is up. */
export async function startBackground(queryClient: QueryClient): Promise<void> {
  listenToPage(queryClient)
  toastApiErrors(queryClient)
  startShell(queryClient)
  addSkipLink()
  followKeyboard()
  openClickedNotification()
  recordStudyDays()
  showDueReviewsBadge(queryClient)
  await startOffline(queryClient)
  checkPushSubscription()
}

/** Console calls and errors since the first script, and from now on. What a boundary catches comes too: it raises it anew. */
function listenToPage(queryClient: QueryClient): void {
  const reportConsoleCall = makeConsoleBeacon()
  const reportError = makeErrorReporter(queryClient)
  followPageSigns((sign) => {
    if (sign.kind === 'console') return reportConsoleCall(sign.level, sign.args)
    reportError(sign.error)
    showUnhandledError(sign.error)
  })
}
