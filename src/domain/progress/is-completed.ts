import type { DifficultyLevel } from '../exam/item.ts'

/** Whether a concept is completed: each of its levels is cleared. Wrong answers (-1) are no level of it. */
export function isCompleted(
  availableLevels: readonly DifficultyLevel[],
  clearedLevels: readonly DifficultyLevel[],
): boolean {
  const levels = availableLevels.filter((level) => level >= 0)
  return levels.length > 0 && levels.every((level) => clearedLevels.includes(level))
}
