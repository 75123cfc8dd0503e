import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Queryable } from '../db/open-database.ts'
import { notificationSends, users } from '../db/schema.ts'
import { AWAITED_METHODS } from './senders.ts'

const ASK_EVERY_MS = 20

/**
 * Until the transaction ends no process starts to send the person anything: messages on their way are waited for, queued ones
 * are decided again with the new facts. Call it before the facts change, so that the change is confirmed after the
 * last message (offline.md, 'What we promise', 5).
 */
export async function haltSends(tx: Queryable, userId: string): Promise<void> {
  // Senders claim their sends under this lock and skip people whose lock is taken.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
  while (await isSending(tx, userId)) await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS))
}

/** After its lease a sender sends nothing any more. */
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
