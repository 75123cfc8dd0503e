import { and, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import { INBOX_LIMIT, type Inbox } from '#contract/notification.ts'
import type { Queryable } from '../db/open-database.ts'
import { notifications } from '../db/schema.ts'

function listedOf(userId: string) {
  return and(eq(notifications.userId, userId), isNotNull(notifications.listedAt))
}

export async function readInbox(db: Queryable, userId: string): Promise<Inbox> {
  const rows = await db
    .select()
    .from(notifications)
    .where(listedOf(userId))
    .orderBy(desc(notifications.listedAt), desc(notifications.id))
    .limit(INBOX_LIMIT)
  return {
    notifications: rows.map(({ id, kind, title, body, path, plannedAt, listedAt, readAt }) => ({
      id,
      kind,
      title,
      body,
      path,
      createdAt: (listedAt ?? plannedAt).toISOString(),
      readAt: readAt?.toISOString() ?? null,
    })),
    unread: rows.filter(({ readAt }) => readAt === null).length,
  }
}

/** Counts how many of `ids` are in this person's inbox. */
export async function countListed(db: Queryable, userId: string, ids: readonly string[]): Promise<number> {
  const rows = await db
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(listedOf(userId), inArray(notifications.id, [...ids])))
  return rows.length
}

/** Marks all of them if `ids` is null; notifications already read keep their time. */
export async function markRead(
  db: Queryable,
  userId: string,
  ids: readonly string[] | null,
  now: Date,
): Promise<void> {
  await db
    .update(notifications)
    .set({ readAt: now })
    .where(
      and(
        listedOf(userId),
        isNull(notifications.readAt),
        ids === null ? undefined : inArray(notifications.id, [...ids]),
      ),
    )
}
