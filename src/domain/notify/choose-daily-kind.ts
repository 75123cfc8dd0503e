import { startOfSeoulDay } from '../calendar/seoul-day.ts'
import type { DailyKind } from './notification.ts'

/**
 * Which of the daily kinds to plan for a person at their chosen hour, so that two never come at once: due reviews before the bare
 * reminder; null for whoever has nothing due and has studied on the day of `now`. Times in milliseconds since the epoch
 * (offline.md, 'Push').
 */
export function chooseDailyKind(
  person: { lastStudiedAt: number | null; dueCount: number },
  now: number,
): DailyKind | null {
  if (person.dueCount > 0) return 'review-due'
  const { lastStudiedAt } = person
  return lastStudiedAt !== null && lastStudiedAt >= startOfSeoulDay(now) ? null : 'study-reminder'
}
