import { lt, sql } from 'drizzle-orm'
import type { DayRange } from '#domain/statistics/day-range.ts'
import type { Queryable } from '../db/open-database.ts'
import { serverErrors } from '../db/schema.ts'

export type ServerErrorCount = typeof serverErrors.$inferSelect

/** Adds counts to those that are stored. */
export async function addServerErrors(db: Queryable, counts: readonly ServerErrorCount[]): Promise<void> {
  await db
    .insert(serverErrors)
    .values([...counts])
    .onConflictDoUpdate({
      target: [serverErrors.day, serverErrors.method, serverErrors.path, serverErrors.status],
      set: { errors: sql`${serverErrors.errors} + excluded.errors` },
    })
}

/** Errors of each day of a range that has any. */
export async function countErrorsByDay(db: Queryable, { from, to }: DayRange): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ day: string; errors: number }>(sql`
    select day, sum(errors)::int as errors from server_errors where day between ${from} and ${to} group by day`)
  return new Map(rows.map(({ day, errors }) => [day, errors]))
}

/** The addresses and statuses of a range with the most errors. */
export async function listErrorPaths(db: Queryable, { from, to }: DayRange, most: number) {
  const { rows } = await db.execute<Omit<ServerErrorCount, 'day'>>(sql`
    select method, path, status, sum(errors)::int as errors from server_errors where day between ${from} and ${to}
    group by method, path, status order by sum(errors) desc, path, method, status limit ${most}`)
  return rows
}

export async function deleteErrorsBefore(db: Queryable, day: string): Promise<void> {
  await db.delete(serverErrors).where(lt(serverErrors.day, day))
}
