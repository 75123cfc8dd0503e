import { and, eq, inArray } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { ContentEntity, ReleasedEntity } from '#domain/curriculum/curriculum.ts'
import { saveRow } from '../content/content.queries.ts'
import type { ContentTable } from '../content/content-kinds.ts'
import {
  type ContentFields,
  findShipped,
  forgetShipped,
  listDifferences,
  pickFields,
  saveRelease,
  settleRelease,
} from '../content/shipped-rows.queries.ts'
import type { Queryable } from '../db/open-database.ts'
import { canonicalJson } from '../http/canonical-json.ts'
import { listEditedItems, saveReleased } from '../item/released-item.queries.ts'

interface EditedRow extends ContentFields {
  id: string
  digest: string
  version: number
}

/** Rows of a load, which carry the digest of their text. */
interface LoadedRow {
  id: string
  digest?: string | undefined
}

/** The edited rows of one kind. */
interface EditedRows {
  entity: ReleasedEntity
  /** Returns those of `ids` that were edited. */
  list: (tx: Queryable, ids: string[]) => Promise<EditedRow[]>
  save: (tx: Queryable, id: string, values: ContentFields) => Promise<unknown>
}

/** Edited rows of the curriculum. */
export function editedRowsOf(entity: ContentEntity, table: ContentTable): EditedRows {
  return {
    entity,
    list: async (tx, ids) =>
      (await tx
        .select()
        .from(table as PgTable)
        .where(and(eq(table.origin, 'edited'), inArray(table.id, ids)))) as EditedRow[],
    save: (tx, id, values) => saveRow(tx, table, id, values),
  }
}

export const EDITED_ITEMS: EditedRows = { entity: 'item', list: listEditedItems, save: saveReleased }

/**
 * Compares rows of a load with those of the database that an administrator has edited, which the load leaves alone: records a conflict
 * where the release changed a field that has another value here. A row that now equals the release becomes `shipped` again; a position that
 * nobody edited follows the release, and so does the rest of a row of which only the place was edited. Returns how many rows it wrote.
 */
export async function compareEdited(
  tx: Queryable,
  rows: EditedRows,
  loaded: readonly LoadedRow[],
): Promise<number> {
  const edited = await rows.list(
    tx,
    loaded.map(({ id }) => id),
  )
  let written = 0
  for (const row of edited) {
    const release = loaded.find(({ id }) => id === row.id)
    if (release && (await compareRow(tx, { ...rows, row, release }))) written += 1
  }
  return written
}

interface Comparison extends EditedRows {
  row: EditedRow
  release: LoadedRow
}

async function compareRow(tx: Queryable, { entity, save, row, release }: Comparison): Promise<boolean> {
  const { id, digest = '' } = release
  if (row.digest === digest) {
    await settleRelease(tx, entity, id, null)
    return false
  }
  const fields = pickFields(release)
  const known = await findShipped(tx, entity, id)
  const base = known?.base ?? null
  const places = base && listOwnPlaces(base, row, fields)
  if (places) {
    const kept = Object.fromEntries(places.map((name) => [name, row[name]]))
    const origin = places.length > 0 ? 'edited' : 'shipped'
    await save(tx, id, { ...fields, ...kept, origin, digest, version: row.version + 1 })
    if (places.length > 0) await settleRelease(tx, entity, id, fields)
    else await forgetShipped(tx, entity, id)
    return true
  }
  const hasOwnPlace = base !== null && base.ordered !== row.ordered
  const isMoved = base !== null && !hasOwnPlace && fields.ordered !== row.ordered
  const merged = isMoved ? { ...row, ordered: fields.ordered } : row
  const different = listDifferences(fields, merged)
  const version = row.version + 1
  if (different.length === 0) {
    await save(tx, id, { ordered: fields.ordered, origin: 'shipped', digest, version })
    await forgetShipped(tx, entity, id)
    return true
  }
  const changed = new Set(base ? listDifferences(fields, base) : different)
  const isConflict = different.some((name) => name !== 'ordered' && changed.has(name))
  if (isConflict && known?.releaseDigest !== digest)
    await saveRelease(tx, { entity, id, release: fields, digest })
  if (!isConflict) await settleRelease(tx, entity, id, fields)
  if (isMoved || !isConflict)
    await save(tx, id, {
      ...(isMoved && { ordered: fields.ordered, version }),
      ...(!isConflict && { digest }),
    })
  return isMoved
}

const PARENT_FIELDS: readonly string[] = ['parentId', 'nodeId', 'conceptIds']

/**
 * Returns the fields that were edited if they only say where the row is, none if it was edited back; null if more was edited, or if the
 * release moves it to another parent, too.
 */
function listOwnPlaces(base: ContentFields, row: EditedRow, release: ContentFields): string[] | null {
  const edited = listDifferences(base, row)
  const isPlace = (name: string) =>
    name === 'ordered' ||
    (PARENT_FIELDS.includes(name) && canonicalJson(base[name]) === canonicalJson(release[name]))
  return edited.every(isPlace) ? edited : null
}
