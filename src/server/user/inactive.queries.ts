import { and, eq, lt, not, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Queryable } from '../db/open-database.ts'
import { attempts, messages, sessions, threads, timeSpans, users } from '../db/schema.ts'
import { lockWithThreads } from './user.queries.ts'

function hasUsed(table: PgTable, userId: PgColumn, at: PgColumn, since: Date): SQL {
  return sql`exists (select 1 from ${table} where ${userId} = ${users.id} and ${at} >= ${since.toISOString()}::timestamptz)`
}

/**
 * Returns learners whose accounts are older than `since` and were not used after it: no session, thread, turn, answer or study time.
 * Never returns administrators.
 */
export async function listInactive(
  db: Queryable,
  since: Date,
  most: number,
): Promise<{ id: string; email: string | null }[]> {
  return db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(isInactive(since))
    .orderBy(users.createdAt)
    .limit(most)
}

/** Locks the person and their threads; false if they used the account again meanwhile. */
export async function lockInactive(tx: Queryable, id: string, since: Date): Promise<boolean> {
  await lockWithThreads(tx, id)
  // A second statement: it sees data committed while the first waited.
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), isInactive(since)))
  return rows.length > 0
}

function isInactive(since: Date): SQL | undefined {
  const used = [
    hasUsed(sessions, sessions.userId, sessions.lastSeenAt, since),
    hasUsed(threads, threads.userId, threads.lastUsedAt, since),
    hasUsed(messages, messages.userId, messages.createdAt, since),
    hasUsed(attempts, attempts.userId, attempts.createdAt, since),
    hasUsed(timeSpans, timeSpans.userId, timeSpans.createdAt, since),
  ]
  return and(
    lt(users.createdAt, since),
    sql`not ${users.roles} && array['admin', 'exercise_admin']::text[]`,
    ...used.map((each) => not(each)),
  )
}
