export const HOUR_MS = 3_600_000
export const DAY_MS = 24 * HOUR_MS

/** Asia/Seoul has kept UTC+9 without summer time since 1988. */
const SEOUL_OFFSET_MS = 9 * HOUR_MS

/** The midnight in Seoul that began the day of `at`. Both in milliseconds since the epoch. */
export function startOfSeoulDay(at: number): number {
  return Math.floor((at + SEOUL_OFFSET_MS) / DAY_MS) * DAY_MS - SEOUL_OFFSET_MS
}

/** The full hour of the day in Seoul, 0 to 23. `at`: milliseconds since the epoch. */
export function seoulHour(at: number): number {
  return Math.floor((at - startOfSeoulDay(at)) / HOUR_MS)
}
