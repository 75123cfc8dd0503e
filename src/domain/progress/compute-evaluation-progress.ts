import { DIFFICULTY_LEVELS } from '../exam/item.ts'
import type { AnswerCounts, EvaluationProgress, LevelProgress } from './progress.ts'

function sum(levels: readonly LevelProgress[]): AnswerCounts {
  return levels.reduce(
    (total, level) => ({
      total: total.total + level.total,
      correct: total.correct + level.correct,
      selfMarked: total.selfMarked + level.selfMarked,
      incorrect: total.incorrect + level.incorrect,
    }),
    { total: 0, correct: 0, selfMarked: 0, incorrect: 0 },
  )
}

/** What was done over all concepts (api.md, `evaluation-items/progresses`): sums in all and by level, lowest level first. */
export function computeEvaluationProgress(
  concepts: readonly { levels: readonly LevelProgress[] }[],
): EvaluationProgress {
  const all = concepts.flatMap((concept) => concept.levels)
  const levels = DIFFICULTY_LEVELS.flatMap((difficultyLevel) => {
    const ofLevel = all.filter((level) => level.difficultyLevel === difficultyLevel)
    return ofLevel.length === 0 ? [] : [{ difficultyLevel, ...sum(ofLevel) }]
  })
  return { ...sum(all), levels }
}
