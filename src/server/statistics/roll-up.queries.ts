import { sql } from 'drizzle-orm'
import { CALL_GROUPS } from '#domain/prompt/model-call.ts'
import { addDays } from '#domain/statistics/day-range.ts'
import { STEPS_A_DOUBLING } from '#domain/statistics/latency-steps.ts'
import { COST_UNITS_A_WON } from '#domain/statistics/measure.ts'
import type { Queryable } from '../db/open-database.ts'

/** An arbitrary number: one process rolls up at a time. */
const ROLL_UP_LOCK = 7_130_251_105

/** False if another process is rolling up. Holds until the transaction ends. */
export async function tryLockRollUp(tx: Queryable): Promise<boolean> {
  const { rows } = await tx.execute<{ locked: boolean }>(
    sql`select pg_try_advisory_xact_lock(${ROLL_UP_LOCK}) as locked`,
  )
  return rows[0]?.locked === true
}

/** Returns the days that are marked, the newest first. */
export async function listMarkedDays(db: Queryable): Promise<string[]> {
  const { rows } = await db.execute<{ day: string }>(
    sql`select distinct day from statistics_marks order by day desc`,
  )
  return rows.map(({ day }) => day)
}

/** Returns the marks of a day that can be seen now. What they announce can be seen from now on, too. */
export async function listMarks(tx: Queryable, day: string): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`select id from statistics_marks where day = ${day}`)
  return rows.map(({ id }) => id)
}

export async function deleteMarks(tx: Queryable, ids: readonly string[]): Promise<void> {
  await tx.execute(sql`
    delete from statistics_marks
    where id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::bigint)`)
}

/** The midnight in Seoul that begins a day. */
function startOf(day: string) {
  return sql`(${day}::timestamp at time zone 'Asia/Seoul')`
}

/** Within a day by the time in `column`. */
function isOn(column: ReturnType<typeof sql.raw>, day: string) {
  return sql`${column} >= ${startOf(day)} and ${column} < ${startOf(addDays(day, 1))}`
}

/** A learner and a concept. */
interface ConceptLearner {
  conceptId: string
  userId: string
}

/** Counts study and answers of a day anew. */
export async function rollUpStudy(tx: Queryable, day: string): Promise<void> {
  await addUpConcepts(tx, await replaceLearners(tx, day))
  await tx.execute(sql`delete from statistics_answers where day = ${day}`)
  await tx.execute(sql`
    insert into statistics_answers (day, concept_id, difficulty_level, answers, right_answers)
    select ${day}, a.concept_id, a.difficulty_level, count(*), count(*) filter (where a.verdict = 'correct')
    from attempts a where a.day = ${day} group by a.concept_id, a.difficulty_level`)
  await tx.execute(sql`delete from statistics_items where grain = 'day' and start = ${day}`)
  await tx.execute(sql`
    insert into statistics_items (grain, start, evaluation_id, answers, right_answers)
    select 'day', ${day}, a.evaluation_id, count(*), count(*) filter (where a.verdict = 'correct')
    from attempts a join evaluation_items ei on ei.id = a.evaluation_id and ei.origin <> 'practice'
    where a.day = ${day} group by a.evaluation_id`)
  await summarizeLearners(tx, 'day', day)
}

