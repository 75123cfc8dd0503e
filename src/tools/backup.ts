import path from 'node:path'
import { parseArgs } from 'node:util'
import { BackupError } from '#server/backup/backup-manifest.ts'
import { writeBackup } from '#server/backup/write-backup.ts'
import { startEmbedded } from '#server/db/embedded/start-embedded.ts'
import { loadEnvironment } from '#server/env.ts'
import { makeFileStorage } from '#server/storage/make-file-storage.ts'

const NOT_RECORDED = ' 이 데이터베이스에 쓸 수 없어서 관리 화면에는 이 백업이 보이지 않아요.'
const USAGE = '쓰는 법: npm run backup -- 파일 [--without-keys]'

/** Writes database, uploaded files and keys to a new file, beside a running server or without one. */
async function main(): Promise<string> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'without-keys': { type: 'boolean', default: false } },
  })
  const [file] = positionals
  if (file === undefined || positionals.length > 1) throw new BackupError(USAGE)
  const env = loadEnvironment()
  const dataDir = path.resolve(env.DATA_DIR)
  const embedded = env.DATABASE_URL === undefined ? await startEmbedded({ dataDir }) : undefined
  try {
    const { tables, files, missingFiles, isRecorded } = await writeBackup({
      databaseUrl: env.DATABASE_URL ?? embedded?.url ?? '',
      file: path.resolve(file),
      dataDir,
      storage: makeFileStorage(env),
      withKeys: !values['without-keys'],
      now: () => new Date(),
    })
    const missing = missingFiles.length > 0 ? ` 그사이 지워져서 없는 파일: ${missingFiles.join(', ')}.` : ''
    return `${file}에 표 ${tables}개와 파일 ${files}개를 백업했어요.${missing}${isRecorded ? '' : NOT_RECORDED}`
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
