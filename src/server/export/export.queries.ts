import { asc, eq } from 'drizzle-orm'
import { NEWEST_FIRST } from '../curriculum/curriculum.queries.ts'
import type { Queryable } from '../db/open-database.ts'
import {
  achievementCriteria,
  conceptCriteria,
  conceptLinks,
  conceptPrerequisites,
  concepts,
  curriculumNodes,
  explanations,
  nodeCriteria,
  questionBanks,
  terms,
} from '../db/schema.ts'
import { listExported } from '../item/item.queries.ts'

/** The content of a database that the content folder has a place for: no drafts, older explanations or hidden items. */
export async function loadExportRows(db: Queryable) {
  return {
    nodes: await db
      .select()
      .from(curriculumNodes)
      .orderBy(asc(curriculumNodes.ordered), asc(curriculumNodes.id)),
    concepts: await db.select().from(concepts).orderBy(asc(concepts.ordered), asc(concepts.id)),
    criteria: await db.select().from(achievementCriteria).orderBy(asc(achievementCriteria.id)),
    nodeCriteria: await db.select().from(nodeCriteria),
    conceptCriteria: await db.select().from(conceptCriteria).orderBy(asc(conceptCriteria.criterionId)),
    prerequisites: await db
      .select()
      .from(conceptPrerequisites)
      .orderBy(asc(conceptPrerequisites.prerequisiteId)),
    explanations: await db
      .selectDistinctOn([explanations.conceptId])
      .from(explanations)
      .where(eq(explanations.status, 'published'))
      .orderBy(explanations.conceptId, ...NEWEST_FIRST),
    terms: await db.select().from(terms).orderBy(asc(terms.ordered), asc(terms.id)),
    links: await db.select().from(conceptLinks).orderBy(asc(conceptLinks.ordered), asc(conceptLinks.id)),
    items: await listExported(db),
    banks: await db.select().from(questionBanks).orderBy(asc(questionBanks.conceptId)),
  }
}

export type ExportRows = Awaited<ReturnType<typeof loadExportRows>>
