import { MINUTE_MS } from '../calendar/durations.ts'

/** Whole minutes of a span of study. Totals add these up, so that no sum differs from the parts shown beside it. */
export function countStudyMinutes(ms: number): number {
  return Math.floor(ms / MINUTE_MS)
}

/** '18분', '2시간 5분' of whole minutes; empty for none. */
export function describeStudyTime(minutes: number): string {
  if (minutes === 0) return ''
  const hours = Math.floor(minutes / 60)
  return hours === 0 ? `${minutes}분` : `${hours}시간 ${minutes % 60}분`
}
