import { eq, sql } from 'drizzle-orm'
import type { WrittenTestType } from '#domain/exam/item.ts'
import type { ItemFlag } from '#domain/statistics/flag-item.ts'
import type { Queryable } from '../db/open-database.ts'
import { itemStatistics } from '../db/schema.ts'

/** An arbitrary number: one process summarizes at a time. */
const SUMMARY_LOCK = 7_130_251_106
/** Every answer is read; the pool's own limit is for what a person waits for. */
const WITHIN = '10min'
/** Other first answers of a learner from which on they say how much the learner knows. */
const FEWEST_OTHERS = 5

/** False if another process is summarizing. Holds until the transaction ends. */
export async function tryLockSummary(tx: Queryable): Promise<boolean> {
  await tx.execute(sql.raw(`set local statement_timeout = '${WITHIN}'`))
  const { rows } = await tx.execute<{ locked: boolean }>(
    sql`select pg_try_advisory_xact_lock(${SUMMARY_LOCK}) as locked`,
  )
  return rows[0]?.locked === true
}

/**
 * Summarizes the first answers of every learner to every version of the items, without flags. Discrimination is the correlation of the
 * score with the share of right answers that the learner gave to other items.
 */
export async function summarizeItems(tx: Queryable): Promise<void> {
  await tx.execute(sql`delete from item_statistics`)
  await tx.execute(sql`
    with first as (
      select distinct on (a.user_id, a.evaluation_id, a.item_version)
        a.user_id, a.evaluation_id, a.item_version, a.help, (a.verdict = 'correct')::int as score
      from attempts a join evaluation_items ei on ei.id = a.evaluation_id and ei.origin <> 'practice'
      order by a.user_id, a.evaluation_id, a.item_version, a.answered_at, a.position
    ), learner as (
      select user_id, count(*) as answers, sum(score) as right_answers from first where help = 'alone' group by user_id
    ), spent as (
      select span_key, user_id, sum(accepted) as studied from time_spans
      where span_type = 'EVALUATION_ITEM' group by span_key, user_id having sum(accepted) > 0
    ), time as (
      select span_key, percentile_disc(0.5) within group (order by studied) as median from spent group by span_key
    )
    insert into item_statistics
      (evaluation_id, item_version, answers, after_hint, after_solution, alone, right_alone, discrimination, median_time)
    select f.evaluation_id, f.item_version, count(*),
      count(*) filter (where f.help = 'hint'), count(*) filter (where f.help = 'solution'),
      count(*) filter (where f.help = 'alone'), count(*) filter (where f.help = 'alone' and f.score = 1),
      corr(f.score, (l.right_answers - f.score)::float / nullif(l.answers - 1, 0))
        filter (where f.help = 'alone' and l.answers > ${FEWEST_OTHERS}),
      max(time.median)
    from first f
    left join learner l on l.user_id = f.user_id
    left join time on time.span_key = f.evaluation_id
    group by f.evaluation_id, f.item_version`)
}

type SummaryRow = Pick<
  typeof itemStatistics.$inferSelect,
  | 'evaluationId'
  | 'itemVersion'
  | 'answers'
  | 'afterHint'
  | 'afterSolution'
  | 'alone'
  | 'rightAlone'
  | 'discrimination'
> & { writtenTestType: WrittenTestType; options: number }

/** Returns the summaries that have enough answers to be flagged. */
export async function listJudged(tx: Queryable, fewest: number): Promise<SummaryRow[]> {
  const { rows } = await tx.execute<SummaryRow>(sql`
    select s.evaluation_id as "evaluationId", s.item_version as "itemVersion", s.answers,
      s.after_hint as "afterHint", s.after_solution as "afterSolution", s.alone, s.right_alone as "rightAlone",
      s.discrimination, ei.written_test_type as "writtenTestType",
      num_nonnulls(nullif(ei.option1, ''), nullif(ei.option2, ''), nullif(ei.option3, ''), nullif(ei.option4, ''),
        nullif(ei.option5, '')) as options
    from item_statistics s join evaluation_items ei on ei.id = s.evaluation_id where s.answers >= ${fewest}`)
  return rows
}

export async function saveFlags(
  tx: Queryable,
  flagged: readonly { evaluationId: string; itemVersion: number; flags: readonly ItemFlag[] }[],
): Promise<void> {
  await tx.execute(sql`
    update item_statistics s set flags = array(select jsonb_array_elements_text(f.flags))
    from jsonb_to_recordset(${JSON.stringify(flagged)}::jsonb)
      as f ("evaluationId" text, "itemVersion" int, flags jsonb)
    where s.evaluation_id = f."evaluationId" and s.item_version = f."itemVersion"`)
}

export async function saveSummarized(tx: Queryable, now: Date): Promise<void> {
  await tx.execute(sql`
    insert into statistics_state (id, items_at) values (1, ${now.toISOString()}::timestamptz)
    on conflict (id) do update set items_at = excluded.items_at`)
}

/** What was summarized of an item's versions. */
export function listSummaries(db: Queryable, evaluationId: string) {
  return db
    .select()
    .from(itemStatistics)
    .where(eq(itemStatistics.evaluationId, evaluationId))
    .orderBy(itemStatistics.itemVersion)
}

interface AnswerOf {
  evaluationId: string
  itemVersion: number
}

/** How many learners gave each answer first and without help. */
export async function listFirstAnswers(db: Queryable, { evaluationId, itemVersion }: AnswerOf) {
  const { rows } = await db.execute<{ answer: string; learners: number }>(sql`
    select answer, count(*)::int as learners from (
      select distinct on (user_id) answer, help from attempts
      where evaluation_id = ${evaluationId} and item_version = ${itemVersion}
      order by user_id, answered_at, position) first
    where help = 'alone' and answer is not null group by answer`)
  return rows
}

/** The wrong answers that at least `fewest` learners gave, the most frequent first; spaces and case make no difference. */
export async function listWrongAnswersGiven(
  db: Queryable,
  { evaluationId, itemVersion }: AnswerOf,
  fewest: number,
  most: number,
) {
  const { rows } = await db.execute<{ answer: string; learners: number; mistake: string | null }>(sql`
    select min(answer) as answer, count(distinct user_id)::int as learners, max(mistake) as mistake from attempts
    where evaluation_id = ${evaluationId} and item_version = ${itemVersion} and verdict = 'incorrect'
      and answer is not null
    group by lower(regexp_replace(answer, '\\s', '', 'g')) having count(distinct user_id) >= ${fewest}
    order by learners desc, answer limit ${most}`)
  return rows
}
