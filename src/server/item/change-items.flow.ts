import { AppError } from '#contract/error.ts'
import type { ItemBulkAct, ItemBulkChange } from '#contract/item-editing.ts'
import { lockContent } from '../curriculum/curriculum.queries.ts'
import type { CallContext } from '../http/call.ts'
import { contentOf, findIssues, finishItemWrite, statusOf, writeItem } from './edit-item.flow.ts'
import { toItem } from './item.queries.ts'
import { type AuthoredItem, listAuthored, replaceConcepts, saveItem } from './item-editing.queries.ts'
import { takeOver } from './released-item.queries.ts'

interface Change {
  act: ItemBulkAct
  /** Of `add-concept`. */
  conceptId: string | null
}

interface NamedItem {
  id: string
  version: number | null
}

interface PlannedChange {
  item: AuthoredItem
  listed: ItemBulkChange
}

async function findFault(context: CallContext, item: AuthoredItem, { act }: Change): Promise<string | null> {
  if (act === 'archive' && statusOf(item) === 'draft') return '공개한 적이 없는 초안이에요.'
  if (act !== 'publish') return null
  const issues = await findIssues(context, { ...toItem(item), ...contentOf(item) }, item.row.answerTests)
  return issues.find(({ severity }) => severity === 'fault')?.message ?? null
}

function isDone({ row, draft, conceptIds }: AuthoredItem, { act, conceptId }: Change): boolean {
  if (act === 'add-concept') return conceptId !== null && conceptIds.includes(conceptId)
  if (act === 'archive') return row.hidden && row.itemVersion > 0
  return !row.hidden && row.itemVersion > 0 && !draft
}

async function planChange(
  context: CallContext,
  item: AuthoredItem,
  change: Change,
  version: number | null,
): Promise<PlannedChange> {
  const isStale = version !== null && version !== item.row.version
  const isSame = isDone(item, change)
  const fault = isStale
    ? '고른 뒤에 다른 사람이 고쳤어요.'
    : isSame
      ? null
      : await findFault(context, item, change)
  const { id, version: now } = item.row
  return {
    item,
    listed: { id, version: now, question: contentOf(item).question.slice(0, 200), isSame, fault },
  }
}

async function applyChange(
  context: CallContext,
  item: AuthoredItem,
  { act, conceptId }: Change,
): Promise<void> {
  const { db, deps } = context
  const { id } = item.row
  if (act === 'publish') {
    await writeItem(context, item, { content: contentOf(item), fields: {}, publishes: true })
    await finishItemWrite(context, item, id, statusOf(item) === 'archived' ? 'restore' : undefined)
    return
  }
  const hidden = act === 'archive' ? { hidden: true } : {}
  if (conceptId !== null) await replaceConcepts(db, id, [...item.conceptIds, conceptId])
  await saveItem(db, id, { ...hidden, ...(await takeOver(db, item)) }, deps.clock())
  await finishItemWrite(context, item, id, act === 'archive' ? 'archive' : undefined)
}

/**
 * Lists what an act would do to each item; unless it is a dry run it does it to all of them, or to none if one of them cannot be changed.
 * Throws ITEM_NOT_FOUND.
 */
export async function changeItems(
  context: CallContext,
  named: readonly NamedItem[],
  change: Change,
  isDryRun: boolean,
): Promise<{ changes: ItemBulkChange[]; applied: boolean }> {
  await lockContent(context.db)
  const found = await listAuthored(
    context.db,
    named.map(({ id }) => id),
  )
  const known = new Map(found.map((item) => [item.row.id, item]))
  const planned: PlannedChange[] = []
  for (const { id, version } of named) {
    const item = known.get(id)
    if (!item || item.row.origin === 'practice') throw new AppError('ITEM_NOT_FOUND')
    planned.push(await planChange(context, item, change, version))
  }
  const changes = planned.map(({ listed }) => listed)
  if (isDryRun || changes.some(({ fault }) => fault !== null)) return { changes, applied: false }
  for (const { item, listed } of planned) if (!listed.isSame) await applyChange(context, item, change)
  return { changes, applied: true }
}
