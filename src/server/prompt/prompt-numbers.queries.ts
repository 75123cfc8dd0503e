import { sql } from 'drizzle-orm'
import type { PromptNumbers } from '#contract/prompt.ts'
import type { PromptPurpose } from '#domain/prompt/prompt.ts'
import type { Queryable } from '../db/open-database.ts'

/** What the history of calls says about each version of a prompt that was called with, newest first. */
export async function listPromptNumbers(
  db: Queryable,
  { title, purpose }: { title: string; purpose: PromptPurpose },
): Promise<PromptNumbers[]> {
  const { rows } = await db.execute<{ [Name in keyof PromptNumbers]: PromptNumbers[Name] }>(sql`
    select c.prompt_version::int as version, count(*)::int as calls,
      (count(*) filter (where c.status = 'cut'))::int as refused,
      (count(*) filter (where c.status in ('timeout', 'error')))::int as "failedCalls",
      percentile_disc(0.5) within group (order by c.latency_ms) filter (where c.status = 'success') as "latencyHalf",
      percentile_disc(0.95) within group (order by c.latency_ms) filter (where c.status = 'success') as "latencyMost",
      sum(c.input_tokens)::float as "tokensIn", sum(c.output_tokens)::float as "tokensOut",
      sum(c.cost) as cost, (count(*) - count(c.cost))::int as unpriced
    from llm_calls c
    where c.prompt_name = ${title} and c.prompt_purpose = ${purpose} and c.prompt_version ~ '^[0-9]{1,9}$'
    group by c.prompt_version::int order by 1 desc`)
  return rows
}
