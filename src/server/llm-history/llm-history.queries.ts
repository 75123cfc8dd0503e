import { and, asc, count, desc, eq, gte, ilike, inArray, lt, or, type SQL, sql } from 'drizzle-orm'
import type { MODEL_CALL_SORTS, ModelCallSummary } from '#contract/llm-history.ts'
import { DAY_MS } from '#domain/calendar/durations.ts'
import { startOfSeoulDay } from '#domain/calendar/seoul-day.ts'
import {
  CALL_GROUPS,
  type CallGroup,
  type CallPurpose,
  type CallStatus,
  FAILED_STATUSES,
} from '#domain/prompt/model-call.ts'
import { escapeLike } from '../db/escape-like.ts'
import type { Queryable } from '../db/open-database.ts'
import { llmCalls, users } from '../db/schema.ts'
import type { ModelRequest } from '../llm/model-request.ts'

export interface CallFilter {
  purpose?: CallPurpose | CallGroup
  status?: CallStatus | 'failed'
  /** Part of the name. */
  model?: string
  /** `main`, `main/prod`, `main/prod/3`. */
  prompt?: string
  /** Part of a nickname, or an id. */
  person?: string
  /** Days in Seoul: '2026-03-02'. */
  from?: string
  to?: string
}

const EXPORT_PAGE = 500

function startOf(day: string): number {
  // Midnight UTC is nine in the morning of the same day in Seoul.
  return startOfSeoulDay(Date.parse(day))
}

function listPurposes(purpose: CallPurpose | CallGroup): readonly CallPurpose[] {
  return purpose === 'tutor' || purpose === 'other' ? CALL_GROUPS[purpose] : [purpose]
}

function matches({ purpose, status, model, prompt, person, from, to }: CallFilter): SQL | undefined {
  const [promptName, promptPurpose, promptVersion] = prompt?.split('/') ?? []
  return and(
    purpose && inArray(llmCalls.purpose, listPurposes(purpose)),
    status && inArray(llmCalls.status, status === 'failed' ? FAILED_STATUSES : [status]),
    model === undefined ? undefined : ilike(llmCalls.model, `%${escapeLike(model)}%`),
    promptName === undefined ? undefined : eq(llmCalls.promptName, promptName),
    promptPurpose === undefined ? undefined : eq(sql`${llmCalls.promptPurpose}`, promptPurpose),
    promptVersion === undefined ? undefined : eq(llmCalls.promptVersion, promptVersion),
    person === undefined
      ? undefined
      : or(
          ilike(users.nickname, `%${escapeLike(person)}%`),
          eq(sql`${llmCalls.userId}::text`, person.toLowerCase()),
        ),
    from === undefined ? undefined : gte(llmCalls.createdAt, new Date(startOf(from))),
    to === undefined ? undefined : lt(llmCalls.createdAt, new Date(startOf(to) + DAY_MS)),
  )
}

const COLUMNS = {
  id: llmCalls.id,
  createdAt: llmCalls.createdAt,
  userId: llmCalls.userId,
  nickname: users.nickname,
  purpose: llmCalls.purpose,
  model: llmCalls.model,
  promptName: llmCalls.promptName,
  promptPurpose: llmCalls.promptPurpose,
  promptVersion: llmCalls.promptVersion,
  inputTokens: llmCalls.inputTokens,
  outputTokens: llmCalls.outputTokens,
  cachedTokens: llmCalls.cachedTokens,
  cost: llmCalls.cost,
  latencyMs: llmCalls.latencyMs,
  status: llmCalls.status,
}

function selectCalls(db: Queryable) {
  return db.select(COLUMNS).from(llmCalls).leftJoin(users, eq(users.id, llmCalls.userId))
}

function toSummary(row: Awaited<ReturnType<typeof selectCalls>>[number]): ModelCallSummary {
  const { userId, nickname, promptName, promptPurpose, promptVersion, createdAt, ...call } = row
  return {
    ...call,
    createdAt: createdAt.toISOString(),
    user: userId === null || nickname === null ? null : { id: userId, nickname },
    prompt:
      promptName === null || promptPurpose === null || promptVersion === null
        ? null
        : { name: promptName, purpose: promptPurpose, version: promptVersion },
  }
}

export interface CallOrder {
  sort: (typeof MODEL_CALL_SORTS)[number]
  direction: 'asc' | 'desc'
}

/** One page; calls without a known cost come last, whatever the direction. */
export async function listCalls(
  db: Queryable,
  filter: CallFilter,
  { sort, direction }: CallOrder,
  { page, size }: { page: number; size: number },
) {
  const [sums] = await db
    .select({
      total: count(),
      inputTokens: sql<string>`coalesce(sum(${llmCalls.inputTokens}), 0)`,
      outputTokens: sql<string>`coalesce(sum(${llmCalls.outputTokens}), 0)`,
      cost: sql<number>`coalesce(sum(${llmCalls.cost}), 0)`,
      priced: count(llmCalls.cost),
    })
    .from(llmCalls)
    .leftJoin(users, eq(users.id, llmCalls.userId))
    .where(matches(filter))
  const { total = 0, inputTokens = '0', outputTokens = '0', cost = 0, priced = 0 } = sums ?? {}
  const order = direction === 'asc' ? asc(llmCalls[sort]) : desc(llmCalls[sort])
  const rows = await selectCalls(db)
    .where(matches(filter))
    .orderBy(sql`${order} nulls last`, desc(llmCalls.createdAt), desc(llmCalls.id))
    .limit(size)
    .offset(page * size)
  const tokens = { inputTokens: Number(inputTokens), outputTokens: Number(outputTokens) }
  const totals = { ...tokens, cost: total > 0 && priced === 0 ? null : cost, unpriced: total - priced }
  return { items: rows.map(toSummary), total, totals }
}

/** Every call that the filter finds, newest first, read page by page. */
export async function* readCalls(db: Queryable, filter: CallFilter): AsyncGenerator<ModelCallSummary> {
  for (let last: { createdAt: Date; id: string } | null = null; ; ) {
    const after: SQL | undefined = last
      ? sql`(${llmCalls.createdAt}, ${llmCalls.id}) < (${last.createdAt.toISOString()}::timestamptz, ${last.id}::uuid)`
      : undefined
    const rows = await selectCalls(db)
      .where(and(matches(filter), after))
      .orderBy(desc(llmCalls.createdAt), desc(llmCalls.id))
      .limit(EXPORT_PAGE)
    yield* rows.map(toSummary)
    last = rows.length === EXPORT_PAGE ? (rows.at(-1) ?? null) : null
    if (!last) return
  }
}

export async function findCall(
  db: Queryable,
  id: string,
): Promise<{ call: ModelCallSummary; request: ModelRequest | null; response: string | null } | null> {
  const [row] = await selectCalls(db).where(eq(llmCalls.id, id))
  const [texts] = await db
    .select({ request: llmCalls.request, response: llmCalls.response })
    .from(llmCalls)
    .where(eq(llmCalls.id, id))
  return row && texts ? { call: toSummary(row), ...texts } : null
}
