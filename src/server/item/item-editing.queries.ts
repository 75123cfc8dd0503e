import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  ilike,
  inArray,
  isNotNull,
  isNull,
  max,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { alias, type PgTable } from 'drizzle-orm/pg-core'
import type { ItemSummary } from '#contract/item-editing.ts'
import type { ContentOrigin } from '#domain/curriculum/curriculum.ts'
import type { DifficultyLevel, ItemContent, ItemStatus, WrittenTestType } from '#domain/exam/item.ts'
import { escapeLike } from '../db/escape-like.ts'
import type { Queryable } from '../db/open-database.ts'
import {
  attempts,
  criterionTypes,
  evaluationItems,
  examItems,
  itemConcepts,
  itemCriterionTypes,
  itemGroups,
  itemReports,
  itemStatistics,
  itemVersions,
  users,
} from '../db/schema.ts'
import { ITEM_COLUMNS, type ItemRow } from './item.queries.ts'

export type VersionRow = typeof itemVersions.$inferSelect
export type ItemFields = Partial<typeof evaluationItems.$inferInsert>

/** An item with its draft, as its authors read it. */
export interface AuthoredItem extends ItemRow {
  draft: VersionRow | null
}

const DRAFT_VERSION = 0
const draft = alias(itemVersions, 'draft')
const isDraftOfItem = and(eq(draft.itemId, evaluationItems.id), eq(draft.itemVersion, DRAFT_VERSION))

/** Null for an unknown one, and for one that was made for a learner's practice. */
export async function findAuthored(db: Queryable, id: string): Promise<AuthoredItem | null> {
  const [found] = await listAuthored(db, [id])
  return found && found.row.origin !== 'practice' ? found : null
}

/** Those of learners' practice too. */

export function listAuthored(db: Queryable, ids: readonly string[]): Promise<AuthoredItem[]> {
  return db
    .select({ ...ITEM_COLUMNS, draft })
    .from(evaluationItems)
    .leftJoin(draft, isDraftOfItem)
    .where(inArray(evaluationItems.id, [...ids]))
}

export interface ItemFilter {
  conceptIds?: readonly string[]
  writtenTestType?: number
  difficultyLevel?: number
  status?: ItemStatus
  hasDraft?: boolean
  flagged?: boolean
  origin?: ContentOrigin
  itemGroupId?: string
  criterionTypeId?: string
  templateId?: string
  text?: string
}

export interface ItemOrder {
  sort: 'updatedAt' | 'concept' | 'difficultyLevel' | 'writtenTestType' | 'question'
  order: 'asc' | 'desc'
  page: number
  size: number
}

/** The draft's text where there is one: what authors know the item by. */
function known<
  Name extends 'question' | 'correctAnswer' | 'solution' | 'difficultyLevel' | 'writtenTestType',
>(name: Name) {
  return sql`coalesce(${draft[name]}, ${evaluationItems[name]})`
}

const STATUS = sql<ItemStatus>`case when ${evaluationItems.itemVersion} = 0 then 'draft'
  when ${evaluationItems.hidden} then 'archived' else 'published' end`
const FIRST_CONCEPT = sql`(select ic.concept_id from item_concepts ic where ic.item_id = ${evaluationItems.id}
  order by ic.ordered, ic.concept_id limit 1)`

const ORDERS: Readonly<Record<ItemOrder['sort'], SQL>> = {
  updatedAt: sql`${evaluationItems.updatedAt}`,
  concept: sql`${FIRST_CONCEPT}`,
  difficultyLevel: known('difficultyLevel'),
  writtenTestType: known('writtenTestType'),
  question: known('question'),
}

function hasText(text: string): SQL | undefined {
  const pattern = `%${escapeLike(text)}%`
  const { option1, option2, option3, option4, option5 } = evaluationItems
  const columns = [
    known('question'),
    known('correctAnswer'),
    known('solution'),
    option1,
    option2,
    option3,
    option4,
    option5,
  ]
  return or(eq(evaluationItems.id, text), ...columns.map((column) => ilike(column as SQL, pattern)))
}

