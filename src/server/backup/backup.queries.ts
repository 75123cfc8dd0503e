import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { MIGRATION_LOCK, SERVER_NAME } from '../db/open-database.ts'
import * as schema from '../db/schema.ts'
import type { ProgramMigration } from '../db/schema-version.ts'
import { BACKUP_RUN, saveJobEnd, saveJobStart } from '../statistics/today.queries.ts'
import type { BackupManifest } from './backup-manifest.ts'

/** Not pg-boss's: the queue makes its tables itself, and its jobs are scheduled anew at each start. */
const SCHEMAS = ['public', 'drizzle']
const QUEUE_SCHEMA = 'pgboss'

export type TableOfBackup = BackupManifest['tables'][number]
type SequenceOfBackup = BackupManifest['sequences'][number]

/** A connection without time limits, and with the forms of values that COPY reads again the same. */
export async function connectForBackup(url: string, onLost: (error: Error) => void): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: `${SERVER_NAME}-backup` })
  client.on('error', onLost)
  await client.connect()
  await client.query("set timezone = 'UTC'; set datestyle = 'ISO'; set intervalstyle = 'postgres'")
  await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0')
  return client
}

/** All tables with their columns that are stored (none that is computed). */
export async function listTables(client: pg.ClientBase): Promise<TableOfBackup[]> {
  const { rows } = await client.query<TableOfBackup>(
    `select n.nspname as schema, c.relname as name,
       array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c
     join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relkind = 'r' and n.nspname = any($1)
     group by 1, 2 order by 1, 2`,
    [SCHEMAS],
  )
  return rows
}

export async function listSequences(client: pg.ClientBase): Promise<SequenceOfBackup[]> {
  const { rows } = await client.query<SequenceOfBackup>(
    `select schemaname as schema, sequencename as name, last_value::text as last
     from pg_sequences where schemaname = any($1) order by 1, 2`,
    [SCHEMAS],
  )
  return rows
}

/** Of the snapshot: completely stored and not removed. */
export async function listStoredFiles(client: pg.ClientBase): Promise<BackupManifest['files']> {
  const { rows } = await client.query<{ id: string; type: string }>(
    'select id, type from stored_files where stored_at is not null and removed_at is null order by id',
  )
  return rows
}

/** Ids of files of the database that is replaced; none if it has no such table. */
export async function listReplacedFiles(client: pg.ClientBase): Promise<string[]> {
  const { rows: found } = await client.query<{ exists: boolean }>(
    "select to_regclass('public.stored_files') is not null as exists",
  )
  if (!found[0]?.exists) return []
  const { rows } = await client.query<{ id: string }>('select id from public.stored_files')
  return rows.map(({ id }) => id)
}

export async function findSecret(client: pg.ClientBase, name: string): Promise<string | undefined> {
  const { rows } = await client.query<{ value: string }>('select value from server_secrets where name = $1', [
    name,
  ])
  return rows[0]?.value
}

/** Everything that follows on this connection sees the database as it is now. */
export async function beginSnapshot(client: pg.ClientBase): Promise<void> {
  await client.query('begin isolation level repeatable read read only')
}

function quote({ schema, name }: { schema: string; name: string }): string {
  return `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`
}

function quoteWithColumns(table: TableOfBackup): string {
  return `${quote(table)} (${table.columns.map((column) => pg.escapeIdentifier(column)).join(', ')})`
}

export function readRows(client: pg.ClientBase, table: TableOfBackup): AsyncIterable<Uint8Array> {
  return client.query(copyTo(`copy ${quoteWithColumns(table)} to stdout`))
}

/** Records the last backup for the administrators' pages. */
export async function recordBackup(client: pg.Client, startedAt: Date, endedAt: Date): Promise<void> {
  const db = drizzle(client, { schema })
  await saveJobStart(db, BACKUP_RUN, startedAt)
  await saveJobEnd(db, BACKUP_RUN, { endedAt, hasFailed: false })
}

/** Returns where the rows are to be written to. */
export function writeRows(client: pg.ClientBase, table: TableOfBackup): NodeJS.WritableStream {
  return client.query(copyFrom(`copy ${quoteWithColumns(table)} from stdin`))
}

/** Whether a server uses the database. */
export async function hasServer(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ used: boolean }>(
    `select exists (
       select 1 from pg_stat_activity
       where datname = current_database() and application_name = $1 and pid <> pg_backend_pid()) as used`,
    [SERVER_NAME],
  )
  return rows[0]?.used === true
}

/** Keeps servers from starting on the database until the connection ends. Returns false if one is starting. */
export async function lockOutServers(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [
    MIGRATION_LOCK,
  ])
  return rows[0]?.locked === true
}

/** In a transaction: replaces all tables by empty ones of the version that these steps make. */
export async function makeEmptyTables(
  client: pg.ClientBase,
  migrations: readonly ProgramMigration[],
): Promise<void> {
  const old = await listTables(client)
  for (const table of old) await client.query(`drop table if exists ${quote(table)} cascade`)
  await client.query(`drop schema if exists ${pg.escapeIdentifier(QUEUE_SCHEMA)} cascade`)
  // As drizzle-orm's migrator makes it, which finds it here.
  await client.query('create schema if not exists drizzle')
  await client.query(
    'create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  )
  for (const { statements } of migrations) for (const statement of statements) await client.query(statement)
  const tables = (await listTables(client)).map(quote)
  await client.query(`truncate ${tables.join(', ')} restart identity`)
}

/** In a transaction: rows can be written in any order of tables. Returns what restores and checks the foreign keys. */
export async function dropForeignKeys(client: pg.ClientBase): Promise<() => Promise<void>> {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  )
  for (const { table, name } of rows)
    await client.query(`alter table ${table} drop constraint ${pg.escapeIdentifier(name)}`)
  return async () => {
    for (const { table, name, definition } of rows)
      await client.query(`alter table ${table} add constraint ${pg.escapeIdentifier(name)} ${definition}`)
  }
}

export async function setSequence(client: pg.ClientBase, sequence: SequenceOfBackup): Promise<void> {
  if (sequence.last === null) return
  await client.query('select setval($1::regclass, $2::bigint)', [quote(sequence), sequence.last])
}
