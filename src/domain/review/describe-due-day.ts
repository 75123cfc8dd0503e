import { DAY_MS } from '../calendar/durations.ts'
import { startOfSeoulDay } from '../calendar/seoul-day.ts'

/** When something is due, as one says it in Seoul: '오늘', '내일', '모레', '3일 뒤'. Both in milliseconds since the epoch. */
export function describeDueDay(dueAt: number, now: number): string {
  const days = Math.round((startOfSeoulDay(dueAt) - startOfSeoulDay(now)) / DAY_MS)
  if (days <= 0) return '오늘'
  if (days === 1) return '내일'
  return days === 2 ? '모레' : `${days}일 뒤`
}
