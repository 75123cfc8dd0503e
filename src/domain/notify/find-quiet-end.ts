import { DAY_MS, HOUR_MS } from '../calendar/durations.ts'
import { seoulHour, startOfSeoulDay } from '../calendar/seoul-day.ts'
import type { QuietHours } from './notification.ts'

/** Returns whether `at` (milliseconds since the epoch) is within the quiet hours (offline.md, 'Push'). */
export function isQuiet(at: number, { from, to }: QuietHours): boolean {
  const hour = seoulHour(at)
  return from <= to ? hour >= from && hour < to : hour >= from || hour < to
}

/** Returns the next start of `hour` in Seoul after `at`. */
function findNextHour(at: number, hour: number): number {
  const today = startOfSeoulDay(at) + hour * HOUR_MS
  return today > at ? today : today + DAY_MS
}

/** Returns `at`, or the end of the quiet hours if it is within them. Milliseconds since the epoch. */
export function findQuietEnd(at: number, quietHours: QuietHours): number {
  return isQuiet(at, quietHours) ? findNextHour(at, quietHours.to) : at
}

/** Returns the next start of the quiet hours after `at`; Infinity if there are none. Milliseconds since the epoch. */
export function findQuietStart(at: number, { from, to }: QuietHours): number {
  return from === to ? Number.POSITIVE_INFINITY : findNextHour(at, from)
}
