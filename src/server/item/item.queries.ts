import { and, asc, eq, gt, inArray, ne, sql } from 'drizzle-orm'
import type {
  DifficultyLevel,
  Item,
  ItemContent,
  PerformanceTestType,
  WrittenTestType,
} from '#domain/exam/item.ts'
import type { Queryable } from '../db/open-database.ts'
import { evaluationItems, itemConcepts, itemVersions } from '../db/schema.ts'

/** Selects the ids of an item's concepts and criterion types in the same statement. */
export const ITEM_COLUMNS = {
  row: evaluationItems,
  conceptIds: sql<
    string[]
  >`array(select ic.concept_id from item_concepts ic where ic.item_id = ${evaluationItems.id} order by ic.ordered, ic.concept_id)`,
  criterionTypeIds: sql<
    string[]
  >`array(select ct.criterion_type_id::text from item_criterion_types ct where ct.item_id = ${evaluationItems.id} order by 1)`,
}

/** What `toItem` reads of an item: its row, or its row with the text of another version. */
export type ItemRow = {
  row: typeof evaluationItems.$inferSelect
  conceptIds: string[]
  criterionTypeIds: string[]
}

type ContentRow = Pick<typeof evaluationItems.$inferSelect, keyof ItemContent>

export function pickContent(row: ContentRow): ItemContent {
  return {
    question: row.question,
    option1: row.option1,
    option2: row.option2,
    option3: row.option3,
    option4: row.option4,
    option5: row.option5,
    correctAnswer: row.correctAnswer,
    solution: row.solution,
    difficultyLevel: row.difficultyLevel as DifficultyLevel,
    writtenTestType: row.writtenTestType as WrittenTestType,
    performanceTestType: row.performanceTestType as PerformanceTestType,
    figures: row.figures,
    images: row.images,
    hints: row.hints,
    mistakes: row.mistakes,
    rubric: row.rubric,
    pairing: row.pairing,
  }
}

export function toItem({ row, conceptIds, criterionTypeIds }: ItemRow): Item {
  return {
    id: row.id,
    itemVersion: row.itemVersion,
    ...pickContent(row),
    conceptIds,
    itemGroupId: row.itemGroupId,
    criterionTypeIds,
    templateId: row.templateId,
    seed: row.seed,
  }
}

async function findRows(db: Queryable, ids: readonly string[]): Promise<Map<string, ItemRow>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select(ITEM_COLUMNS)
    .from(evaluationItems)
    .where(inArray(evaluationItems.id, [...ids]))
  return new Map(rows.map((each) => [each.row.id, each]))
}

/** Returns items by id in the given order, also hidden ones: a learner's items stay readable. Unknown ids are omitted. */
export async function findItems(db: Queryable, ids: readonly string[]): Promise<Item[]> {
  const rows = await findRows(db, ids)
  return ids.flatMap((id) => {
    const found = rows.get(id)
    return found ? toItem(found) : []
  })
}

/** Returns the items that may be drawn for a concept: no drafts, none made for another person's practice. */
export async function listConceptItems(
  db: Queryable,
  conceptIds: readonly string[],
  level?: DifficultyLevel,
): Promise<Item[]> {
  if (conceptIds.length === 0) return []
  const rows = await db
    .select({ ...ITEM_COLUMNS, conceptId: itemConcepts.conceptId })
    .from(itemConcepts)
    .innerJoin(evaluationItems, eq(evaluationItems.id, itemConcepts.itemId))
    .where(
      and(
        inArray(itemConcepts.conceptId, [...conceptIds]),
        eq(evaluationItems.hidden, false),
        ne(evaluationItems.origin, 'practice'),
        level === undefined ? undefined : eq(evaluationItems.difficultyLevel, level),
      ),
    )
    .orderBy(asc(evaluationItems.difficultyLevel), asc(evaluationItems.ordered), asc(evaluationItems.id))
  // An item of two concepts has a row for each.
  return [...new Map(rows.map((each) => [each.row.id, toItem(each)])).values()]
}

/** An item as it was drawn. */
export interface ItemRef {
  id: string
  itemVersion: number
}

/** Returns items in the given versions and order. Of one whose version is not known the present one. Unknown ids are omitted. */
export async function findItemVersions(db: Queryable, refs: readonly ItemRef[]): Promise<Item[]> {
  const rows = await findRows(db, [...new Set(refs.map(({ id }) => id))])
  const isOlder = ({ id, itemVersion }: ItemRef) => rows.get(id)?.row.itemVersion !== itemVersion
  const texts = await listPublished(
    db,
    refs.filter((ref) => rows.has(ref.id) && isOlder(ref)).map(({ id }) => id),
  )
  return refs.flatMap((ref) => {
    const found = rows.get(ref.id)
    if (!found) return []
    const text = texts.find(({ itemId, itemVersion }) => itemId === ref.id && itemVersion === ref.itemVersion)
    return toItem(text ? { ...found, row: { ...found.row, ...text } } : found)
  })
}

async function listPublished(db: Queryable, itemIds: readonly string[]) {
  if (itemIds.length === 0) return []
  return db
    .select()
    .from(itemVersions)
    .where(and(inArray(itemVersions.itemId, [...itemIds]), gt(itemVersions.itemVersion, 0)))
}

/** Returns the versions of named items: the named one if it was published, else the present one. Unknown ids are omitted. */
export async function resolveVersions(
  db: Queryable,
  names: readonly { id: string; itemVersion?: number | undefined }[],
): Promise<ItemRef[]> {
  const refs = names.map(({ id, itemVersion = 0 }) => ({ id, itemVersion }))
  return (await findItemVersions(db, refs)).map(({ id, itemVersion }) => ({ id, itemVersion }))
}

/** The same without drafts and removed content: for requests by id only. */
export async function findOpenItems(db: Queryable, ids: readonly string[]): Promise<Item[]> {
  if (ids.length === 0) return []
  const open = await db
    .select({ id: evaluationItems.id })
    .from(evaluationItems)
    .where(and(inArray(evaluationItems.id, [...ids]), eq(evaluationItems.hidden, false)))
  const openIds = new Set(open.map(({ id }) => id))
  return findItems(
    db,
    ids.filter((id) => openIds.has(id)),
  )
}

/** Saves items that templates made for an exam; the same item again is the same row. */
export async function keepPracticeItems(tx: Queryable, items: readonly Item[]): Promise<void> {
  if (items.length === 0) return
  // Sorted, so that two exams with the same items cannot deadlock.
  const ordered = items.toSorted((one, other) => (one.id < other.id ? -1 : 1))
  await tx
    .insert(evaluationItems)
    .values(
      ordered.map(({ conceptIds: _places, criterionTypeIds: _none, ...columns }) => ({
        ...columns,
        origin: 'practice' as const,
      })),
    )
    .onConflictDoNothing()
  const places = ordered.flatMap(({ id, conceptIds }) =>
    conceptIds.map((conceptId, index) => ({ itemId: id, conceptId, ordered: index })),
  )
  await tx.insert(itemConcepts).values(places).onConflictDoNothing()
}

/** Returns the items that an export of all content holds: no drafts, none that were archived. */
export function listExported(db: Queryable): Promise<ItemRow[]> {
  return db
    .select(ITEM_COLUMNS)
    .from(evaluationItems)
    .where(and(eq(evaluationItems.hidden, false), ne(evaluationItems.origin, 'practice')))
    .orderBy(asc(evaluationItems.ordered), asc(evaluationItems.id))
}
