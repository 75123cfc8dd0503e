const MINUTE_MS = 60_000

/** '18분', '2시간 5분' of milliseconds of study; empty below a minute. */
export function describeStudyTime(ms: number): string {
  const minutes = Math.floor(ms / MINUTE_MS)
  if (minutes === 0) return ''
  const hours = Math.floor(minutes / 60)
  return hours === 0 ? `${minutes}분` : `${hours}시간 ${minutes % 60}분`
}
