import path from 'node:path'
import { parseArgs } from 'node:util'
import { BackupError } from '#server/backup/backup-manifest.ts'
import { restoreBackup } from '#server/backup/restore-backup.ts'
import { startEmbedded } from '#server/db/embedded/start-embedded.ts'
import { migrateDatabase, openDatabase } from '#server/db/open-database.ts'
import { loadEnvironment } from '#server/env.ts'
import { makeFileStorage } from '#server/storage/make-file-storage.ts'

const USAGE = '쓰는 법: npm run restore -- 파일 [--replace]'
const MIGRATIONS = path.resolve('src/server/db/migrations')

/** Brings back what `npm run backup` wrote, and migrates it to this version. */
async function main(): Promise<string> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { replace: { type: 'boolean', default: false } },
  })
  const [file] = positionals
  if (file === undefined || positionals.length > 1) throw new BackupError(USAGE)
  const env = loadEnvironment()
  const dataDir = path.resolve(env.DATA_DIR)
  const embedded = env.DATABASE_URL === undefined ? await startEmbedded({ dataDir }) : undefined
  const databaseUrl = env.DATABASE_URL ?? embedded?.url ?? ''
  try {
    const { createdAt, tables, files } = await restoreBackup({
      databaseUrl,
      file: path.resolve(file),
      dataDir,
      storage: makeFileStorage(env),
      migrationsFolder: MIGRATIONS,
      replace: values.replace,
    })
    const { pool, close } = openDatabase(databaseUrl, () => undefined) // the migration that it held up fails
    try {
      await migrateDatabase(pool, MIGRATIONS)
    } finally {
      await close()
    }
    return `${createdAt}의 백업에서 표 ${tables.length}개와 파일 ${files.length}개를 되돌렸어요. 이제 서버를 시작해도 돼요.`
  } finally {
    await embedded?.stop()
  }
}

try {
  process.stdout.write(`${await main()}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
}
