import { and, eq, sql } from 'drizzle-orm'
import type { Queryable } from '../db/open-database.ts'
import { runningStreams } from '../db/schema.ts'

/** A reply whose process stopped renewing it is lost after this. */
const LEASE_MS = 20_000

const lease = sql`now() + ${`${LEASE_MS} milliseconds`}::interval`

/** Registers a reply of `owner` unless it is being written already, or `most` of theirs are being written already, in all processes together. */
export async function registerStream(
  tx: Queryable,
  owner: string,
  id: string,
  most: number,
): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`stream:${owner}`}, 0))`)
  const { rows } = await tx.execute<{ count: string }>(
    sql`select count(*) as count from running_streams where owner = ${owner} and lease_until > now()`,
  )
  if (Number(rows[0]?.count ?? 0) >= most) return false
  const registered = await tx
    .insert(runningStreams)
    .values({ owner, id, leaseUntil: lease as unknown as Date })
    .onConflictDoUpdate({
      target: [runningStreams.owner, runningStreams.id],
      set: { leaseUntil: lease, stopRequested: false },
      setWhere: sql`${runningStreams.leaseUntil} <= now()`,
    })
    .returning({ id: runningStreams.id })
  return registered.length > 0
}

export async function unregisterStream(db: Queryable, owner: string, id: string): Promise<void> {
  await db.delete(runningStreams).where(and(eq(runningStreams.owner, owner), eq(runningStreams.id, id)))
}

/** Renews all of this process's leases in one statement; `owner/id` each; returns those that are there. */
export async function renewLeases(
  db: Queryable,
  keys: readonly string[],
): Promise<Map<string, { stopRequested: boolean }>> {
  if (keys.length === 0) return new Map()
  const rows = await db
    .update(runningStreams)
    .set({ leaseUntil: lease })
    // Somebody else may have named a turn of theirs with the same id.
    .where(sql`${runningStreams.owner} || '/' || ${runningStreams.id} = any(${sql.param([...keys])}::text[])`)
    .returning()
  return new Map(rows.map(({ owner, id, stopRequested }) => [`${owner}/${id}`, { stopRequested }]))
}

/** Asks whatever process writes the reply to stop; false when none does. */
export async function requestStop(db: Queryable, owner: string, id: string): Promise<boolean> {
  const rows = await db
    .update(runningStreams)
    .set({ stopRequested: true })
    .where(
      and(
        eq(runningStreams.owner, owner),
        eq(runningStreams.id, id),
        sql`${runningStreams.leaseUntil} > now()`,
      ),
    )
    .returning({ id: runningStreams.id })
  return rows.length > 0
}
