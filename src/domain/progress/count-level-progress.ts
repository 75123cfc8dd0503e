import { foldStandings } from '../exam/fold-standings.ts'
import { DIFFICULTY_LEVELS } from '../exam/item.ts'
import type { Attempt, AttemptHelp } from './attempt.ts'
import type { LevelProgress } from './progress.ts'

/**
 * What a learner did, level by level, lowest first; a level without an answer is left out. `attempts` are oldest first.
 */
export function countLevelProgress(attempts: readonly Attempt[]): LevelProgress[] {
  return DIFFICULTY_LEVELS.flatMap((difficultyLevel) => {
    const ofLevel = attempts.filter((attempt) => attempt.difficultyLevel === difficultyLevel)
    if (ofLevel.length === 0) return []
    const standings = foldStandings(ofLevel.map((attempt) => ({ ...attempt, answeredAt: '' })))
    const right = standings.filter(({ isOwed }) => !isOwed)
    const countRightWith = (wanted: AttemptHelp) => {
      const answers = ofLevel.filter(({ verdict, help }) => verdict === 'correct' && help === wanted)
      const ids = new Set(answers.map(({ evaluationId }) => evaluationId))
      return right.filter(({ evaluationId }) => ids.has(evaluationId)).length
    }
    return [
      {
        difficultyLevel,
        total: standings.length,
        correct: countRightWith('alone'),
        selfMarked: countRightWith('self'),
        incorrect: standings.length - right.length,
      },
    ]
  })
}
