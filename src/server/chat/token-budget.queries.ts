import { and, eq, gte, sql } from 'drizzle-orm'
import type { Queryable } from '../db/open-database.ts'
import { llmCalls } from '../db/schema.ts'

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
