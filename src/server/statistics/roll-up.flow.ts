import { DAY_MS } from '#domain/calendar/durations.ts'
import { toSeoulDate } from '#domain/calendar/seoul-day.ts'
import { isContentLevel } from '#domain/exam/item.ts'
import { weekOf } from '#domain/statistics/day-range.ts'
import type { AppDeps } from '../deps.ts'
import { getConceptLevels } from '../exam/exam-state.flow.ts'
import {
  deleteMarks,
  listMarkedDays,
  listMarks,
  type RequiredLevel,
  rollUpCompletions,
  rollUpCounts,
  rollUpStudy,
  rollUpWeek,
  saveRolledUp,
  tryLockRollUp,
} from './roll-up.queries.ts'

/** Within what calls and notifications are kept for (jobs/housekeeping.queries.ts): a day is never counted from what is left of it. */
const COUNTED_AGAIN_MS = 80 * DAY_MS

type RollUpDeps = Pick<AppDeps, 'db' | 'clock' | 'contentDb' | 'contentCache'>

async function listRequiredLevels(deps: RollUpDeps): Promise<RequiredLevel[]> {
  return [...(await getConceptLevels(deps))].flatMap(([conceptId, levels]) =>
    [...levels].filter(isContentLevel).map((level) => ({ conceptId, level })),
  )
}

/**
 * Rolls up the marked days, the newest first, each in its own transaction: what is done stays done if the rest has to wait. A record that
 * is committed meanwhile brings its own mark, which stays.
 */
export async function rollUpMarkedDays(deps: RollUpDeps, signal: AbortSignal): Promise<void> {
  const { db, clock } = deps
  const startedAt = clock()
  const required = await listRequiredLevels(deps)
  const oldest = toSeoulDate(startedAt.getTime() - COUNTED_AGAIN_MS)
  for (const day of await listMarkedDays(db)) {
    if (signal.aborted) return
    const isDone = await db.transaction(async (tx) => {
      if (!(await tryLockRollUp(tx))) return false
      const marks = await listMarks(tx, day)
      await rollUpStudy(tx, day)
      await rollUpWeek(tx, weekOf(day))
      await rollUpCompletions(tx, day, required)
      if (day >= oldest) await rollUpCounts(tx, day)
      await deleteMarks(tx, marks)
      return true
    })
    // Another process is at it, and will say when it is done.
    if (!isDone) return
  }
  await saveRolledUp(db, startedAt)
}
