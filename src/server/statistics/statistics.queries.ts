import { type SQL, sql } from 'drizzle-orm'
import { type DayRange, splitRange } from '#domain/statistics/day-range.ts'
import type { StatisticsMeasure } from '#domain/statistics/measure.ts'
import type { AnswerCounts, LevelCounts } from '#domain/statistics/sum-answers.ts'
import type { Database, Queryable } from '../db/open-database.ts'
import { statisticsState } from '../db/schema.ts'

export async function findState(db: Queryable): Promise<{ rolledUpAt: Date | null; itemsAt: Date | null }> {
  const [row] = await db.select().from(statisticsState)
  return { rolledUpAt: row?.rolledUpAt ?? null, itemsAt: row?.itemsAt ?? null }
}

/** Selects `columns` of the rows that make up a range: those of its whole weeks and of the days beside them, each through the primary key. */
function selectPeriods(
  table: 'statistics_learners' | 'statistics_items',
  columns: SQL,
  range: DayRange,
  where: SQL = sql`true`,
): SQL {
  const { weeks, days } = splitRange(range)
  const from = sql`select ${columns} from ${sql.raw(table)} where ${where}`
  const parts = days.map(
    (part) => sql`${from} and grain = 'day' and start between ${part.from} and ${part.to}`,
  )
  if (weeks) parts.unshift(sql`${from} and grain = 'week' and start between ${weeks.first} and ${weeks.last}`)
  return sql.join(parts, sql` union all `)
}

/** Counts the different learners of a range. */
export async function countLearners(db: Queryable, range: DayRange): Promise<number> {
  const { rows } = await db.execute<{ learners: number }>(sql`
    select count(*)::int as learners from (
      select user_id from (${selectPeriods('statistics_learners', sql`user_id`, range, sql`concept_id = ''`)}) each_period
      group by user_id) learner`)
  return rows[0]?.learners ?? 0
}

/** Learners and study of each period that begins within `range`; periods without any are missing. */
export async function listStudy(db: Queryable, grain: 'day' | 'week', { from, to }: DayRange) {
  const { rows } = await db.execute<{ start: string; learners: number; studied: string }>(sql`
    select start, learners, studied from statistics_study
    where grain = ${grain} and concept_id = '' and start between ${from} and ${to}`)
  return new Map(rows.map(({ start, learners, studied }) => [start, { learners, studied: Number(studied) }]))
}

const ANSWER_SUMS = sql`sum(answers)::int as answers, sum(right_answers)::int as "rightAnswers"`

/** Answers of each day of a range that has any. */
export async function listAnswersByDay(db: Queryable, { from, to }: DayRange) {
  const { rows } = await db.execute<{ day: string } & AnswerCounts>(sql`
    select day, ${ANSWER_SUMS} from statistics_answers where day between ${from} and ${to} group by day`)
  return new Map(rows.map(({ day, ...counts }) => [day, counts]))
}

/** Answers of each concept and level of a range. */
export async function listAnswersByLevel(
  db: Queryable,
  { from, to }: DayRange,
): Promise<({ conceptId: string } & LevelCounts)[]> {
  const { rows } = await db.execute<{ conceptId: string } & LevelCounts>(sql`
    select concept_id as "conceptId", difficulty_level as "difficultyLevel", ${ANSWER_SUMS}
    from statistics_answers where day between ${from} and ${to}
    group by concept_id, difficulty_level order by concept_id, difficulty_level`)
  return rows
}

/** The items of a range with the lowest share of right answers, of those with at least `fewest` answers. */
export async function listMissed(db: Queryable, range: DayRange, fewest: number, most: number) {
  const { rows } = await db.execute<
    { id: string; question: string; conceptId: string | null } & LevelCounts
  >(sql`
    with missed as (
      select evaluation_id, ${ANSWER_SUMS}
      from (${selectPeriods('statistics_items', sql`evaluation_id, answers, right_answers`, range)}) each_period
      group by evaluation_id having sum(answers) >= ${fewest} and sum(right_answers) < sum(answers)
      order by sum(right_answers)::float / sum(answers), sum(answers) desc, evaluation_id limit ${most}
    )
    select ei.id, ei.question, ei.difficulty_level as "difficultyLevel", missed.answers, missed."rightAnswers", (
      select ic.concept_id from item_concepts ic where ic.item_id = ei.id order by ic.ordered, ic.concept_id limit 1
    ) as "conceptId"
    from missed join evaluation_items ei on ei.id = missed.evaluation_id
    order by missed."rightAnswers"::float / missed.answers, missed.answers desc, ei.id`)
  return rows
}

