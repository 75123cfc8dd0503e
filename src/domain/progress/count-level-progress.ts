import { DIFFICULTY_LEVELS } from '../exam/item.ts'
import type { Attempt } from './attempt.ts'
import type { LevelProgress } from './progress.ts'

/**
 * What a learner did, level by level, lowest first; a level without an answer is left out. `attempts` are oldest first.
 * `total`: different items answered; `correct`: of these, answered right alone, with neither hint nor solution (tutor.md: progress
 * counts what was done alone); `incorrect`: got wrong and not right since. Items got right with help are in `total` only.
 */
export function countLevelProgress(attempts: readonly Attempt[]): LevelProgress[] {
  return DIFFICULTY_LEVELS.flatMap((difficultyLevel) => {
    const ofLevel = attempts.filter((attempt) => attempt.difficultyLevel === difficultyLevel)
    if (ofLevel.length === 0) return []
    const lastVerdict = new Map(ofLevel.map((attempt) => [attempt.evaluationId, attempt.verdict]))
    const doneAlone = new Set(
      ofLevel
        .filter(({ verdict, help }) => verdict === 'correct' && help === 'alone')
        .map(({ evaluationId }) => evaluationId),
    )
    const owed = [...lastVerdict].filter(([, verdict]) => verdict === 'incorrect').map(([id]) => id)
    return [
      {
        difficultyLevel,
        total: lastVerdict.size,
        correct: [...doneAlone].filter((id) => lastVerdict.get(id) === 'correct').length,
        incorrect: owed.length,
      },
    ]
  })
}
