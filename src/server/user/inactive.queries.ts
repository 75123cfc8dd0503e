import { and, eq, gt, isNotNull, lt, lte, not, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { NotificationMethod } from '#domain/notify/notification-method.ts'
import type { Queryable } from '../db/open-database.ts'
import { attempts, guardianConsents, messages, threads, timeSpans, users } from '../db/schema.ts'
import { lockWithThreads } from './user.queries.ts'

/** Accounts older than `since` and not used after it, whose owner was warned before `warnedBefore` and has not used them since. */
export interface InactiveBounds {
  since: Date
  warnedBefore: Date
}

export interface UnwarnedPerson {
  id: string
  nickname: string
  email: string | null
  guardianEmail: string | null
  notificationMethods: NotificationMethod[]
}

function hasUsed(table: PgTable, userId: PgColumn, at: PgColumn, since: SQL | PgColumn): SQL {
  return sql`exists (select 1 from ${table} where ${userId} = ${users.id} and ${at} >= ${since})`
}

/** No session used, and no thread, turn, answer or study time since then. */
function isUnused(since: SQL | PgColumn): SQL | undefined {
  const used = [
    sql`coalesce(${users.lastUsedAt} >= ${since}, false)`,
    hasUsed(threads, threads.userId, threads.lastUsedAt, since),
    hasUsed(messages, messages.userId, messages.createdAt, since),
    hasUsed(attempts, attempts.userId, attempts.createdAt, since),
    hasUsed(timeSpans, timeSpans.userId, timeSpans.createdAt, since),
  ]
  return and(...used.map((each) => not(each)))
}

/** Never an administrator's account. */
function isInactive(since: Date): SQL | undefined {
  return and(
    lt(users.createdAt, since),
    sql`not ${users.roles} && array['admin', 'exercise_admin']::text[]`,
    isUnused(sql`${since.toISOString()}::timestamptz`),
  )
}

function isWarned(): SQL | undefined {
  return and(isNotNull(users.inactivityWarnedAt), isUnused(users.inactivityWarnedAt))
}

function isRemovable({ since, warnedBefore }: InactiveBounds): SQL | undefined {
  return and(isInactive(since), lte(users.inactivityWarnedAt, warnedBefore), isWarned())
}

/** Returns learners whose accounts may be deleted. */
export async function listRemovable(
  db: Queryable,
  bounds: InactiveBounds,
  most: number,
): Promise<{ id: string; email: string | null }[]> {
  return db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(isRemovable(bounds))
    .orderBy(users.createdAt)
    .limit(most)
}

/** Locks the person and their threads; false if they used the account again meanwhile. */
export async function lockRemovable(tx: Queryable, id: string, bounds: InactiveBounds): Promise<boolean> {
  await lockWithThreads(tx, id)
  // A second statement: it sees data committed while the first waited.
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), isRemovable(bounds)))
  return rows.length > 0
}

/** Returns learners with unused accounts who have not been warned since they last used them, in the order of their ids, after `after`. */
export async function listUnwarned(
  db: Queryable,
  since: Date,
  after: string | null,
  most: number,
): Promise<UnwarnedPerson[]> {
  return db
    .select({
      id: users.id,
      nickname: users.nickname,
      email: users.email,
      guardianEmail: guardianConsents.guardianEmail,
      notificationMethods: users.notificationMethods,
    })
    .from(users)
    .leftJoin(guardianConsents, eq(guardianConsents.userId, users.id))
    .where(and(isUnwarned(since), after === null ? undefined : gt(users.id, after)))
    .orderBy(users.id)
    .limit(most)
}

function isUnwarned(since: Date): SQL | undefined {
  const warned = isWarned()
  return and(isInactive(since), warned && not(warned))
}

/** Records a warning; false if the person was warned or used the account meanwhile. */
export async function claimWarning(db: Queryable, id: string, since: Date, now: Date): Promise<boolean> {
  const rows = await db
    .update(users)
    .set({ inactivityWarnedAt: now })
    .where(and(eq(users.id, id), isUnwarned(since)))
    .returning({ id: users.id })
  return rows.length > 0
}

/** Undoes a claim whose warning was not accepted. */
export async function releaseWarning(db: Queryable, id: string): Promise<void> {
  await db.update(users).set({ inactivityWarnedAt: null }).where(eq(users.id, id))
}
