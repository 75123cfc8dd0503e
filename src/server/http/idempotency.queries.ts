import { and, eq, isNotNull, lt, sql } from 'drizzle-orm'
import { tryLockName } from '../db/named-locks.queries.ts'
import type { Queryable } from '../db/open-database.ts'
import { placeholdersOf, prepareOnce } from '../db/prepare-once.ts'
import { idempotencyKeys } from '../db/schema.ts'

/** Locks the key until the transaction ends; false if another request with the same key holds it. */
export async function tryLockKey(tx: Queryable, userId: string, key: string): Promise<boolean> {
  return tryLockName(tx, `${userId}:${key}`)
}

const firstAnswerQuery = prepareOnce((tx) =>
  tx
    .select()
    .from(idempotencyKeys)
    .where(
      and(
        eq(idempotencyKeys.userId, sql.placeholder('userId')),
        eq(idempotencyKeys.key, sql.placeholder('key')),
      ),
    )
    .prepare('find_first_answer'),
)

export async function findFirstAnswer(tx: Queryable, userId: string, key: string) {
  const [row] = await firstAnswerQuery(tx).execute({ userId, key })
  return row
}

export interface FirstAnswer {
  userId: string
  key: string
  fingerprint: string
  answer: unknown
  expiresAt: Date | null
}

const firstAnswerInsert = prepareOnce((tx) =>
  tx
    .insert(idempotencyKeys)
    .values({
      ...placeholdersOf(['userId', 'key', 'fingerprint']),
      answer: sql`${sql.placeholder('answer')}`,
      expiresAt: sql`${sql.placeholder('expiresAt')}`,
    })
    .onConflictDoUpdate({
      target: [idempotencyKeys.userId, idempotencyKeys.key],
      set: {
        fingerprint: sql`excluded.fingerprint`,
        answer: sql`excluded.answer`,
        expiresAt: sql`excluded.expires_at`,
      },
    })
    .prepare('save_first_answer'),
)

export async function saveFirstAnswer(tx: Queryable, row: FirstAnswer): Promise<void> {
  const answer = row.answer === null ? null : JSON.stringify(row.answer)
  await firstAnswerInsert(tx).execute({ ...row, answer })
}

export async function deleteExpiredKeys(db: Queryable, now: Date): Promise<void> {
  await db
    .delete(idempotencyKeys)
    .where(and(isNotNull(idempotencyKeys.expiresAt), lt(idempotencyKeys.expiresAt, now)))
}
