import { Hono } from 'hono'
import { routeOf } from '#contract/address.ts'
import { contract } from '#contract/contract.ts'
import { schoolContract } from '#contract/school.ts'
import { SCHOOL_LEVEL_NAMES } from '#domain/curriculum/name-grade.ts'
import type { AppDeps } from '../deps.ts'
import type { CsvCell } from '../http/csv.ts'
import type { ServerHono } from '../http/hono-env.ts'
import { serveCsvExport } from '../http/serve-csv-export.ts'
import { readSchools, type SchoolFilter } from './school.queries.ts'

/** The columns of the import come first: the file can be imported again. */
const HEAD = ['학교명', '지역', '학교급', '고른 사람']

/** The list of schools as a file, which is streamed. */
export function makeExportSchoolsRoutes(deps: AppDeps): Hono<ServerHono> {
  const routes = new Hono<ServerHono>()
  routes.get(routeOf(contract.school.exportCsv), (context) =>
    serveCsvExport(deps, context, {
      entity: 'school',
      schema: schoolContract.exportCsv['~orpc'].inputSchema,
      describe: (filter) => filter,
      fileName: 'schools',
      head: HEAD,
      rows: (filter) => readRows(deps, filter),
    }),
  )
  return routes
}

async function* readRows({ db }: AppDeps, filter: SchoolFilter): AsyncGenerator<CsvCell[]> {
  for await (const { name, region, schoolLevel, people } of readSchools(db, filter))
    yield [name, region, SCHOOL_LEVEL_NAMES[schoolLevel], people]
}
