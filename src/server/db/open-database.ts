import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { refuseNewerSchema } from './schema-version.ts'

const POOL_SIZE = 20
/** Enough for content, which is read once a version and then kept in memory. */
const CONTENT_POOL_SIZE = 2
/** The most connections that one server process opens. */
export const MOST_CONNECTIONS = POOL_SIZE + CONTENT_POOL_SIZE

export interface DatabaseLimits {
  /**
   * The longest wait for a connection, and for a lock that another transaction holds. A call may wait more than once, and must have failed as
   * 503 before its caller gives up.
   */
  waitMs: number
  /** A query that a slow database holds longer than this fails as 503 and is given up on the database's side too. */
  statementMs: number
}
const LIMITS: DatabaseLimits = { waitMs: 5_000, statementMs: 15_000 }

/** `application_name` of the server's connections, by which a restore notices it. */
export const SERVER_NAME = 'semsaem'

/** What every query function takes: the database or a transaction on it. */
export type Queryable = Pick<
  NodePgDatabase,
  'select' | 'selectDistinct' | 'selectDistinctOn' | 'insert' | 'update' | 'delete' | 'execute'
>

export interface TransactionOptions {
  isolationLevel?: 'repeatable read'
}

export interface Database extends Queryable {
  transaction: <Result>(
    work: (tx: Queryable) => Promise<Result>,
    options?: TransactionOptions,
  ) => Promise<Result>
}

export interface OpenDatabase {
  db: Database
  pool: pg.Pool
  /**
   * For reads of content. A transaction may wait for one while it holds a connection of `pool`; on connections of their own they
   * come through however many transactions wait.
   */
  contentDb: Database
  close: () => Promise<void>
}

export function openDatabase(
  url: string,
  onError: (error: Error) => void,
  limits: Partial<DatabaseLimits> = {},
): OpenDatabase {
  const { waitMs, statementMs } = { ...LIMITS, ...limits }
  const openPool = (max: number) => {
    const pool = new pg.Pool({
      connectionString: url,
      max,
      connectionTimeoutMillis: waitMs,
      lock_timeout: waitMs,
      statement_timeout: statementMs,
      idle_in_transaction_session_timeout: statementMs * 2,
      application_name: SERVER_NAME,
    })
    // An idle connection that the database closed; the pool opens another when one is asked for.
    pool.on('error', onError)
    // One that is lost while it is in use: the next query on it fails, and the error would end the process.
    pool.on('connect', (client) => client.on('error', () => undefined))
    return pool
  }
  const pool = openPool(POOL_SIZE)
  const contentPool = openPool(CONTENT_POOL_SIZE)
  return {
    db: makeDatabase(pool),
    pool,
    contentDb: makeDatabase(contentPool),
    close: async () => {
      await Promise.all([pool.end(), contentPool.end()])
    },
  }
}

function makeDatabase(pool: pg.Pool): Database {
  return Object.assign(drizzle(pool), {
    transaction: <Result>(work: (tx: Queryable) => Promise<Result>, options?: TransactionOptions) =>
      runTransaction(pool, work, options),
  })
}

/** Kept with the connection, so that queries are prepared once a connection and not in every transaction. */
const queryables = new WeakMap<pg.PoolClient, Queryable>()

/** Runs `work` in a transaction: its effects are stored when the promise resolves, and none of them if it rejects. */
async function runTransaction<Result>(
  pool: pg.Pool,
  work: (tx: Queryable) => Promise<Result>,
  { isolationLevel }: TransactionOptions = {},
): Promise<Result> {
  const client = await pool.connect()
  try {
    await client.query(isolationLevel === undefined ? 'begin' : `begin isolation level ${isolationLevel}`)
    const result = await work(findQueryable(client))
    const { command } = await client.query('commit')
    // PostgreSQL answers so, and with no error, where a statement failed and `work` went on.
    if (command !== 'COMMIT') throw new Error('the transaction was rolled back')
    client.release()
    return result
  } catch (error) {
    // The pool keeps a connection only if it can be used again.
    await client.query('rollback').then(
      () => client.release(),
      (lost: Error) => client.release(lost),
    )
    throw error
  }
}

function findQueryable(client: pg.PoolClient): Queryable {
  const known = queryables.get(client)
  if (known) return known
  const queryable = drizzle(client)
  queryables.set(client, queryable)
  return queryable
}

/** An arbitrary number that only this product's migrations lock on. */
export const MIGRATION_LOCK = 7_130_251_101

/**
 * Brings the tables to this version; several processes that start at once wait for each other. Throws StartError, with nothing changed, if
 * they are of a newer one.
 */
export async function migrateDatabase(pool: pg.Pool, migrationsFolder: string): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('set lock_timeout = 0; set statement_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await refuseNewerSchema(client, migrationsFolder)
    await migrate(drizzle(client), { migrationsFolder })
  } finally {
    // Ends its session, and so its lock; the limits of others are set anew with theirs.
    client.release(true)
  }
}
