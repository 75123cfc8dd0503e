import { sql } from 'drizzle-orm'
import type { Queryable } from '../db/open-database.ts'

type QueueDepths = Record<'notifications' | 'statistics_days' | 'generations' | 'item_imports', number>

/** Returns the depths of the queues in the database; empty if it does not answer, which other metrics show. */
export async function readQueueDepths(db: Queryable): Promise<Partial<QueueDepths>> {
  const asked = db.execute<QueueDepths>(sql`
    select
      (select count(*)::int from notification_sends where state = 'waiting' and due_at <= now()) as notifications,
      (select count(distinct day)::int from statistics_marks) as statistics_days,
      (select count(*)::int from generations where status = 'running') as generations,
      (select count(*)::int from item_imports where status = 'running') as item_imports`)
  return asked.then(
    ({ rows }) => rows[0] ?? {},
    () => ({}),
  )
}
