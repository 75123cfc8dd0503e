import { Hono } from 'hono'
import { routeOf } from '#contract/address.ts'
import { contract } from '#contract/contract.ts'
import { peopleContract } from '#contract/people.ts'
import { nameGradeBriefly } from '#domain/curriculum/name-grade.ts'
import type { AppDeps } from '../deps.ts'
import type { CsvCell } from '../http/csv.ts'
import type { ServerHono } from '../http/hono-env.ts'
import { serveCsvExport } from '../http/serve-csv-export.ts'
import { type PeopleFilter, readPeople } from './people.queries.ts'

const HEAD = [
  ...['번호', '별명', '이메일', '로그인', '역할', '학교', '학년'],
  ...['가입', '마지막 접속', '이용 정지'],
]

/** The list of people as a file, which is streamed. */
export function makeExportPeopleRoutes(deps: AppDeps): Hono<ServerHono> {
  const routes = new Hono<ServerHono>()
  routes.get(routeOf(contract.people.exportCsv), (context) =>
    serveCsvExport(deps, context, {
      entity: 'user',
      schema: peopleContract.exportCsv['~orpc'].inputSchema,
      describe: ({ query: _query, ...filter }) => filter,
      fileName: 'people',
      head: HEAD,
      rows: (filter) => readRows(deps, filter),
    }),
  )
  return routes
}

async function* readRows({ db }: AppDeps, filter: PeopleFilter): AsyncGenerator<CsvCell[]> {
  for await (const person of readPeople(db, filter)) {
    const { id, nickname, email, provider, roles, school } = person
    yield [
      ...[id, nickname, email, provider, roles.join(' '), school?.name ?? null, nameGradeBriefly(person)],
      ...[person.createdAt, person.lastSeenAt, person.suspendedAt],
    ]
  }
}
