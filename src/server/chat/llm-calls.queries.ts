import { and, eq, gte, sql } from 'drizzle-orm'
import type { Queryable } from '../db/open-database.ts'
import { llmCalls } from '../db/schema.ts'
import type { ModelCall } from '../llm/model-call.ts'

/** Adds a call to the history; of a visitor tokens and latency only. */
export async function insertLlmCall(db: Queryable, id: string, call: ModelCall, now: Date): Promise<void> {
  const { userId } = call.caller
  await db.insert(llmCalls).values({
    id,
    createdAt: now,
    userId,
    purpose: call.purpose,
    model: call.model,
    promptVersion: call.promptVersion,
    request: userId === null ? null : call.request,
    response: userId === null ? null : call.response,
    inputTokens: call.tokensIn,
    outputTokens: call.tokensOut,
    latencyMs: Math.round(call.latencyMs),
    status: call.status,
  })
}

/** Tokens in and out since `since`: of one person, or of everybody. */
export async function sumTokens(db: Queryable, since: Date, userId?: string): Promise<number> {
  const [row] = await db
    .select({ total: sql<string>`coalesce(sum(${llmCalls.inputTokens} + ${llmCalls.outputTokens}), 0)` })
    .from(llmCalls)
    .where(
      and(gte(llmCalls.createdAt, since), userId === undefined ? undefined : eq(llmCalls.userId, userId)),
    )
  return Number(row?.total ?? 0)
}
