import { HOUR_MS } from '#domain/calendar/durations.ts'
import { seoulHour, startOfSeoulDay, toSeoulDate } from '#domain/calendar/seoul-day.ts'
import { chooseDailyKind } from '#domain/notify/choose-daily-kind.ts'
import { composeDaily } from '#domain/notify/compose-notification.ts'
import { PUSH_TTL_MS } from '#domain/notify/find-window.ts'
import { NOTIFICATION_METHODS, type NotificationMethod } from '#domain/notify/notification-method.ts'
import type { Queryable } from '../db/open-database.ts'
import type { AppDeps } from '../deps.ts'
import type { PushTarget } from '../push/make-push.ts'
import { findBrowsers } from '../push/subscription.queries.ts'
import { countDue } from '../review/review.queries.ts'
import { findLastStudied } from './person-facts.queries.ts'
import {
  type DailyCandidate,
  insertPlans,
  listCandidates,
  type PlannedNotification,
  takeDay,
} from './plan.queries.ts'
import { SENDERS } from './senders.ts'

/** People per transaction. */
const BATCH = 500
/** A planner that was down catches up on the hours whose window is still open. */
const HOURS_BACK = PUSH_TTL_MS / HOUR_MS - 1

type PlanDeps = Pick<AppDeps, 'db' | 'clock' | 'newId' | 'mailer'>

/**
 * Plans the daily notification of each person whose chosen hour it is, or that there is none: once per person and day, in any number
 * of processes and calls. Returns the number of notifications planned.
 */
export async function planDaily(deps: PlanDeps): Promise<number> {
  const now = deps.clock()
  let planned = 0
  for (;;) {
    const batch = await deps.db.transaction((tx) => planBatch(deps, tx, now))
    if (batch === null) return planned
    planned += batch
  }
}

/** Null if no candidate is left. */
async function planBatch(deps: PlanDeps, tx: Queryable, now: Date): Promise<number | null> {
  const at = now.getTime()
  const hour = seoulHour(at)
  const day = toSeoulDate(at)
  const hours = { from: Math.max(0, hour - HOURS_BACK), to: hour }
  const candidates = await listCandidates(tx, hours, day, BATCH)
  if (candidates.length === 0) return null
  const ids = candidates.map(({ id }) => id)
  const taken = await takeDay(tx, ids, day)
  const lastStudied = await findLastStudied(tx, ids, now)
  const due = await countDue(tx, ids, now)
  const browsers = await findBrowsers(tx, ids)
  const planned = candidates.flatMap((person): PlannedNotification[] => {
    if (!taken.has(person.id)) return []
    const facts = { lastStudiedAt: lastStudied.get(person.id) ?? null, dueCount: due.get(person.id) ?? 0 }
    const kind = chooseDailyKind(facts, at)
    const methods = findMethods(person, browsers.get(person.id) ?? [], deps.mailer.isOn)
    if (kind === null || methods.length === 0) return []
    return [
      {
        userId: person.id,
        id: deps.newId(),
        content: composeDaily(kind),
        plannedAt: new Date(startOfSeoulDay(at) + person.reminderHour * HOUR_MS),
        sends: methods.map((method) => ({ id: deps.newId(), method })),
      },
    ]
  })
  await insertPlans(tx, planned)
  return planned.length
}

/** Returns the methods that the person wants and can be reached by. */
export function findMethods(
  { email, notificationMethods }: Pick<DailyCandidate, 'email' | 'notificationMethods'>,
  browsers: readonly PushTarget[],
  isMailOn: boolean,
): NotificationMethod[] {
  const recipient = { email, browsers, isMailOn }
  return NOTIFICATION_METHODS.filter(
    (method) => notificationMethods.includes(method) && SENDERS[method].prepare(recipient, null) !== null,
  )
}