/** Writes who was active on a day. Returns the learners of concepts of whom it changed something: few, when it is done again. */
async function replaceLearners(tx: Queryable, day: string): Promise<ConceptLearner[]> {
  // The concept of a span whose item arrived after it is that of the item.
  const { rows } = await tx.execute<{ conceptId: string; userId: string }>(sql`
    with done as (
      select ts.user_id, coalesce(ts.concept_id, (
        select ic.concept_id from item_concepts ic where ic.item_id = ts.span_key order by ic.ordered limit 1
      )) as concept_id, ts.accepted as studied
      from time_spans ts where ts.day = ${day} and ts.accepted > 0
      union all
      select a.user_id, a.concept_id, 0 from attempts a where a.day = ${day}
    ), active as materialized (
      select coalesce(concept_id, '') as concept_id, user_id, sum(studied) as studied
      from done group by grouping sets ((user_id), (user_id, concept_id))
      having grouping(concept_id) = 1 or concept_id is not null
    ), gone as (
      delete from statistics_learners l where l.grain = 'day' and l.start = ${day}
        and not exists (select from active where active.concept_id = l.concept_id and active.user_id = l.user_id)
      returning l.concept_id, l.user_id
    ), written as (
      insert into statistics_learners as l (grain, start, concept_id, user_id, studied)
      select 'day', ${day}, concept_id, user_id, studied from active
      on conflict (grain, concept_id, start, user_id) do update set studied = excluded.studied
        where l.studied <> excluded.studied
      returning l.concept_id, l.user_id
    )
    select concept_id as "conceptId", user_id as "userId" from (table gone union all table written) changed
    where concept_id <> ''`)
  return rows
}

/** Adds up the days of learners in concepts. */
async function addUpConcepts(tx: Queryable, changed: readonly ConceptLearner[]): Promise<void> {
  if (changed.length === 0) return
  const pairs = sql`jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as changed ("conceptId" text, "userId" uuid)`
  await tx.execute(sql`
    insert into statistics_concept_learners as c (concept_id, user_id, first_day, last_day, studied)
    select changed."conceptId", changed."userId", days.first, days.last, days.studied from ${pairs}
    cross join lateral (
      select min(l.start) as first, max(l.start) as last, coalesce(sum(l.studied), 0) as studied
      from statistics_learners l
      where l.user_id = changed."userId" and l.concept_id = changed."conceptId" and l.grain = 'day'
    ) days
    on conflict (concept_id, user_id) do update
      set first_day = excluded.first_day, last_day = excluded.last_day, studied = excluded.studied`)
  await tx.execute(sql`
    delete from statistics_concept_learners c using ${pairs}
    where c.concept_id = changed."conceptId" and c.user_id = changed."userId"
      and c.first_day is null and c.completed_on is null`)
}

/** Adds up the days of a week. Learners are counted once. */
export async function rollUpWeek(tx: Queryable, week: string): Promise<void> {
  const isOfWeek = sql`grain = 'day' and start between ${week} and ${addDays(week, 6)}`
  await tx.execute(
    sql`delete from statistics_learners where grain = 'week' and concept_id = '' and start = ${week}`,
  )
  await tx.execute(sql`
    insert into statistics_learners (grain, start, concept_id, user_id, studied)
    select 'week', ${week}, '', user_id, sum(studied)
    from statistics_learners where ${isOfWeek} and concept_id = '' group by user_id`)
  await tx.execute(sql`delete from statistics_items where grain = 'week' and start = ${week}`)
  await tx.execute(sql`
    insert into statistics_items (grain, start, evaluation_id, answers, right_answers)
    select 'week', ${week}, evaluation_id, sum(answers), sum(right_answers)
    from statistics_items where ${isOfWeek} group by evaluation_id`)
  await summarizeLearners(tx, 'week', week)
}

async function summarizeLearners(tx: Queryable, grain: 'day' | 'week', start: string): Promise<void> {
  await tx.execute(sql`delete from statistics_study where grain = ${grain} and start = ${start}`)
  await tx.execute(sql`
    insert into statistics_study (grain, start, learners, studied)
    select ${grain}, ${start}, count(*), sum(studied)
    from statistics_learners where grain = ${grain} and concept_id = '' and start = ${start} having count(*) > 0`)
}

