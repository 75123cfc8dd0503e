import { asc, eq, sql } from 'drizzle-orm'
import type { CriterionType, ItemGroup } from '#contract/classification.ts'
import type { Queryable } from '../db/open-database.ts'
import { achievementCriteria, criterionTypes, itemGroups } from '../db/schema.ts'

type TypeRow = typeof criterionTypes.$inferSelect

const TYPE_COLUMNS = {
  row: criterionTypes,
  items: sql<number>`(select count(*)::int from item_criterion_types i where i.criterion_type_id = criterion_types.id)`,
}

const GROUP_COLUMNS = {
  row: itemGroups,
  items: sql<number>`(select count(*)::int from evaluation_items i where i.item_group_id = item_groups.id)`,
}

function toShape<Row extends { createdAt: Date }>({ row, items }: { row: Row; items: number }) {
  return { ...row, createdAt: row.createdAt.toISOString(), items }
}

export async function hasCriterion(db: Queryable, id: string): Promise<boolean> {
  const found = await db
    .select({ id: achievementCriteria.id })
    .from(achievementCriteria)
    .where(eq(achievementCriteria.id, id))
  return found.length > 0
}

export async function listCriterionTypes(db: Queryable, criterionId: string): Promise<CriterionType[]> {
  const rows = await db
    .select(TYPE_COLUMNS)
    .from(criterionTypes)
    .where(eq(criterionTypes.criterionId, criterionId))
    .orderBy(asc(criterionTypes.createdAt), asc(criterionTypes.id))
  return rows.map(toShape)
}

/** Locks it until the transaction ends. */
export async function lockCriterionType(tx: Queryable, id: string): Promise<CriterionType | null> {
  const [row] = await tx
    .select(TYPE_COLUMNS)
    .from(criterionTypes)
    .where(eq(criterionTypes.id, id))
    .for('update')
  return row ? toShape(row) : null
}

export async function insertCriterionType(
  tx: Queryable,
  row: typeof criterionTypes.$inferInsert,
): Promise<void> {
  await tx.insert(criterionTypes).values(row)
}

/** Raises the row's version. */
export async function saveCriterionType(tx: Queryable, id: string, changes: Partial<TypeRow>): Promise<void> {
  await tx
    .update(criterionTypes)
    .set({ ...changes, version: sql`${criterionTypes.version} + 1` })
    .where(eq(criterionTypes.id, id))
}

export async function deleteCriterionType(tx: Queryable, id: string): Promise<void> {
  await tx.delete(criterionTypes).where(eq(criterionTypes.id, id))
}

export async function listItemGroups(db: Queryable): Promise<ItemGroup[]> {
  const rows = await db
    .select(GROUP_COLUMNS)
    .from(itemGroups)
    .orderBy(asc(itemGroups.name), asc(itemGroups.id))
  return rows.map(toShape)
}

/** Locks it until the transaction ends. */
export async function lockItemGroup(tx: Queryable, id: string): Promise<ItemGroup | null> {
  const [row] = await tx.select(GROUP_COLUMNS).from(itemGroups).where(eq(itemGroups.id, id)).for('update')
  return row ? toShape(row) : null
}

export async function insertItemGroup(tx: Queryable, row: { id: string; name: string }): Promise<void> {
  await tx.insert(itemGroups).values(row)
}

/** Raises the row's version. */
export async function renameItemGroup(tx: Queryable, id: string, name: string): Promise<void> {
  await tx
    .update(itemGroups)
    .set({ name, version: sql`${itemGroups.version} + 1` })
    .where(eq(itemGroups.id, id))
}

export async function deleteItemGroup(tx: Queryable, id: string): Promise<void> {
  await tx.delete(itemGroups).where(eq(itemGroups.id, id))
}
