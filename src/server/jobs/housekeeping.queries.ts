import { lt, sql } from 'drizzle-orm'
import { DAY_MS } from '#domain/calendar/durations.ts'
import { toSeoulDate } from '#domain/calendar/seoul-day.ts'
import { deleteAuditEntriesBefore } from '../audit/audit.queries.ts'
import { deleteDeadSessions } from '../auth/session.queries.ts'
import { deleteExpiredSignIns } from '../auth/sign-in.queries.ts'
import { generations, itemImports, llmCalls } from '../db/schema.ts'
import type { AppDeps } from '../deps.ts'
import { deleteExpiredGuardianRequests } from '../guardian/guardian.queries.ts'
import { deleteExpiredKeys } from '../http/idempotency.queries.ts'
import { deleteExpiredCounters } from '../http/limits.queries.ts'
import { deleteErrorsBefore } from '../log/server-errors.queries.ts'
import { failOrphanedMessages } from '../message/message.queries.ts'
import { deleteOldNotifications } from '../notify/plan.queries.ts'
import { deleteExpiredSubscriptions } from '../push/subscription.queries.ts'
import { deleteJobsBefore } from './leased-job.queries.ts'

/** An arbitrary number: only one of several processes cleans up. */
const HOUSEKEEPING_LOCK = 7_130_251_103
const JOBS_KEPT_MS = 7 * DAY_MS
const ERRORS_KEPT_MS = 2 * 365 * DAY_MS

/** Deletes expired data; false if another process is doing so. */
export async function cleanUp({ db, env }: Pick<AppDeps, 'db' | 'env'>, now: Date): Promise<boolean> {
  const ago = (ms: number) => new Date(now.getTime() - ms)
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ locked: boolean }>(
      sql`select pg_try_advisory_xact_lock(${HOUSEKEEPING_LOCK}) as locked`,
    )
    if (rows[0]?.locked !== true) return false
    await deleteExpiredCounters(tx, now)
    await deleteExpiredKeys(tx, now)
    await deleteExpiredSignIns(tx, now)
    await deleteDeadSessions(tx, now)
    await deleteExpiredGuardianRequests(tx, now)
    await failOrphanedMessages(tx)
    await tx.delete(llmCalls).where(lt(llmCalls.createdAt, ago(env.KEEP_CALLS_DAYS * DAY_MS)))
    for (const table of [generations, itemImports]) await deleteJobsBefore(tx, table, ago(JOBS_KEPT_MS))
    await deleteExpiredSubscriptions(tx, now)
    await deleteOldNotifications(tx, ago(env.KEEP_NOTIFICATIONS_DAYS * DAY_MS))
    await deleteAuditEntriesBefore(tx, ago(env.KEEP_AUDIT_DAYS * DAY_MS))
    await deleteErrorsBefore(tx, toSeoulDate(now.getTime() - ERRORS_KEPT_MS))
    return true
  })
}