/** Counts calls of models and notifications of a day anew. Not for days of which records have been deleted since. */
export async function rollUpCounts(tx: Queryable, day: string): Promise<void> {
  await tx.execute(sql`delete from statistics_counts where day = ${day}`)
  const ofCalls = isOn(sql.raw('c.created_at'), day)
  const ofSends = isOn(sql.raw('s.sent_at'), day)
  const step = sql`greatest(0, round(${STEPS_A_DOUBLING} * log(2, greatest(1, c.latency_ms)::numeric)))::int::text`
  await tx.execute(sql`
    insert into statistics_counts (day, measure, key, value)
    select ${day}, 'calls', c.purpose || ':' || c.status, count(*) from llm_calls c where ${ofCalls} group by 3
    union all
    select ${day}, 'tokens', c.purpose || ':' || t.key, sum(t.value) from llm_calls c
      cross join lateral (values ('in', c.input_tokens), ('out', c.output_tokens)) as t (key, value)
      where ${ofCalls} group by 3
    union all
    select ${day}, 'cost', c.purpose, round(sum(c.cost) * ${COST_UNITS_A_WON}) from llm_calls c
      where ${ofCalls} and c.cost is not null group by 3
    union all
    select ${day}, 'unpriced', c.purpose, count(*) from llm_calls c where ${ofCalls} and c.cost is null group by 3
    union all
    select ${day}, 'latency', ${step}, count(*) from llm_calls c
      where ${ofCalls} and c.status = 'success'
        and c.purpose in (select jsonb_array_elements_text(${JSON.stringify(CALL_GROUPS.tutor)}::jsonb)) group by 3
    union all
    select ${day}, 'sent', s.method, count(*) from notification_sends s where ${ofSends} group by s.method
    union all
    select ${day}, 'clicked', s.method, count(*) from notification_sends s
      where ${ofSends} and s.clicked_at is not null group by s.method`)
}

/** A level of a concept that a learner has to clear to complete it. */
export interface RequiredLevel {
  conceptId: string
  level: number
}

/** Finds who had cleared every level of a concept, of the learners who finished an exam on a day. */
export async function rollUpCompletions(
  tx: Queryable,
  day: string,
  required: readonly RequiredLevel[],
): Promise<void> {
  await tx.execute(
    sql`delete from statistics_concept_learners where completed_on = ${day} and first_day is null`,
  )
  await tx.execute(
    sql`update statistics_concept_learners set completed_on = null where completed_on = ${day}`,
  )
  await tx.execute(sql`
    with required as (
      select r."conceptId" as concept_id, r.level
      from jsonb_to_recordset(${JSON.stringify(required)}::jsonb) as r ("conceptId" text, level int)
    ), touched as (
      select distinct e.user_id, t.concept_id
      from exams e join threads t on t.user_id = e.user_id and t.id = e.thread_id
      where ${isOn(sql.raw('e.finished_at'), day)} and t.concept_id is not null
    ), cleared as (
      select tl.user_id, tl.concept_id, e.difficulty_level, min(e.finished_at) as at
      from touched tl
      join threads t on t.user_id = tl.user_id and t.concept_id = tl.concept_id
      join exams e on e.user_id = t.user_id and e.thread_id = t.id and e.finished_at is not null
      group by tl.user_id, tl.concept_id, e.difficulty_level
    )
    insert into statistics_concept_learners (concept_id, user_id, completed_on)
    select c.concept_id, c.user_id, to_char(max(c.at) at time zone 'Asia/Seoul', 'YYYY-MM-DD')
    from cleared c join required r on r.concept_id = c.concept_id and r.level = c.difficulty_level
    group by c.concept_id, c.user_id
    having count(*) = (select count(*) from required r where r.concept_id = c.concept_id)
    on conflict (concept_id, user_id) do update set completed_on = excluded.completed_on`)
}

export async function saveRolledUp(db: Queryable, now: Date): Promise<void> {
  await db.execute(sql`
    insert into statistics_state (id, rolled_up_at) values (1, ${now.toISOString()}::timestamptz)
    on conflict (id) do update set rolled_up_at = excluded.rolled_up_at`)
}
