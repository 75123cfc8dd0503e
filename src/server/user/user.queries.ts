import { eq, sql } from 'drizzle-orm'
import type { User, UserUpdate } from '#contract/user.ts'
import { type AgeBand, mayKeepPersonal } from '#domain/access/age-band.ts'
import type { LoginProvider, Role, TutorPersona } from '#domain/access/roles.ts'
import type { SchoolLevel } from '#domain/curriculum/curriculum.ts'
import type { Queryable } from '../db/open-database.ts'
import { prepareOnce } from '../db/prepare-once.ts'
import {
  guardianConsents,
  identities,
  llmCalls,
  pushSubscriptions,
  runningStreams,
  threads,
  users,
} from '../db/schema.ts'
import { markDaysOf } from '../statistics/mark-days.queries.ts'

const userQuery = prepareOnce((db) =>
  db
    .select({ user: users, consentAt: guardianConsents.givenAt })
    .from(users)
    .leftJoin(guardianConsents, eq(guardianConsents.userId, users.id))
    .where(eq(users.id, sql.placeholder('id')))
    .prepare('find_user'),
)

export async function findUser(db: Queryable, id: string): Promise<User | null> {
  const [row] = await userQuery(db).execute({ id })
  return row ? toUser(row.user, row.consentAt) : null
}

export async function updateUser(db: Queryable, id: string, update: UserUpdate): Promise<User | null> {
  const { quietHours, ...rest } = update
  const fields = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined))
  const quiet = quietHours && { quietFrom: quietHours.from, quietTo: quietHours.to }
  const values = { ...fields, ...quiet }
  if (Object.keys(values).length > 0) await db.update(users).set(values).where(eq(users.id, id))
  return findUser(db, id)
}

export async function setAgeBand(tx: Queryable, id: string, ageBand: AgeBand): Promise<void> {
  await tx.update(users).set({ ageBand }).where(eq(users.id, id))
}

/** Deletes what may be stored only with consent: e-mail, school, notification methods (security.md 15). */
export async function forgetPersonal(tx: Queryable, id: string): Promise<void> {
  await tx
    .update(users)
    .set({ email: null, schoolId: null, notificationMethods: [], avatar: null })
    .where(eq(users.id, id))
  await tx.delete(pushSubscriptions).where(eq(pushSubscriptions.userId, id))
}

/**
 * Locks the person until the transaction ends: personal data is checked and written under this lock, so that a consent withdrawn meanwhile
 * is noticed. The same lock as in `haltSends`; rows that reference the person do not wait for it. Transactions lock the person first, then
 * threads, then their rows, and several people in the order of their ids: any other order can deadlock.
 */
export async function lockUser(tx: Queryable, id: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('no key update')
}

const sharedUser = prepareOnce((tx) =>
  tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, sql.placeholder('id')))
    .for('share')
    .prepare('share_user'),
)

/**
 * Returns whether more than nickname and progress may be stored, which stays true until the transaction ends: a withdrawal waits, and
 * then deletes what was written. Acquire it before any lock of the person's rows.
 */
export async function holdMayKeep(tx: Queryable, id: string): Promise<boolean> {
  // Two statements: the second sees data committed while the first waited.
  await sharedUser(tx).execute({ id })
  const user = await findUser(tx, id)
  return user !== null && mayKeepPersonal(user)
}

/** Returns the person's identity at their sign-in provider, which survives deleting and creating the account again. */
export async function findIdentity(db: Queryable, userId: string): Promise<string> {
  const [row] = await db
    .select({ provider: identities.provider, subject: identities.subject })
    .from(identities)
    .where(eq(identities.userId, userId))
    .orderBy(identities.createdAt)
    .limit(1)
  return row ? `${row.provider}:${row.subject}` : userId
}

/** Locks the person and their threads until the transaction ends, also against new rows that reference the person. */
export async function lockWithThreads(tx: Queryable, id: string): Promise<void> {
  await lockUser(tx, id)
  await tx
    .select({ id: threads.id })
    .from(threads)
    .where(eq(threads.userId, id))
    .orderBy(threads.id)
    .for('update')
  // Last: a write that holds one of the threads may still insert rows that reference the person.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('update')
}

/** Deletes the person; foreign keys delete the rest, and statistics are rolled up without them. Of model calls the texts are deleted and the costs kept. */
export async function deleteUser(tx: Queryable, id: string): Promise<void> {
  // A model call that ends now is recorded before this, or finds no person.
  await lockWithThreads(tx, id)
  await tx
    .update(llmCalls)
    .set({ userId: null, request: null, response: null })
    .where(eq(llmCalls.userId, id))
  await tx.delete(runningStreams).where(eq(runningStreams.owner, `u:${id}`))
  await markDaysOf(tx, id)
  await tx.delete(users).where(eq(users.id, id))
}

function toUser(row: typeof users.$inferSelect, consentAt: Date | null): User {
  return {
    id: row.id,
    nickname: row.nickname,
    provider: row.provider as LoginProvider,
    avatar: row.avatar,
    roles: row.roles as Role[],
    email: row.email,
    notificationMethods: row.notificationMethods,
    useLinks: row.useLinks,
    tutorPersona: row.tutorPersona as TutorPersona,
    schoolId: row.schoolId,
    grade: row.grade,
    schoolLevel: row.schoolLevel as SchoolLevel,
    quietHours: { from: row.quietFrom, to: row.quietTo },
    reminderHour: row.reminderHour,
    ageBand: row.ageBand,
    guardianConsentAt: consentAt?.toISOString() ?? null,
    deviceKey: row.deviceKey,
  }
}
