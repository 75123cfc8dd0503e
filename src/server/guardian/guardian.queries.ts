import { and, eq, gt, isNotNull, lt, or, sql } from 'drizzle-orm'
import type { GuardianCheck } from '#domain/access/guardian-consent.ts'
import type { Queryable } from '../db/open-database.ts'
import { guardianConsents, guardianRequests, users } from '../db/schema.ts'

export interface GivenConsent {
  userId: string
  givenAt: Date
  guardianEmail: string | null
}

interface NewConsent {
  userId: string
  wording: string
  check: GuardianCheck
  /** Of a consent by mail. */
  guardianEmail: string | null
}

/** Stores a consent and ends the request for it. Keeps the time of the first consent. */
export async function insertConsent(tx: Queryable, consent: NewConsent, now: Date): Promise<void> {
  await tx
    .insert(guardianConsents)
    .values({ ...consent, givenAt: now })
    .onConflictDoNothing()
  await deleteGuardianRequest(tx, consent.userId)
}

export async function deleteConsent(tx: Queryable, userId: string): Promise<void> {
  await tx.delete(guardianConsents).where(eq(guardianConsents.userId, userId))
  await deleteGuardianRequest(tx, userId)
}

export async function findConsent(db: Queryable, userId: string): Promise<GivenConsent | null> {
  const { givenAt, guardianEmail } = guardianConsents
  const [row] = await db
    .select({ userId: guardianConsents.userId, givenAt, guardianEmail })
    .from(guardianConsents)
    .where(eq(guardianConsents.userId, userId))
  return row ?? null
}

export type GuardianRequest = typeof guardianRequests.$inferSelect

/** Stores a request in place of an earlier one of the person, whose link then no longer works. */
export async function saveGuardianRequest(tx: Queryable, request: GuardianRequest): Promise<void> {
  const { userId, ...values } = request
  await tx
    .insert(guardianRequests)
    .values(request)
    .onConflictDoUpdate({ target: guardianRequests.userId, set: values })
}

export async function deleteGuardianRequest(tx: Queryable, userId: string): Promise<void> {
  await tx.delete(guardianRequests).where(eq(guardianRequests.userId, userId))
}

export async function findGuardianRequest(
  db: Queryable,
  userId: string,
  now: Date,
): Promise<GuardianRequest | null> {
  const [row] = await db
    .select()
    .from(guardianRequests)
    .where(and(eq(guardianRequests.userId, userId), gt(guardianRequests.expiresAt, now)))
  return row ?? null
}

/** Returns the request of a link that still works, and whose it is. */
export async function findRequestOfLink(
  db: Queryable,
  tokenHash: string,
  now: Date,
): Promise<{ request: GuardianRequest; nickname: string } | null> {
  const [row] = await db
    .select({ request: guardianRequests, nickname: users.nickname })
    .from(guardianRequests)
    .innerJoin(users, eq(users.id, guardianRequests.userId))
    .where(and(eq(guardianRequests.tokenHash, tokenHash), gt(guardianRequests.expiresAt, now)))
  return row ?? null
}

export async function deleteExpiredGuardianRequests(tx: Queryable, now: Date): Promise<void> {
  await tx.delete(guardianRequests).where(lt(guardianRequests.expiresAt, now))
}

/** Claims one consent by mail of which the guardian was last told before `before`, oldest first; null if there is none. */
export async function claimUnremindedConsent(
  db: Queryable,
  before: Date,
  now: Date,
): Promise<(GivenConsent & { guardianEmail: string; nickname: string }) | null> {
  const due = db
    .select({ userId: guardianConsents.userId })
    .from(guardianConsents)
    .where(
      and(
        isNotNull(guardianConsents.guardianEmail),
        lt(guardianConsents.givenAt, before),
        or(sql`${guardianConsents.remindedAt} is null`, lt(guardianConsents.remindedAt, before)),
      ),
    )
    .orderBy(guardianConsents.givenAt)
    .limit(1)
    .for('update', { skipLocked: true })
  const [row] = await db
    .update(guardianConsents)
    .set({ remindedAt: now })
    .from(users)
    .where(and(eq(guardianConsents.userId, sql`(${due})`), eq(users.id, guardianConsents.userId)))
    .returning({
      userId: guardianConsents.userId,
      givenAt: guardianConsents.givenAt,
      guardianEmail: guardianConsents.guardianEmail,
      nickname: users.nickname,
    })
  return row && row.guardianEmail !== null ? { ...row, guardianEmail: row.guardianEmail } : null
}

/** Sets when a guardian was last reminded, unless the consent was withdrawn meanwhile. */
export async function saveReminded(
  db: Queryable,
  { userId, givenAt }: Pick<GivenConsent, 'userId' | 'givenAt'>,
  remindedAt: Date,
): Promise<void> {
  await db
    .update(guardianConsents)
    .set({ remindedAt })
    .where(and(eq(guardianConsents.userId, userId), eq(guardianConsents.givenAt, givenAt)))
}
