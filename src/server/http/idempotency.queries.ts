import { and, eq, isNotNull, lt, sql } from 'drizzle-orm'
import type { Queryable } from '../db/open-database.ts'
import { idempotencyKeys } from '../db/schema.ts'

/** Locks the key until the transaction ends; false if another request with the same key holds it. */
export async function tryLockKey(tx: Queryable, userId: string, key: string): Promise<boolean> {
  const { rows } = await tx.execute<{ locked: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${`${userId}:${key}`}, 0)) as locked`,
  )
  return rows[0]?.locked === true
}

export async function findFirstAnswer(tx: Queryable, userId: string, key: string) {
  const [row] = await tx
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key)))
  return row
}

export interface FirstAnswer {
  userId: string
  key: string
  fingerprint: string
  answer: unknown
  expiresAt: Date | null
}

export async function saveFirstAnswer(tx: Queryable, row: FirstAnswer): Promise<void> {
  await tx
    .insert(idempotencyKeys)
    .values(row)
    .onConflictDoUpdate({
      target: [idempotencyKeys.userId, idempotencyKeys.key],
      set: { fingerprint: row.fingerprint, answer: row.answer, expiresAt: row.expiresAt },
    })
}

export async function deleteExpiredKeys(db: Queryable, now: Date): Promise<void> {
  await db
    .delete(idempotencyKeys)
    .where(and(isNotNull(idempotencyKeys.expiresAt), lt(idempotencyKeys.expiresAt, now)))
}
