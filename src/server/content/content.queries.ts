import { and, asc, desc, eq, inArray, isNull, like, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { AuditEntity } from '#domain/audit/audit.ts'
import { NEWEST_FIRST } from '../curriculum/curriculum.queries.ts'
import type { Queryable } from '../db/open-database.ts'
import {
  attempts,
  auditEntries,
  conceptLinks,
  explanations,
  itemConcepts,
  terms,
  threads,
  timeSpans,
} from '../db/schema.ts'
import type { ContentKind, ContentTable } from './content-kinds.ts'

export async function findRow<Table extends ContentTable>(
  db: Queryable,
  table: Table,
  id: string,
): Promise<Table['$inferSelect'] | undefined> {
  const [row] = await db
    .select()
    .from(table as PgTable)
    .where(eq(table.id, id))
  return row as Table['$inferSelect'] | undefined
}

export async function insertRow<Table extends ContentTable>(
  tx: Queryable,
  table: Table,
  values: Table['$inferInsert'],
): Promise<Table['$inferSelect']> {
  const [row] = await tx
    .insert(table as PgTable)
    .values(values as never)
    .returning()
  return row as Table['$inferSelect']
}

export async function saveRow<Table extends ContentTable>(
  tx: Queryable,
  table: Table,
  id: string,
  values: object,
): Promise<Table['$inferSelect']> {
  const [row] = await tx
    .update(table as PgTable)
    .set(values)
    .where(eq(table.id, id))
    .returning()
  return row as Table['$inferSelect']
}

export async function deleteRow(tx: Queryable, table: ContentTable, id: string): Promise<void> {
  await tx.delete(table as PgTable).where(eq(table.id, id))
}

/** Returns the ids with a prefix that exist, or that the audit remembers of what was deleted. */
export async function listTakenIds(
  db: Queryable,
  table: ContentTable,
  entity: AuditEntity,
  prefix: string,
): Promise<string[]> {
  // Ids hold no character that LIKE reads as a wildcard.
  const existing = await db
    .select({ id: sql<string>`${table.id}` })
    .from(table as PgTable)
    .where(like(table.id, `${prefix}%`))
  const remembered = await db
    .selectDistinct({ id: auditEntries.entityId })
    .from(auditEntries)
    .where(sql`${auditEntries.entity} = ${entity} and ${auditEntries.entityId} like ${`${prefix}%`}`)
  return [...existing, ...remembered].map(({ id }) => id)
}

/** Whether items or records of learners refer to a concept. */
export async function isConceptUsed(db: Queryable, conceptId: string): Promise<boolean> {
  for (const table of [threads, attempts, timeSpans, itemConcepts]) {
    const [found] = await db
      .select({ conceptId: table.conceptId })
      .from(table as PgTable)
      .where(eq(table.conceptId, conceptId))
      .limit(1)
    if (found) return true
  }
  return false
}

export function listConceptExplanations(db: Queryable, conceptId: string) {
  return db
    .select()
    .from(explanations)
    .where(eq(explanations.conceptId, conceptId))
    .orderBy(...NEWEST_FIRST)
}

export function listConceptLinks(db: Queryable, conceptId: string) {
  return db
    .select()
    .from(conceptLinks)
    .where(eq(conceptLinks.conceptId, conceptId))
    .orderBy(asc(conceptLinks.ordered), asc(conceptLinks.id))
}

export function listConceptTerms(db: Queryable, conceptId: string) {
  return db
    .select()
    .from(terms)
    .where(eq(terms.conceptId, conceptId))
    .orderBy(asc(terms.ordered), asc(terms.id))
}

/** Returns the last place among the rows of a concept; 0 if there are none. */
export async function findLastPlace(
  db: Queryable,
  table: typeof conceptLinks | typeof terms,
  conceptId: string,
): Promise<number> {
  const [last] = await db
    .select({ ordered: table.ordered })
    .from(table as PgTable)
    .where(eq(table.conceptId, conceptId))
    .orderBy(desc(table.ordered))
    .limit(1)
  return Number(last?.ordered ?? 0)
}

/** Returns the rows of a concept that were deleted and are not there again, as they were, the newest deletion first. */
export async function listDeleted<Shape extends object>(
  db: Queryable,
  { entity, table }: ContentKind<typeof conceptLinks | typeof terms, Shape>,
  conceptId: string,
): Promise<Shape[]> {
  const rows = await db
    .selectDistinctOn([auditEntries.entityId], { at: auditEntries.id, row: auditEntries.before })
    .from(auditEntries)
    .leftJoin(table as PgTable, eq(table.id, auditEntries.entityId))
    .where(
      and(
        eq(auditEntries.entity, entity),
        eq(auditEntries.action, 'delete'),
        sql`${auditEntries.before}->>'conceptId' = ${conceptId}`,
        isNull(table.id),
      ),
    )
    .orderBy(auditEntries.entityId, desc(auditEntries.id))
  return rows.toSorted((a, b) => b.at - a.at).map(({ row }) => row as Shape)
}

/** Puts learners' conversations about concepts in another unit. */
export async function moveThreads(
  tx: Queryable,
  conceptIds: readonly string[],
  unitId: string,
): Promise<void> {
  await tx
    .update(threads)
    .set({ curriculumId: unitId })
    .where(inArray(threads.conceptId, [...conceptIds]))
}
