import type { DifficultyExam } from './exam-set.ts'
import { DIFFICULTY_LABELS, type DifficultyLevel, LEVEL } from './item.ts'
import { hasUnfinishedExam } from './list-left-levels.ts'

/** The action that a level offers now, with its label. */
export interface LevelAct {
  actionKind: 'try-exam' | 'retry-exam'
  difficultyLevel: DifficultyLevel
  label: string
}

/** Begins a level, goes on with its unfinished set, or practises it again once it is cleared. */
export function chooseLevelAct(exam: DifficultyExam): LevelAct {
  const { difficultyLevel, cleared } = exam
  const act = hasUnfinishedExam(exam) ? '마저 풀기' : cleared ? '다시 풀기' : '문항 풀기'
  return {
    actionKind: cleared ? 'retry-exam' : 'try-exam',
    difficultyLevel,
    label: `${DIFFICULTY_LABELS[difficultyLevel]} ${act}`,
  }
}

export const REDO_WRONG: LevelAct = {
  actionKind: 'retry-exam',
  difficultyLevel: LEVEL.wrongAnswers,
  label: '틀린 문항 다시 풀기',
}
