import { and, count, desc, eq, lt, type SQL } from 'drizzle-orm'
import type { AuditEntry } from '#contract/audit.ts'
import type { AuditAction, AuditEntity } from '#domain/audit/audit.ts'
import type { Queryable } from '../db/open-database.ts'
import { auditEntries, users } from '../db/schema.ts'

export interface NewAuditEntry {
  at: Date
  /** Null for the operator at the command line. */
  actorId: string | null
  action: AuditAction
  entity: AuditEntity
  entityId: string
  /** Rows in the shape that administrators are answered with. */
  before: object | null
  after: object | null
}

export async function insertAuditEntry(tx: Queryable, entry: NewAuditEntry): Promise<void> {
  const { before, after } = entry
  await tx.insert(auditEntries).values({
    ...entry,
    before: before && { ...before },
    after: after && { ...after },
  })
}

export interface AuditFilter {
  entity?: AuditEntity
  entityId?: string
}

function matches({ entity, entityId }: AuditFilter): SQL | undefined {
  return and(
    entity === undefined ? undefined : eq(auditEntries.entity, entity),
    entityId === undefined ? undefined : eq(auditEntries.entityId, entityId),
  )
}

/** One page, newest first. */
export async function listAuditEntries(
  db: Queryable,
  filter: AuditFilter,
  { page, size }: { page: number; size: number },
): Promise<{ items: AuditEntry[]; total: number }> {
  const [counted] = await db.select({ total: count() }).from(auditEntries).where(matches(filter))
  const rows = await db
    .select({ entry: auditEntries, nickname: users.nickname })
    .from(auditEntries)
    .leftJoin(users, eq(users.id, auditEntries.actorId))
    .where(matches(filter))
    .orderBy(desc(auditEntries.id))
    .limit(size)
    .offset(page * size)
  return {
    total: counted?.total ?? 0,
    items: rows.map(({ entry: { actorId, at, ...entry }, nickname }) => ({
      ...entry,
      at: at.toISOString(),
      actor: actorId === null || nickname === null ? null : { id: actorId, nickname },
    })),
  }
}

export async function deleteAuditEntriesBefore(tx: Queryable, time: Date): Promise<void> {
  await tx.delete(auditEntries).where(lt(auditEntries.at, time))
}
