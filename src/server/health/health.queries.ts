import { sql } from 'drizzle-orm'
import { FAILED_STATUSES } from '#domain/prompt/model-call.ts'
import type { Queryable } from '../db/open-database.ts'

export interface SendCounts {
  method: string
  sent: number
  /** Refused by the service because of this server's keys or settings. */
  alarms: number
  /** Given up, though the address exists. */
  dropped: number
  /** Due for more than ten minutes. */
  late: number
}

/** Counts the notifications of the last day by method and outcome. */
export async function countSends(db: Queryable, now: Date): Promise<SendCounts[]> {
  const at = sql`${now.toISOString()}::timestamptz`
  const { rows } = await db.execute<SendCounts & Record<string, unknown>>(sql`
    select method,
      count(*) filter (where state = 'sent')::int as sent,
      count(*) filter (where drop_reason = 'alarm')::int as alarms,
      count(*) filter (where state = 'dropped' and drop_reason in ('refused', 'too-large', 'stale'))::int as dropped,
      count(*) filter (where state = 'waiting' and due_at < ${at} - interval '10 minutes')::int as late
    from notification_sends
    where due_at >= ${at} - interval '1 day'
    group by method order by method`)
  return rows
}

/** Counts the model calls of the last hour and the failed ones, with the median duration. */
export async function countCalls(
  db: Queryable,
  now: Date,
): Promise<{ calls: number; failed: number; medianMs: number | null }> {
  const { rows } = await db.execute<{ calls: number; failed: number; medianMs: number | null }>(sql`
    select count(*)::int as calls,
      count(*) filter (where status in ${[...FAILED_STATUSES]})::int as failed,
      percentile_cont(0.5) within group (order by latency_ms) as "medianMs"
    from llm_calls where created_at >= ${now.toISOString()}::timestamptz - interval '1 hour'`)
  return rows[0] ?? { calls: 0, failed: 0, medianMs: null }
}
