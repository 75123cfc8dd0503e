import { and, eq, sql } from 'drizzle-orm'
import { lockName } from '../db/named-locks.queries.ts'
import type { Queryable } from '../db/open-database.ts'
import { prepareOnce } from '../db/prepare-once.ts'
import { runningStreams } from '../db/schema.ts'

/** A reply whose lease was not renewed for this long is lost. */
const LEASE_MS = 20_000

const lease = sql<Date>`now() + ${`${LEASE_MS} milliseconds`}::interval`

const streamCount = prepareOnce((tx) =>
  tx
    .select({ count: sql<number>`count(*)::int` })
    .from(runningStreams)
    .where(and(eq(runningStreams.owner, sql.placeholder('owner')), sql`${runningStreams.leaseUntil} > now()`))
    .prepare('count_streams'),
)

const streamInsert = prepareOnce((tx) =>
  tx
    .insert(runningStreams)
    .values({ owner: sql.placeholder('owner'), id: sql.placeholder('id'), leaseUntil: lease })
    .onConflictDoUpdate({
      target: [runningStreams.owner, runningStreams.id],
      set: { leaseUntil: lease, stopRequested: false },
      setWhere: sql`${runningStreams.leaseUntil} <= now()`,
    })
    .returning({ id: runningStreams.id })
    .prepare('register_stream'),
)

/** Registers a reply of `owner` unless it, or `most` of theirs, are already running in any process. */
export async function registerStream(
  tx: Queryable,
  owner: string,
  id: string,
  most: number,
): Promise<boolean> {
  await lockName(tx, `stream:${owner}`)
  const [running] = await streamCount(tx).execute({ owner })
  if (running && running.count >= most) return false
  const registered = await streamInsert(tx).execute({ owner, id })
  return registered.length > 0
}

export async function unregisterStream(db: Queryable, owner: string, id: string): Promise<void> {
  await db.delete(runningStreams).where(and(eq(runningStreams.owner, owner), eq(runningStreams.id, id)))
}

/** Renews all of this process's leases (`owner/id`) in one statement; returns those that still exist. */
export async function renewLeases(
  db: Queryable,
  keys: readonly string[],
): Promise<Map<string, { stopRequested: boolean }>> {
  if (keys.length === 0) return new Map()
  const rows = await db
    .update(runningStreams)
    .set({ leaseUntil: lease })
    // Another person may have a turn with the same id.
    .where(sql`${runningStreams.owner} || '/' || ${runningStreams.id} = any(${sql.param([...keys])}::text[])`)
    .returning()
  return new Map(rows.map(({ owner, id, stopRequested }) => [`${owner}/${id}`, { stopRequested }]))
}

/** Asks the process that writes the reply to stop; false if none does. */
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
