import { sql } from 'drizzle-orm'
import type { Queryable } from './open-database.ts'

/** Returns whether the database answers within `withinMs`. */
export async function answersInTime(db: Queryable, withinMs: number): Promise<boolean> {
  const asked = db.execute(sql`select 1`).then(
    () => true,
    () => false,
  )
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, withinMs, false).unref())
  return Promise.race([asked, late])
}
