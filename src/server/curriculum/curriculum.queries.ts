import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { ConceptLink, Explanation, GlossaryTerm } from '#domain/curriculum/curriculum.ts'
import type { QuestionBank } from '#domain/tutor/bank/question-bank.ts'
import { lockLongWork } from '../db/named-locks.queries.ts'
import type { Queryable } from '../db/open-database.ts'
import {
  achievementCriteria,
  conceptLinks,
  concepts,
  contentState,
  curriculumNodes,
  explanations,
  nodeCriteria,
  questionBanks,
  terms,
} from '../db/schema.ts'

export type NodeRow = typeof curriculumNodes.$inferSelect
export type ConceptRow = typeof concepts.$inferSelect

export interface CurriculumRows {
  nodes: NodeRow[]
  concepts: ConceptRow[]
  criteria: { nodeId: string; id: string; code: string; text: string }[]
  /** Ids of the concepts that have a published explanation. */
  explained: string[]
}

/** Returns the content version, which every change of content increments; 0 before any content. */
export async function readContentVersion(db: Queryable): Promise<number> {
  const [row] = await db.select({ version: contentState.version }).from(contentState)
  return row?.version ?? 0
}

/** An arbitrary number that nothing else locks on. */
const CONTENT_LOCK = 7_130_251_102

/**
 * Only one transaction at a time writes the curriculum: a load, or an administrator's edit. What was read under the lock holds until
 * the transaction ends.
 */
export async function lockContent(tx: Queryable): Promise<void> {
  await lockLongWork(tx, CONTENT_LOCK)
}

/** Call it in the transaction that changes content. */
export async function raiseContentVersion(tx: Queryable): Promise<void> {
  await tx
    .insert(contentState)
    .values({ id: 1, version: 1 })
    .onConflictDoUpdate({ target: contentState.id, set: { version: sql`${contentState.version} + 1` } })
}

/** Returns the whole outline: a few hundred small rows. */
export async function loadCurriculumRows(db: Queryable): Promise<CurriculumRows> {
  const nodes = await db
    .select()
    .from(curriculumNodes)
    .orderBy(asc(curriculumNodes.ordered), asc(curriculumNodes.id))
  const conceptRows = await db.select().from(concepts).orderBy(asc(concepts.ordered), asc(concepts.id))
  const criteria = await db
    .select({
      nodeId: nodeCriteria.nodeId,
      id: achievementCriteria.id,
      code: achievementCriteria.code,
      text: achievementCriteria.text,
    })
    .from(nodeCriteria)
    .innerJoin(achievementCriteria, eq(achievementCriteria.id, nodeCriteria.criterionId))
    .orderBy(asc(achievementCriteria.id))
  const explained = await db
    .selectDistinct({ conceptId: explanations.conceptId })
    .from(explanations)
    .where(eq(explanations.status, 'published'))
  return { nodes, concepts: conceptRows, criteria, explained: explained.map(({ conceptId }) => conceptId) }
}

export async function listLinks(db: Queryable, conceptId: string): Promise<ConceptLink[]> {
  const { id, title, url, kind, ordered, createdAt } = conceptLinks
  const rows = await db
    .select({ id, conceptId: conceptLinks.conceptId, title, url, kind, ordered, createdAt })
    .from(conceptLinks)
    .where(and(eq(conceptLinks.conceptId, conceptId), eq(conceptLinks.hidden, false)))
    .orderBy(asc(conceptLinks.ordered), asc(conceptLinks.id))
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
}

export async function listTerms(db: Queryable, conceptIds: readonly string[]): Promise<GlossaryTerm[]> {
  if (conceptIds.length === 0) return []
  return db
    .select({ id: terms.id, conceptId: terms.conceptId, term: terms.term, definition: terms.definition })
    .from(terms)
    .where(and(inArray(terms.conceptId, [...conceptIds]), eq(terms.hidden, false)))
    .orderBy(asc(terms.ordered), asc(terms.id))
}

/** Names of all terms by concept, for the tutor's outline. */
export async function listTermNames(db: Queryable): Promise<{ conceptId: string; term: string }[]> {
  return db
    .select({ conceptId: terms.conceptId, term: terms.term })
    .from(terms)
    .where(eq(terms.hidden, false))
    .orderBy(asc(terms.ordered), asc(terms.id))
}

/** Newest published first: what shipped counts from its creation. */
export const NEWEST_FIRST = [
  desc(sql`coalesce(${explanations.publishedAt}, ${explanations.createdAt})`),
  desc(explanations.id),
]

export async function findLatestExplanation(db: Queryable, conceptId: string): Promise<Explanation | null> {
  const { id, content, status, author, createdAt } = explanations
  const [row] = await db
    .select({ id, conceptId: explanations.conceptId, content, status, author, createdAt })
    .from(explanations)
    .where(and(eq(explanations.conceptId, conceptId), eq(explanations.status, 'published')))
    .orderBy(...NEWEST_FIRST)
    .limit(1)
  return row ? { ...row, createdAt: row.createdAt.toISOString() } : null
}

/** Returns the latest published explanation of each concept. */
export async function loadExplanations(
  db: Queryable,
  conceptIds: readonly string[],
): Promise<Map<string, string>> {
  if (conceptIds.length === 0) return new Map()
  const rows = await db
    .selectDistinctOn([explanations.conceptId], {
      conceptId: explanations.conceptId,
      content: explanations.content,
    })
    .from(explanations)
    .where(and(inArray(explanations.conceptId, [...conceptIds]), eq(explanations.status, 'published')))
    .orderBy(explanations.conceptId, ...NEWEST_FIRST)
  return new Map(rows.map((row) => [row.conceptId, row.content]))
}

/** Returns the question banks of concepts that have one. */
export async function loadQuestionBanks(
  db: Queryable,
  conceptIds: readonly string[],
): Promise<Map<string, QuestionBank>> {
  if (conceptIds.length === 0) return new Map()
  const { conceptId, bank } = questionBanks
  const rows = await db
    .select({ conceptId, bank })
    .from(questionBanks)
    .where(inArray(conceptId, [...conceptIds]))
  return new Map(rows.map((row) => [row.conceptId, row.bank]))
}

/** Returns the digest of the last loaded content; empty before any load. */
export async function readLoadedFrom(db: Queryable): Promise<string> {
  const [row] = await db.select({ loadedFrom: contentState.loadedFrom }).from(contentState)
  return row?.loadedFrom ?? ''
}

export async function saveLoadedFrom(db: Queryable, loadedFrom: string): Promise<void> {
  await db
    .insert(contentState)
    .values({ id: 1, loadedFrom })
    .onConflictDoUpdate({ target: contentState.id, set: { loadedFrom } })
}
