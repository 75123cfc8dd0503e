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
    where grain = ${grain} and start between ${from} and ${to}`)
  return new Map(rows.map(({ start, learners, studied }) => [start, { learners, studied: Number(studied) }]))
}

const ANSWER_SUMS = sql`sum(answers)::int as answers, sum(right_answers)::int as "rightAnswers"`

/** Answers of each day of a range that has any. */
export async function listAnswersByDay(db: Queryable, { from, to }: DayRange) {
  const { rows } = await db.execute<{ day: string } & AnswerCounts>(sql`
    select day, ${ANSWER_SUMS} from statistics_answers where day between ${from} and ${to} group by day`)
  return new Map(rows.map(({ day, ...counts }) => [day, counts]))
}

/** Answers of each concept and level of a range: of all concepts, or of some. */
export async function listAnswersByLevel(
  db: Queryable,
  { from, to }: DayRange,
  conceptIds?: readonly string[],
): Promise<({ conceptId: string } & LevelCounts)[]> {
  const { rows } = await db.execute<{ conceptId: string } & LevelCounts>(sql`
    select concept_id as "conceptId", difficulty_level as "difficultyLevel", ${ANSWER_SUMS}
    from statistics_answers where day between ${from} and ${to}
      ${conceptIds && sql`and concept_id in (select jsonb_array_elements_text(${JSON.stringify(conceptIds)}::jsonb))`}
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

/** Learners, study and completion of a concept, of a unit, or of all of them. */
export interface PlaceStudy {
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

/** The places of a query are numbered: a number is sorted and compared sooner than a name. */
interface PlaceRow extends Omit<PlaceStudy, 'studied'> {
  kind: 'concept' | 'unit' | 'all'
  number: number
  studied: string
}

/**
 * Learners, study and completion of concepts and of their units within a range, and how many different learners there were. A unit is
 * completed with all of its concepts. Places that nobody studied are missing.
 */
export async function readPlaces(
  db: Database,
  { from, to }: DayRange,
  concepts: readonly CountedConcept[],
): Promise<{ learners: number; places: Map<string, PlaceStudy> }> {
  const units = [...new Set(concepts.flatMap(({ unitId }) => unitId ?? []))]
  const numbered = concepts.map(({ conceptId, unitId }, concept) => ({
    ...{ conceptId, concept, unit: unitId === null ? null : units.indexOf(unitId) },
  }))
  const isWithin = sql`(c.first_day >= ${from} and c.last_day <= ${to})`
  const isAcross = sql`(c.first_day <= ${to} and c.last_day >= ${from})`
  const isCompleted = sql`c.completed_on <= ${to}`
  // A sum of bigint is numeric, which is slow to sort: hence the casts.
  const query = sql`
    with place as materialized (
      select p."conceptId" as concept_id, p.concept, p.unit
      from jsonb_to_recordset(${JSON.stringify(numbered)}::jsonb) as p ("conceptId" text, concept int, unit int)
    ), known as materialized (
      select place.concept, place.unit, c.user_id, case when ${isWithin} then c.studied end as studied,
        (${isCompleted})::int as completed
      from statistics_concept_learners c join place on place.concept_id = c.concept_id
      where ${isWithin} or (${isCompleted} and ${isAcross} is not true)
      union all
      select place.concept, place.unit, c.user_id, days.studied, (${isCompleted})::int
      from statistics_concept_learners c join place on place.concept_id = c.concept_id
      cross join lateral (
        select sum(l.studied)::bigint as studied from statistics_learners l
        where l.user_id = c.user_id and l.concept_id = c.concept_id and l.grain = 'day'
          and l.start between ${from} and ${to}
      ) days
      where ${isAcross} and not ${isWithin}
    ), of_unit as (
      select unit, user_id, sum(studied)::bigint as studied, sum(completed) as completed
      from known where unit is not null group by unit, user_id having sum(studied) is not null
    ), unit_size as (
      select unit, count(*) as concepts from place group by unit
    )
    select 'concept' as kind, concept as number, count(*)::int as learners, sum(studied) as studied,
      percentile_disc(0.5) within group (order by studied) filter (where studied > 0)::float as "medianTime",
      coalesce(sum(completed), 0)::int as completed
    from known where studied is not null group by concept
    union all
    select 'unit', of_unit.unit, count(*)::int, sum(of_unit.studied),
      percentile_disc(0.5) within group (order by of_unit.studied) filter (where of_unit.studied > 0)::float,
      (count(*) filter (where of_unit.completed = unit_size.concepts))::int
    from of_unit join unit_size on unit_size.unit = of_unit.unit group by of_unit.unit
    union all
    select 'all', 0, count(*)::int, 0, null, 0
    from (select from known where studied is not null group by user_id) learner`
  const { rows } = await db.transaction(async (tx) => {
    // A hundred thousand pairs of learner and concept are grouped: in memory, and sooner than a program for it is compiled.
    await tx.execute(sql`set local work_mem = '64MB'`)
    await tx.execute(sql`set local jit = off`)
    return tx.execute<{ [Name in keyof PlaceRow]: PlaceRow[Name] }>(query)
  })
  const places = new Map<string, PlaceStudy>()
  for (const { kind, number, ...row } of rows) {
    const id = kind === 'unit' ? units[number] : kind === 'concept' ? concepts[number]?.conceptId : undefined
    if (id !== undefined) places.set(id, { ...row, studied: Number(row.studied) })
  }
  return { places, learners: rows.find(({ kind }) => kind === 'all')?.learners ?? 0 }
}
