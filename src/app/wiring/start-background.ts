import type { QueryClient } from '@tanstack/react-query'
import { makeConsoleBeacon } from '#platform/console-beacon.ts'
import { followPageSigns } from '#platform/page-signs.ts'
import { runWhenIdle } from '#platform/when-idle.ts'
import { addSkipLink } from './add-skip-link.ts'
import { checkPushSubscription } from './check-push-subscription.ts'
import { focusHeadings } from './focus-headings.ts'
import { followKeyboard } from './follow-keyboard.ts'
import { openClickedNotification } from './open-clicked-notification.ts'
import { recordStudyDays } from './record-study-days.ts'
import { makeErrorReporter } from './report-errors.ts'
import { showDueReviewsBadge } from './show-due-reviews-badge.ts'
import { showUnhandledError } from './show-unhandled-error.ts'
import { startOffline } from './start-offline.ts'
import { startShell } from './start-shell.tsx'
import { toastApiErrors } from './toast-api-errors.ts'

/** Starts everything that runs in the background, after the first screen is shown. */
export async function startBackground(queryClient: QueryClient): Promise<void> {
  listenToPage(queryClient)
  toastApiErrors(queryClient)
  addSkipLink()
  focusHeadings()
  followKeyboard()
  await runWhenIdle([
    () => startShell(queryClient),
    openClickedNotification,
    recordStudyDays,
    () => showDueReviewsBadge(queryClient),
  ])
  await startOffline(queryClient)
  checkPushSubscription()
}

/** Forwards console calls and errors, including those before this module loaded and those that the error boundary dispatches again. */
function listenToPage(queryClient: QueryClient): void {
  const reportConsoleCall = makeConsoleBeacon()
  const reportError = makeErrorReporter(queryClient)
  followPageSigns((sign) => {
    if (sign.kind === 'console') return reportConsoleCall(sign.level, sign.args)
    reportError(sign.error)
    showUnhandledError(sign.error)
  })
}
