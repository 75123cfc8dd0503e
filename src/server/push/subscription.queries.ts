import { and, desc, eq, inArray, lt } from 'drizzle-orm'
import { lockName } from '../db/named-locks.queries.ts'
import type { Queryable } from '../db/open-database.ts'
import { pushSubscriptions } from '../db/schema.ts'

/** The most browsers of one person; the oldest are deleted. */
const SUBSCRIPTIONS_A_PERSON = 20

export type SubscriptionRow = typeof pushSubscriptions.$inferSelect

/**
 * Returns the owner of the browser's subscription, null if there is none. Until the transaction ends nobody else becomes its owner: call it
 * before people are locked.
 */
export async function holdOwner(tx: Queryable, endpoint: string): Promise<string | null> {
  await lockName(tx, `push:${endpoint}`)
  const [row] = await tx
    .select({ userId: pushSubscriptions.userId })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.endpoint, endpoint))
  return row?.userId ?? null
}

/** Saves the subscription with its new owner. */
export async function saveSubscription(tx: Queryable, row: SubscriptionRow): Promise<void> {
  const { endpoint, ...fields } = row
  await tx
    .insert(pushSubscriptions)
    .values(row)
    .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: fields })
  const older = tx
    .select({ endpoint: pushSubscriptions.endpoint })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, row.userId))
    .orderBy(desc(pushSubscriptions.createdAt), pushSubscriptions.endpoint)
    .offset(SUBSCRIPTIONS_A_PERSON)
  await tx.delete(pushSubscriptions).where(inArray(pushSubscriptions.endpoint, older))
}

export async function deleteSubscriptions(db: Queryable, endpoints: readonly string[]): Promise<void> {
  if (endpoints.length === 0) return
  await db.delete(pushSubscriptions).where(inArray(pushSubscriptions.endpoint, [...endpoints]))
}

/** Returns the subscriptions of each person; those without one are not in the map. */
export async function findBrowsers(
  db: Queryable,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, SubscriptionRow[]>> {
  const rows = await db
    .select()
    .from(pushSubscriptions)
    .where(inArray(pushSubscriptions.userId, [...userIds]))
  const browsers = new Map<string, SubscriptionRow[]>()
  for (const row of rows) browsers.set(row.userId, [...(browsers.get(row.userId) ?? []), row])
  return browsers
}

/** Deletes subscriptions after their expiration time. */
export async function deleteExpiredSubscriptions(db: Queryable, now: Date): Promise<void> {
  await db.delete(pushSubscriptions).where(and(lt(pushSubscriptions.expiresAt, now)))
}
