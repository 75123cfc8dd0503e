import type { ResponseType } from '../chat/message.ts'
import { isCompleted } from '../progress/is-completed.ts'
import type { DifficultyExam, ExamInfo } from './exam-set.ts'
import { findNextDifficulty } from './find-next-difficulty.ts'
import { type DifficultyLevel, isContentLevel } from './item.ts'
import type { EssayMarking } from './mark-essay.ts'

export const ANSWER_OUTCOMES = [
  'simple-correct',
  'correct-after-solution',
  'level-cleared',
  'all-cleared',
  'wrong-first',
  'wrong-again',
  'marked-in-part',
  'finished-in-part',
  'nudge',
] as const
export type AnswerOutcome = (typeof ANSWER_OUTCOMES)[number]

/** Where a cleared level leads: to the level above, to one that was left, or nowhere while its set goes on. */
export type Onward = 'up' | 'left' | null

export interface DecidedOutcome {
  outcome: AnswerOutcome
  responseType: ResponseType
  /** The level that the outcome is about: the one that was cleared, else that of the set. */
  level: DifficultyLevel
  onward: Onward
  /** Every level of the concept is cleared. */
  complete: boolean
  /** An automatic hint is streamed after it. */
  startsHint: boolean
}

interface AnswerFacts {
  verdict: 'correct' | 'incorrect' | 'nudge'
  /** The learner marked an essay: it is neither called wrong nor followed by a hint. */
  marking?: EssayMarking | null
  /** Of this item, before this answer. */
  help: { hintsShown: number; solutionShown: boolean }
  /** Of the set in which the answer was given. */
  difficultyLevel: DifficultyLevel
  before: ExamInfo
  after: ExamInfo
}

function levelOf(exam: DifficultyExam) {
  return exam.difficultyLevel
}

function isCleared(info: ExamInfo, level: DifficultyLevel) {
  return info.difficultyExams.some((exam) => exam.difficultyLevel === level && exam.cleared)
}

/** The level that a finished item cleared: that of its set, or one of the concept where the same item stood open too. */
function findClearedLevel({ difficultyLevel, before, after }: AnswerFacts): DifficultyLevel | null {
  if (isCleared(after, difficultyLevel)) return difficultyLevel
  const levels = after.difficultyExams.map((exam) => exam.difficultyLevel)
  return (
    levels.find((level) => isContentLevel(level) && isCleared(after, level) && !isCleared(before, level)) ??
    null
  )
}

function findOnward(level: DifficultyLevel, { difficultyLevel, after }: AnswerFacts): Onward {
  if (level !== difficultyLevel || !isContentLevel(level)) return null
  const uncleared = after.difficultyExams.filter((exam) => exam.available && !exam.everCleared)
  const next = findNextDifficulty(after, level)
  if (uncleared.some((exam) => exam.difficultyLevel === next)) return 'up'
  return uncleared.some((exam) => isContentLevel(exam.difficultyLevel)) ? 'left' : null
}

/** What an answer leads to (specification section 4, Answer submission). */
export function decideOutcome(facts: AnswerFacts): DecidedOutcome {
  const { verdict, marking = null, help, difficultyLevel, after } = facts
  const decided = { level: difficultyLevel, onward: null, complete: false, startsHint: false } as const
  if (verdict === 'nudge')
    return { ...decided, outcome: marking ? 'marked-in-part' : 'nudge', responseType: 'normal' }
  if (verdict === 'incorrect' && !marking) {
    const startsHint = help.hintsShown === 0
    return {
      ...decided,
      outcome: startsHint ? 'wrong-first' : 'wrong-again',
      responseType: 'wrong',
      startsHint,
    }
  }
  const isRight = verdict === 'correct'
  const done = { ...decided, responseType: isRight ? 'correct' : 'normal' } as const
  const level = findClearedLevel(facts)
  // With points missing not all of the wrong answers are right now.
  if (!isRight && (level === null || !isContentLevel(level))) return { ...done, outcome: 'finished-in-part' }
  if (level === null)
    return { ...done, outcome: help.solutionShown ? 'correct-after-solution' : 'simple-correct' }
  const available = after.difficultyExams.filter((exam) => exam.available)
  const cleared = available.filter((exam) => exam.everCleared)
  if (isCompleted(available.map(levelOf), cleared.map(levelOf)))
    return { ...done, outcome: 'all-cleared', level, complete: true }
  return { ...done, outcome: 'level-cleared', level, onward: findOnward(level, facts) }
}
