import { and, eq, lt, sql } from 'drizzle-orm'
import { startOfSeoulDay } from '#domain/calendar/seoul-day.ts'
import type { Queryable } from '../db/open-database.ts'
import { limitCounters } from '../db/schema.ts'

/** Windows turn with the clock in Seoul, so that a day of limits is the day of everything else. */
export const windowStartOf = (windowMs: number, now: Date): Date => {
  const day = startOfSeoulDay(now.getTime())
  return new Date(day + Math.floor((now.getTime() - day) / windowMs) * windowMs)
}

/** Counts one more in the window that `now` falls in and gives the count so far; one statement, right in all processes. */
export async function countInWindow(
  db: Queryable,
  bucket: string,
  windowMs: number,
  now: Date,
): Promise<number> {
  const start = windowStartOf(windowMs, now)
  const [row] = await db
    .insert(limitCounters)
    .values({ bucket, windowStart: start, count: 1, expiresAt: new Date(start.getTime() + windowMs) })
    .onConflictDoUpdate({
      target: [limitCounters.bucket, limitCounters.windowStart],
      set: { count: sql`${limitCounters.count} + 1` },
    })
    .returning({ count: limitCounters.count })
  return row?.count ?? 1
}

/** The count so far in the window that `now` falls in. */
export async function readCount(db: Queryable, bucket: string, windowMs: number, now: Date): Promise<number> {
  const [row] = await db
    .select({ count: limitCounters.count })
    .from(limitCounters)
    .where(and(eq(limitCounters.bucket, bucket), eq(limitCounters.windowStart, windowStartOf(windowMs, now))))
  return row?.count ?? 0
}

export async function deleteExpiredCounters(db: Queryable, now: Date): Promise<void> {
  await db.delete(limitCounters).where(lt(limitCounters.expiresAt, now))
}
