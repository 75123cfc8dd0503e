import { queryOptions } from '@tanstack/react-query'
import { bySeq } from '#domain/outbox/record.ts'
import { api, call } from '#platform/http.ts'
import { type Copied, readWithCopy } from '#platform/last-good-copy.ts'
import { outboxOf } from '#platform/outbox.ts'
import type { Bookmark } from './bookmark.ts'

const COPY_KEY = 'bookmarks'

function isList(value: unknown): value is readonly Bookmark[] {
  return Array.isArray(value)
}

/** Leaves out bookmarks removed on this device but not yet on the server. */
async function leaveOutRemoved(userId: string, bookmarks: readonly Bookmark[]): Promise<readonly Bookmark[]> {
  const records = await outboxOf(userId)
    .list()
    .catch(() => [])
  const waiting = new Map<string, boolean>()
  for (const { kind, body, state } of records.sort(bySeq)) {
    if (kind === 'bookmark' && state !== 'dead') waiting.set(body.messageId, body.bookmark)
  }
  return bookmarks.filter(({ message }) => waiting.get(message.id) !== false)
}

/** The learner's bookmarks, newest first; offline the device copy, if there is one. */
export function bookmarksQuery(userId: string) {
  return queryOptions({
    queryKey: ['bookmarks', userId],
    queryFn: async ({ signal }): Promise<Copied<readonly Bookmark[]>> => {
      const read = () => call(api.message.bookmarks(undefined, { signal }))
      const { value, copiedAt } = await readWithCopy(userId, COPY_KEY, isList, read)
      return { value: await leaveOutRemoved(userId, value), copiedAt }
    },
    staleTime: 0,
  })
}

/** Resolves once the change is stored on the device; `refused` rejects if the server refuses it. */
export async function setBookmark(
  userId: string,
  messageId: string,
  bookmark: boolean,
): Promise<{ refused: Promise<unknown> }> {
  const body = { messageId, bookmark }
  const { row } = await outboxOf(userId).enqueue('bookmark', crypto.randomUUID(), body)
  return { refused: row }
}
