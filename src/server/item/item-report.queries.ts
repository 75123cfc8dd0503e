import { and, count, desc, eq, isNull, sql } from 'drizzle-orm'
import type { ItemReportReason, ItemReportState } from '#domain/exam/item-report.ts'
import type { Queryable } from '../db/open-database.ts'
import { evaluationItems, itemReports } from '../db/schema.ts'

type ReportRow = typeof itemReports.$inferSelect

export interface NewReport {
  userId: string
  id: string
  evaluationId: string
  itemVersion: number
  reason: ItemReportReason
  text: string
  createdAt: Date
}

/** Adds a report, or gives the person's open one of the same reason its text; returns its id. */
export async function saveReport(tx: Queryable, report: NewReport): Promise<string> {
  const [row] = await tx
    .insert(itemReports)
    .values(report)
    .onConflictDoUpdate({
      target: [itemReports.userId, itemReports.evaluationId, itemReports.itemVersion, itemReports.reason],
      targetWhere: isNull(itemReports.closedAt),
      set: { text: report.text },
    })
    .returning({ id: itemReports.id })
  return row?.id ?? report.id
}

export interface ReportFilter {
  state?: ItemReportState
  reason?: ItemReportReason
  id?: string
  evaluationId?: string
}

function matches({ state, reason, evaluationId, id }: ReportFilter) {
  return and(
    id === undefined ? undefined : eq(itemReports.id, id),
    reason === undefined ? undefined : eq(itemReports.reason, reason),
    state === undefined ? undefined : sql`(${itemReports.closedAt} is null) = ${state === 'open'}`,
    evaluationId === undefined ? undefined : eq(itemReports.evaluationId, evaluationId),
  )
}

export async function countReports(db: Queryable, filter: ReportFilter): Promise<number> {
  const [counted] = await db.select({ total: count() }).from(itemReports).where(matches(filter))
  return counted?.total ?? 0
}

const COLUMNS = {
  report: itemReports,
  currentVersion: evaluationItems.itemVersion,
  isListed: sql<boolean>`${evaluationItems.origin} <> 'practice'`,
}

export interface ReportOfItem {
  report: ReportRow
  currentVersion: number
  isListed: boolean
}

/** One page, newest first. */
export function listReports(
  db: Queryable,
  filter: ReportFilter,
  { page, size }: { page: number; size: number },
): Promise<ReportOfItem[]> {
  return db
    .select(COLUMNS)
    .from(itemReports)
    .innerJoin(evaluationItems, eq(evaluationItems.id, itemReports.evaluationId))
    .where(matches(filter))
    .orderBy(desc(itemReports.createdAt), desc(itemReports.id))
    .limit(size)
    .offset(page * size)
}

/** Locks it until the transaction ends. */
export async function lockReport(tx: Queryable, id: string): Promise<ReportOfItem | null> {
  const [row] = await tx
    .select(COLUMNS)
    .from(itemReports)
    .innerJoin(evaluationItems, eq(evaluationItems.id, itemReports.evaluationId))
    .where(eq(itemReports.id, id))
    .for('update', { of: itemReports })
  return row ?? null
}

/** Raises the row's version. */
export async function updateReport(tx: Queryable, id: string, changes: Partial<ReportRow>): Promise<void> {
  await tx
    .update(itemReports)
    .set({ ...changes, version: sql`${itemReports.version} + 1` })
    .where(eq(itemReports.id, id))
}

/** Rewrites the texts of a person's reports. */
export async function rewriteReports(
  tx: Queryable,
  userId: string,
  rewrite: (text: string) => string,
): Promise<void> {
  const rows = await tx
    .select({ id: itemReports.id, text: itemReports.text })
    .from(itemReports)
    .where(eq(itemReports.userId, userId))
  for (const { id, text } of rows)
    if (rewrite(text) !== text)
      await tx
        .update(itemReports)
        .set({ text: rewrite(text) })
        .where(eq(itemReports.id, id))
}
