import { and, eq, inArray, notInArray, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { ContentEntity } from '#domain/curriculum/curriculum.ts'
import type { ContentTable } from '../content/content-kinds.ts'
import type { Queryable } from '../db/open-database.ts'
import {
  achievementCriteria,
  conceptCriteria,
  conceptLinks,
  conceptPrerequisites,
  concepts,
  curriculumNodes,
  evaluationItems,
  explanations,
  itemConcepts,
  nodeCriteria,
  questionBanks,
  terms,
} from '../db/schema.ts'
import { keepPublished, RAISED_ITEM_VERSION } from '../item/item-version.queries.ts'
import { compareEdited, EDITED_ITEMS, editedRowsOf } from './compare-edited.queries.ts'
import { compareReplaced } from './compare-replaced.queries.ts'
import type { ConceptTextRows, ItemInsert, OutlineRows, QuestionBankInsert } from './content-rows.ts'

/** What a load did to rows of one kind. */
export interface RowCounts {
  added: number
  updated: number
  unchanged: number
}

const ROWS_A_STATEMENT = 200

type LoadedTable = ContentTable | typeof evaluationItems

/** `set` of an upsert: every given column but the id takes the new row's value. */
function takeExcluded(columns: readonly string[], table: PgTable): Record<string, SQL> {
  const named = table as unknown as Record<string, { name: string }>
  return Object.fromEntries(
    columns
      .filter((column) => column !== 'id')
      .map((column) => [column, sql`excluded.${sql.identifier(named[column]?.name ?? column)}`]),
  )
}

/**
 * Inserts rows, or updates those whose digest changed. A row that an administrator has taken over (`origin`) stays as it is
 * and counts as unchanged.
 */
async function upsertRows<Table extends LoadedTable>(
  tx: Queryable,
  table: Table,
  rows: readonly (Table['$inferInsert'] & { id: string })[],
  extra: Record<string, SQL> = {},
): Promise<RowCounts> {
  const counts: RowCounts = { added: 0, updated: 0, unchanged: 0 }
  for (let start = 0; start < rows.length; start += ROWS_A_STATEMENT) {
    const chunk = rows.slice(start, start + ROWS_A_STATEMENT)
    const written = await tx
      .insert(table as PgTable)
      .values(chunk as never)
      .onConflictDoUpdate({
        target: table.id,
        set: {
          ...takeExcluded(Object.keys(chunk[0] ?? {}), table),
          ...extra,
          version: sql`${table.version} + 1`,
        },
        setWhere: sql`${table.origin} = 'shipped' and ${table.digest} <> excluded.digest`,
      })
      // Zero in xmax is how PostgreSQL shows a row that this statement inserted.
      .returning({ isNew: sql<boolean>`xmax = 0` })
    const added = written.filter(({ isNew }) => isNew).length
    counts.added += added
    counts.updated += written.length - added
    counts.unchanged += chunk.length - written.length
  }
  return counts
}

/** Upserts rows of the curriculum and compares the edited ones with what the load has for them. */
async function loadRows<Table extends ContentTable>(
  tx: Queryable,
  entity: ContentEntity,
  table: Table,
  rows: readonly (Table['$inferInsert'] & { id: string })[],
): Promise<RowCounts> {
  const counts = await upsertRows(tx, table, rows)
  const written = await compareEdited(tx, editedRowsOf(entity, table), rows)
  return { ...counts, updated: counts.updated + written, unchanged: counts.unchanged - written }
}

function addUp(all: readonly RowCounts[]): RowCounts {
  return all.reduce(
    (sum, one) => ({
      added: sum.added + one.added,
      updated: sum.updated + one.updated,
      unchanged: sum.unchanged + one.unchanged,
    }),
    { added: 0, updated: 0, unchanged: 0 },
  )
}

/** Writes the outline; what it no longer names is hidden, never deleted. Gives the counts and how many were hidden. */
export async function writeOutline(
  tx: Queryable,
  rows: OutlineRows,
): Promise<RowCounts & { retired: number }> {
  await tx
    .insert(achievementCriteria)
    .values(rows.criteria)
    .onConflictDoUpdate({
      target: achievementCriteria.id,
      set: { text: sql`excluded.text`, code: sql`excluded.code` },
    })
  const nodeIds = rows.nodes.map(({ id }) => id)
  const conceptIds = rows.concepts.map(({ id }) => id)
  const counts = addUp([
    await loadRows(tx, 'curriculum', curriculumNodes, rows.nodes),
    await loadRows(tx, 'concept', concepts, rows.concepts),
  ])
  await tx.delete(nodeCriteria).where(inArray(nodeCriteria.nodeId, nodeIds))
  await tx.insert(nodeCriteria).values(rows.nodeCriteria)
  await tx.delete(conceptCriteria).where(inArray(conceptCriteria.conceptId, conceptIds))
  await tx.insert(conceptCriteria).values(rows.conceptCriteria)
  await tx.delete(conceptPrerequisites).where(inArray(conceptPrerequisites.conceptId, conceptIds))
  if (rows.prerequisites.length > 0) await tx.insert(conceptPrerequisites).values(rows.prerequisites)
  const hiddenNodes = await tx
    .update(curriculumNodes)
    .set({ hidden: true, digest: '', version: sql`${curriculumNodes.version} + 1` })
    .where(dropped(curriculumNodes, nodeIds))
    .returning({ id: curriculumNodes.id })
  const hiddenConcepts = await tx
    .update(concepts)
    .set({ hidden: true, digest: '', version: sql`${concepts.version} + 1` })
    .where(dropped(concepts, conceptIds))
    .returning({ id: concepts.id })
  return { ...counts, retired: hiddenNodes.length + hiddenConcepts.length }
}

/** Rows made from content that the content no longer has and that are not hidden yet. */
function dropped(
  table: typeof curriculumNodes | typeof concepts | typeof evaluationItems,
  kept: string[],
): SQL {
  return sql`${and(eq(table.origin, 'shipped'), eq(table.hidden, false), notInArray(table.id, kept))}`
}

/** Writes one concept's explanation, terms and links; terms and links that it no longer has are deleted: no record refers to them. */
export async function writeConceptText(
  tx: Queryable,
  { conceptId, explanation, ...lists }: ConceptTextRows,
): Promise<RowCounts & { retired: number }> {
  if (explanation) await compareReplaced(tx, explanation)
  const counts = addUp([
    await loadRows(tx, 'explanation', explanations, explanation ? [explanation] : []),
    await loadRows(tx, 'term', terms, lists.terms),
    await loadRows(tx, 'link', conceptLinks, lists.links),
  ])
  let retired = 0
  for (const [table, rows] of [[terms, lists.terms] as const, [conceptLinks, lists.links] as const]) {
    const kept = rows.map(({ id }) => id)
    const deleted = await tx
      .delete(table)
      .where(and(eq(table.conceptId, conceptId), eq(table.origin, 'shipped'), notInArray(table.id, kept)))
      .returning({ id: table.id })
    retired += deleted.length
  }
  return { ...counts, retired }
}

/** Returns the ids of the stored items that a load is about to change. */
async function listOutdated(tx: Queryable, rows: readonly ItemInsert[]): Promise<string[]> {
  const digests = new Map(rows.map(({ id, digest }) => [id, digest]))
  const stored = await tx
    .select({ id: evaluationItems.id, digest: evaluationItems.digest })
    .from(evaluationItems)
    .where(and(eq(evaluationItems.origin, 'shipped'), inArray(evaluationItems.id, [...digests.keys()])))
  return stored.filter(({ id, digest }) => digests.get(id) !== digest).map(({ id }) => id)
}

/** Writes one concept's items, whose concepts `conceptIds` has; items that it no longer has are hidden, because learners' answers may refer to them. */
export async function writeItems(
  tx: Queryable,
  conceptId: string,
  rows: ItemInsert[],
  conceptIds: ReadonlyMap<string, readonly string[]>,
): Promise<RowCounts & { retired: number }> {
  const ids = rows.map(({ id }) => id)
  await keepPublished(tx, await listOutdated(tx, rows))
  const counts = await upsertRows(tx, evaluationItems, rows, {
    updatedAt: sql`now()`,
    itemVersion: RAISED_ITEM_VERSION,
  })
  const compared = await compareEdited(
    tx,
    EDITED_ITEMS,
    rows.map((row) => ({ ...row, conceptIds: conceptIds.get(row.id) ?? [] })),
  )
  // Administrators decide on the concepts of what they have edited.
  const shipped = await tx
    .select({ itemId: evaluationItems.id })
    .from(evaluationItems)
    .where(and(eq(evaluationItems.origin, 'shipped'), inArray(evaluationItems.id, ids)))
  if (shipped.length > 0)
    await tx
      .insert(itemConcepts)
      .values(
        shipped.flatMap(({ itemId }) =>
          (conceptIds.get(itemId) ?? []).map((id, ordered) => ({ itemId, conceptId: id, ordered })),
        ),
      )
      .onConflictDoNothing()
  const ofConcept = tx
    .select({ id: itemConcepts.itemId })
    .from(itemConcepts)
    .where(eq(itemConcepts.conceptId, conceptId))
  const hidden = await tx
    .update(evaluationItems)
    .set({ hidden: true, digest: '', version: sql`${evaluationItems.version} + 1` })
    .where(and(dropped(evaluationItems, ids), inArray(evaluationItems.id, ofConcept)))
    .returning({ id: evaluationItems.id })
  return {
    ...counts,
    ...{ updated: counts.updated + compared, unchanged: counts.unchanged - compared },
    retired: hidden.length,
  }
}

/** Writes question banks, and deletes those of concepts outside `kept`: no record refers to them. */
export async function writeQuestionBanks(
  tx: Queryable,
  rows: readonly QuestionBankInsert[],
  kept: readonly string[],
): Promise<RowCounts & { retired: number }> {
  const deleted = await tx
    .delete(questionBanks)
    .where(notInArray(questionBanks.conceptId, [...kept]))
    .returning({ conceptId: questionBanks.conceptId })
  let added = 0
  let updated = 0
  for (const row of rows) {
    const written = await tx
      .insert(questionBanks)
      .values(row)
      .onConflictDoUpdate({
        target: questionBanks.conceptId,
        set: { bank: sql`excluded.bank`, digest: sql`excluded.digest` },
        setWhere: sql`${questionBanks.digest} <> excluded.digest`,
      })
      .returning({ isNew: sql<boolean>`xmax = 0` })
    added += written.filter(({ isNew }) => isNew).length
    updated += written.filter(({ isNew }) => !isNew).length
  }
  return { added, updated, unchanged: rows.length - added - updated, retired: deleted.length }
}
