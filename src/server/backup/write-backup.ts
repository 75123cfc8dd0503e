import type pg from 'pg'
import { listAppliedMigrations } from '../db/schema-version.ts'
import { findStoredKeys, VAPID_SECRET } from '../push/vapid-keys.ts'
import type { FileStorage } from '../storage/file-storage.ts'
import {
  beginSnapshot,
  connectForBackup,
  findSecret,
  listSequences,
  listStoredFiles,
  listTables,
  readRows,
  recordBackup,
} from './backup.queries.ts'
import { type BackupWriter, createBackupFile } from './backup-file.ts'
import { BackupError, type BackupManifest, fileEntry, tableEntry, VAPID_ENTRY } from './backup-manifest.ts'

export interface BackupOptions {
  databaseUrl: string
  file: string
  dataDir: string
  storage: FileStorage
  /** The keys that the server has made: of web push, of signed cookies, of hashed addresses. */
  withKeys: boolean
  now: () => Date
}

interface BackupContents {
  tables: number
  files: number
  missingFiles: string[]
}

export interface BackupSummary extends BackupContents {
  /** Whether the database recorded it as the last backup, for the administrators' pages. */
  isRecorded: boolean
}

const SECRETS_TABLE = 'server_secrets'

/**
 * Writes all rows as of one moment, the files that they name, and keys to one file, while servers may run. Throws BackupError or an error of
 * the file system; then nothing is left behind.
 */
export async function writeBackup(options: BackupOptions): Promise<BackupSummary> {
  const client = await connectForBackup(options.databaseUrl, () => undefined) // the query that it held up fails
  try {
    await beginSnapshot(client)
    const migrations = await listAppliedMigrations(client)
    if (migrations.length === 0)
      throw new BackupError('데이터베이스가 비어 있어서 백업할 것이 없어요. 셈샘을 한 번 시작해 주세요.')
    const writer = await createBackupFile(options.file)
    const startedAt = options.now()
    let content: BackupContents
    try {
      content = await writeAll(options, client, writer, migrations)
    } catch (error) {
      throw (await writer.cancel()) ?? error
    }
    await client.query('commit')
    // The backup is complete even if the database cannot record it, as on a replica.
    const isRecorded = await recordBackup(client, startedAt, options.now()).then(
      () => true,
      () => false,
    )
    return { ...content, isRecorded }
  } finally {
    await client.end()
  }
}

async function writeAll(
  { dataDir, storage, withKeys, now }: BackupOptions,
  client: pg.Client,
  writer: BackupWriter,
  migrations: BackupManifest['migrations'],
): Promise<BackupContents> {
  const tables = (await listTables(client)).filter(({ name }) => withKeys || name !== SECRETS_TABLE)
  for (const table of tables) await writer.add(tableEntry(table), readRows(client, table))
  const sequences = await listSequences(client)
  const files: BackupManifest['files'] = []
  const missingFiles: string[] = []
  for (const file of await listStoredFiles(client)) {
    const bytes = await storage.get(file.id)
    if (!bytes) {
      missingFiles.push(file.id)
      continue
    }
    await writer.add(fileEntry(file.id), [bytes])
    files.push(file)
  }
  const vapid = withKeys ? await readVapidKeys(client, dataDir) : undefined
  if (vapid !== undefined) await writer.add(VAPID_ENTRY, [Buffer.from(vapid)])
  await writer.finish({
    createdAt: now().toISOString(),
    migrations,
    tables,
    sequences,
    files,
    missingFiles,
    withKeys,
  })
  return { tables: tables.length, files: files.length, missingFiles }
}

/** With a database of one's own they are in a table; an embedded one reads the file only. */
async function readVapidKeys(client: pg.Client, dataDir: string): Promise<string | undefined> {
  const stored = await findSecret(client, VAPID_SECRET)
  if (stored !== undefined) return stored
  const keys = await findStoredKeys(dataDir)
  return keys ? JSON.stringify(keys) : undefined
}
