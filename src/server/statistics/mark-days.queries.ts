import { sql } from 'drizzle-orm'
import type { Queryable } from '../db/open-database.ts'
import { prepareOnce } from '../db/prepare-once.ts'
import { statisticsMarks } from '../db/schema.ts'

const markInsert = prepareOnce((tx) =>
  tx
    .insert(statisticsMarks)
    .values({ day: sql.placeholder('day') })
    .prepare('mark_day'),
)

/**
 * Marks days whose records this transaction changes, so that they are rolled up again. A mark is committed with its records: who reads
 * the mark reads them too.
 */
export async function markDays(tx: Queryable, days: readonly string[]): Promise<void> {
  for (const day of days) await markInsert(tx).execute({ day })
}

/** Marks every day on which a person left a record that is counted. */
export async function markDaysOf(tx: Queryable, userId: string): Promise<void> {
  await tx.execute(sql`
    insert into statistics_marks (day)
    select day from attempts where user_id = ${userId}
    union select day from time_spans where user_id = ${userId}
    union select to_char(sent_at at time zone 'Asia/Seoul', 'YYYY-MM-DD') from notification_sends
      where user_id = ${userId} and sent_at is not null
    union select to_char(finished_at at time zone 'Asia/Seoul', 'YYYY-MM-DD') from exams
      where user_id = ${userId} and finished_at is not null`)
}

/** Marks the days on which these notifications were sent. */
export async function markDaysOfSends(tx: Queryable, ids: readonly string[]): Promise<void> {
  await tx.execute(sql`
    insert into statistics_marks (day)
    select distinct to_char(sent_at at time zone 'Asia/Seoul', 'YYYY-MM-DD') from notification_sends
    where id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::uuid) and sent_at is not null`)
}
