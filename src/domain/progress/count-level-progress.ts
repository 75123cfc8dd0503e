import { foldStandings } from '../exam/fold-standings.ts'
import { DIFFICULTY_LEVELS } from '../exam/item.ts'
import type { Attempt } from './attempt.ts'
import type { LevelProgress } from './progress.ts'

/**
 * What a learner did, level by level, lowest first; a level without an answer is left out. `attempts` are oldest first.
 */
export function countLevelProgress(attempts: readonly Attempt[]): LevelProgress[] {
  return DIFFICULTY_LEVELS.flatMap((difficultyLevel) => {
    const ofLevel = attempts.filter((attempt) => attempt.difficultyLevel === difficultyLevel)
    if (ofLevel.length === 0) return []
    const standings = foldStandings(ofLevel.map((attempt) => ({ ...attempt, answeredAt: '' })))
    const doneAlone = new Set(
      ofLevel
        .filter(({ verdict, help }) => verdict === 'correct' && help === 'alone')
        .map(({ evaluationId }) => evaluationId),
    )
    const right = standings.filter(({ isOwed }) => !isOwed)
    return [
      {
        difficultyLevel,
        total: standings.length,
        correct: right.filter(({ evaluationId }) => doneAlone.has(evaluationId)).length,
        incorrect: standings.length - right.length,
      },
    ]
  })
}
