import { DAY_MS, HOUR_MS } from '../calendar/durations.ts'
import { startOfSeoulDay } from '../calendar/seoul-day.ts'
import type { NotificationKind } from './notification.ts'

/** How long a push service keeps a message for a device that is off, and how late a daily one may be sent (offline.md, 'Push'). */
export const PUSH_TTL_MS = 4 * HOUR_MS

/** An announcement in the evening waits for the morning: the default quiet hours last 11 hours. */
const ANNOUNCEMENT_STALE_MS = DAY_MS

export interface NotificationWindow {
  /** When it may first be sent, milliseconds since the epoch. */
  opensAt: number
  /** When it becomes stale, milliseconds since the epoch. */
  closesAt: number
}

/**
 * Returns when a notification planned for `plannedAt` (milliseconds since the epoch) may be sent. A daily one is sent from the current
 * reminder hour, on the Seoul day of its plan, for 4 h and never after midnight, because it is about that day: changing the hour also
 * moves what is queued. An announcement may be sent at any time in the 24 h after its plan.
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