function matches(filter: ItemFilter): SQL | undefined {
  const { conceptIds, criterionTypeId, text } = filter
  const has = (column: SQL, value: unknown) => (value === undefined ? undefined : sql`${column} = ${value}`)
  return and(
    ne(evaluationItems.origin, 'practice'),
    has(known('writtenTestType'), filter.writtenTestType),
    has(known('difficultyLevel'), filter.difficultyLevel),
    has(STATUS, filter.status),
    has(sql`${evaluationItems.origin}`, filter.origin),
    has(sql`${evaluationItems.itemGroupId}`, filter.itemGroupId),
    has(sql`${evaluationItems.templateId}`, filter.templateId),
    filter.hasDraft === undefined
      ? undefined
      : filter.hasDraft
        ? isNotNull(draft.itemId)
        : isNull(draft.itemId),
    filter.flagged === undefined
      ? undefined
      : sql`exists (select from item_statistics s where s.evaluation_id = ${evaluationItems.id}
          and s.item_version = ${evaluationItems.itemVersion} and s.flags <> '{}') = ${filter.flagged}`,
    conceptIds &&
      sql`exists (select from ${itemConcepts} where ${itemConcepts.itemId} = ${evaluationItems.id}
        and ${itemConcepts.conceptId} in (select jsonb_array_elements_text(${JSON.stringify(conceptIds)}::jsonb)))`,
    criterionTypeId === undefined
      ? undefined
      : sql`exists (select from ${itemCriterionTypes} where ${itemCriterionTypes.itemId} = ${evaluationItems.id}
          and ${itemCriterionTypes.criterionTypeId} = ${criterionTypeId})`,
    text === undefined ? undefined : hasText(text),
  )
}

/** One page of items, with learners' first answers to each. */
export async function listItems(
  db: Queryable,
  filter: ItemFilter,
  { sort, order, page, size }: ItemOrder,
): Promise<{ items: ItemSummary[]; total: number }> {
  const [counted] = await db
    .select({ total: count() })
    .from(evaluationItems)
    .leftJoin(draft, isDraftOfItem)
    .where(matches(filter))
  const direction = order === 'asc' ? asc : desc
  const rows = await db
    .select({
      ...ITEM_COLUMNS,
      status: STATUS,
      hasDraft: sql<boolean>`${draft.itemId} is not null`,
      question: sql<string>`${known('question')}`,
      correctAnswer: sql<string>`${known('correctAnswer')}`,
      difficultyLevel: sql<DifficultyLevel>`${known('difficultyLevel')}`,
      writtenTestType: sql<WrittenTestType>`${known('writtenTestType')}`,
    })
    .from(evaluationItems)
    .leftJoin(draft, isDraftOfItem)
    .where(matches(filter))
    .orderBy(direction(ORDERS[sort]), asc(evaluationItems.id))
    .limit(size)
    .offset(page * size)
  const ids = rows.map(({ row }) => row.id)
  const answers = await countFirstAnswers(db, ids)
  const summaries = await findSummaries(db, ids)
  return {
    total: counted?.total ?? 0,
    items: rows.map(({ row, ...known }) => ({
      ...known,
      ...{ id: row.id, version: row.version, itemVersion: row.itemVersion, itemGroupId: row.itemGroupId },
      ...{ templateId: row.templateId, seed: row.seed, updatedAt: row.updatedAt.toISOString() },
      origin: row.origin as ContentOrigin,
      ...(answers.get(row.id) ?? { answers: 0, rightAnswers: 0 }),
      ...(summaries.get(row.id) ?? { medianTime: null, flags: [] }),
    })),
  }
}

