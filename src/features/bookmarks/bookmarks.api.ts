import { queryOptions } from '@tanstack/react-query'
import { api, call, toAppError } from '#platform/http.ts'
import { outboxOf } from '#platform/outbox.ts'
import type { Bookmark } from './bookmark.ts'

interface BookmarkList {
  bookmarks: readonly Bookmark[]
  /** When the shown copy was made, in milliseconds since the epoch; null for the server's own answer. */
  copiedAt: number | null
}

const COPY_KEY = 'bookmarks'

interface Copy {
  bookmarks: readonly Bookmark[]
  savedAt: number
}

function isCopy(value: unknown): value is Copy {
  if (typeof value !== 'object' || value === null) return false
  const { bookmarks, savedAt } = value as Record<string, unknown>
  return Array.isArray(bookmarks) && typeof savedAt === 'number'
}

async function readCopy(userId: string): Promise<BookmarkList | null> {
  // A device whose database refuses has no copy.
  const copy = await outboxOf(userId)
    .copies.get(COPY_KEY)
    .catch(() => null)
  return isCopy(copy) ? { bookmarks: copy.bookmarks, copiedAt: copy.savedAt } : null
}

/** Without what was taken off on this device and is not on the server yet. */
async function leaveOutRemoved(userId: string, bookmarks: readonly Bookmark[]): Promise<readonly Bookmark[]> {
  const records = await outboxOf(userId)
    .list()
    .catch(() => [])
  const waiting = new Map<unknown, boolean>()
  for (const { kind, body, state } of records.sort((one, other) => one.seq - other.seq)) {
    if (kind === 'bookmark' && state !== 'dead') waiting.set(body.messageId, body.bookmark === true)
  }
  return bookmarks.filter(({ message }) => waiting.get(message.id) !== false)
}

/** The learner's bookmarks, newest first; without a network the last good copy on this device, if there is one. */
export const bookmarksQuery = (userId: string) =>
  queryOptions({
    queryKey: ['bookmarks', userId],
    queryFn: async ({ signal }): Promise<BookmarkList> => {
      try {
        const bookmarks = await call(api.message.bookmarks(undefined, { signal }))
        const copy: Copy = { bookmarks, savedAt: Date.now() }
        // Shown all the same where the device keeps nothing.
        await outboxOf(userId)
          .copies.set(COPY_KEY, copy)
          .catch(() => undefined)
        return { bookmarks: await leaveOutRemoved(userId, bookmarks), copiedAt: null }
      } catch (error) {
        const isAway = toAppError(error).status === 0
        const copy = isAway ? await readCopy(userId) : null
        if (!copy) throw error
        return { ...copy, bookmarks: await leaveOutRemoved(userId, copy.bookmarks) }
      }
    },
    staleTime: 0,
  })

/** Resolves once the change is durable on the device; `refused` rejects when the server never will have it. */
export async function setBookmark(
  userId: string,
  messageId: string,
  bookmark: boolean,
): Promise<{ refused: Promise<unknown> }> {
  const id = crypto.randomUUID()
  const outbox = outboxOf(userId)
  await outbox.enqueue('bookmark', id, { messageId, bookmark })
  return { refused: outbox.settled(id) }
}
