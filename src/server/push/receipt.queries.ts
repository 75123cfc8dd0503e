import { and, eq, isNull, sql } from 'drizzle-orm'
import type { ReceiptEvent } from '#contract/notification.ts'
import type { Queryable } from '../db/open-database.ts'
import { notificationSends, notifications } from '../db/schema.ts'
import { markDaysOfSends } from '../statistics/mark-days.queries.ts'

const COLUMNS = { shown: 'shownAt', clicked: 'clickedAt', closed: 'closedAt' } as const

/** Only the first receipt of each kind counts; a click also marks the notification as read. An unknown id changes nothing. */
export async function saveReceipt(db: Queryable, id: string, event: ReceiptEvent, now: Date): Promise<void> {
  const column = COLUMNS[event]
  const [send] = await db
    .update(notificationSends)
    .set({ [column]: sql`coalesce(${notificationSends[column]}, ${now.toISOString()}::timestamptz)` })
    .where(eq(notificationSends.id, id))
    .returning({ userId: notificationSends.userId, notificationId: notificationSends.notificationId })
  if (!send || event !== 'clicked') return
  await markDaysOfSends(db, [id])
  await db
    .update(notifications)
    .set({ readAt: now })
    .where(
      and(
        eq(notifications.userId, send.userId),
        eq(notifications.id, send.notificationId),
        isNull(notifications.readAt),
      ),
    )
}
