import { sql } from 'drizzle-orm'
import type { Queryable } from './open-database.ts'
import { prepareOnce } from './prepare-once.ts'

const NAME = sql`hashtextextended(${sql.placeholder('name')}, 0)`
/** A select needs a table. */
const ONE_ROW = sql`(values (1)) as one_row`

const lockQuery = prepareOnce((tx) =>
  tx
    .select({ locked: sql`pg_advisory_xact_lock(${NAME})` })
    .from(ONE_ROW)
    .prepare('lock_name'),
)

const tryLockQuery = prepareOnce((tx) =>
  tx
    .select({ locked: sql<boolean>`pg_try_advisory_xact_lock(${NAME})` })
    .from(ONE_ROW)
    .prepare('try_lock_name'),
)

/** Locks a name until the transaction ends; waits for another transaction that holds it. */
export async function lockName(tx: Queryable, name: string): Promise<void> {
  await lockQuery(tx).execute({ name })
}

/** The same without waiting; false if another transaction holds it. */
export async function tryLockName(tx: Queryable, name: string): Promise<boolean> {
  const [row] = await tryLockQuery(tx).execute({ name })
  return row?.locked === true
}

/**
 * Locks the number until the transaction ends, and waits for its holder as long as a statement may take: what it guards, like the loading of
 * content, takes longer than calls wait for each other.
 */
export async function lockLongWork(tx: Queryable, lock: number): Promise<void> {
  await tx.execute(sql`select set_config('lock_timeout', '0', true), pg_advisory_xact_lock(${lock})`)
}
