import { Hono } from 'hono'
import { routeOf } from '#contract/address.ts'
import { contract } from '#contract/contract.ts'
import { AppError } from '#contract/error.ts'
import { llmHistoryContract } from '#contract/llm-history.ts'
import { toSeoulDate } from '#domain/calendar/seoul-day.ts'
import { insertAuditEntry } from '../audit/audit.queries.ts'
import type { AppDeps } from '../deps.ts'
import { answerCsv, type CsvCell } from '../http/csv.ts'
import { invalidInput } from '../http/errors.ts'
import type { ServerHono } from '../http/hono-env.ts'
import { mayCall } from '../http/may-call.ts'
import { type CallFilter, readCalls } from './llm-history.queries.ts'

const HEAD = [
  ...['번호', '시각', '사람', '목적', '모델', '프롬프트', '프롬프트 목적', '프롬프트 판', '상태'],
  ...['입력 토큰', '캐시된 토큰', '출력 토큰', '비용(원)', '걸린 시간(ms)'],
]
const schema = llmHistoryContract.exportCsv['~orpc'].inputSchema

/** The history without texts as a file, which is streamed. */
export function makeExportHistoryRoutes(deps: AppDeps): Hono<ServerHono> {
  const routes = new Hono<ServerHono>()
  routes.get(routeOf(contract.llmHistory.exportCsv), async (context) => {
    const { user } = await context.var.caller()
    const refusal = mayCall('admin', user)
    if (refusal || !user) throw new AppError(refusal ?? 'UNAUTHORIZED')
    const parsed = schema?.safeParse(context.req.query())
    if (!parsed?.success) throw invalidInput(parsed?.error.issues ?? [])
    // The record is kept longer than accounts.
    const { person: _person, ...filter } = parsed.data
    const at = deps.clock()
    await insertAuditEntry(deps.db, {
      ...{ at, actorId: user.id, action: 'export', entity: 'llm-call', entityId: 'export' },
      ...{ before: null, after: { filter } },
    })
    return answerCsv(`model-calls-${toSeoulDate(at.getTime())}`, HEAD, readRows(deps, parsed.data))
  })
  return routes
}

async function* readRows({ db }: AppDeps, filter: CallFilter): AsyncGenerator<CsvCell[]> {
  for await (const call of readCalls(db, filter)) {
    const { id, createdAt, user, purpose, model, prompt, status } = call
    yield [
      ...[id, createdAt, user?.nickname ?? null, purpose, model],
      ...[prompt?.name ?? null, prompt?.purpose ?? null, prompt?.version ?? null, status],
      ...[call.inputTokens, call.cachedTokens, call.outputTokens, call.cost, call.latencyMs],
    ]
  }
}
