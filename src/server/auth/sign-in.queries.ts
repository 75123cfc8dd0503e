import { and, eq, gt, lt } from 'drizzle-orm'
import { type AgeBand, mayKeepPersonal } from '#domain/access/age-band.ts'
import { DEFAULT_PERSONA, type LoginProvider, type Role } from '#domain/access/roles.ts'
import type { Queryable } from '../db/open-database.ts'
import { identities, signIns, users } from '../db/schema.ts'
import { findUser, lockUser } from '../user/user.queries.ts'

export interface SignIn {
  stateHash: string
  provider: LoginProvider
  nonce: string
  codeVerifier: string
  publicDevice: boolean
  expiresAt: Date
}

export async function insertSignIn(db: Queryable, signIn: SignIn): Promise<void> {
  await db.insert(signIns).values(signIn)
}

/** Consumes a sign-in: only the first caller gets it. */
export async function takeSignIn(
  db: Queryable,
  stateHash: string,
  provider: LoginProvider,
  now: Date,
): Promise<SignIn | null> {
  const [row] = await db
    .delete(signIns)
    .where(and(eq(signIns.stateHash, stateHash), eq(signIns.provider, provider), gt(signIns.expiresAt, now)))
    .returning()
  return row ? { ...row, provider } : null
}

export async function deleteExpiredSignIns(db: Queryable, now: Date): Promise<void> {
  await db.delete(signIns).where(lt(signIns.expiresAt, now))
}

export async function findUserOfIdentity(db: Queryable, provider: string, subject: string) {
  const [row] = await db
    .select({ id: users.id, suspendedAt: users.suspendedAt })
    .from(identities)
    .innerJoin(users, eq(users.id, identities.userId))
    .where(and(eq(identities.provider, provider), eq(identities.subject, subject)))
  return row
}

/** Updates the provider's e-mail address, if it may be stored. */
export async function keepEmail(tx: Queryable, id: string, email: string): Promise<void> {
  await lockUser(tx, id)
  const user = await findUser(tx, id)
  if (user && mayKeepPersonal(user)) await tx.update(users).set({ email }).where(eq(users.id, id))
}

export interface NewUser {
  id: string
  nickname: string
  provider: LoginProvider
  subject: string
  email: string | null
  roles: Role[]
  ageBand: AgeBand | null
  deviceKey: string
  now: Date
}

/** False if another sign-in of the same identity created the account first. */
export async function insertUser(tx: Queryable, user: NewUser): Promise<boolean> {
  const { id, nickname, provider, subject, email, roles, ageBand, deviceKey, now } = user
  await tx.insert(users).values({
    id,
    nickname,
    provider,
    email,
    roles,
    ageBand,
    deviceKey,
    tutorPersona: DEFAULT_PERSONA,
    createdAt: now,
  })
  const made = await tx
    .insert(identities)
    .values({ provider, subject, userId: id, createdAt: now })
    .onConflictDoNothing()
    .returning()
  if (made.length === 0) await tx.delete(users).where(eq(users.id, id))
  return made.length > 0
}
