import { CONTENT_LEVELS, type ContentLevel } from '../exam/item.ts'

// Not an interface: rows of the database are read as it.
export type AnswerCounts = { answers: number; rightAnswers: number }

export type LevelCounts = AnswerCounts & { difficultyLevel: ContentLevel }

/** Adds counts of answers up. */
export function sumAnswers(counts: readonly AnswerCounts[]): AnswerCounts {
  return counts.reduce(
    (sum, { answers, rightAnswers }) => ({
      answers: sum.answers + answers,
      rightAnswers: sum.rightAnswers + rightAnswers,
    }),
    { answers: 0, rightAnswers: 0 },
  )
}

/** Adds counts of answers up by level, lowest first; levels without any answer are left out. */
export function sumLevels(counts: readonly LevelCounts[]): LevelCounts[] {
  return CONTENT_LEVELS.flatMap((difficultyLevel) => {
    const sum = sumAnswers(counts.filter((each) => each.difficultyLevel === difficultyLevel))
    return sum.answers > 0 ? [{ difficultyLevel, ...sum }] : []
  })
}
