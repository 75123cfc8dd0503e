import { type DifficultyLevel, LEVEL } from '#domain/exam/item.ts'
import { AppError } from './error.ts'

/** Returns the error for an empty draw: the concept has no items of the level, or no wrong answers are left. */
export function noItems(level: DifficultyLevel): AppError {
  return new AppError(
    'NO_ITEMS',
    level === LEVEL.wrongAnswers ? { message: '다시 풀 틀린 문항이 없어요.' } : {},
  )
}
