import { and, gt, inArray, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../db/open-database.ts'
import { evaluationItems, itemVersions } from '../db/schema.ts'

/** The columns of what learners see of an item. */
const SEEN_COLUMNS = [
  'question',
  'option1',
  'option2',
  'option3',
  'option4',
  'option5',
  'correctAnswer',
  'solution',
  'difficultyLevel',
  'writtenTestType',
  'performanceTestType',
  'figures',
  'images',
  'hints',
  'mistakes',
  'rubric',
  'pairing',
] as const

/** All that makes up a version, in both tables. */
const CONTENT_COLUMNS = [...SEEN_COLUMNS, 'answerTests'] as const

function listColumns(table: typeof evaluationItems | typeof itemVersions): SQL {
  return sql.join(
    CONTENT_COLUMNS.map((column) => sql.identifier(table[column].name)),
    sql`, `,
  )
}

/** In the `set` of an upsert of items: one more if learners see another text than before. */
export const RAISED_ITEM_VERSION = sql`${evaluationItems.itemVersion} + case when (${sql.join(
  SEEN_COLUMNS.map((column) => sql`${evaluationItems[column]}`),
  sql`, `,
)}) is distinct from (${sql.join(
  SEEN_COLUMNS.map((column) => sql`excluded.${sql.identifier(evaluationItems[column].name)}`),
  sql`, `,
)}) then 1 else 0 end`

/** Keeps the present text of published items as a version, before another replaces it. */
export async function keepPublished(tx: Queryable, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx.execute(sql`
    insert into ${itemVersions} (item_id, item_version, saved_at, ${listColumns(itemVersions)})
    select id, item_version, updated_at, ${listColumns(evaluationItems)} from ${evaluationItems}
    where ${and(inArray(evaluationItems.id, [...ids]), gt(evaluationItems.itemVersion, 0))}
    on conflict do nothing`)
}
