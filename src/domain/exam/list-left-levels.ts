import type { DifficultyExam, ExamInfo } from './exam-set.ts'
import { isContentLevel } from './item.ts'

/** Whether an exam of the level was begun and has an unfinished item. */
export function hasUnfinishedExam({ total, finished }: DifficultyExam): boolean {
  return finished < total
}

/**
 * The levels of the concept, lowest first, that a learner left: those with an unfinished set, and those never cleared, up to the one
 * above the highest that was begun.
 */
export function listLeftLevels({ difficultyExams }: ExamInfo): DifficultyExam[] {
  const levels = difficultyExams
    .filter(({ difficultyLevel, available }) => available && isContentLevel(difficultyLevel))
    .sort((a, b) => a.difficultyLevel - b.difficultyLevel)
  const highestBegun = levels.findLastIndex(({ total, everCleared }) => total > 0 || everCleared)
  return levels.filter(
    (level, at) => hasUnfinishedExam(level) || (!level.everCleared && at <= highestBegun + 1),
  )
}
