import { and, asc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { DifficultyLevel } from '#domain/exam/item.ts'
import type { Attempt } from '#domain/progress/attempt.ts'
import type { Queryable } from '../db/open-database.ts'
import { attempts, exams, threads, timeSpans } from '../db/schema.ts'

/** Every answer that counted, oldest first, by concept; of all concepts without `conceptIds`. */
export async function listAttempts(
  db: Queryable,
  userId: string,
  conceptIds?: readonly string[],
): Promise<Map<string, Attempt[]>> {
  const rows = await db
    .select()
    .from(attempts)
    .where(and(eq(attempts.userId, userId), conceptIds && inArray(attempts.conceptId, [...conceptIds])))
    .orderBy(asc(attempts.position))
  const byConcept = new Map<string, Attempt[]>()
  for (const { conceptId, evaluationId, difficultyLevel, verdict, help } of rows) {
    const list = byConcept.get(conceptId) ?? []
    list.push({ evaluationId, difficultyLevel: difficultyLevel as DifficultyLevel, verdict, help })
    byConcept.set(conceptId, list)
  }
  return byConcept
}

/** Levels of which a set was finished, by concept. */
export async function listClearedLevels(
  db: Queryable,
  userId: string,
  conceptIds: readonly string[],
): Promise<Map<string, DifficultyLevel[]>> {
  const rows = await db
    .selectDistinct({ conceptId: threads.conceptId, level: exams.difficultyLevel })
    .from(exams)
    .innerJoin(threads, and(eq(threads.userId, exams.userId), eq(threads.id, exams.threadId)))
    .where(
      and(eq(exams.userId, userId), isNotNull(exams.finishedAt), inArray(threads.conceptId, [...conceptIds])),
    )
  const byConcept = new Map<string, DifficultyLevel[]>()
  for (const { conceptId, level } of rows) {
    if (conceptId !== null)
      byConcept.set(conceptId, [...(byConcept.get(conceptId) ?? []), level as DifficultyLevel])
  }
  return byConcept
}

/** The concept of a span, or of an item that was not there yet when its span came. */
const CONCEPT_OF_SPAN = sql<string | null>`coalesce(${timeSpans.conceptId}, (
  select ic.concept_id from item_concepts ic where ic.item_id = ${timeSpans.spanKey} order by ic.ordered limit 1))`

/** Milliseconds of study by concept. */
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

/** Milliseconds of study by day, of these days (`2026-03-02`, in Seoul). */
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
