const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** Asia/Seoul has kept UTC+9 without summer time since 1988. */
const SEOUL_OFFSET_MS = 9 * HOUR_MS

/** The day in Seoul as a count since the epoch. */
const seoulDay = (at: number) => Math.floor((at + SEOUL_OFFSET_MS) / DAY_MS)

/** The day in Seoul of a time, `2026-03-02`. `at`: milliseconds since the epoch. */
export function toSeoulDate(at: number): string {
  return new Date(at + SEOUL_OFFSET_MS).toISOString().slice(0, 10)
}

function describeDay(at: number, now: number): string {
  const age = seoulDay(now) - seoulDay(at)
  if (age === 0) return '오늘'
  if (age === 1) return '어제'
  const date = new Date(at + SEOUL_OFFSET_MS)
  const day = `${date.getUTCMonth() + 1}월 ${date.getUTCDate()}일`
  const year = date.getUTCFullYear()
  return year === new Date(now + SEOUL_OFFSET_MS).getUTCFullYear() ? day : `${year}년 ${day}`
}

/** '오늘 오후 4:12', '어제 오전 9:05', '3월 2일 오후 12:30', '2025년 3월 2일 …', in Seoul. Both in milliseconds since the epoch. */
export function describeDayTime(at: number, now: number): string {
  const time = new Date(at + SEOUL_OFFSET_MS)
  const hour = time.getUTCHours()
  const half = hour < 12 ? '오전' : '오후'
  const minutes = String(time.getUTCMinutes()).padStart(2, '0')
  return `${describeDay(at, now)} ${half} ${hour % 12 || 12}:${minutes}`
}

/** Whether two times fall on one day in Seoul, so that a list shows the day once. Milliseconds since the epoch. */
export function isSameSeoulDay(one: number, other: number): boolean {
  return seoulDay(one) === seoulDay(other)
}
