import { and, eq, inArray, sql } from 'drizzle-orm'
import type { ContentOrigin } from '#domain/curriculum/curriculum.ts'
import { type ContentFields, listDifferences, rememberShipped } from '../content/shipped-rows.queries.ts'
import type { Queryable } from '../db/open-database.ts'
import { evaluationItems } from '../db/schema.ts'
import { ITEM_COLUMNS, type ItemRow, pickContent } from './item.queries.ts'
import { replaceConcepts } from './item-editing.queries.ts'
import { keepPublished } from './item-version.queries.ts'

type ReleasedItem = Pick<ItemRow, 'row' | 'conceptIds'>

/** Returns what of an item a release can change. */
export function pickReleased({ row, conceptIds }: ReleasedItem): ContentFields {
  const { answerTests, templateId, seed, ordered, hidden } = row
  return { ...pickContent(row), answerTests, templateId, seed, ordered, hidden, conceptIds }
}

/**
 * What shipped belongs to the administrators once they have changed it: the loader leaves it alone, and compares later releases with the
 * text that the first edit replaces, which is kept here. Returns the origin that the edit saves.
 */
export async function takeOver(tx: Queryable, item: ReleasedItem): Promise<{ origin: ContentOrigin }> {
  const { id, origin } = item.row
  if (origin === 'shipped') await rememberShipped(tx, 'item', { id, ...pickReleased(item) })
  return { origin: origin === 'own' ? 'own' : 'edited' }
}

/** Returns those of the items that an administrator has edited. */
export async function listEditedItems(tx: Queryable, ids: readonly string[]) {
  const rows = await tx
    .select(ITEM_COLUMNS)
    .from(evaluationItems)
    .where(and(eq(evaluationItems.origin, 'edited'), inArray(evaluationItems.id, [...ids])))
  return rows.map((item) => {
    const { id, digest, version } = item.row
    return { ...pickReleased(item), id, digest, version }
  })
}

/** Writes what a release has over an item; if learners see another text then, it is the item's next version. */
export async function saveReleased(
  tx: Queryable,
  id: string,
  { conceptIds, ...columns }: ContentFields & { conceptIds?: string[] },
): Promise<void> {
  const [row] = await tx.select().from(evaluationItems).where(eq(evaluationItems.id, id))
  if (!row) return
  const isSeen = listDifferences(columns, { ...columns, ...pickContent(row) }).length > 0
  if (isSeen) await keepPublished(tx, [id])
  await tx
    .update(evaluationItems)
    .set({ ...columns, ...(isSeen && { itemVersion: row.itemVersion + 1 }), updatedAt: sql`now()` })
    .where(eq(evaluationItems.id, id))
  if (conceptIds) await replaceConcepts(tx, id, conceptIds)
}
