import type { TutorPersona } from '../access/roles.ts'
import { checkAnswer } from '../answer/check-answer.ts'
import { reasonSentence } from '../answer/reason-sentences.ts'
import type { Reason } from '../answer/verdict.ts'
import type { AttemptHelp } from '../progress/attempt.ts'
import { applyVerdict, type ExamState } from './apply-verdict.ts'
import { computeExamInfo } from './compute-exam-info.ts'
import { type DecidedOutcome, decideOutcome } from './decide-outcome.ts'
import { findHelp } from './find-help.ts'
import type { DifficultyLevel, Item } from './item.ts'
import { listOutcomeSentences } from './outcome-sentence.ts'

export interface Submission {
  state: ExamState
  /** Levels that the concept has items of. */
  availableLevels: readonly DifficultyLevel[]
  item: Item
  /** Of the set in which the answer is given; for wrong answers not the item's own. */
  difficultyLevel: DifficultyLevel
  answer: string
  /** How the learner marked an essay after the model solution; only that can make one right. */
  marksOwnRight: boolean
  /** A visitor has the concept level alone: clearing that is not clearing all. */
  isVisitor: boolean
}

export interface Judgement extends DecidedOutcome {
  verdict: 'correct' | 'incorrect' | 'nudge'
  reason: Reason
  /** What stood open when the answer came. */
  help: AttemptHelp
  after: ExamState
}

/**
 * Judges an answer: verdict, help, what it leads to, and the exams after it. The page calls it for the eye and the server for the
 * record, so that the two agree (specification section 4, Answer submission).
 */
export function judgeSubmission(submission: Submission): Judgement {
  const { state, availableLevels, item, difficultyLevel, answer, marksOwnRight, isVisitor } = submission
  const { correctAnswer, writtenTestType } = item
  const checked = checkAnswer({ answer, correctAnswer, writtenTestType })
  const { reason } = checked
  // An essay is never called wrong (answers.md).
  const verdict = reason === 'self-marked' ? (marksOwnRight ? 'correct' : 'nudge') : checked.verdict
  const help = findHelp(state.itemsInfo, item.id)
  const after = applyVerdict(state, item.id, verdict)
  const decided = decideOutcome({
    verdict,
    help,
    difficultyLevel,
    before: computeExamInfo({ ...state, availableLevels }),
    after: computeExamInfo({ ...after, availableLevels }),
  })
  const outcome =
    isVisitor && decided.outcome === 'all-cleared'
      ? { ...decided, outcome: 'level-cleared' as const, complete: false }
      : decided
  const helped = help.solutionShown ? 'solution' : help.hintsShown > 0 ? 'hint' : 'alone'
  return { ...outcome, verdict, reason, help: helped, after }
}

/** The sentences that fit a judgement in the persona's voice, all of the same meaning. */
const listSentences = (judgement: Judgement, persona: TutorPersona): readonly string[] =>
  judgement.outcome === 'nudge'
    ? [reasonSentence(judgement.reason)]
    : listOutcomeSentences({ ...judgement, outcome: judgement.outcome }, persona)

/** What the tutor says to a judged answer. `variant` is any natural number; it chooses among sentences of the same meaning. */
export function sayJudgement(judgement: Judgement, persona: TutorPersona, variant: number): string {
  const sentences = listSentences(judgement, persona)
  return sentences[Math.abs(Math.trunc(variant)) % sentences.length] ?? ''
}

/** Whether `text` says what the judgement is, in whatever voice: the persona may have been changed since. */
export function isSaidFor(judgement: Judgement, text: string): boolean {
  return (['friend_female_1', 'teacher_female_1'] as const).some((persona) =>
    listSentences(judgement, persona).includes(text),
  )
}
