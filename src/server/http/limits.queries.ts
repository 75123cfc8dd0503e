import { and, eq, lt, sql } from 'drizzle-orm'
import { startOfSeoulDay } from '#domain/calendar/seoul-day.ts'
import type { Queryable } from '../db/open-database.ts'
import { placeholdersOf, prepareOnce } from '../db/prepare-once.ts'
import { limitCounters } from '../db/schema.ts'

/** Windows follow the clock in Seoul, so that a day of limits is the same as everywhere else. */
export function windowStartOf(windowMs: number, now: Date): Date {
  const day = startOfSeoulDay(now.getTime())
  return new Date(day + Math.floor((now.getTime() - day) / windowMs) * windowMs)
}

const countedUse = prepareOnce((db) =>
  db
    .insert(limitCounters)
    .values({ ...placeholdersOf(['bucket', 'windowStart', 'expiresAt']), count: 1 })
    .onConflictDoUpdate({
      target: [limitCounters.bucket, limitCounters.windowStart],
      set: { count: sql`${limitCounters.count} + 1` },
    })
    .returning({ count: limitCounters.count })
    .prepare('count_use'),
)

/** Increments the count of the window of `now` and returns it; atomic across processes. */
export async function countInWindow(
  db: Queryable,
  bucket: string,
  windowMs: number,
  now: Date,
): Promise<number> {
  const windowStart = windowStartOf(windowMs, now)
  const expiresAt = new Date(windowStart.getTime() + windowMs)
  const [row] = await countedUse(db).execute({ bucket, windowStart, expiresAt })
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
