import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import * as schema from './schema.ts'
import { refuseNewerSchema } from './schema-version.ts'

const POOL_SIZE = 20
/** Enough for content, which is read once a version and then kept in memory. */
const CONTENT_POOL_SIZE = 2
/** The most connections that one server process opens. */
export const MOST_CONNECTIONS = POOL_SIZE + CONTENT_POOL_SIZE
/** Also the longest wait for one of the pool's; within what a client waits for an answer. */
const CONNECT_WITHIN_MS = 10_000
/** A query that a slow database holds longer than this fails as 503 and is given up on the database's side too. */
const STATEMENT_WITHIN_MS = 15_000

/** `application_name` of the server's connections, by which a restore notices it. */
export const SERVER_NAME = 'semsaem'

type Schema = typeof schema
export type Database = NodePgDatabase<Schema>
/** The database or a transaction on it: what every query function takes. */
export type Queryable = Pick<
  Database,
  'select' | 'selectDistinct' | 'selectDistinctOn' | 'insert' | 'update' | 'delete' | 'execute'
>

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
  statementTimeoutMs: number = STATEMENT_WITHIN_MS,
): OpenDatabase {
  const openPool = (max: number) => {
    const pool = new pg.Pool({
      connectionString: url,
      max,
      connectionTimeoutMillis: CONNECT_WITHIN_MS,
      statement_timeout: statementTimeoutMs,
      idle_in_transaction_session_timeout: statementTimeoutMs * 2,
      application_name: SERVER_NAME,
    })
    // An idle connection that the database closed; the pool opens another when one is asked for.
    pool.on('error', onError)
    pool.on('connect', releaseWhenLost)
    return pool
  }
  const pool = openPool(POOL_SIZE)
  const contentPool = openPool(CONTENT_POOL_SIZE)
  return {
    db: drizzle(pool, { schema }),
    pool,
    contentDb: drizzle(contentPool, { schema }),
    close: async () => {
      await Promise.all([pool.end(), contentPool.end()])
    },
  }
}

/**
 * A connection that is lost while a transaction holds it: without a listener it would end the process, and where it is lost before
 * 'begin' came through nobody would give it back (drizzle-orm's `transaction`), one fewer for ever. Who holds it is told by the
 * failure of the next query.
 */
function releaseWhenLost(client: pg.PoolClient): void {
  client.on('error', (error) => {
    const { release } = client
    client.release = () => undefined
    try {
      release(error)
    } catch {
      // It lay idle in the pool, which knows.
    }
  })
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
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await refuseNewerSchema(client, migrationsFolder)
    await migrate(drizzle(client, { schema }), { migrationsFolder })
  } finally {
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => undefined) // a closed connection holds no lock
    client.release()
  }
}
