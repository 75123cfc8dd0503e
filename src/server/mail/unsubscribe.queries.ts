import { eq, sql } from 'drizzle-orm'
import type { NotificationMethod } from '#domain/notify/notification-method.ts'
import type { Queryable } from '../db/open-database.ts'
import { users } from '../db/schema.ts'

const METHOD: NotificationMethod = 'EMAIL'

/** Turns e-mail off for the person; does nothing if it is off already or the account is deleted. */
export async function switchMailOff(db: Queryable, userId: string): Promise<void> {
  await db
    .update(users)
    .set({ notificationMethods: sql`array_remove(${users.notificationMethods}, ${METHOD})` })
    .where(eq(users.id, userId))
}
