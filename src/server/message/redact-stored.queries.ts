import { isDeepStrictEqual } from 'node:util'
import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { ChatMessage } from '#domain/chat/message.ts'
import type { Queryable } from '../db/open-database.ts'
import { idempotencyKeys, llmCalls, messages } from '../db/schema.ts'
import { rewriteAnswers } from '../exam/exam.queries.ts'
import { rewriteReports } from '../item/item-report.queries.ts'
import { redactPersonal } from '../llm/redact-personal.ts'
import { redactTexts } from './storable-text.ts'

const PAGE = 200

/**
 * Redacts personal data in everything stored of a person's conversations: turns, answers to items, reports of items and the saved answers of idempotency keys. Deletes
 * handwriting, and the requests to and responses of the model. The caller has updated the person's row in the same transaction, so that writers, which lock that row
 * (`holdMayKeep`), wait.
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
      const redacted = redactTexts(texts, known)
      if (isDeepStrictEqual(redacted, texts)) continue
      await tx
        .update(messages)
        .set(redacted)
        .where(and(eq(messages.userId, userId), eq(messages.id, id)))
    }
    if (rows.length < PAGE) break
  }
  await removeInk(tx, userId)
  await redactAnswers(tx, userId, known)
  await rewriteAnswers(tx, userId, (answer) => redactPersonal(answer, known))
  await rewriteReports(tx, userId, (text) => redactPersonal(text, known))
  await tx.update(llmCalls).set({ request: null, response: null }).where(eq(llmCalls.userId, userId))
}

/** Handwriting may be of anything: it goes as a whole. */
async function removeInk(tx: Queryable, userId: string): Promise<void> {
  await tx
    .update(messages)
    .set({ context: sql`${messages.context} - 'ink'` })
    .where(and(eq(messages.userId, userId), sql`${messages.context} -> 'ink' is not null`))
  await tx
    .update(idempotencyKeys)
    .set({ answer: sql`${idempotencyKeys.answer} #- '{context,ink}'` })
    .where(
      and(
        eq(idempotencyKeys.userId, userId),
        sql`${idempotencyKeys.answer} -> 'context' -> 'ink' is not null`,
      ),
    )
}

/** Redacts saved answers; a repeated request still gets one. */
async function redactAnswers(tx: Queryable, userId: string, known: readonly string[]): Promise<void> {
  const { answer, key } = idempotencyKeys
  const own = eq(idempotencyKeys.userId, userId)
  const holdsTexts = sql`${answer} -> 'relatedQuestions' is not null`
  const rows = await tx.select({ key, answer }).from(idempotencyKeys).where(and(own, holdsTexts))
  for (const row of rows) {
    const redacted = redactTexts(row.answer as ChatMessage, known)
    if (!isDeepStrictEqual(redacted, row.answer))
      await tx
        .update(idempotencyKeys)
        .set({ answer: redacted })
        .where(and(own, eq(key, row.key)))
  }
}
