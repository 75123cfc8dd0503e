import { and, desc, eq, gte, sql } from 'drizzle-orm'
import type { ItemImport, ItemImportDetail, ItemImportJob, ItemImportProgress } from '#contract/item-file.ts'
import type { JobStatus } from '#contract/job.ts'
import type { Queryable } from '../db/open-database.ts'
import { itemImports } from '../db/schema.ts'
import { isLost, NEW_LEASE } from '../jobs/leased-job.queries.ts'

const LOST = '서버가 다시 시작되어 가져오기가 멈췄어요. 아무것도 바뀌지 않았어요.'

const HEAD = {
  id: itemImports.id,
  conceptId: itemImports.conceptId,
  status: itemImports.status,
  isApplication: itemImports.isApplication,
  progress: itemImports.progress,
  problem: itemImports.problem,
  createdAt: itemImports.createdAt,
  endedAt: itemImports.endedAt,
  isLost: isLost(itemImports),
}

interface HeadRow extends Omit<ItemImportJob, 'createdAt' | 'endedAt'> {
  createdAt: Date
  endedAt: Date | null
  isLost: boolean
}

function toJob({ isLost: isOver, createdAt, endedAt, ...head }: HeadRow): ItemImportJob {
  return {
    ...head,
    ...(isOver && { status: 'failed' as const, problem: LOST }),
    createdAt: createdAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
  }
}

export type NewItemImport = Pick<
  typeof itemImports.$inferInsert,
  'id' | 'userId' | 'conceptId' | 'yaml' | 'createdAt'
>

export async function insertItemImport(db: Queryable, job: NewItemImport): Promise<void> {
  await db.insert(itemImports).values({ ...job, status: 'running', leaseUntil: NEW_LEASE })
}

export async function listItemImports(db: Queryable, userId: string, since: Date): Promise<ItemImportJob[]> {
  const rows = await db
    .select(HEAD)
    .from(itemImports)
    .where(and(eq(itemImports.userId, userId), gte(itemImports.createdAt, since)))
    .orderBy(desc(itemImports.createdAt))
  return rows.map(toJob)
}

export async function findItemImport(
  db: Queryable,
  userId: string,
  id: string,
): Promise<ItemImportDetail | null> {
  const [found] = await db
    .select({ head: HEAD, yaml: itemImports.yaml, result: itemImports.result })
    .from(itemImports)
    .where(and(eq(itemImports.userId, userId), eq(itemImports.id, id)))
  return found ? { ...toJob(found.head), yaml: found.yaml, result: found.result } : null
}

/** Takes a dry run that ended up again, to apply it; false if another call was faster. */
export async function reopenItemImport(db: Queryable, id: string): Promise<boolean> {
  const rows = await db
    .update(itemImports)
    .set({ status: 'running', isApplication: true, progress: null, endedAt: null, leaseUntil: NEW_LEASE })
    .where(and(eq(itemImports.id, id), eq(itemImports.status, 'done'), eq(itemImports.isApplication, false)))
    .returning({ id: itemImports.id })
  return rows.length > 0
}

export async function setItemImportProgress(
  db: Queryable,
  id: string,
  progress: ItemImportProgress,
): Promise<void> {
  await db.update(itemImports).set({ progress }).where(eq(itemImports.id, id))
}

interface ItemImportEnd {
  status: Exclude<JobStatus, 'running'>
  result: ItemImport | null
  problem: string | null
  endedAt: Date
}

export async function endItemImport(db: Queryable, id: string, end: ItemImportEnd): Promise<void> {
  await db.update(itemImports).set(end).where(eq(itemImports.id, id))
}

/** Ends an import as done unless it was cancelled; returns whether it was not. In a transaction, cancelling waits for it. */
export async function completeItemImport(
  db: Queryable,
  id: string,
  result: ItemImport,
  endedAt: Date,
): Promise<boolean> {
  const rows = await db
    .update(itemImports)
    .set({ status: 'done', result, problem: null, endedAt })
    .where(and(eq(itemImports.id, id), sql`not ${itemImports.cancelRequested}`))
    .returning({ id: itemImports.id })
  return rows.length > 0
}
