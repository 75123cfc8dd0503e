import { DAY_MS } from '../calendar/durations.ts'
import { startOfSeoulDay, toSeoulClock } from '../calendar/seoul-day.ts'

function describeDay(at: number, now: number): string {
  const age = (startOfSeoulDay(now) - startOfSeoulDay(at)) / DAY_MS
  if (age === 0) return '오늘'
  if (age === 1) return '어제'
  const date = toSeoulClock(at)
  const day = `${date.getUTCMonth() + 1}월 ${date.getUTCDate()}일`
  const year = date.getUTCFullYear()
  return year === toSeoulClock(now).getUTCFullYear() ? day : `${year}년 ${day}`
}

/** '오늘 오후 4:12', '어제 오전 9:05', '3월 2일 오후 12:30', '2025년 3월 2일 …', in Seoul. Both in milliseconds since the epoch. */
export function describeDayTime(at: number, now: number): string {
  const time = toSeoulClock(at)
  const hour = time.getUTCHours()
  const half = hour < 12 ? '오전' : '오후'
  const minutes = String(time.getUTCMinutes()).padStart(2, '0')
  return `${describeDay(at, now)} ${half} ${hour % 12 || 12}:${minutes}`
}
