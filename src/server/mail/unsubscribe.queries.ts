import { eq, sql } from 'drizzle-orm'
import type { Queryable } from '../db/open-database.ts'
import { users } from '../db/schema.ts'

/** Takes e-mail out of how the person is called back; nothing happens where it is not among them or the account is gone. */
export async function switchMailOff(db: Queryable, userId: string): Promise<void> {
  await db
    .update(users)
    .set({ notificationMethods: sql`array_remove(${users.notificationMethods}, 'EMAIL')` })
    .where(eq(users.id, userId))
}
