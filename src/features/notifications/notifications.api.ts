import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Inbox } from '#contract/notification.ts'
import { api, call } from '#platform/http.ts'
import { type Copied, keepCopy, readWithCopy } from '#platform/last-good-copy.ts'

const COPY_KEY = 'notifications'
/** The bell is on many pages; one request a minute is enough. */
const FRESH_MS = 60_000

function isInbox(value: unknown): value is Inbox {
  return (
    typeof value === 'object' &&
    value !== null &&
    'notifications' in value &&
    Array.isArray(value.notifications) &&
    'unread' in value &&
    typeof value.unread === 'number'
  )
}

/** The learner's latest notifications; offline the device copy, if there is one. */
export function inboxQuery(userId: string) {
  return queryOptions({
    queryKey: ['notifications', userId],
    queryFn: ({ signal }): Promise<Copied<Inbox>> =>
      readWithCopy(userId, COPY_KEY, isInbox, () => call(api.notification.inbox(undefined, { signal }))),
    staleTime: FRESH_MS,
  })
}

/** Marks these notifications, or all, as read. Throws AppError; offline they stay unread. */
export async function markRead(
  queryClient: QueryClient,
  userId: string,
  which: { ids: string[] } | { all: true },
): Promise<void> {
  const value = await call(api.notification.markRead(which))
  queryClient.setQueryData(inboxQuery(userId).queryKey, { value, copiedAt: null })
  await keepCopy(userId, COPY_KEY, value)
}
