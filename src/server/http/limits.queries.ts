import { and, eq, lt, sql } from 'drizzle-orm'
import { startOfSeoulDay } from '#domain/calendar/seoul-day.ts'
import type { Queryable } from '../db/open-database.ts'
import { limitCounters } from '../db/schema.ts'

/** Windows follow the clock in Seoul, so that a day of limits is the same as everywhere else. */
export function windowStartOf(windowMs: number, now: Date): Date {
  const day = startOfSeoulDay(now.getTime())
  return new Date(day + Math.floor((now.getTime() - day) / windowMs) * windowMs)
}

/** Increments the count of the window of `now` and returns it; atomic across processes. */
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

/** Returns the count of the window of `now`. */
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
