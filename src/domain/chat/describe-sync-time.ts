import { isSameSeoulDay, toSeoulClock } from '../calendar/seoul-day.ts'

/** When the server was last heard: '14:05', of another day '11월 20일 14:05', in Seoul. Both in milliseconds since the epoch. */
export function describeSyncTime(at: number, now: number): string {
  const date = toSeoulClock(at)
  const time = date.toISOString().slice(11, 16)
  return isSameSeoulDay(at, now) ? time : `${date.getUTCMonth() + 1}월 ${date.getUTCDate()}일 ${time}`
}
