import { and, asc, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { DifficultyLevel } from '#domain/exam/item.ts'
import type { Attempt } from '#domain/progress/attempt.ts'
import type { LevelSet } from '#domain/progress/progress.ts'
import type { Queryable } from '../db/open-database.ts'
import { attempts, examItems, exams, threads, timeSpans } from '../db/schema.ts'

/** Returns every counted answer by concept, oldest first; for all concepts without `conceptIds`. */
export async function listAttempts(
  db: Queryable,
  userId: string,
  conceptIds?: readonly string[],
): Promise<Map<string, Attempt[]>> {
  const { conceptId, evaluationId, difficultyLevel, verdict, help } = attempts
  const rows = await db
    .select({ conceptId, evaluationId, difficultyLevel, verdict, help })
    .from(attempts)
    .where(and(eq(attempts.userId, userId), conceptIds && inArray(attempts.conceptId, [...conceptIds])))
    .orderBy(asc(attempts.position))
  const byConcept = new Map<string, Attempt[]>()
  for (const { conceptId: concept, ...attempt } of rows) {
    const list = byConcept.get(concept) ?? []
    list.push({ ...attempt, difficultyLevel: attempt.difficultyLevel as DifficultyLevel })
    byConcept.set(concept, list)
  }
  return byConcept
}

/** Returns the state of the sets of each level, by concept. */
export async function listLevelSets(
  db: Queryable,
  userId: string,
  conceptIds: readonly string[],
): Promise<Map<string, LevelSet[]>> {
  const ofConcepts = and(eq(exams.userId, userId), inArray(threads.conceptId, [...conceptIds]))
  const ofThread = and(eq(threads.userId, exams.userId), eq(threads.id, exams.threadId))
  const latest = db
    .selectDistinctOn([threads.conceptId, exams.difficultyLevel], {
      conceptId: threads.conceptId,
      level: exams.difficultyLevel,
      id: exams.id,
      cleared:
        sql<boolean>`bool_or(${exams.finishedAt} is not null) over (partition by ${threads.conceptId}, ${exams.difficultyLevel})`.as(
          'cleared',
        ),
    })
    .from(exams)
    .innerJoin(threads, ofThread)
    .where(ofConcepts)
    .orderBy(threads.conceptId, exams.difficultyLevel, desc(exams.position))
    .as('latest')
  const rows = await db
    .select({
      conceptId: latest.conceptId,
      level: latest.level,
      cleared: latest.cleared,
      setTotal: sql<number>`count(*)::int`,
      setFinished: sql<number>`count(*) filter (where ${examItems.finished})::int`,
    })
    .from(latest)
    .innerJoin(examItems, and(eq(examItems.userId, userId), eq(examItems.examId, latest.id)))
    .groupBy(latest.conceptId, latest.level, latest.cleared)
  const byConcept = new Map<string, LevelSet[]>()
  for (const { conceptId, level, ...set } of rows) {
    if (conceptId === null) continue
    const sets = byConcept.get(conceptId) ?? []
    byConcept.set(conceptId, [...sets, { ...set, difficultyLevel: level as DifficultyLevel }])
  }
  return byConcept
}

/** The concept of a span, or of an item that did not exist when its span arrived. */
const CONCEPT_OF_SPAN = sql<string | null>`coalesce(${timeSpans.conceptId}, (
  select ic.concept_id from item_concepts ic where ic.item_id = ${timeSpans.spanKey} order by ic.ordered limit 1))`

/** Returns milliseconds of study by concept. */
export async function sumTimeSpans(
  db: Queryable,
  userId: string,
  conceptIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await db
    .select({ conceptId: CONCEPT_OF_SPAN, total: sql<string>`sum(${timeSpans.accepted})` })
    .from(timeSpans)
    .where(
      and(
        eq(timeSpans.userId, userId),
        or(inArray(timeSpans.conceptId, [...conceptIds]), isNull(timeSpans.conceptId)),
      ),
    )
    .groupBy(sql`1`)
  return new Map(rows.map(({ conceptId, total }) => [conceptId ?? '', Number(total)]))
}

/** Returns milliseconds of study for each of these days (`2026-03-02`, in Seoul). */
export async function sumStudyDays(
  db: Queryable,
  userId: string,
  days: readonly string[],
): Promise<Map<string, number>> {
  const rows = await db
    .select({ day: timeSpans.day, total: sql<string>`sum(${timeSpans.accepted})` })
    .from(timeSpans)
    .where(and(eq(timeSpans.userId, userId), inArray(timeSpans.day, [...days])))
    .groupBy(timeSpans.day)
  return new Map(rows.map(({ day, total }) => [day, Number(total)]))
}
