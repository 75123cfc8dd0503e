import { and, eq, gte, inArray, max } from 'drizzle-orm'
import { toSeoulDate } from '#domain/calendar/seoul-day.ts'
import type { NotificationKind } from '#domain/notify/notification.ts'
import type { NotificationMethod } from '#domain/notify/notification-method.ts'
import type { Queryable } from '../db/open-database.ts'
import { notificationSends, notifications, threads, timeSpans } from '../db/schema.ts'

/** Each of these queries covers many people at once; a person without a result is missing from the map. */

/**
 * Returns when each person last used a conversation, or `now` if they have recorded study time on that day (a repeated
 * explanation creates no turn). Milliseconds since the epoch.
 */
export async function findLastStudied(
  db: Queryable,
  userIds: readonly string[],
  now: Date,
): Promise<Map<string, number>> {
  const used = await db
    .select({ userId: threads.userId, at: max(threads.lastUsedAt) })
    .from(threads)
    .where(inArray(threads.userId, [...userIds]))
    .groupBy(threads.userId)
  const timed = await db
    .selectDistinct({ userId: timeSpans.userId })
    .from(timeSpans)
    .where(and(inArray(timeSpans.userId, [...userIds]), eq(timeSpans.day, toSeoulDate(now.getTime()))))
  const last = new Map(used.flatMap(({ userId, at }) => (at ? [[userId, at.getTime()]] : [])))
  for (const { userId } of timed) last.set(userId, now.getTime())
  return last
}

export interface SentSince {
  userId: string
  sendId: string
  kind: NotificationKind
  method: NotificationMethod
  sentAt: Date | null
}

/** Returns what was sent, or is being sent, to each person since `since`. */
export async function listSentSince(
  db: Queryable,
  userIds: readonly string[],
  since: Date,
): Promise<SentSince[]> {
  return db
    .select({
      userId: notificationSends.userId,
      sendId: notificationSends.id,
      kind: notifications.kind,
      method: notificationSends.method,
      sentAt: notificationSends.sentAt,
    })
    .from(notificationSends)
    .innerJoin(
      notifications,
      and(
        eq(notifications.userId, notificationSends.userId),
        eq(notifications.id, notificationSends.notificationId),
      ),
    )
    .where(and(inArray(notificationSends.userId, [...userIds]), gte(notificationSends.sentAt, since)))
}
