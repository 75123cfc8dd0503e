import { sql } from 'drizzle-orm'
import type { ContentEffects } from '#contract/content.ts'
import type { CurriculumIndex } from '../curriculum/curriculum-index.ts'
import type { Queryable } from '../db/open-database.ts'
import { attempts, evaluationItems, itemConcepts, threads, timeSpans } from '../db/schema.ts'

/** Returns the ids of the concepts below a node that are hidden neither themselves nor by a node between. */
export function listShownBelow(index: CurriculumIndex, nodeId: string): string[] {
  const own = index.ownConcepts(nodeId).filter(({ hidden }) => !hidden)
  const below = index.children(nodeId).filter(({ hidden }) => !hidden)
  return [...own.map(({ id }) => id), ...below.flatMap(({ id }) => listShownBelow(index, id))]
}

/** Counts what depends on concepts, and on a node whose own threads count too. */
export async function countEffects(
  db: Queryable,
  conceptIds: readonly string[],
  nodeId: string | null,
): Promise<ContentEffects> {
  const ids = sql`(select jsonb_array_elements_text(${JSON.stringify(conceptIds)}::jsonb))`
  const { rows } = await db.execute<{ items: number; learners: number }>(sql`
    select
      (select count(distinct ${evaluationItems.id})::int from ${itemConcepts}
        join ${evaluationItems} on ${evaluationItems.id} = ${itemConcepts.itemId}
        where ${itemConcepts.conceptId} in ${ids}
          and not ${evaluationItems.hidden} and ${evaluationItems.origin} <> 'practice') as items,
      (select count(*)::int from (
        select ${threads.userId} from ${threads}
          where ${threads.conceptId} in ${ids} or ${threads.curriculumId} = ${nodeId}
        union select ${attempts.userId} from ${attempts} where ${attempts.conceptId} in ${ids}
        union select ${timeSpans.userId} from ${timeSpans} where ${timeSpans.conceptId} in ${ids}
      ) as learner) as learners`)
  const { items = 0, learners = 0 } = rows[0] ?? {}
  return { concepts: conceptIds.length, items, learners }
}
