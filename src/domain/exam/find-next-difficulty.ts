import type { ExamInfo } from './exam-set.ts'
import type { DifficultyLevel } from './item.ts'

/** The smallest level above `current` that the exam info has items for, or null (specification section 4). */
export function findNextDifficulty(examInfo: ExamInfo, current: DifficultyLevel): DifficultyLevel | null {
  const above = examInfo.difficultyExams
    .filter((exam) => exam.available && exam.difficultyLevel > current)
    .map((exam) => exam.difficultyLevel)
    .sort((a, b) => a - b)
  return above[0] ?? null
}
