import { and, arrayOverlaps, between, gte, isNull, ne, notExists, sql } from 'drizzle-orm'
import type { NotificationContent } from '#domain/notify/notification.ts'
import { NOTIFICATION_METHODS, type NotificationMethod } from '#domain/notify/notification-method.ts'
import type { Queryable } from '../db/open-database.ts'
import { dailyPlans, notificationSends, notifications, users } from '../db/schema.ts'

/** A person who may be notified today. */
export interface DailyCandidate {
  id: string
  email: string | null
  notificationMethods: NotificationMethod[]
  reminderHour: number
}

/** Returns people with a method turned on whose reminder hour is within `hours` and who were not considered on `day` or later. */
export async function listCandidates(
  tx: Queryable,
  hours: { from: number; to: number },
  day: string,
  most: number,
): Promise<DailyCandidate[]> {
  const considered = tx
    .select({ userId: dailyPlans.userId })
    .from(dailyPlans)
    .where(and(sql`${dailyPlans.userId} = ${users.id}`, gte(dailyPlans.day, day)))
  return tx
    .select({
      id: users.id,
      email: users.email,
      notificationMethods: users.notificationMethods,
      reminderHour: users.reminderHour,
    })
    .from(users)
    .where(
      and(
        isNull(users.suspendedAt),
        arrayOverlaps(users.notificationMethods, [...NOTIFICATION_METHODS]),
        between(users.reminderHour, hours.from, hours.to),
        notExists(considered),
      ),
    )
    .limit(most)
}

/** Marks the day of these people as planned; returns those that no other process has marked. */
export async function takeDay(
  tx: Queryable,
  userIds: readonly string[],
  day: string,
): Promise<ReadonlySet<string>> {
  const rows = await tx
    .insert(dailyPlans)
    // Sorted, so that two processes cannot deadlock.
    .values([...userIds].sort().map((userId) => ({ userId, day })))
    .onConflictDoUpdate({ target: dailyPlans.userId, set: { day }, setWhere: ne(dailyPlans.day, day) })
    .returning({ userId: dailyPlans.userId })
  return new Set(rows.map(({ userId }) => userId))
}

export interface PlannedNotification {
  userId: string
  id: string
  content: NotificationContent
  plannedAt: Date
  /** When it appears in the list of notifications; when it is sent unless given. */
  listedAt?: Date
  sends: { id: string; method: NotificationMethod }[]
}

export async function insertPlans(tx: Queryable, planned: readonly PlannedNotification[]): Promise<void> {
  if (planned.length === 0) return
  await tx
    .insert(notifications)
    .values(planned.map(({ content, sends: _sends, ...row }) => ({ ...row, ...content })))
  const queued = planned.flatMap(({ userId, id, plannedAt, sends }) =>
    sends.map((send) => ({
      userId,
      id: send.id,
      notificationId: id,
      method: send.method,
      dueAt: plannedAt,
    })),
  )
  if (queued.length > 0) await tx.insert(notificationSends).values(queued)
}

/** Deletes notifications planned before `before`, with their sends. */
export async function deleteOldNotifications(db: Queryable, before: Date): Promise<void> {
  await db.delete(notifications).where(sql`${notifications.plannedAt} < ${before.toISOString()}::timestamptz`)
}
