import { type DifficultyLevel, isContentLevel } from '../exam/item.ts'

/** Whether a concept is completed: each of its levels is cleared. The wrong answers are no level of it. */
export function isCompleted(
  availableLevels: readonly DifficultyLevel[],
  clearedLevels: readonly DifficultyLevel[],
): boolean {
  const levels = availableLevels.filter(isContentLevel)
  return levels.length > 0 && levels.every((level) => clearedLevels.includes(level))
}
