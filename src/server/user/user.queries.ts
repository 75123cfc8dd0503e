import { eq } from 'drizzle-orm'
import type { NotificationMethod, User, UserUpdate } from '#contract/user.ts'
import type { LoginProvider, Role, TutorPersona } from '#domain/access/roles.ts'
import type { SchoolLevel } from '#domain/curriculum/curriculum.ts'
import type { Queryable } from '../db/open-database.ts'
import { llmCalls, runningStreams, users } from '../db/schema.ts'

export async function findUser(db: Queryable, id: string): Promise<User | null> {
  const [row] = await db.select().from(users).where(eq(users.id, id))
  return row ? toUser(row) : null
}

export async function updateUser(db: Queryable, id: string, update: UserUpdate): Promise<User | null> {
  const { quietHours, ...rest } = update
  const fields = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined))
  const quiet = quietHours && { quietFrom: quietHours.from, quietTo: quietHours.to }
  const values = { ...fields, ...quiet }
  if (Object.keys(values).length === 0) return findUser(db, id)
  const [row] = await db.update(users).set(values).where(eq(users.id, id)).returning()
  return row ? toUser(row) : null
}

/** Everything of a person goes with the row by its foreign keys; of model calls what was said goes, what it cost stays. */
export async function deleteUser(tx: Queryable, id: string): Promise<void> {
  await tx
    .update(llmCalls)
    .set({ userId: null, request: null, response: null })
    .where(eq(llmCalls.userId, id))
  await tx.delete(runningStreams).where(eq(runningStreams.owner, `u:${id}`))
  await tx.delete(users).where(eq(users.id, id))
}

function toUser(row: typeof users.$inferSelect): User {
  return {
    id: row.id,
    nickname: row.nickname,
    provider: row.provider as LoginProvider,
    avatar: row.avatar,
    roles: row.roles as Role[],
    email: row.email,
    notificationMethods: row.notificationMethods as NotificationMethod[],
    useLinks: row.useLinks,
    tutorPersona: row.tutorPersona as TutorPersona,
    schoolId: row.schoolId,
    grade: row.grade,
    schoolLevel: row.schoolLevel as SchoolLevel,
    quietHours: { from: row.quietFrom, to: row.quietTo },
    reminderHour: row.reminderHour,
    ageBand: row.ageBand,
    deviceKey: row.deviceKey,
  }
}
