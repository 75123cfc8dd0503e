import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Queryable } from '../db/open-database.ts'
import { notificationSends, users } from '../db/schema.ts'
import { AWAITED_METHODS } from './senders.ts'

const ASK_EVERY_MS = 20

/**
 * From here until the transaction ends no process begins to send the person anything: a push on its way is waited for, what waits
 * is decided on anew with the facts of after. To be called before the facts change, so that the answer to the change comes after the
 * last message (offline.md, 'What we promise', 5).
 */
export async function haltSends(tx: Queryable, userId: string): Promise<void> {
  // Senders claim what they send under this lock and pass by people they do not get it of.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
  while (await isSending(tx, userId)) await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS))
}

/** Past its lease a sender is lost and sends no more. */
async function isSending(tx: Queryable, userId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: notificationSends.id })
    .from(notificationSends)
    .where(
      and(
        eq(notificationSends.userId, userId),
        eq(notificationSends.state, 'sending'),
        inArray(notificationSends.method, [...AWAITED_METHODS]),
        sql`${notificationSends.leaseUntil} > clock_timestamp()`,
      ),
    )
    .limit(1)
  return rows.length > 0
}
