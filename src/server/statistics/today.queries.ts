import { sql } from 'drizzle-orm'
import type { Queryable } from '../db/open-database.ts'
import { jobRuns } from '../db/schema.ts'

/** Name of the row of the last backup, which runs on the operator's own schedule. */
export const BACKUP_RUN = 'backup'

/** Records that a job begins. */
export async function saveJobStart(db: Queryable, name: string, startedAt: Date): Promise<void> {
  await db
    .insert(jobRuns)
    .values({ name, startedAt })
    .onConflictDoUpdate({ target: jobRuns.name, set: { startedAt, endedAt: null } })
}

/** Records how a job ended. */
export async function saveJobEnd(
  db: Queryable,
  name: string,
  { endedAt, hasFailed }: { endedAt: Date; hasFailed: boolean },
): Promise<void> {
  await db
    .update(jobRuns)
    .set({ endedAt, ...(hasFailed && { failedAt: endedAt }) })
    .where(sql`${jobRuns.name} = ${name}`)
}

/** Returns when the last backup was completed; null if there is none. */
export async function findLastBackup(db: Queryable): Promise<Date | null> {
  const [row] = await db
    .select({ endedAt: jobRuns.endedAt })
    .from(jobRuns)
    .where(sql`${jobRuns.name} = ${BACKUP_RUN}`)
  return row?.endedAt ?? null
}

export async function listJobRuns(db: Queryable) {
  const rows = await db.select().from(jobRuns).orderBy(jobRuns.name)
  return rows.map(({ name, startedAt, endedAt, failedAt }) => ({
    name,
    startedAt: startedAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    failedAt: failedAt?.toISOString() ?? null,
    isFailing: failedAt !== null && endedAt !== null && failedAt.getTime() === endedAt.getTime(),
  }))
}

/** What waits, and what is stored. */
export async function readWorkload(db: Queryable, now: Date) {
  const { rows } = await db.execute<Record<'sends' | 'days' | 'bytes' | 'files' | 'fileBytes', string>>(sql`
    select
      (select count(*) from notification_sends where state = 'waiting' and due_at <= ${now.toISOString()}::timestamptz) as sends,
      (select count(distinct day) from statistics_marks) as days,
      pg_database_size(current_database()) as bytes,
      (select count(*) from stored_files where stored_at is not null and removed_at is null) as files,
      (select coalesce(sum(bytes), 0) from stored_files where stored_at is not null and removed_at is null) as "fileBytes"`)
  const [row] = rows
  return {
    waitingSends: Number(row?.sends ?? 0),
    waitingDays: Number(row?.days ?? 0),
    storage: {
      databaseBytes: Number(row?.bytes ?? 0),
      files: Number(row?.files ?? 0),
      fileBytes: Number(row?.fileBytes ?? 0),
    },
  }
}
