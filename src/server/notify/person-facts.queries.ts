import { and, eq, gte, inArray, max } from 'drizzle-orm'
import { toSeoulDate } from '#domain/calendar/seoul-day.ts'
import type { NotificationKind } from '#domain/notify/notification.ts'
import type { NotificationMethod } from '#domain/notify/notification-method.ts'
import type { Queryable } from '../db/open-database.ts'
import { notificationSends, notifications, threads, timeSpans } from '../db/schema.ts'

/** Each of these asks for many people at once; who is missing in the answer has none. */

/**
 * When each last used a conversation, or the time `now` for who has studied on its day by the clock of study alone (a repeated
 * explanation leaves no turn). Milliseconds since the epoch.
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

/** What was sent, or is being sent, to each since `since`. */
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
