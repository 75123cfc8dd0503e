import { and, asc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import { toSeoulDate } from '#domain/calendar/seoul-day.ts'
import type { DropReason } from '#domain/notify/decide-notification.ts'
import { NOTIFICATION_METHODS, type NotificationMethod } from '#domain/notify/notification-method.ts'
import type { Queryable } from '../db/open-database.ts'
import { notificationSends, notifications, users } from '../db/schema.ts'
import { markDays, markDaysOfSends } from '../statistics/mark-days.queries.ts'

/** A send that was claimed starts within this or is left to its lease. */
export const BEGIN_WITHIN_MS = 4_000

const ofNotification = and(
  eq(notifications.userId, notificationSends.userId),
  eq(notifications.id, notificationSends.notificationId),
)

/**
 * Returns up to `most` sends that are due at `now`, or whose process crashed, with their people, both locked until the transaction
 * ends. Skips rows locked by others.
 */
export async function lockDueSends(tx: Queryable, now: Date, most: number) {
  return tx
    .select({ send: notificationSends, notification: notifications, person: users })
    .from(notificationSends)
    .innerJoin(users, eq(users.id, notificationSends.userId))
    .innerJoin(notifications, ofNotification)
    .where(
      or(
        and(eq(notificationSends.state, 'waiting'), lte(notificationSends.dueAt, now)),
        and(eq(notificationSends.state, 'sending'), sql`${notificationSends.leaseUntil} < clock_timestamp()`),
      ),
    )
    .orderBy(asc(notificationSends.dueAt))
    .limit(most)
    .for('no key update', { of: [notificationSends, users], skipLocked: true })
}
export type DueSend = Awaited<ReturnType<typeof lockDueSends>>[number]

/** `leaseMs`: how long the sender of each method may take. */
export async function markSending(
  tx: Queryable,
  sends: readonly DueSend[],
  leaseMs: (method: NotificationMethod) => number,
  now: Date,
): Promise<void> {
  if (sends.length === 0) return
  // An earlier attempt may have counted for another day.
  await markDaysOfSends(
    tx,
    sends.map(({ send }) => send.id),
  )
  await markDays(tx, [toSeoulDate(now.getTime())])
  const leases = NOTIFICATION_METHODS.map((method) => sql`when ${method} then ${leaseMs(method)}::int`)
  await tx
    .update(notificationSends)
    .set({
      state: 'sending',
      sentAt: now,
      attempts: sql`${notificationSends.attempts} + 1`,
      leaseUntil: sql`clock_timestamp() + case ${notificationSends.method} ${sql.join(leases, sql` `)} end * interval '1 millisecond'`,
    })
    .where(
      inArray(
        notificationSends.id,
        sends.map(({ send }) => send.id),
      ),
    )
  await tx
    .update(notifications)
    .set({ listedAt: now })
    .where(
      and(
        inArray(
          notifications.userId,
          sends.map(({ person }) => person.id),
        ),
        inArray(
          notifications.id,
          sends.map(({ notification }) => notification.id),
        ),
        isNull(notifications.listedAt),
      ),
    )
}

export async function deferSends(tx: Queryable, ids: readonly string[], until: Date): Promise<void> {
  await tx
    .update(notificationSends)
    .set({ state: 'waiting', dueAt: until, leaseUntil: null })
    .where(inArray(notificationSends.id, [...ids]))
}

/** Drops sends; one that a browser received before stays sent. */
export async function dropSends(
  tx: Queryable,
  ids: readonly string[],
  reason: DropReason | DeliveryFault,
): Promise<void> {
  await tx
    .update(notificationSends)
    .set({
      state: sql`case when ${notificationSends.sentAt} is null then 'dropped' else 'sent' end`,
      dropReason: reason,
      leaseUntil: null,
      remaining: null,
    })
    .where(inArray(notificationSends.id, [...ids]))
}

/** Why no address accepted it. */
export type DeliveryFault = 'too-large' | 'refused' | 'stale' | 'gone' | 'alarm'

/** The result of an attempt. */
export interface SendResult {
  /** Whether this attempt or an earlier one was delivered. */
  isSent: boolean
  /** When to retry, and at which endpoints. */
  retry: { at: Date; endpoints: string[] } | null
  fault: DeliveryFault | null
}

export async function saveResult(
  tx: Queryable,
  { id, attempts }: { id: string; attempts: number },
  { isSent, retry, fault }: SendResult,
): Promise<void> {
  if (!isSent) await markDaysOfSends(tx, [id])
  const state = retry ? 'waiting' : isSent ? 'sent' : 'dropped'
  await tx
    .update(notificationSends)
    .set({
      state,
      leaseUntil: null,
      remaining: retry?.endpoints ?? null,
      dropReason: fault,
      ...(retry && { dueAt: retry.at }),
      ...(!isSent && { sentAt: null }),
    })
    .where(
      and(
        eq(notificationSends.id, id),
        eq(notificationSends.state, 'sending'),
        // After the lease another process may have started again.
        eq(notificationSends.attempts, attempts),
      ),
    )
}
