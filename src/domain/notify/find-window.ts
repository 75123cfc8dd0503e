import { DAY_MS, HOUR_MS } from '../calendar/durations.ts'
import { startOfSeoulDay } from '../calendar/seoul-day.ts'
import type { NotificationKind } from './notification.ts'

/** How long a push service keeps a message for a device that is off, and how late a daily one may go (offline.md, 'Push'). */
export const PUSH_TTL_MS = 4 * HOUR_MS

/** An announcement of the evening waits for the morning: the usual quiet hours alone last 11. */
const ANNOUNCEMENT_STALE_MS = DAY_MS

export interface NotificationWindow {
  /** The first moment at which it may go, milliseconds since the epoch. */
  opensAt: number
  /** From here on it is stale, milliseconds since the epoch. */
  closesAt: number
}

/**
 * When a notification that was planned for `plannedAt` (milliseconds since the epoch) may go. A daily one goes from the hour chosen
 * now on the day in Seoul of its plan, for 4 h and never past midnight, for it speaks of that day: whoever moves the hour moves
 * what waits in the queue. An announcement goes at any time of the 24 h after its plan.
 */
export function findWindow(
  kind: NotificationKind,
  plannedAt: number,
  reminderHour: number,
): NotificationWindow {
  if (kind === 'announcement') return { opensAt: plannedAt, closesAt: plannedAt + ANNOUNCEMENT_STALE_MS }
  const midnight = startOfSeoulDay(plannedAt)
  const opensAt = midnight + reminderHour * HOUR_MS
  return { opensAt, closesAt: Math.min(opensAt + PUSH_TTL_MS, midnight + DAY_MS) }
}