/** Every published item of a filter, as an export lists them. */
export function listPublishedItems(db: Queryable, filter: ItemFilter): Promise<ItemRow[]> {
  return db
    .select(ITEM_COLUMNS)
    .from(evaluationItems)
    .leftJoin(draft, isDraftOfItem)
    .where(and(matches(filter), eq(STATUS, 'published')))
    .orderBy(asc(evaluationItems.ordered), asc(evaluationItems.id))
}

/** What the last summary found about the current versions. */
async function findSummaries(db: Queryable, ids: readonly string[]) {
  const rows = await db
    .select({
      id: itemStatistics.evaluationId,
      medianTime: itemStatistics.medianTime,
      flags: itemStatistics.flags,
    })
    .from(itemStatistics)
    .innerJoin(
      evaluationItems,
      and(
        eq(evaluationItems.id, itemStatistics.evaluationId),
        eq(evaluationItems.itemVersion, itemStatistics.itemVersion),
      ),
    )
    .where(inArray(itemStatistics.evaluationId, [...ids]))
  return new Map(rows.map(({ id, ...found }) => [id, found]))
}

/** Counts each learner's first answer to each item. */
async function countFirstAnswers(db: Queryable, ids: readonly string[]) {
  const first = db
    .selectDistinctOn([attempts.evaluationId, attempts.userId], {
      id: attempts.evaluationId,
      verdict: attempts.verdict,
    })
    .from(attempts)
    .where(inArray(attempts.evaluationId, [...ids]))
    .orderBy(attempts.evaluationId, attempts.userId, asc(attempts.position))
    .as('first')
  const rows = await db
    .select({
      id: first.id,
      answers: count(),
      rightAnswers: sql<number>`count(*) filter (where ${first.verdict} = 'correct')`.mapWith(Number),
    })
    .from(first)
    .groupBy(first.id)
  return new Map(rows.map(({ id, ...counts }) => [id, counts]))
}

interface NewDraft {
  id: string
  content: ItemContent
  conceptIds: readonly string[]
  now: Date
}

/** Inserts an own item that was never published, behind the others of its concepts. */
export async function insertDraft(tx: Queryable, { id, content, conceptIds, now }: NewDraft): Promise<void> {
  const [last] = await tx
    .select({ ordered: max(evaluationItems.ordered) })
    .from(evaluationItems)
    .innerJoin(itemConcepts, eq(itemConcepts.itemId, evaluationItems.id))
    .where(inArray(itemConcepts.conceptId, [...conceptIds]))
  const own = { origin: 'own' as const, hidden: true, itemVersion: 0, createdAt: now, updatedAt: now }
  await tx.insert(evaluationItems).values({ ...content, id, ...own, ordered: (last?.ordered ?? 0) + 1 })
  await replaceConcepts(tx, id, conceptIds)
}

/** Counts the published items of templates that everybody may be given. */
export async function countTemplateItems(
  db: Queryable,
  templateIds: readonly string[],
): Promise<Map<string | null, number>> {
  const rows = await db
    .select({ id: evaluationItems.templateId, items: count() })
    .from(evaluationItems)
    .where(
      and(
        inArray(evaluationItems.templateId, [...templateIds]),
        eq(evaluationItems.hidden, false),
        ne(evaluationItems.origin, 'practice'),
      ),
    )
    .groupBy(evaluationItems.templateId)
  return new Map(rows.map(({ id, items }) => [id, items]))
}

/** Raises the row's version. */
export async function saveItem(tx: Queryable, id: string, fields: ItemFields, now: Date): Promise<void> {
  await tx
    .update(evaluationItems)
    .set({ ...fields, updatedAt: now, version: sql`${evaluationItems.version} + 1` })
    .where(eq(evaluationItems.id, id))
}

export async function deleteItem(tx: Queryable, id: string): Promise<void> {
  await tx.delete(evaluationItems).where(eq(evaluationItems.id, id))
}

type NewVersion = Omit<typeof itemVersions.$inferInsert, 'itemVersion'>

