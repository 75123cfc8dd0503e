import path from 'node:path'
import { startEmbedded } from '#server/db/embedded/start-embedded.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { loadEnvironment } from '#server/env.ts'
import { exportContent } from '#server/export/export-content.ts'
import { makeFileStorage } from '#server/storage/make-file-storage.ts'

/** Writes the content of the configured database to an empty folder, beside a running server or without one. */
const [folder] = process.argv.slice(2)
if (folder === undefined) {
  process.stderr.write('npm run content:export -- 폴더\n')
  process.exit(1)
}
const env = loadEnvironment()
const embedded =
  env.DATABASE_URL === undefined ? await startEmbedded({ dataDir: path.resolve(env.DATA_DIR) }) : undefined
const database = openDatabase(env.DATABASE_URL ?? embedded?.url ?? '', () => undefined)
try {
  const count = await exportContent(database.db, path.resolve(folder), makeFileStorage(env))
  process.stdout.write(`${folder}: 파일 ${count}개를 썼어요.\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
} finally {
  await database.close()
  await embedded?.stop()
}
