import { AppError } from '#contract/error.ts'
import type { EditableItem, ItemIssue } from '#contract/item-editing.ts'
import type { AuditAction } from '#domain/audit/audit.ts'
import type { ContentOrigin } from '#domain/curriculum/curriculum.ts'
import type { AnswerTest, Item, ItemContent, ItemStatus } from '#domain/exam/item.ts'
import { listPictureIds } from '#domain/picture/picture-address.ts'
import { recordWrite } from '../audit/record-write.ts'
import { lockContent, raiseContentVersion } from '../curriculum/curriculum.queries.ts'
import { getCurriculumIndex } from '../curriculum/curriculum-index.ts'
import { type CallContext, signedIn, type WriteContext } from '../http/call.ts'
import { canonicalJson } from '../http/canonical-json.ts'
import { publishPictures } from '../storage/storage.queries.ts'
import { pickContent, toItem } from './item.queries.ts'
import {
  type AuthoredItem,
  deleteDraft,
  findAuthored,
  type ItemFields,
  insertVersion,
  saveDraft,
  saveItem,
} from './item-editing.queries.ts'
import { keepPublished } from './item-version.queries.ts'
import { takeOver } from './released-item.queries.ts'

export function statusOf({ row }: AuthoredItem): ItemStatus {
  if (row.itemVersion === 0) return 'draft'
  return row.hidden ? 'archived' : 'published'
}

/** Returns what is being edited of an item: its draft, else what is published. */
export function contentOf({ row, draft }: AuthoredItem): ItemContent {
  return pickContent(draft ?? row)
}

export function isSameContent(a: ItemContent, b: ItemContent): boolean {
  return canonicalJson(a) === canonicalJson(b)
}

/** What the audit keeps of an item. */
function toRecord(item: AuthoredItem) {
  const { row, draft, conceptIds, criterionTypeIds } = item
  const { id, version, itemVersion, itemGroupId, templateId, seed, answerTests } = row
  return {
    ...{ id, version, status: statusOf(item), origin: row.origin as ContentOrigin, itemVersion },
    ...{ hasDraft: draft !== null, conceptIds, itemGroupId, criterionTypeIds, templateId, seed },
    ...{ createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString() },
    ...{ content: contentOf(item), answerTests },
  }
}

/** Returns what is wrong with an item. */
export async function findIssues(
  { deps }: Pick<WriteContext, 'deps'>,
  item: Item,
  tests: readonly AnswerTest[],
): Promise<ItemIssue[]> {
  // The typesetter is loaded with the first item that is verified.
  const { verifyItem } = await import('./verify-item.ts')
  return verifyItem(item, tests, [...(await getCurriculumIndex(deps)).concepts.keys()])
}

export async function describeItem(
  context: Pick<WriteContext, 'deps'>,
  item: AuthoredItem,
): Promise<EditableItem> {
  const { row } = item
  const content = contentOf(item)
  return {
    ...toRecord(item),
    published: row.itemVersion === 0 ? null : pickContent(row),
    issues: await findIssues(context, { ...toItem(item), ...content }, row.answerTests),
  }
}

/** Returns the item that a write is about to change, under the lock of all content. Throws ITEM_NOT_FOUND. */
export async function openItem({ db }: CallContext, id: string): Promise<AuthoredItem> {
  await lockContent(db)
  const item = await findAuthored(db, id)
  if (!item) throw new AppError('ITEM_NOT_FOUND')
  return item
}

/** Throws STALE_VERSION with the item as it is now if a write is based on another version of its row. */
export async function requireItemVersion(
  context: CallContext,
  item: AuthoredItem,
  version: number | undefined,
): Promise<void> {
  if (version === undefined || version === item.row.version) return
  throw new AppError('STALE_VERSION', { data: { current: await describeItem(context, item) } })
}

/** Records a write and returns the item as it is afterwards. */
export async function finishItemWrite(
  context: WriteContext,
  before: AuthoredItem | null,
  id: string,
  action?: AuditAction,
): Promise<EditableItem> {
  const after = await findAuthored(context.db, id)
  if (!after) throw new Error('the item just written is not there')
  await recordWrite(context, {
    entity: 'item',
    entityId: id,
    before: before && toRecord(before),
    after: toRecord(after),
    ...(action && { action }),
  })
  await raiseContentVersion(context.db)
  return describeItem(context, after)
}