export async function saveDraft(tx: Queryable, version: NewVersion): Promise<void> {
  await tx
    .insert(itemVersions)
    .values({ ...version, itemVersion: DRAFT_VERSION })
    .onConflictDoUpdate({ target: [itemVersions.itemId, itemVersions.itemVersion], set: version })
}

export async function deleteDraft(tx: Queryable, itemId: string): Promise<void> {
  await tx
    .delete(itemVersions)
    .where(and(eq(itemVersions.itemId, itemId), eq(itemVersions.itemVersion, DRAFT_VERSION)))
}

export async function insertVersion(tx: Queryable, version: typeof itemVersions.$inferInsert): Promise<void> {
  await tx.insert(itemVersions).values(version)
}

/** What was published and kept, newest first, with its authors. */
export function listVersions(db: Queryable, itemId: string) {
  return db
    .select({ version: itemVersions, nickname: users.nickname })
    .from(itemVersions)
    .leftJoin(users, eq(users.id, itemVersions.authorId))
    .where(and(eq(itemVersions.itemId, itemId), gt(itemVersions.itemVersion, DRAFT_VERSION)))
    .orderBy(desc(itemVersions.itemVersion))
}

export async function replaceConcepts(
  tx: Queryable,
  itemId: string,
  conceptIds: readonly string[],
): Promise<void> {
  await tx.delete(itemConcepts).where(eq(itemConcepts.itemId, itemId))
  if (conceptIds.length === 0) return
  await tx
    .insert(itemConcepts)
    .values(conceptIds.map((conceptId, ordered) => ({ itemId, conceptId, ordered })))
}

export async function replaceCriterionTypes(
  tx: Queryable,
  itemId: string,
  typeIds: readonly string[],
): Promise<void> {
  await tx.delete(itemCriterionTypes).where(eq(itemCriterionTypes.itemId, itemId))
  if (typeIds.length === 0) return
  await tx.insert(itemCriterionTypes).values(typeIds.map((criterionTypeId) => ({ itemId, criterionTypeId })))
}

export async function hasItemGroup(db: Queryable, id: string): Promise<boolean> {
  return (await db.select({ id: itemGroups.id }).from(itemGroups).where(eq(itemGroups.id, id))).length > 0
}

export async function countCriterionTypes(db: Queryable, ids: readonly string[]): Promise<number> {
  const rows = await db
    .select({ id: criterionTypes.id })
    .from(criterionTypes)
    .where(inArray(criterionTypes.id, [...ids]))
  return rows.length
}

/** Whether records of learners refer to an item. */
export async function isItemUsed(db: Queryable, id: string): Promise<boolean> {
  for (const table of [examItems, attempts, itemReports]) {
    const [found] = await db
      .select({ id: table.evaluationId })
      .from(table as PgTable)
      .where(eq(table.evaluationId, id))
      .limit(1)
    if (found) return true
  }
  return false
}

/** Few enough rows of parameters for one statement. */
const ROWS_A_STATEMENT = 500

async function insertInParts<Row>(
  rows: readonly Row[],
  insert: (part: Row[]) => Promise<unknown>,
): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_A_STATEMENT)
    await insert(rows.slice(from, from + ROWS_A_STATEMENT))
}

export function insertItems(tx: Queryable, rows: (typeof evaluationItems.$inferInsert)[]): Promise<void> {
  return insertInParts(rows, (part) => tx.insert(evaluationItems).values(part))
}

export function insertConcepts(
  tx: Queryable,
  items: readonly { id: string; conceptIds: readonly string[] }[],
): Promise<void> {
  const rows = items.flatMap(({ id, conceptIds }) =>
    conceptIds.map((conceptId, ordered) => ({ itemId: id, conceptId, ordered })),
  )
  return insertInParts(rows, (part) => tx.insert(itemConcepts).values(part))
}

export function insertVersions(tx: Queryable, rows: (typeof itemVersions.$inferInsert)[]): Promise<void> {
  return insertInParts(rows, (part) => tx.insert(itemVersions).values(part))
}
