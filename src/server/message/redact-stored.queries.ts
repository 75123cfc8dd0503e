import { isDeepStrictEqual } from 'node:util'
import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { ChatMessage } from '#domain/chat/message.ts'
import type { Queryable } from '../db/open-database.ts'
import { idempotencyKeys, llmCalls, messages } from '../db/schema.ts'
import { redactTexts } from './storable-text.ts'

const PAGE = 200

/**
 * Takes what may not be kept any longer out of everything that a person wrote and was answered: turns, the answers of repeated requests, and what
 * a model was told. The caller holds the person's lock, so that nothing is added meanwhile (`lockTexts`).
 */
export async function redactStored(tx: Queryable, userId: string, known: readonly string[]): Promise<void> {
  for (let after = 0; ; ) {
    const rows = await tx
      .select({
        id: messages.id,
        position: messages.position,
        message: messages.message,
        response: messages.response,
        shortResponse: messages.shortResponse,
        relatedQuestions: messages.relatedQuestions,
      })
      .from(messages)
      .where(and(eq(messages.userId, userId), gt(messages.position, after)))
      .orderBy(asc(messages.position))
      .limit(PAGE)
    for (const { id, position, ...texts } of rows) {
      after = position
      const left = redactTexts(texts, known)
      if (isDeepStrictEqual(left, texts)) continue
      await tx
        .update(messages)
        .set(left)
        .where(and(eq(messages.userId, userId), eq(messages.id, id)))
    }
    if (rows.length < PAGE) break
  }
  await redactAnswers(tx, userId, known)
  await tx.update(llmCalls).set({ request: null, response: null }).where(eq(llmCalls.userId, userId))
}

/** A repeated request is still answered, without what was taken out. */
async function redactAnswers(tx: Queryable, userId: string, known: readonly string[]): Promise<void> {
  const { answer, key } = idempotencyKeys
  const own = eq(idempotencyKeys.userId, userId)
  const holdsTexts = sql`${answer} -> 'relatedQuestions' is not null`
  const keys = await tx.select({ key }).from(idempotencyKeys).where(and(own, holdsTexts))
  for (const one of keys) {
    const place = and(own, eq(key, one.key))
    const [row] = await tx.select({ answer }).from(idempotencyKeys).where(place)
    const left = redactTexts(row?.answer as ChatMessage, known)
    if (!isDeepStrictEqual(left, row?.answer))
      await tx.update(idempotencyKeys).set({ answer: left }).where(place)
  }
}
