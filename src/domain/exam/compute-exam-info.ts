import type { DifficultyExam, ExamInfo, ExamItemsInfo, ExamSet } from './exam-set.ts'
import { DIFFICULTY_LEVELS, type DifficultyLevel } from './item.ts'

interface ExamRecords {
  /** Of one thread, newest first. */
  exams: readonly ExamSet[]
  itemsInfo: readonly ExamItemsInfo[]
  /** Levels that the concept has items for. */
  availableLevels: readonly DifficultyLevel[]
}

function describeLevel(
  level: DifficultyLevel,
  { exams, itemsInfo, availableLevels }: ExamRecords,
): DifficultyExam {
  const ofLevel = exams.filter((exam) => exam.difficultyLevel === level)
  const latest = ofLevel[0]
  const states = itemsInfo.find((info) => info.examId === latest?.id)?.items ?? []
  const total = latest?.examItems.length ?? 0
  const finished = latest?.examItems.filter((item) => item.finished).length ?? 0
  return {
    difficultyLevel: level,
    total,
    finished,
    incorrect: states.filter((state) => state.verdict === 'incorrect').length,
    cleared: total > 0 && finished === total,
    everCleared: ofLevel.some((exam) => exam.finished),
    available: availableLevels.includes(level),
  }
}

/** Returns the first unfinished item of the newest set that has one. */
function findUnfinishedItem(exams: readonly ExamSet[]) {
  const latestOfLevel = exams.filter(
    (exam, index) => exams.findIndex((other) => other.difficultyLevel === exam.difficultyLevel) === index,
  )
  for (const exam of latestOfLevel) {
    const open = exam.examItems.find((item) => !item.finished)
    if (open) return open.evaluationItem
  }
  return null
}

/** The exam info of a thread from its sets (api.md): the server answers with it, the page folds it ahead of the answer. */
export function computeExamInfo(records: ExamRecords): ExamInfo {
  return {
    difficultyExams: DIFFICULTY_LEVELS.map((level) => describeLevel(level, records)).filter(
      (exam) => exam.available || exam.total > 0,
    ),
    unfinishedItem: findUnfinishedItem(records.exams),
  }
}
