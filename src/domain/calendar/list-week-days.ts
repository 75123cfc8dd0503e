import { DAY_MS } from './durations.ts'
import { toSeoulClock, toSeoulDate } from './seoul-day.ts'

/** The seven days, Monday first, of the week in Seoul that `at` (milliseconds since the epoch) is in: `2026-03-02`. */
export function listWeekDays(at: number): string[] {
  const sinceMonday = (toSeoulClock(at).getUTCDay() + 6) % 7
  return Array.from({ length: 7 }, (_, index) => toSeoulDate(at + (index - sinceMonday) * DAY_MS))
}
