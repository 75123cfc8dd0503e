import type { Context } from 'hono'
import type { z } from 'zod'
import { AppError } from '#contract/error.ts'
import type { AuditEntity } from '#domain/audit/audit.ts'
import { toSeoulDate } from '#domain/calendar/seoul-day.ts'
import { insertAuditEntry } from '../audit/audit.queries.ts'
import type { AppDeps } from '../deps.ts'
import { answerCsv, type CsvCell } from './csv.ts'
import { invalidInput } from './errors.ts'
import type { ServerHono } from './hono-env.ts'
import { mayCall } from './may-call.ts'

interface CsvExport<Filter> {
  entity: AuditEntity
  /** Of the query string. */
  schema: z.ZodType<Filter> | undefined
  /** What the record keeps of the filter: nothing personal, because it is kept longer than accounts. */
  describe: (filter: Filter) => object
  /** Before the date. */
  fileName: string
  head: readonly string[]
  rows: (filter: Filter) => AsyncIterable<readonly CsvCell[]>
}

/** Streams an export of administrators as CSV, after its record is written. Throws 401, 403, and 422 for another query string. */
export async function serveCsvExport<Filter>(
  deps: AppDeps,
  context: Context<ServerHono>,
  { entity, schema, describe, fileName, head, rows }: CsvExport<Filter>,
): Promise<Response> {
  const { user } = await context.var.caller()
  const refusal = mayCall('admin', user)
  if (refusal || !user) throw new AppError(refusal ?? 'UNAUTHORIZED')
  const parsed = schema?.safeParse(context.req.query())
  if (!parsed?.success) throw invalidInput(parsed?.error.issues ?? [])
  const at = deps.clock()
  await insertAuditEntry(deps.db, {
    ...{ at, actorId: user.id, action: 'export', entity, entityId: 'export' },
    ...{ before: null, after: { filter: describe(parsed.data) } },
  })
  return answerCsv(`${fileName}-${toSeoulDate(at.getTime())}`, head, rows(parsed.data))
}
