import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { readLoadedFrom, saveLoadedFrom } from './curriculum/curriculum.queries.ts'
import type { Database } from './db/open-database.ts'
import type { ServerLog } from './log/make-logger.ts'
import type { FileStorage } from './storage/file-storage.ts'
import { loadPictures } from './storage/load-pictures.flow.ts'

/**
 * Loads the content folder if it, or the program (`programDir`, with templates and linter), has changed since the last
 * load. The loader and its typesetter are imported only then. Files with faults are logged at every start until they are fixed.
 */
export async function loadContent(
  db: Database,
  log: ServerLog,
  contentDir: string,
  programDir: string,
  storage: FileStorage,
): Promise<void> {
  const digest = await digestFolders(contentDir, programDir)
  if ((await readLoadedFrom(db)) === digest) return
  const { seedContent } = await import('./seed/seed-content.ts')
  const { refused, warnings, ...counts } = await seedContent(db, contentDir, (pictures) =>
    loadPictures(db, storage, pictures, new Date()),
  )
  log.info({ ...counts, warnings: warnings.length }, 'content loaded')
  for (const { file, line, message } of refused) log.error({ file, line, message }, 'content refused')
  if (refused.length === 0) await saveLoadedFrom(db, digest)
}

async function digestFolders(...folders: string[]): Promise<string> {
  const hash = createHash('sha256')
  for (const folder of folders) {
    const names = await readdir(folder, { recursive: true, withFileTypes: true })
    const files = names
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
    for (const file of files.sort()) {
      if (!file.endsWith('.map'))
        hash
          .update(path.relative(folder, file))
          .update('\0')
          .update(await readFile(file))
          .update('\0')
    }
  }
  return hash.digest('base64url')
}
