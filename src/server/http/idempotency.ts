import { createHash } from 'node:crypto'
import { AppError } from '#contract/error.ts'
import { DAY_MS } from '#domain/calendar/durations.ts'
import type { Database, Queryable } from '../db/open-database.ts'
import { canonicalJson } from './canonical-json.ts'
import { findFirstAnswer, saveFirstAnswer, tryLockKey } from './idempotency.queries.ts'

const IN_PROGRESS_RETRY_S = 1
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export function isIdempotencyKey(text: string) {
  return UUID.test(text)
}

/** Returns the `Idempotency-Key` header, null if there is none. Throws BAD_REQUEST if it is not a UUID. */
export function readIdempotencyKey(request: Request): string | null {
  const key = request.headers.get('idempotency-key')
  if (key === null) return null
  if (!isIdempotencyKey(key))
    throw new AppError('BAD_REQUEST', { message: 'Idempotency-Key는 UUID여야 해요.' })
  return key.toLowerCase()
}

/** Returns a hash of method, path and body, whatever the order of the body's fields. */
export function fingerprintRequest(method: string, path: string, body: unknown): string {
  return createHash('sha256')
    .update(`${method} ${path}\n${canonicalJson(body)}`)
    .digest('base64url')
}

export interface IdempotentWrite {
  userId: string
  key: string
  fingerprint: string
  /** Turns and time spans: the key is the primary key of a row and never expires. */
  forever: boolean
  keptDays: number
  now: Date
}

export interface OneEffect<Answer> {
  effect: (tx: Queryable) => Promise<Answer>
  /** Answers a repeated request; the first answer is then not stored. */
  answerAnew?: (tx: Queryable) => Promise<Answer>
}

/**
 * Runs `effect` once per key of a person: its answer is stored in the transaction of the effect, so that both exist or
 * neither. The same key and body again returns the first answer; another body is 422; one still running 409.
 */
export async function runOnce<Answer>(
  db: Database,
  write: IdempotentWrite,
  { effect, answerAnew }: OneEffect<Answer>,
): Promise<{ answer: Answer; replayed: boolean }> {
  const { userId, key, fingerprint, forever, keptDays, now } = write
  return db.transaction(async (tx) => {
    if (!(await tryLockKey(tx, userId, key)))
      throw new AppError('IN_PROGRESS', { data: { retryAfter: IN_PROGRESS_RETRY_S } })
    const first = await findFirstAnswer(tx, userId, key)
    if (first && (first.expiresAt === null || first.expiresAt > now)) {
      if (first.fingerprint !== fingerprint) throw new AppError('IDEMPOTENCY_KEY_REUSED')
      return { answer: answerAnew ? await answerAnew(tx) : (first.answer as Answer), replayed: true }
    }
    const answer = await effect(tx)
    const expiresAt = forever ? null : new Date(now.getTime() + keptDays * DAY_MS)
    await saveFirstAnswer(tx, { userId, key, fingerprint, answer: answerAnew ? null : answer, expiresAt })
    return { answer, replayed: false }
  })
}