export async function recordItemDeletion(context: CallContext, item: AuthoredItem): Promise<void> {
  await recordWrite(context, { entity: 'item', entityId: item.row.id, before: toRecord(item), after: null })
  await raiseContentVersion(context.db)
}

async function requirePublishable(
  context: CallContext,
  item: AuthoredItem,
  content: ItemContent,
  tests: readonly AnswerTest[],
): Promise<void> {
  const issues = await findIssues(context, { ...toItem(item), ...content }, tests)
  const faults = issues.filter(({ severity }) => severity === 'fault')
  const [first] = faults
  if (!first) return
  const more = faults.length > 1 ? ` (모두 ${faults.length}곳)` : ''
  throw new AppError('UNPROCESSABLE', {
    message: `아직 발행할 수 없어요. ${first.message}${more}`,
    data: { issues: faults.map(({ path, message }) => ({ path, message })) },
  })
}

/** Opens the pictures of a text that is published to everybody. Throws 422 if one is not stored here for that. */
async function openPictures({ db, deps }: CallContext, content: ItemContent): Promise<void> {
  const missing = await publishPictures(db, listPictureIds(JSON.stringify(content)), deps.clock())
  if (missing.length === 0) return
  const fields = Object.entries(content)
  throw new AppError('UNPROCESSABLE', {
    message: '문항에 들어 있는 그림을 찾을 수 없어요. 다시 올려 주세요.',
    data: {
      issues: missing.map((id) => ({
        path: fields.find(([, value]) => JSON.stringify(value).includes(id))?.[0] ?? 'question',
        message: `없는 그림이에요: ${id}`,
      })),
    },
  })
}

interface ItemWrite {
  content: ItemContent
  /** What changes at once. */
  fields: ItemFields
  publishes: boolean
}

/**
 * Saves the text as the draft (of an item that was never published in the item itself), or publishes it as the next version if it differs.
 * Returns whether anything changed.
 */
export async function writeItem(
  context: CallContext,
  item: AuthoredItem,
  { content, fields, publishes }: ItemWrite,
): Promise<boolean> {
  const { db, deps } = context
  const { row, draft } = item
  const now = deps.clock()
  const isPublished = row.itemVersion > 0 && isSameContent(content, pickContent(row))
  const version = { ...content, itemId: row.id, authorId: signedIn(context).id, savedAt: now }
  const isNewDraft = !isSameContent(content, contentOf(item))
  if (row.templateId !== null && isNewDraft)
    throw new AppError('UNPROCESSABLE', {
      message: '템플릿에서 만든 문항은 고칠 수 없어요. 새 문항으로 담은 뒤에 고쳐 주세요.',
    })
  if (!publishes) {
    if (!isNewDraft && Object.keys(fields).length === 0) return false
    if (isNewDraft && isPublished) await deleteDraft(db, row.id)
    else if (isNewDraft && row.itemVersion > 0) await saveDraft(db, version)
    const owner = fields.answerTests ? await takeOver(db, item) : {}
    await saveItem(db, row.id, { ...fields, ...owner, ...(row.itemVersion === 0 && content) }, now)
    return true
  }
  const answerTests = fields.answerTests ?? row.answerTests
  await requirePublishable(context, item, content, answerTests)
  await openPictures(context, content)
  if (isPublished && !row.hidden && !draft && Object.keys(fields).length === 0) return false
  await deleteDraft(db, row.id)
  const isSeen = !isPublished || row.hidden
  const itemVersion = isPublished ? row.itemVersion : row.itemVersion + 1
  if (!isPublished) {
    await keepPublished(db, [row.id])
    await insertVersion(db, { ...version, itemVersion, answerTests })
  }
  const seen = isSeen ? { ...content, itemVersion, hidden: false, ...(await takeOver(db, item)) } : {}
  await saveItem(db, row.id, { ...fields, ...seen }, now)
  return true
}
