import type { QueryClient } from '@tanstack/react-query'
import { badgeDueReviews } from './badge-due-reviews.ts'
import { goWhereClicked } from './go-where-clicked.ts'
import { keepPush } from './keep-push.ts'
import { noteStudyDays } from './note-study-days.ts'
import { startOffline } from './start-offline.ts'
import { startShell } from './start-shell.tsx'

/** What the page does beside what it shows, once it is up. */
export async function startBackground(queryClient: QueryClient): Promise<void> {
  startShell(queryClient)
  goWhereClicked()
  noteStudyDays()
  badgeDueReviews(queryClient)
  await startOffline(queryClient)
  keepPush()
}
