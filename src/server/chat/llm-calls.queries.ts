import { and, eq, gte, isNull, sql } from 'drizzle-orm'
import { toSeoulDate } from '#domain/calendar/seoul-day.ts'
import type { Database, Queryable } from '../db/open-database.ts'
import { llmCalls, users } from '../db/schema.ts'
import type { ModelCall } from '../llm/model-call.ts'
import { type ModelPrices, priceCall } from '../llm/price-call.ts'
import { storableText } from '../message/storable-text.ts'
import { markDays } from '../statistics/mark-days.queries.ts'
import { holdMayKeep } from '../user/user.queries.ts'

/** Adds a call to the history; for a visitor, a deleted account and a replay only tokens and latency. */
export async function insertLlmCall(
  db: Database,
  id: string,
  call: ModelCall,
  now: Date,
  prices: ModelPrices,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { userId, mayKeep } = await holdUser(tx, call.caller.userId)
    const keepsTexts = userId !== null && !call.caller.isReplay
    await tx.insert(llmCalls).values({
      id,
      createdAt: now,
      userId,
      purpose: call.purpose,
      model: call.model,
      promptName: call.prompt?.name ?? null,
      promptPurpose: call.prompt?.purpose ?? null,
      promptVersion: call.prompt === null ? null : String(call.prompt.version),
      request: keepsTexts ? call.request : null,
      response: keepsTexts ? storableText(mayKeep, call.response) : null,
      inputTokens: call.tokensIn,
      outputTokens: call.tokensOut,
      cachedTokens: call.tokensCached,
      cost: priceCall(prices, call, now),
      latencyMs: Math.round(call.latencyMs),
      status: call.status,
    })
    await markDays(tx, [toSeoulDate(now.getTime())])
  })
}

/** Returns the id, null if the account was deleted, and whether texts may be stored; stable until the transaction ends. */
async function holdUser(
  tx: Queryable,
  id: string | null,
): Promise<{ userId: string | null; mayKeep: boolean }> {
  const mayKeep = id !== null && (await holdMayKeep(tx, id))
  const [row] = id === null ? [] : await tx.select({ id: users.id }).from(users).where(eq(users.id, id))
  return { userId: row?.id ?? null, mayKeep }
}

/** Returns tokens in and out since `since`: of one person, of all visitors (null), or of everyone. */
export async function sumTokens(db: Queryable, since: Date, of?: { userId: string | null }): Promise<number> {
  const whose = of && (of.userId === null ? isNull(llmCalls.userId) : eq(llmCalls.userId, of.userId))
  const [row] = await db
    .select({ total: sql<string>`coalesce(sum(${llmCalls.inputTokens} + ${llmCalls.outputTokens}), 0)` })
    .from(llmCalls)
    .where(and(gte(llmCalls.createdAt, since), whose))
  return Number(row?.total ?? 0)
}
