import type { QueryClient } from '@tanstack/react-query'
import { tellOfConsole } from '#platform/console-beacon.ts'
import { badgeDueReviews } from './badge-due-reviews.ts'
import { goWhereClicked } from './go-where-clicked.ts'
import { keepPush } from './keep-push.ts'
import { noteStudyDays } from './note-study-days.ts'
import { offerSkipLink } from './offer-skip-link.ts'
import { reportErrors } from './report-errors.ts'
import { startOffline } from './start-offline.ts'
import { startShell } from './start-shell.tsx'
import { toastApiErrors } from './toast-api-errors.ts'

/** What the page does beside what it shows, once it is up. */
export async function startBackground(queryClient: QueryClient): Promise<void> {
  tellOfConsole()
  toastApiErrors(queryClient)
  void reportErrors(queryClient)
  startShell(queryClient)
  offerSkipLink()
  goWhereClicked()
  noteStudyDays()
  badgeDueReviews(queryClient)
  await startOffline(queryClient)
  keepPush()
}
