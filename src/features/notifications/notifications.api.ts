import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Inbox } from '#contract/notification.ts'
import { api, call } from '#platform/http.ts'
import { type Copied, keepCopy, readWithCopy } from '#platform/last-good-copy.ts'

const COPY_KEY = 'notifications'
/** The bell stands on many pages; one look a minute is enough. */
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

/** The learner's latest notifications; without a network the last good copy on this device, if there is one. */
export function inboxQuery(userId: string) {
  return queryOptions({
    queryKey: ['notifications', userId],
    queryFn: ({ signal }): Promise<Copied<Inbox>> =>
      readWithCopy(userId, COPY_KEY, isInbox, () => call(api.notification.inbox(undefined, { signal }))),
    staleTime: FRESH_MS,
  })
}

/** Marks these as read, or all. Throws AppError; without a network they stay unread. */
export async function markRead(
  queryClient: QueryClient,
  userId: string,
  which: { ids: string[] } | { all: true },
): Promise<void> {
  const value = await call(api.notification.markRead(which))
  queryClient.setQueryData(inboxQuery(userId).queryKey, { value, copiedAt: null })
  await keepCopy(userId, COPY_KEY, value)
}
