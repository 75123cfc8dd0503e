import { and, eq, inArray, isNotNull, isNull, lt, not, or, type SQL, sql } from 'drizzle-orm'
import type { FilePurpose } from '#contract/storage.ts'
import type { Queryable } from '../db/open-database.ts'
import {
  auditEntries,
  evaluationItems,
  explanations,
  itemVersions,
  messages,
  shippedRows,
  storedFiles,
} from '../db/schema.ts'
import type { Picture } from './encode-picture.ts'

export type StoredFileRow = typeof storedFiles.$inferSelect

/** Before their bytes are stored, so that whatever happens then, the row says that there may be some. */
export async function insertFiles(
  db: Queryable,
  pictures: readonly Picture[],
  owner: { ownerId: string; purpose: FilePurpose; createdAt: Date },
): Promise<void> {
  await db
    .insert(storedFiles)
    .values(pictures.map(({ bytes, ...picture }) => ({ ...picture, ...owner, bytes: bytes.byteLength })))
}

export async function markStored(tx: Queryable, ids: readonly string[], now: Date): Promise<void> {
  await tx
    .update(storedFiles)
    .set({ storedAt: now })
    .where(inArray(storedFiles.id, [...ids]))
}

const IS_THERE = and(isNotNull(storedFiles.storedAt), isNull(storedFiles.removedAt))

export async function findFile(db: Queryable, id: string): Promise<StoredFileRow | undefined> {
  const [row] = await db
    .select()
    .from(storedFiles)
    .where(and(eq(storedFiles.id, id), IS_THERE))
  return row
}

/** Locks it until the transaction ends. */
export async function lockFile(tx: Queryable, id: string): Promise<StoredFileRow | undefined> {
  const [row] = await tx
    .select()
    .from(storedFiles)
    .where(and(eq(storedFiles.id, id), IS_THERE))
    .for('update')
  return row
}

/** Whether a text that is stored shows the picture: an explanation (drafts and earlier ones, too), a version of an item, or a release under an edit. */
function isShown(): SQL {
  const pattern = sql`'%' || ${storedFiles.id} || '%'`
  return sql`(
    exists (select 1 from ${explanations} where ${explanations.content} like ${pattern})
    or exists (select 1 from ${evaluationItems} where ${evaluationItems}::text like ${pattern})
    or exists (select 1 from ${itemVersions} where ${itemVersions}::text like ${pattern})
    or exists (select 1 from ${shippedRows} where ${shippedRows}::text like ${pattern})
  )`
}

export async function isFileShown(db: Queryable, id: string): Promise<boolean> {
  const found = await db
    .select({ id: storedFiles.id })
    .from(storedFiles)
    .where(and(eq(storedFiles.id, id), isShown()))
  return found.length > 0
}

/** Takes files out of everybody's reach; returns their ids. The rows stay until the bytes are gone, too. */
export async function markRemoved(tx: Queryable, which: SQL, now: Date): Promise<string[]> {
  const rows = await tx
    .update(storedFiles)
    .set({ removedAt: now, ownerId: null })
    .where(and(which, isNull(storedFiles.removedAt)))
    .returning({ id: storedFiles.id })
  return rows.map(({ id }) => id)
}

export function isOneOf(ids: readonly string[]): SQL {
  return inArray(storedFiles.id, [...ids])
}

export function isPersonalOf(userId: string): SQL {
  return sql`${and(eq(storedFiles.ownerId, userId), eq(storedFiles.purpose, 'personal'))}`
}

/** Whether a turn was made of what is written in the picture. */
function isOfTurn(): SQL {
  return sql`exists (
    select 1 from ${messages} where ${messages.userId} = ${storedFiles.ownerId}
      and ${messages.ocrResultId} = ${storedFiles.id} and (${messages.clearedAt} is null or ${messages.bookmark}))`
}

/**
 * Files that nobody needs: never stored completely, or uploaded before `before` and shown nowhere. What a text showed until a change after
 * `editedSince` is kept, since devices may still show that text and the change may be undone.
 */
export function isUnneeded({ before, editedSince }: { before: Date; editedSince: Date }): SQL {
  const recently = sql`exists (
    select 1 from ${auditEntries}
    where ${auditEntries.at} >= ${editedSince.toISOString()}::timestamptz and ${auditEntries.entity} <> 'picture'
      and ${auditEntries}::text like '%' || ${storedFiles.id} || '%')`
  return sql`${and(lt(storedFiles.createdAt, before), or(isNull(storedFiles.storedAt), and(not(isShown()), not(isOfTurn()), not(recently))))}`
}

export async function listRemovedFiles(db: Queryable): Promise<string[]> {
  const rows = await db
    .select({ id: storedFiles.id })
    .from(storedFiles)
    .where(isNotNull(storedFiles.removedAt))
  return rows.map(({ id }) => id)
}

export async function deleteFileRow(db: Queryable, id: string): Promise<void> {
  await db.delete(storedFiles).where(and(eq(storedFiles.id, id), isNotNull(storedFiles.removedAt)))
}

/** Returns those of the ids that are stored pictures of the content. */
export async function listContentPictures(db: Queryable, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({ id: storedFiles.id })
    .from(storedFiles)
    .where(and(isOneOf([...new Set(ids)]), eq(storedFiles.purpose, 'content'), IS_THERE))
  return rows.map(({ id }) => id)
}

/** Opens pictures of the content to everybody, for good; returns the ids of which there is no such picture. */
export async function publishPictures(tx: Queryable, ids: readonly string[], now: Date): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .update(storedFiles)
    .set({ publishedAt: sql`coalesce(${storedFiles.publishedAt}, ${now.toISOString()}::timestamptz)` })
    .where(and(isOneOf(ids), eq(storedFiles.purpose, 'content'), IS_THERE))
    .returning({ id: storedFiles.id })
  const found = new Set(rows.map(({ id }) => id))
  return ids.filter((id) => !found.has(id))
}

/** Returns those of the pictures that everybody may read, in the order of `ids`. */
export async function listPublishedPictures(
  db: Queryable,
  ids: readonly string[],
): Promise<Pick<StoredFileRow, 'id' | 'sha256' | 'bytes'>[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({ id: storedFiles.id, sha256: storedFiles.sha256, bytes: storedFiles.bytes })
    .from(storedFiles)
    .where(and(isOneOf(ids), isNotNull(storedFiles.publishedAt), IS_THERE))
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Of the content folder, with its bytes already stored. */
export async function insertShippedPicture(
  db: Queryable,
  { bytes, ...picture }: Picture,
  now: Date,
): Promise<void> {
  const state = { storedAt: now, publishedAt: now, removedAt: null, purpose: 'content' as const }
  await db
    .insert(storedFiles)
    .values({ ...picture, ...state, bytes: bytes.byteLength, createdAt: now })
    .onConflictDoUpdate({ target: storedFiles.id, set: state })
}
