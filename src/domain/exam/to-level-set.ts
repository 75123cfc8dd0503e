import type { LevelSet } from '../progress/progress.ts'
import type { DifficultyExam } from './exam-set.ts'

/** A level of the exam info as progress has it. */
export function toLevelSet({ difficultyLevel, total, finished, everCleared }: DifficultyExam): LevelSet {
  return {
    difficultyLevel,
    setTotal: total,
    setFinished: finished,
    cleared: everCleared,
  }
}
