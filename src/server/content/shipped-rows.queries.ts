import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import type { ReleasedEntity } from '#domain/curriculum/curriculum.ts'
import type { Queryable } from '../db/open-database.ts'
import { shippedRows } from '../db/schema.ts'
import { canonicalJson } from '../http/canonical-json.ts'

export type ContentFields = Record<string, unknown>

/** Columns that say nothing of what shipped. */
const OWN_COLUMNS: ReadonlySet<string> = new Set([
  'id',
  'digest',
  'origin',
  'version',
  'createdAt',
  'publishedAt',
])

/** Returns the fields of a row that a release can change. */
export function pickFields(row: object): ContentFields {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !OWN_COLUMNS.has(name)))
}

/** What of an explanation a release is compared with if learners read another one. */
export function pickText({ content }: { content: string }): ContentFields {
  return { content }
}

/** Returns the names of the fields of `fields` that `row` has otherwise. */
export function listDifferences(fields: ContentFields, row: ContentFields): string[] {
  return Object.keys(fields).filter(
    (name) => canonicalJson(fields[name] ?? null) !== canonicalJson(row[name] ?? null),
  )
}

function isRow(entity: ReleasedEntity, entityId: string) {
  return and(eq(shippedRows.entity, entity), eq(shippedRows.entityId, entityId))
}

/** Keeps the shipped text of a row that is edited for the first time. */
export async function rememberShipped(tx: Queryable, entity: ReleasedEntity, row: { id: string }) {
  const values = { base: pickFields(row), release: null, releaseDigest: '', foundAt: null }
  await tx
    .insert(shippedRows)
    .values({ entity, entityId: row.id, ...values })
    .onConflictDoUpdate({ target: [shippedRows.entity, shippedRows.entityId], set: values })
}

export async function findShipped(db: Queryable, entity: ReleasedEntity, entityId: string) {
  const [row] = await db.select().from(shippedRows).where(isRow(entity, entityId))
  return row
}

/** Records that a release has an edited row otherwise than the text that was edited. */
export async function saveRelease(
  tx: Queryable,
  {
    entity,
    id,
    release,
    digest,
  }: { entity: ReleasedEntity; id: string; release: ContentFields; digest: string },
): Promise<void> {
  const values = { release, releaseDigest: digest, foundAt: sql`now()` }
  await tx
    .insert(shippedRows)
    .values({ entity, entityId: id, ...values })
    .onConflictDoUpdate({ target: [shippedRows.entity, shippedRows.entityId], set: values })
}

/** Records that the edited row stays; from now on `base` is what it is compared with, unless that is unknown. */
export async function settleRelease(
  tx: Queryable,
  entity: ReleasedEntity,
  entityId: string,
  base: ContentFields | null,
): Promise<void> {
  await tx
    .update(shippedRows)
    .set({ ...(base && { base }), release: null, releaseDigest: '', foundAt: null })
    .where(isRow(entity, entityId))
}

export async function forgetShipped(tx: Queryable, entity: ReleasedEntity, entityId: string): Promise<void> {
  await tx.delete(shippedRows).where(isRow(entity, entityId))
}

/** Returns what a release has changed under an edit, oldest first. */
export function listReleases(db: Queryable) {
  return db
    .select()
    .from(shippedRows)
    .where(isNotNull(shippedRows.release))
    .orderBy(asc(shippedRows.foundAt), asc(shippedRows.entity), asc(shippedRows.entityId))
}
