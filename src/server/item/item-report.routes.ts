import { AppError } from '#contract/error.ts'
import type { ItemReport } from '#contract/item-report.ts'
import type { Item } from '#domain/exam/item.ts'
import { itemId } from '#domain/items/item-id.ts'
import { loadTemplate } from '#domain/items/load-templates.ts'
import { makeItem } from '#domain/items/make-item.ts'
import { recordWrite } from '../audit/record-write.ts'
import { api, type CallContext, signedIn } from '../http/call.ts'
import { takeFromLimit } from '../http/limits.ts'
import { requireVersion } from '../http/require-version.ts'
import { storableText } from '../message/storable-text.ts'
import { holdMayKeep } from '../user/user.queries.ts'
import { findItemVersions, keepPracticeItems, resolveVersions } from './item.queries.ts'
import {
  countReports,
  listReports,
  lockReport,
  type ReportOfItem,
  saveReport,
  updateReport,
} from './item-report.queries.ts'

interface Reported {
  id: string
  itemVersion: number
  templateId: string | null
  seed: number | null
}

/** Returns the version that is reported. A template's item that only the device has made yet is stored. */
async function findReported({ db }: CallContext, { id, itemVersion, templateId, seed }: Reported) {
  const [known] = await resolveVersions(db, [{ id, itemVersion }])
  if (known) return known
  if (templateId === null || seed === null || itemId(templateId, seed) !== id)
    throw new AppError('ITEM_NOT_FOUND')
  const template = await loadTemplate(templateId)
  if (!template) throw new AppError('ITEM_NOT_FOUND')
  const item = makeItem(template, seed)
  await keepPracticeItems(db, [item])
  return { id, itemVersion: item.itemVersion }
}

function toShape({ report, currentVersion, isListed }: ReportOfItem, item: Item): ItemReport {
  const { id, reason, text, note, version, createdAt, closedAt } = report
  return {
    ...{ id, state: closedAt === null ? ('open' as const) : ('closed' as const), reason, text },
    ...{ createdAt: createdAt.toISOString(), item, isListed, currentVersion, note },
    ...{ closedAt: closedAt?.toISOString() ?? null, version },
  }
}

async function describeReports({ db }: CallContext, reports: readonly ReportOfItem[]): Promise<ItemReport[]> {
  const refs = reports.map(({ report }) => ({ id: report.evaluationId, itemVersion: report.itemVersion }))
  const items = await findItemVersions(db, refs)
  return reports.flatMap((report, index) => {
    const item = items[index]
    return item ? [toShape(report, item)] : []
  })
}

async function openReport(context: CallContext, id: string) {
  const row = await lockReport(context.db, id)
  const [report] = row ? await describeReports(context, [row]) : []
  if (!report) throw new AppError('NOT_FOUND', { message: '신고를 찾을 수 없어요.' })
  return report
}

/** What the audit keeps: no word of the learner. */
function toRecord({ state, note, reason, item, version }: ItemReport) {
  return { state, note, reason, evaluationId: item.id, itemVersion: item.itemVersion, version }
}

export const itemReportRoutes = {
  create: api.itemReport.create.handler(async ({ input, context }) => {
    const { db, deps } = context
    const { secrets, clock, newId } = deps
    const { id: userId } = signedIn(context)
    const { id, itemVersion } = await findReported(context, input)
    await takeFromLimit({ db, secrets, clock }, 'itemReportsByPerson', userId)
    const text = storableText(await holdMayKeep(db, userId), input.text)
    const { reason } = input
    const report = { id: newId(), evaluationId: id, itemVersion, reason, text, createdAt: clock() }
    return { id: await saveReport(db, { ...report, userId }) }
  }),

  list: api.itemReport.list.handler(async ({ input: { page, size, ...filter }, context }) => ({
    items: await describeReports(context, await listReports(context.db, filter, { page, size })),
    total: await countReports(context.db, filter),
    open: await countReports(context.db, { state: 'open' }),
    page,
    size,
  })),

  update: api.itemReport.update.handler(async ({ input: { id, version, state, note }, context }) => {
    const before = await openReport(context, id)
    requireVersion(before, before, version)
    const isMoved = state !== undefined && state !== before.state
    if (!isMoved && (note === undefined || note === before.note)) return before
    const closed = { closedAt: context.deps.clock(), closedBy: signedIn(context).id }
    const reopened = { closedAt: null, closedBy: null }
    await updateReport(context.db, id, {
      ...(note !== undefined && { note }),
      ...(isMoved && (state === 'closed' ? closed : reopened)),
    })
    const after = await openReport(context, id)
    await recordWrite(context, {
      entity: 'item-report',
      entityId: id,
      before: toRecord(before),
      after: toRecord(after),
    })
    return after
  }),
}
