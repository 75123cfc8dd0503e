import { AppError } from '#contract/error.ts'
import type { ItemImportDetail, ItemImportJob } from '#contract/item-file.ts'
import { DAY_MS } from '#domain/calendar/durations.ts'
import { getCurriculumIndex } from '../curriculum/curriculum-index.ts'
import type { Queryable } from '../db/open-database.ts'
import { itemImports } from '../db/schema.ts'
import type { AppDeps } from '../deps.ts'
import { describeItemFile } from '../export/describe-items.ts'
import { api, signedIn } from '../http/call.ts'
import { countRunning, requestCancel } from '../jobs/leased-job.queries.ts'
import { listPublishedItems } from './item-editing.queries.ts'
import { findItemImport, listItemImports } from './item-import.queries.ts'
import { readItemFilter } from './read-item-filter.ts'
import { beginToApply, previewImport } from './run-item-import.flow.ts'

const LISTED_MS = 7 * DAY_MS

export const itemFileRoutes = {
  export: api.itemFile.export.handler(async ({ input, context }) => {
    const index = await getCurriculumIndex(context.deps)
    const rows = await listPublishedItems(context.db, readItemFilter(index, input))
    const files = []
    const concepts = index.children(null).flatMap(({ id }) => index.conceptsUnder(id))
    for (const { id: conceptId } of concepts) {
      // An item of two concepts is written once, under its first.
      const items = rows.filter((each) => each.conceptIds[0] === conceptId)
      if (items.length > 0)
        files.push({ conceptId, items: items.length, ...(await describeItemFile(conceptId, items)) })
    }
    return files
  }),

  import: api.itemFile.import.handler(async ({ input, context }) => {
    const { deps, idempotencyKey } = context
    const user = signedIn(context)
    const { concepts } = await getCurriculumIndex(deps)
    if (!concepts.has(input.conceptId)) throw new AppError('CONCEPT_NOT_FOUND')
    const known = idempotencyKey === null ? null : await findItemImport(deps.db, user.id, idempotencyKey)
    if (known) return toHead(known)
    await requireNoOther(deps, user.id)
    const id = idempotencyKey ?? deps.newId()
    await previewImport(deps, user, { ...input, id })
    return toHead(await requireItemImport(deps.db, user.id, id))
  }),

  imports: api.itemFile.imports.handler(({ context }) =>
    listItemImports(context.db, signedIn(context).id, new Date(context.deps.clock().getTime() - LISTED_MS)),
  ),

  getImport: api.itemFile.getImport.handler(({ input, context }) =>
    requireItemImport(context.db, signedIn(context).id, input.id),
  ),

  applyImport: api.itemFile.applyImport.handler(async ({ input: { id, plan }, context }) => {
    const { deps } = context
    const user = signedIn(context)
    const { conceptId, yaml, result } = await requireItemImport(deps.db, user.id, id)
    if (!result || result.plan !== plan || result.faults.length > 0)
      throw new AppError('CONFLICT', { message: '이 파일을 미리 본 것이 아니에요. 다시 미리 봐 주세요.' })
    await requireNoOther(deps, user.id)
    if (!(await beginToApply(deps, user, { id, conceptId, yaml }, plan)))
      throw new AppError('CONFLICT', { message: '이미 가져온 파일이에요. 다시 미리 봐 주세요.' })
    return toHead(await requireItemImport(deps.db, user.id, id))
  }),

  cancelImport: api.itemFile.cancelImport.handler(async ({ input, context }) => {
    if (!(await requestCancel(context.db, itemImports, signedIn(context).id, input.id)))
      throw new AppError('NOT_FOUND')
    return { ok: true as const }
  }),
}

async function requireNoOther({ db }: AppDeps, userId: string): Promise<void> {
  if ((await countRunning(db, itemImports, userId)) === 0) return
  throw new AppError('TOO_MANY_REQUESTS', {
    message: '가져오기는 한 번에 하나씩 할 수 있어요. 앞의 것이 끝난 뒤에 다시 시도해 주세요.',
    data: { retryAfter: 10 },
  })
}

async function requireItemImport(db: Queryable, userId: string, id: string): Promise<ItemImportDetail> {
  const found = await findItemImport(db, userId, id)
  if (!found) throw new AppError('NOT_FOUND')
  return found
}

/** Without what a reader fetches once, at the end. */
function toHead({ yaml: _, result: __, ...head }: ItemImportDetail): ItemImportJob {
  return head
}
