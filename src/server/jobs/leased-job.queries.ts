import { and, eq, gt, inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../db/open-database.ts'
import { type generations, type itemImports, users } from '../db/schema.ts'

/** A job whose lease was not renewed for this long has lost its process. */
const LEASE_MS = 20_000

/** Jobs that a process runs for the person who began them. */
export type JobTable = typeof generations | typeof itemImports

/** When a lease that is taken now ends, for a column of a job. */
export const NEW_LEASE = sql<Date>`now() + ${`${LEASE_MS} milliseconds`}::interval` as unknown as Date

/** Whether a job that runs has lost its process. */
export function isLost(table: JobTable): SQL<boolean> {
  return sql<boolean>`${table.status} = 'running' and ${table.leaseUntil} < now()`
}

/** Asks the process that runs the job to cancel it; false if there is no such job of the person. */
export async function requestCancel(
  db: Queryable,
  table: JobTable,
  userId: string,
  id: string,
): Promise<boolean> {
  const rows = await db
    .update(table)
    .set({ cancelRequested: true })
    .where(and(eq(table.userId, userId), eq(table.id, id)))
    .returning({ id: table.id })
  return rows.length > 0
}

/** Renews the leases of running jobs; returns those that go on: not cancelled, and their person may still write items. */
export async function renewLeases(
  db: Queryable,
  table: JobTable,
  ids: readonly string[],
): Promise<Set<string>> {
  const rows = await db
    .update(table)
    .set({ leaseUntil: NEW_LEASE })
    .from(users)
    .where(
      and(
        inArray(table.id, [...ids]),
        eq(users.id, table.userId),
        eq(table.cancelRequested, false),
        sql`${users.suspendedAt} is null and ${users.roles} && array['admin', 'exercise_admin']::text[]`,
      ),
    )
    .returning({ id: table.id })
  return new Set(rows.map(({ id }) => id))
}

/** Returns how many jobs of a person run now, in any process. */
export async function countRunning(db: Queryable, table: JobTable, userId: string): Promise<number> {
  const rows = await db
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.userId, userId), eq(table.status, 'running'), gt(table.leaseUntil, sql`now()`)))
  return rows.length
}

export async function deleteJobsBefore(db: Queryable, table: JobTable, before: Date): Promise<void> {
  await db.delete(table).where(lt(table.createdAt, before))
}
