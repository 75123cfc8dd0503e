import type { ResponseType } from '../chat/message.ts'
import type { ExamInfo } from './exam-set.ts'
import type { DifficultyLevel } from './item.ts'

export const ANSWER_OUTCOMES = [
  'simple-correct',
  'level-cleared',
  'all-cleared',
  'wrong-first',
  'wrong-again',
  'nudge',
] as const
export type AnswerOutcome = (typeof ANSWER_OUTCOMES)[number]

export interface DecidedOutcome {
  outcome: AnswerOutcome
  responseType: ResponseType
  /** Every level of the concept is cleared. */
  complete: boolean
  /** An automatic hint is streamed after it. */
  startsHint: boolean
}

interface AnswerFacts {
  verdict: 'correct' | 'incorrect' | 'nudge'
  /** Of this item, before this answer. */
  hintsShown: number
  difficultyLevel: DifficultyLevel
  /** After the answer was applied. */
  examInfo: ExamInfo
}

const isLevelOfConcept = (level: DifficultyLevel) => level >= 0

/** What an answer leads to (specification section 4, Answer submission). */
export function decideOutcome({
  verdict,
  hintsShown,
  difficultyLevel,
  examInfo,
}: AnswerFacts): DecidedOutcome {
  if (verdict === 'nudge')
    return { outcome: 'nudge', responseType: 'normal', complete: false, startsHint: false }
  if (verdict === 'incorrect') {
    const first = hintsShown === 0
    return {
      outcome: first ? 'wrong-first' : 'wrong-again',
      responseType: 'wrong',
      complete: false,
      startsHint: first,
    }
  }
  const levels = examInfo.difficultyExams.filter(
    (exam) => exam.available && isLevelOfConcept(exam.difficultyLevel),
  )
  const levelCleared = examInfo.difficultyExams.some(
    (exam) => exam.difficultyLevel === difficultyLevel && exam.cleared,
  )
  const allCleared = levelCleared && levels.length > 0 && levels.every((exam) => exam.cleared)
  const outcome = allCleared ? 'all-cleared' : levelCleared ? 'level-cleared' : 'simple-correct'
  return { outcome, responseType: 'correct', complete: allCleared, startsHint: false }
}
