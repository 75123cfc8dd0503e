import { Hono } from 'hono'
import { routeOf } from '#contract/address.ts'
import { contract } from '#contract/contract.ts'
import { llmHistoryContract } from '#contract/llm-history.ts'
import type { AppDeps } from '../deps.ts'
import type { CsvCell } from '../http/csv.ts'
import type { ServerHono } from '../http/hono-env.ts'
import { serveCsvExport } from '../http/serve-csv-export.ts'
import { type CallFilter, readCalls } from './llm-history.queries.ts'

const HEAD = [
  ...['번호', '시각', '사람', '목적', '모델', '프롬프트', '프롬프트 목적', '프롬프트 판', '상태'],
  ...['입력 토큰', '캐시된 토큰', '출력 토큰', '비용(원)', '걸린 시간(ms)'],
]

/** The history without texts as a file, which is streamed. */
export function makeExportHistoryRoutes(deps: AppDeps): Hono<ServerHono> {
  const routes = new Hono<ServerHono>()
  routes.get(routeOf(contract.llmHistory.exportCsv), (context) =>
    serveCsvExport(deps, context, {
      entity: 'llm-call',
      schema: llmHistoryContract.exportCsv['~orpc'].inputSchema,
      describe: ({ person: _person, ...filter }) => filter,
      fileName: 'model-calls',
      head: HEAD,
      rows: (filter) => readRows(deps, filter),
    }),
  )
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
