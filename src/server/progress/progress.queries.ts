import { and, asc, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { DifficultyLevel } from '#domain/exam/item.ts'
import type { Attempt } from '#domain/progress/attempt.ts'
import type { LevelSet } from '#domain/progress/progress.ts'
import type { Queryable } from '../db/open-database.ts'
import { prepareOnce } from '../db/prepare-once.ts'
import { attempts, examItems, exams, threads, timeSpans } from '../db/schema.ts'

/** A list of any length is one parameter, so that one prepared statement serves all. */
function isOneOf(column: PgColumn, name: string): SQL {
  return sql`${column} = any(${sql.placeholder(name)})`
}

function makeAttemptQuery(name: string, isMeant?: SQL) {
  const { userId, conceptId, evaluationId, difficultyLevel, verdict, help, position } = attempts
  return prepareOnce((db) =>
    db
      .select({ conceptId, evaluationId, difficultyLevel, verdict, help })
      .from(attempts)
      .where(and(eq(userId, sql.placeholder('userId')), isMeant))
      .orderBy(asc(position))
      .prepare(name),
  )
}

const allAttempts = makeAttemptQuery('list_attempts')
const attemptsAt = makeAttemptQuery('list_attempts_of_concepts', isOneOf(attempts.conceptId, 'conceptIds'))

/** Returns every counted answer by concept, oldest first; for all concepts without `conceptIds`. */
export async function listAttempts(
  db: Queryable,
  userId: string,
  conceptIds?: readonly string[],
): Promise<Map<string, Attempt[]>> {
  const rows = await (conceptIds ? attemptsAt(db) : allAttempts(db)).execute({ userId, conceptIds })
  const byConcept = new Map<string, Attempt[]>()
  for (const { conceptId: concept, ...attempt } of rows) {
    const list = byConcept.get(concept) ?? []
    list.push({ ...attempt, difficultyLevel: attempt.difficultyLevel as DifficultyLevel })
    byConcept.set(concept, list)
  }
  return byConcept
}

const levelSetQuery = prepareOnce((db) => {
  const userId = sql.placeholder('userId')
  const ofConcepts = and(eq(exams.userId, userId), isOneOf(threads.conceptId, 'conceptIds'))
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
  return db
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
    .prepare('list_level_sets')
})

/** Returns the state of the sets of each level, by concept. */
export async function listLevelSets(
  db: Queryable,
  userId: string,
  conceptIds: readonly string[],
): Promise<Map<string, LevelSet[]>> {
  const rows = await levelSetQuery(db).execute({ userId, conceptIds })
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

const spanQuery = prepareOnce((db) =>
  db
    .select({ conceptId: CONCEPT_OF_SPAN, total: sql<string>`sum(${timeSpans.accepted})` })
    .from(timeSpans)
    .where(
      and(
        eq(timeSpans.userId, sql.placeholder('userId')),
        or(isOneOf(timeSpans.conceptId, 'conceptIds'), isNull(timeSpans.conceptId)),
      ),
    )
    .groupBy(sql`1`)
    .prepare('sum_time_spans'),
)

/** Returns milliseconds of study by concept. */
export async function sumTimeSpans(
  db: Queryable,
  userId: string,
  conceptIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await spanQuery(db).execute({ userId, conceptIds })
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
