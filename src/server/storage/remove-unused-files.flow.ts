import { DAY_MS } from '#domain/calendar/durations.ts'
import type { AppDeps } from '../deps.ts'
import { deleteRemoved } from './discard-files.flow.ts'
import { isUnneeded, listRemovedFiles, markRemoved } from './storage.queries.ts'

const EDITED_OUT_KEPT_MS = 30 * DAY_MS

/** Deletes files that nothing refers to, and the bytes of removed ones that could not be deleted before. */
export async function removeUnusedFiles(
  { db, env, clock, storage, log }: Pick<AppDeps, 'db' | 'env' | 'clock' | 'storage' | 'log'>,
  signal?: AbortSignal,
): Promise<void> {
  const now = clock()
  const ago = (ms: number) => new Date(now.getTime() - ms)
  // Not at once: an author's device may hold an unsaved text with the picture.
  const before = ago(env.KEEP_UNUSED_FILES_DAYS * DAY_MS)
  await markRemoved(db, isUnneeded({ before, editedSince: ago(EDITED_OUT_KEPT_MS) }), now)
  for (const id of await listRemovedFiles(db)) {
    if (signal?.aborted) return
    await deleteRemoved(db, { storage, log }, [id])
  }
}
