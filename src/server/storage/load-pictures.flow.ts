import type { Database } from '../db/open-database.ts'
import type { Picture } from './encode-picture.ts'
import type { FileStorage } from './file-storage.ts'
import { findFile, insertShippedPicture } from './storage.queries.ts'

/** Stores the pictures of a content folder that are not stored yet. Everybody may read them. */
export async function loadPictures(
  db: Database,
  storage: FileStorage,
  pictures: readonly Picture[],
  now: Date,
): Promise<void> {
  for (const picture of pictures) {
    const known = await findFile(db, picture.id)
    if (known && known.publishedAt !== null) continue
    await storage.put(picture.id, picture.bytes, picture.type)
    await insertShippedPicture(db, picture, now)
  }
}
