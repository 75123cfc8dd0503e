import { loadCurriculumRows } from '../curriculum/curriculum.queries.ts'
import { CurriculumIndex } from '../curriculum/curriculum-index.ts'
import type { Queryable } from '../db/open-database.ts'

/** Returns the outline as it is now, not as a cache has it. */
export async function readIndex(db: Queryable): Promise<CurriculumIndex> {
  return new CurriculumIndex(await loadCurriculumRows(db))
}
