import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Queryable } from '../db/open-database.ts'
import { runningStreams } from '../db/schema.ts'

/** A reply whose process stopped renewing it is lost after this. */
const LEASE_MS = 20_000

const lease = sql`now() + ${`${LEASE_MS} milliseconds`}::interval`

/** Registers a reply of `owner` unless `most` of theirs are being written already, in all processes together. */
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
  await tx
    .insert(runningStreams)
    .values({ owner, id, leaseUntil: lease as unknown as Date })
    .onConflictDoUpdate({
      target: [runningStreams.owner, runningStreams.id],
      set: { leaseUntil: lease, stopRequested: false },
    })
  return true
}

export async function unregisterStream(db: Queryable, owner: string, id: string): Promise<void> {
  await db.delete(runningStreams).where(and(eq(runningStreams.owner, owner), eq(runningStreams.id, id)))
}

/** Renews all of this process's leases in one statement; gives the ids that somebody asked to stop through another process. */
export async function renewLeases(db: Queryable, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db
    .update(runningStreams)
    .set({ leaseUntil: lease })
    .where(inArray(runningStreams.id, [...ids]))
    .returning({ id: runningStreams.id, stop: runningStreams.stopRequested })
  return rows.filter(({ stop }) => stop).map(({ id }) => id)
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
