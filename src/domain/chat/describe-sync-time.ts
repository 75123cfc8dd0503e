import { isSameSeoulDay } from './describe-day-time.ts'

/** Asia/Seoul has kept UTC+9 without summer time since 1988. */
const SEOUL_OFFSET_MS = 9 * 3_600_000

/** When the server was last heard: '14:05', of another day '11월 20일 14:05', in Seoul. Both in milliseconds since the epoch. */
export function describeSyncTime(at: number, now: number): string {
  const date = new Date(at + SEOUL_OFFSET_MS)
  const time = date.toISOString().slice(11, 16)
  return isSameSeoulDay(at, now) ? time : `${date.getUTCMonth() + 1}월 ${date.getUTCDate()}일 ${time}`
}
