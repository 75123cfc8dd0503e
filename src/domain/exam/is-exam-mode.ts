import type { ExamInfo } from './exam-set.ts'

/**
 * Exam mode is active when exam info exists and either a finished exam exists or an unfinished item exists (specification
 * section 4).
 */
export function isExamMode(examInfo: ExamInfo | null): boolean {
  if (!examInfo) return false
  return examInfo.unfinishedItem !== null || examInfo.difficultyExams.some((exam) => exam.everCleared)
}
