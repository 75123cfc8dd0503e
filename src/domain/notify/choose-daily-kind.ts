import { startOfSeoulDay } from '../calendar/seoul-day.ts'
import type { DailyKind } from './notification.ts'

/**
 * Returns the one daily kind to plan for a person at their chosen hour: due reviews take precedence over the
 * reminder. Null if nothing is due and the person has studied on the day of `now`. Times in milliseconds since the epoch
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
