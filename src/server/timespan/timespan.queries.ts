import { and, eq, sql } from 'drizzle-orm'
import type { Queryable } from '../db/open-database.ts'
import { itemConcepts, timeSpans } from '../db/schema.ts'

/** Locks the person's spans, so that two concurrent ones cannot exceed the day. */
export async function lockDay(tx: Queryable, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`timespan:${userId}`}, 0))`)
}

export async function sumDay(tx: Queryable, userId: string, day: string): Promise<number> {
  const [row] = await tx
    .select({ total: sql<string>`coalesce(sum(${timeSpans.accepted}), 0)` })
    .from(timeSpans)
    .where(and(eq(timeSpans.userId, userId), eq(timeSpans.day, day)))
  return Number(row?.total ?? 0)
}

export async function findConceptOfItem(tx: Queryable, itemId: string): Promise<string | null> {
  const [row] = await tx
    .select({ conceptId: itemConcepts.conceptId })
    .from(itemConcepts)
    .where(eq(itemConcepts.itemId, itemId))
    .orderBy(itemConcepts.ordered)
    .limit(1)
  return row?.conceptId ?? null
}

export async function insertTimeSpan(tx: Queryable, span: typeof timeSpans.$inferInsert): Promise<void> {
  await tx.insert(timeSpans).values(span)
}
