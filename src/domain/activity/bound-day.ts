import { DAY_MS } from '../calendar/durations.ts'
import { toSeoulDate } from '../calendar/seoul-day.ts'

/** Study of longer ago counts for the earliest of these days. */
const LATEST_DAYS = 30

/**
 * The day that a time span counts for: the one on which the device measured it, bounded by the server's clock: never in the future, and
 * at most 30 days back. `measured`: a date in Seoul, or undefined for a device that does not say. `now`: milliseconds since the epoch.
 */
export function boundDay(measured: string | undefined, now: number): string {
  const today = toSeoulDate(now)
  if (measured === undefined || measured > today) return today
  const earliest = toSeoulDate(now - LATEST_DAYS * DAY_MS)
  return measured < earliest ? earliest : measured
}
