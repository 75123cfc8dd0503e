import { sql } from 'drizzle-orm'
import type { Queryable } from '../db/open-database.ts'

export interface DatabaseFacts {
  /** As `server_version_num`: 180004. */
  version: number
  encoding: string
  isReadOnly: boolean
  mayCreate: boolean
  maxConnections: number
  now: Date
}

export async function readDatabaseFacts(db: Queryable): Promise<DatabaseFacts> {
  const { rows } = await db.execute<
    Record<'version' | 'encoding' | 'most' | 'now', string> & {
      readOnly: boolean
      mayCreate: boolean
    }
  >(sql`
    select current_setting('server_version_num') as version,
      current_setting('server_encoding') as encoding,
      pg_is_in_recovery() or current_setting('default_transaction_read_only')::boolean as "readOnly",
      has_database_privilege(current_database(), 'create') as "mayCreate",
      current_setting('max_connections') as most,
      extract(epoch from clock_timestamp()) * 1000 as now`)
  const [row] = rows
  return {
    version: Number(row?.version),
    encoding: String(row?.encoding),
    isReadOnly: row?.readOnly === true,
    mayCreate: row?.mayCreate === true,
    maxConnections: Number(row?.most),
    now: new Date(Number(row?.now)),
  }
}
