import type { Queryable } from '../db/open-database.ts'
import type { AppDeps } from '../deps.ts'
import { addContents } from '../storage/add-contents.ts'
import { readPersonalData } from './personal-data.queries.ts'

/** Returns everything that is stored of a person, by table, with the contents of their files. */
export async function readPersonFile(db: Queryable, { storage }: Pick<AppDeps, 'storage'>, userId: string) {
  const data = await readPersonalData(db, userId)
  return { ...data, storedFiles: await addContents(storage, data.storedFiles) }
}
