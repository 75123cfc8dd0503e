import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import type { ItemImport } from '#contract/item-file.ts'
import { listPictureIds } from '#domain/picture/picture-address.ts'
import { recordWrite } from '../audit/record-write.ts'
import { raiseContentVersion } from '../curriculum/curriculum.queries.ts'
import type { Queryable } from '../db/open-database.ts'
import { signedIn, type WriteContext } from '../http/call.ts'
import { canonicalJson } from '../http/canonical-json.ts'
import type { ContentItem } from '../seed/read-items.ts'
import { listContentPictures, publishPictures } from '../storage/storage.queries.ts'
import { pickContent } from './item.queries.ts'
import {
  type AuthoredItem,
  insertConcepts,
  insertItems,
  insertVersions,
  listAuthored,
  replaceConcepts,
  saveItem,
} from './item-editing.queries.ts'
import { keepPublished } from './item-version.queries.ts'
import type { ReadItemFile, ReportProgress } from './read-item-file.ts'
import { takeOver } from './released-item.queries.ts'

type Change = ItemImport['changes'][number]
interface PlannedItem {
  loaded: ContentItem
  known: AuthoredItem | undefined
  change: Change | null
}

const QUESTION_SHOWN = 200
/** Others get their turn after so many items. */
const ITEMS_A_TURN = 200

/** What an item says and where it belongs, by field. */
function fieldsOf({ item, answerTests }: ContentItem): Record<string, unknown> {
  return { ...pickContent(item), answerTests, conceptIds: item.conceptIds, status: 'published' }
}

function knownFields({ row, conceptIds }: AuthoredItem): Record<string, unknown> {
  const status = row.itemVersion === 0 ? 'draft' : row.hidden ? 'archived' : 'published'
  return { ...pickContent(row), answerTests: row.answerTests, conceptIds, status }
}

function planChange(loaded: ContentItem, known: AuthoredItem | undefined): Change | null {
  const { item, line } = loaded
  const question = item.question.slice(0, QUESTION_SHOWN)
  if (!known) return { line, id: item.id, kind: 'add', question, fields: [] }
  const before = knownFields(known)
  const fields = Object.entries(fieldsOf(loaded))
    .filter(([name, value]) => canonicalJson(value) !== canonicalJson(before[name]))
    .map(([name]) => name)
  return fields.length === 0 ? null : { line, id: item.id, kind: 'change', question, fields }
}

function findFault(
  { loaded, known, change }: PlannedItem,
  pictures: ReadonlySet<string>,
): ItemImport['faults'][number] | null {
  const { line, item } = loaded
  const refuse = (message: string) => ({ line, path: 'id', message })
  const missing = pictureIdsOf(loaded).find((id) => !pictures.has(id))
  if (missing !== undefined) return { line, path: 'question', message: `없는 그림이에요: ${missing}` }
  if (!known || !change) return null
  if (known.row.origin === 'practice')
    return refuse('학습자의 연습에 나온 문항의 id예요. 다른 id를 적어 주세요.')
  if (known.draft) return refuse('고치던 초안이 있어요. 발행하거나 버린 뒤에 가져와 주세요.')
  if (known.row.templateId !== item.templateId || known.row.seed !== item.seed)
    return refuse('템플릿에서 만든 문항은 고칠 수 없어요. 다른 id를 적어 주세요.')
  return null
}

function pictureIdsOf({ item }: ContentItem): string[] {
  return listPictureIds(JSON.stringify(pickContent(item)))
}

export interface ImportPlan extends Omit<ItemImport, 'applied'> {
  items: PlannedItem[]
}

/** Returns what a file would change, with every fault and a digest of the file and of what it meets. */
export async function planImport(db: Queryable, { items, faults }: ReadItemFile): Promise<ImportPlan> {
  const known = new Map(
    (
      await listAuthored(
        db,
        items.map(({ item }) => item.id),
      )
    ).map((each) => [each.row.id, each]),
  )
  const planned: PlannedItem[] = []
  const hash = createHash('sha256')
  for (const [index, loaded] of items.entries()) {
    if (index % ITEMS_A_TURN === 0) await setImmediate()
    const { item, answerTests } = loaded
    const found = known.get(item.id)
    planned.push({ loaded, known: found, change: planChange(loaded, found) })
    hash.update(canonicalJson([item, answerTests, found?.row.version ?? 0]))
  }
  const pictures = new Set(
    await listContentPictures(
      db,
      planned.flatMap(({ loaded }) => pictureIdsOf(loaded)),
    ),
  )
  return {
    items: planned,
    changes: planned.flatMap(({ change }) => change ?? []),
    same: planned.filter(({ change }) => change === null).length,
    faults: [...faults, ...planned.flatMap((each) => findFault(each, pictures) ?? [])].sort(
      (a, b) => a.line - b.line,
    ),
    plan: hash.digest('base64url'),
  }
}

/** Adds and changes what was planned, published; in the transaction that the plan was made in. */
export async function applyImport(
  context: WriteContext,
  items: readonly PlannedItem[],
  conceptId: string,
  report: ReportProgress,
): Promise<void> {
  const { db, deps } = context
  const now = deps.clock()
  const authorId = signedIn(context).id
  const added = items.filter(({ change }) => change?.kind === 'add').map(({ loaded }) => loaded)
  const changed = items.filter(({ change }) => change?.kind === 'change')
  const progress = { step: 'write' as const, done: 0, total: added.length + changed.length }
  await report(progress)
  await insertItems(
    db,
    added.map(({ item, answerTests }, index) => ({
      ...{ id: item.id, ...pickContent(item), answerTests, itemVersion: 1, ordered: index + 1 },
      ...{ templateId: item.templateId, seed: item.seed, origin: 'own' as const },
      ...{ createdAt: now, updatedAt: now },
    })),
  )
  await insertConcepts(
    db,
    added.map(({ item }) => item),
  )
  await keepPublished(
    db,
    changed.map(({ loaded }) => loaded.item.id),
  )
  const versions = added.map(({ item, answerTests }) => ({
    ...{ ...pickContent(item), answerTests, itemId: item.id, itemVersion: 1, authorId, savedAt: now },
  }))
  progress.done = added.length
  for (const { loaded, known } of changed) {
    await report(progress)
    progress.done += 1
    if (!known) continue
    const { item, answerTests } = loaded
    const content = pickContent(item)
    const isNew =
      canonicalJson(content) !== canonicalJson(pickContent(known.row)) || known.row.itemVersion === 0
    const itemVersion = known.row.itemVersion + (isNew ? 1 : 0)
    if (isNew)
      versions.push({ ...content, answerTests, itemId: item.id, itemVersion, authorId, savedAt: now })
    await saveItem(
      db,
      item.id,
      { ...content, answerTests, itemVersion, hidden: false, ...(await takeOver(db, known)) },
      now,
    )
    if (item.conceptIds.join() !== known.conceptIds.join())
      await replaceConcepts(db, item.id, item.conceptIds)
  }
  await insertVersions(db, versions)
  const shown = items.filter(({ change }) => change !== null).flatMap(({ loaded }) => pictureIdsOf(loaded))
  await publishPictures(db, [...new Set(shown)], now)
  if (added.length + changed.length === 0) return
  // One entry: ten thousand would bury the others.
  const after = { conceptId, added: added.length, changed: changed.map(({ loaded }) => loaded.item.id) }
  await recordWrite(context, { entity: 'item', entityId: 'import', before: null, after })
  await raiseContentVersion(db)
}
