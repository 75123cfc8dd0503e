import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { isNewerSchema, type ProgramMigration, readProgramMigrations } from '../db/schema-version.ts'
import { replaceKeysFile } from '../push/vapid-keys.ts'
import type { FileStorage } from '../storage/file-storage.ts'
import {
  connectForBackup,
  dropForeignKeys,
  hasServer,
  listReplacedFiles,
  listTables,
  lockOutServers,
  makeEmptyTables,
  setSequence,
  type TableOfBackup,
  writeRows,
} from './backup.queries.ts'
import { readBackup, verifyBackup } from './backup-file.ts'
import {
  BackupError,
  type BackupManifest,
  brokenBackup,
  fileEntry,
  tableEntry,
  VAPID_ENTRY,
} from './backup-manifest.ts'

export interface RestoreOptions {
  databaseUrl: string
  file: string
  dataDir: string
  storage: FileStorage
  migrationsFolder: string
  /** Replaces a database that is not empty. */
  replace: boolean
}

/**
 * Replaces the database, files and keys by those of a backup, in the version of the backup: the caller migrates it. Everything is checked
 * before the first change, and the database changes in one transaction. Throws BackupError.
 */
export async function restoreBackup(options: RestoreOptions): Promise<BackupManifest> {
  const manifest = await verifyBackup(options.file)
  const migrations = findMigrations(manifest, readProgramMigrations(options.migrationsFolder))
  const client = await connectForBackup(options.databaseUrl, () => undefined) // the query that it held up fails
  try {
    await refuseUsedDatabase(client, options.replace)
    const replacedFiles = await listReplacedFiles(client)
    await client.query('begin')
    let vapid: string | undefined
    try {
      await makeEmptyTables(client, migrations)
      vapid = await fillTables(client, manifest, options)
      await client.query('commit')
    } catch (error) {
      await client.query('rollback').catch(() => undefined) // a lost connection has rolled back
      throw error
    }
    if (vapid !== undefined) await replaceKeysFile(path.resolve(options.dataDir), vapid)
    const restored = new Set(manifest.files.map(({ id }) => id))
    for (const id of replacedFiles) if (!restored.has(id)) await options.storage.remove(id)
    return manifest
  } finally {
    await client.end()
  }
}

/** The steps that make the backup's schema. Throws BackupError if this program does not know all of them. */
function findMigrations(manifest: BackupManifest, program: ProgramMigration[]): ProgramMigration[] {
  if (isNewerSchema(manifest.migrations, program))
    throw new BackupError(
      '더 새로운 셈샘에서 만든 백업이라 이 버전으로는 되돌릴 수 없어요. 더 새로운 셈샘을 설치하고 다시 해 주세요.',
    )
  const known = new Map(program.map((migration) => [migration.createdAt, migration]))
  return manifest.migrations.map(({ hash, createdAt }) => {
    const migration = known.get(createdAt)
    if (migration?.hash === hash) return migration
    throw new BackupError('이 셈샘이 모르는 구조의 백업이에요. 백업을 만든 셈샘으로 되돌려 주세요.')
  })
}

async function refuseUsedDatabase(client: pg.Client, replace: boolean): Promise<void> {
  if (!(await lockOutServers(client)) || (await hasServer(client)))
    throw new BackupError('이 데이터베이스를 쓰는 서버가 켜져 있어요. 서버를 모두 멈추고 다시 해 주세요.')
  if (!replace && (await listTables(client)).length > 0)
    throw new BackupError(
      '데이터베이스가 비어 있지 않아요. 지금 있는 것을 모두 지우고 백업으로 바꾸려면 --replace를 붙여 주세요.',
    )
}

/** Returns the key pair of web push, if the backup has one. */
async function fillTables(
  client: pg.Client,
  manifest: BackupManifest,
  { file, storage }: RestoreOptions,
): Promise<string | undefined> {
  const tables = findTables(manifest, await listTables(client))
  const types = new Map(manifest.files.map(({ id, type }) => [fileEntry(id), { id, type }]))
  const restoreForeignKeys = await dropForeignKeys(client)
  let vapid: string | undefined
  await readBackup(file, manifest, async (name, bytes) => {
    const table = tables.get(name)
    if (table) return pipeline(Readable.from(bytes), writeRows(client, table))
    const all = await buffer(bytes)
    const stored = types.get(name)
    if (stored) return storage.put(stored.id, all, stored.type)
    if (name !== VAPID_ENTRY) throw brokenBackup('an entry without a place')
    vapid = all.toString('utf8')
  })
  await restoreForeignKeys()
  for (const sequence of manifest.sequences) await setSequence(client, sequence)
  return vapid
}

/** By entry. Throws BackupError unless the schema has every table and column. */
function findTables(manifest: BackupManifest, made: TableOfBackup[]): Map<string, TableOfBackup> {
  const columns = new Map(made.map((table) => [tableEntry(table), new Set(table.columns)]))
  return new Map(
    manifest.tables.map((table) => {
      const known = columns.get(tableEntry(table))
      if (!known || table.columns.some((column) => !known.has(column))) throw brokenBackup('unknown table')
      return [tableEntry(table), table]
    }),
  )
}
