import { and, eq, sql } from 'drizzle-orm'
import { lockName } from '../db/named-locks.queries.ts'
import type { Queryable } from '../db/open-database.ts'
import { placeholdersOf, prepareOnce } from '../db/prepare-once.ts'
import { itemConcepts, timeSpans } from '../db/schema.ts'

/** Locks the person's spans, so that two concurrent ones cannot exceed the day. */
export async function lockDay(tx: Queryable, userId: string): Promise<void> {
  await lockName(tx, `timespan:${userId}`)
}

const dayQuery = prepareOnce((tx) =>
  tx
    .select({ total: sql<string>`coalesce(sum(${timeSpans.accepted}), 0)` })
    .from(timeSpans)
    .where(and(eq(timeSpans.userId, sql.placeholder('userId')), eq(timeSpans.day, sql.placeholder('day'))))
    .prepare('sum_day'),
)

export async function sumDay(tx: Queryable, userId: string, day: string): Promise<number> {
  const [row] = await dayQuery(tx).execute({ userId, day })
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

const spanInsert = prepareOnce((tx) =>
  tx
    .insert(timeSpans)
    .values(
      placeholdersOf(['userId', 'id', 'spanType', 'spanKey', 'conceptId', 'accepted', 'day', 'createdAt']),
    )
    .prepare('insert_time_span'),
)

export async function insertTimeSpan(tx: Queryable, span: typeof timeSpans.$inferSelect): Promise<void> {
  await spanInsert(tx).execute(span)
}
