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

/** Without what was taken off on this device and is not on the server yet. */
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

/** The learner's bookmarks, newest first; without a network the last good copy on this device, if there is one. */
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

/** Resolves once the change is durable on the device; `refused` rejects when the server never will have it. */
export async function setBookmark(
  userId: string,
  messageId: string,
  bookmark: boolean,
): Promise<{ refused: Promise<unknown> }> {
  const body = { messageId, bookmark }
  const { row } = await outboxOf(userId).enqueue('bookmark', crypto.randomUUID(), body)
  return { refused: row }
}