export interface CountRow {
  day: string
  measure: StatisticsMeasure
  key: string
  value: number
}

export async function listCounts(db: Queryable, { from, to }: DayRange): Promise<CountRow[]> {
  const { rows } = await db.execute<{
    day: string
    measure: StatisticsMeasure
    key: string
    value: string
  }>(sql`
    select day, measure, key, value from statistics_counts where day between ${from} and ${to}`)
  return rows.map((row) => ({ ...row, value: Number(row.value) }))
}

export interface PlaceStudy {
  id: string
  learners: number
  studied: number
  medianTime: number | null
  completed: number
}

/** A concept with the unit that it is counted for. */
export interface CountedConcept {
  conceptId: string
  unitId: string | null
}

/**
 * Learners, study and completion of concepts and of their units within a range. A unit is completed with all of its concepts. Places
 * that nobody studied are missing.
 */
export async function listPlaces(
  db: Database,
  range: DayRange,
  concepts: readonly CountedConcept[],
): Promise<Map<string, PlaceStudy>> {
  const isCounted = sql`concept_id in (select concept_id from place)`
  const query = sql`
    with place as materialized (
      select p."conceptId" as concept_id, p."unitId" as unit_id
      from jsonb_to_recordset(${JSON.stringify(concepts)}::jsonb) as p ("conceptId" text, "unitId" text)
    ), seen as materialized (
      select concept_id, user_id, sum(studied) as studied
      from (${selectPeriods('statistics_learners', sql`concept_id, user_id, studied`, range, isCounted)}) each_period
      group by concept_id, user_id
    ), with_completion as materialized (
      select seen.concept_id, seen.user_id, seen.studied, (done.user_id is not null) as completed
      from seen left join statistics_completions done
        on done.concept_id = seen.concept_id and done.user_id = seen.user_id and done.day <= ${range.to}
    ), completions as (
      select place.unit_id, done.user_id, count(*) as concepts
      from statistics_completions done join place on place.concept_id = done.concept_id
      where done.day <= ${range.to} group by place.unit_id, done.user_id
    ), of_unit as (
      select place.unit_id, seen.user_id, sum(seen.studied) as studied
      from seen join place on place.concept_id = seen.concept_id and place.unit_id is not null
      group by place.unit_id, seen.user_id
    ), unit_size as (
      select unit_id, count(*) as concepts from place group by unit_id
    )
    select concept_id as id, count(*)::int as learners, sum(studied) as studied,
      percentile_disc(0.5) within group (order by studied) filter (where studied > 0)::float as "medianTime",
      (count(*) filter (where completed))::int as completed
    from with_completion group by concept_id
    union all
    select of_unit.unit_id, count(*)::int, sum(studied),
      percentile_disc(0.5) within group (order by studied) filter (where studied > 0)::float,
      (count(*) filter (where completions.concepts = unit_size.concepts))::int
    from of_unit join unit_size on unit_size.unit_id = of_unit.unit_id
    left join completions on completions.unit_id = of_unit.unit_id and completions.user_id = of_unit.user_id
    group by of_unit.unit_id`
  const { rows } = await db.transaction(async (tx) => {
    // A hundred thousand pairs of learner and concept are grouped: in memory, and sooner than a program for it is compiled.
    await tx.execute(sql`set local work_mem = '64MB'`)
    await tx.execute(sql`set local jit = off`)
    return tx.execute<Omit<PlaceStudy, 'studied'> & { studied: string }>(query)
  })
  return new Map(rows.map((row) => [row.id, { ...row, studied: Number(row.studied) }]))
}

/** Counts the different learners of some concepts in a range. */
export async function countLearnersOf(
  db: Queryable,
  range: DayRange,
  conceptIds: readonly string[],
): Promise<number> {
  const isOne = sql`concept_id in (select jsonb_array_elements_text(${JSON.stringify(conceptIds)}::jsonb))`
  const { rows } = await db.execute<{ learners: number }>(sql`
    select count(*)::int as learners from (
      select user_id from (${selectPeriods('statistics_learners', sql`user_id`, range, isOne)}) each_period
      group by user_id) learner`)
  return rows[0]?.learners ?? 0
}
