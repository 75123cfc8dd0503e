import { AppError } from '#contract/error.ts'
import type { AuditAction } from '#domain/audit/audit.ts'
import { recordWrite } from '../audit/record-write.ts'
import { lockContent, raiseContentVersion } from '../curriculum/curriculum.queries.ts'
import type { Queryable } from '../db/open-database.ts'
import type { CallContext, WriteContext } from '../http/call.ts'
import { requireVersion } from '../http/require-version.ts'
import { deleteRow, findRow, insertRow, saveRow } from './content.queries.ts'
import type { ContentKind, ContentTable } from './content-kinds.ts'
import { rememberShipped } from './shipped-rows.queries.ts'

/*
 * Every write of curriculum content by an administrator: under the content lock, with a check of the version that it is based on, an
 * audit entry and a new content version, in the transaction of the call.
 */

/** Returns the row that a write is about to change. Throws the kind's 404. */
export async function openRow<Table extends ContentTable, Shape extends object>(
  { db }: CallContext,
  { table, missing }: ContentKind<Table, Shape>,
  id: string,
): Promise<Table['$inferSelect']> {
  await lockContent(db)
  const row = await findRow(db, table, id)
  if (!row) throw new AppError(missing)
  return row
}

export async function createRow<Table extends ContentTable, Shape extends object>(
  context: WriteContext,
  kind: ContentKind<Table, Shape>,
  values: Table['$inferInsert'],
  action: 'create' | 'restore' = 'create',
): Promise<Shape> {
  const after = kind.toShape(await insertRow(context.db, kind.table, { ...values, origin: 'own' }))
  await finishWrite(context, kind, { action, entityId: values.id, before: null, after })
  return after
}

/**
 * Writes `changes` over a row from `openRow` and returns it. An absent or equal value changes nothing. Throws STALE_VERSION if the
 * write is based on an older version.
 */
export async function changeRow<Table extends ContentTable, Shape extends object>(
  context: CallContext,
  kind: ContentKind<Table, Shape>,
  row: Table['$inferSelect'],
  { changes, version }: { changes: Partial<Table['$inferSelect']>; version?: number | undefined },
): Promise<Shape> {
  const before = kind.toShape(row)
  requireVersion(row, before, version)
  const known = row as Record<string, unknown>
  const isChanged = ([name, value]: [string, unknown]) => value !== undefined && value !== known[name]
  const changed = Object.fromEntries(Object.entries(changes).filter(isChanged))
  if (Object.keys(changed).length === 0) return before
  const after = kind.toShape(await saveChanges(context.db, kind, row, changed))
  await finishWrite(context, kind, { action: nameChange(changed), entityId: row.id, before, after })
  return after
}

/** Writes over a row without the checks and records of `changeRow`, which are then the caller's. */
export async function saveChanges<Table extends ContentTable>(
  tx: Queryable,
  { entity, table }: Pick<ContentKind<Table, object>, 'entity' | 'table'>,
  row: Table['$inferSelect'],
  changes: object,
): Promise<Table['$inferSelect']> {
  if (row.origin === 'shipped') await rememberShipped(tx, entity, row)
  return saveRow(tx, table, row.id, {
    ...changes,
    version: row.version + 1,
    origin: row.origin === 'own' ? 'own' : 'edited',
  })
}

/**
 * Deletes a row from `openRow` if it was made here and nothing refers to it; else hides it: a release would bring back what shipped,
 * and learners' records refer to what they have used.
 */
export async function removeRow<Table extends ContentTable, Shape extends object>(
  context: CallContext,
  kind: ContentKind<Table, Shape>,
  row: Table['$inferSelect'],
  { isUsed, version }: { isUsed: boolean; version?: number | undefined },
): Promise<{ archived: boolean }> {
  if (isUsed || row.origin !== 'own') {
    const changes = { hidden: true } as unknown as Partial<Table['$inferSelect']>
    await changeRow(context, kind, row, { changes, version })
    return { archived: true }
  }
  const before = kind.toShape(row)
  requireVersion(row, before, version)
  await deleteRow(context.db, kind.table, row.id)
  await finishWrite(context, kind, { entityId: row.id, before, after: null })
  return { archived: false }
}

function nameChange({ hidden }: { hidden?: unknown }): AuditAction {
  if (hidden === true) return 'archive'
  return hidden === false ? 'restore' : 'update'
}

export async function finishWrite(
  context: WriteContext,
  { entity }: Pick<ContentKind<ContentTable, object>, 'entity'>,
  write: Omit<Parameters<typeof recordWrite>[1], 'entity'>,
): Promise<void> {
  await recordWrite(context, { entity, ...write })
  await raiseContentVersion(context.db)
}
