import { readLoadedFrom, saveLoadedFrom } from './curriculum/curriculum.queries.ts'
import type { Database } from './db/open-database.ts'
import { digestFolder } from './digest-folder.ts'
import type { ServerLog } from './log/make-logger.ts'
import type { FileStorage } from './storage/file-storage.ts'
import { loadPictures } from './storage/load-pictures.flow.ts'

export interface ContentSource {
  contentDir: string
  /** With templates and linter: another program may make other rows of the same content. */
  programDir: string
  /** `digestFolder` of the content that this program was built and tested with, which the linter found sound. */
  checkedDigest: string
}

/**
 * Loads the content folder if it, or the program, has changed since the last load. The loader and its typesetter are imported only then,
 * and the linter reads only what is not the content of the release. Files with faults are logged at every start until they are fixed.
 */
export async function loadContent(
  db: Database,
  log: ServerLog,
  { contentDir, programDir, checkedDigest }: ContentSource,
  storage: FileStorage,
): Promise<void> {
  const contentDigest = await digestFolder(contentDir)
  const digest = `${contentDigest} ${await digestFolder(programDir)}`
  if ((await readLoadedFrom(db)) === digest) return
  const { seedContent } = await import('./seed/seed-content.ts')
  const { refused, warnings, ...counts } = await seedContent(db, contentDir, {
    storePictures: (pictures) => loadPictures(db, storage, pictures, new Date()),
    isChecked: contentDigest === checkedDigest,
  })
  log.info({ ...counts, warnings: warnings.length }, 'content loaded')
  for (const { file, line, message } of refused) log.error({ file, line, message }, 'content refused')
  if (refused.length === 0) await saveLoadedFrom(db, digest)
}
