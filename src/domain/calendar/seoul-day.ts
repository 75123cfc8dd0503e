import { DAY_MS, HOUR_MS } from './durations.ts'

/** Asia/Seoul has kept UTC+9 without summer time since 1988. */
const SEOUL_OFFSET_MS = 9 * HOUR_MS

/** A date whose UTC fields read what a clock in Seoul shows at `at`, in milliseconds since the epoch. */
export function toSeoulClock(at: number): Date {
  return new Date(at + SEOUL_OFFSET_MS)
}

/** The midnight in Seoul that began the day of `at`. Both in milliseconds since the epoch. */
export function startOfSeoulDay(at: number): number {
  return Math.floor((at + SEOUL_OFFSET_MS) / DAY_MS) * DAY_MS - SEOUL_OFFSET_MS
}

/** The full hour of the day in Seoul, 0 to 23. `at`: milliseconds since the epoch. */
export function seoulHour(at: number): number {
  return Math.floor((at - startOfSeoulDay(at)) / HOUR_MS)
}

/** The day in Seoul of a time, `2026-03-02`. `at`: milliseconds since the epoch. */
export function toSeoulDate(at: number): string {
  return toSeoulClock(at).toISOString().slice(0, 10)
}

/** The day in Seoul of a time in words, `2026년 3월 2일`. `at`: milliseconds since the epoch. */
export function formatSeoulDay(at: number): string {
  const day = toSeoulClock(at)
  return `${day.getUTCFullYear()}년 ${day.getUTCMonth() + 1}월 ${day.getUTCDate()}일`
}

/** Whether two times fall on one day in Seoul. Milliseconds since the epoch. */
export function isSameSeoulDay(a: number, b: number): boolean {
  return startOfSeoulDay(a) === startOfSeoulDay(b)
}
