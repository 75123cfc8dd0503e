import type { Queryable } from '../db/open-database.ts'
import type { AppDeps } from '../deps.ts'
import { deleteFileRow, isPersonalOf, markRemoved } from './storage.queries.ts'

type DiscardDeps = Pick<AppDeps, 'storage' | 'clock' | 'log'>

/** Deletes the bytes of removed files and then their rows. What the storage does not delete now, the daily job does. */
export async function deleteRemoved(
  db: Queryable,
  { storage, log }: Pick<AppDeps, 'storage' | 'log'>,
  ids: readonly string[],
): Promise<void> {
  for (const id of ids) {
    try {
      await storage.remove(id)
    } catch (error) {
      log.warn({ err: error }, 'file not deleted, tried again later')
      return
    }
    await deleteFileRow(db, id)
  }
}

/** Deletes what a person uploaded for themselves; pictures of the content stay, without an owner. */
export async function discardPersonalFiles(tx: Queryable, deps: DiscardDeps, userId: string): Promise<void> {
  await deleteRemoved(tx, deps, await markRemoved(tx, isPersonalOf(userId), deps.clock()))
}
