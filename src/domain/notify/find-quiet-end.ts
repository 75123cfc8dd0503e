import { DAY_MS, HOUR_MS } from '../calendar/durations.ts'
import { seoulHour, startOfSeoulDay } from '../calendar/seoul-day.ts'
import type { QuietHours } from './notification.ts'

/** Whether `at` (milliseconds since the epoch) lies in the quiet hours (offline.md, 'Push'). */
export function isQuiet(at: number, { from, to }: QuietHours): boolean {
  const hour = seoulHour(at)
  return from <= to ? hour >= from && hour < to : hour >= from || hour < to
}

/** The next time after `at` at which the clock in Seoul strikes `hour`. */
function findNextHour(at: number, hour: number): number {
  const today = startOfSeoulDay(at) + hour * HOUR_MS
  return today > at ? today : today + DAY_MS
}

/** The first moment from `at` on that is not quiet: `at` itself, or the end of the quiet hours. Milliseconds since the epoch. */
export function findQuietEnd(at: number, quietHours: QuietHours): number {
  return isQuiet(at, quietHours) ? findNextHour(at, quietHours.to) : at
}

/** When quiet hours begin next after `at`, a moment that is not quiet; never: Infinity. Milliseconds since the epoch. */
export function findQuietStart(at: number, { from, to }: QuietHours): number {
  return from === to ? Number.POSITIVE_INFINITY : findNextHour(at, from)
}
