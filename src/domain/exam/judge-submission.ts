import type { TutorPersona } from '../access/roles.ts'
import { checkAnswer } from '../answer/check-answer.ts'
import { reasonSentence } from '../answer/reason-sentences.ts'
import type { CheckResult, Reason } from '../answer/verdict.ts'
import type { AttemptHelp } from '../progress/attempt.ts'
import { applyVerdict, type ExamState } from './apply-verdict.ts'
import { computeExamInfo } from './compute-exam-info.ts'
import { type DecidedOutcome, decideOutcome } from './decide-outcome.ts'
import { findHelp } from './find-help.ts'
import type { DifficultyLevel, Item } from './item.ts'
import { type EssayMarking, type EssayScore, formatScore, isEssay, scoreEssay } from './mark-essay.ts'
import { nameHelp } from './name-help.ts'
import { listOutcomeSentences } from './outcome-sentence.ts'

export interface Submission {
  state: ExamState
  /** Levels that the concept has items of. */
  availableLevels: readonly DifficultyLevel[]
  item: Item
  /** Of the set in which the answer is given; for wrong answers not the item's own. */
  difficultyLevel: DifficultyLevel
  answer: string
  /** What the checker said of the answer, if it was asked already. */
  checked?: CheckResult
  /** How the learner marked an essay after the model solution; only that can make one right. Null before, and for other items. */
  marking: EssayMarking | null
  /** A visitor has the concept level alone: clearing that is not clearing all. */
  isVisitor: boolean
}

export interface Judgement extends DecidedOutcome {
  verdict: 'correct' | 'incorrect' | 'nudge'
  reason: Reason
  /** What stood open when the answer came. */
  help: AttemptHelp
  /** Of an essay that was marked: the marking that counts, and its marks. */
  marking: EssayMarking | null
  score: EssayScore | null
  after: ExamState
}

type Verdict = Pick<Judgement, 'verdict' | 'reason' | 'marking' | 'score'>

/** An essay is never marked wrong, and marked right only by the learner, whatever its last line is (answers.md). */
function judgeEssay({ item, answer, marking }: Submission): Verdict {
  if (answer.trim() === '') return { verdict: 'nudge', reason: 'blank', marking: null, score: null }
  const reason = 'self-marked'
  if (!marking) return { verdict: 'nudge', reason, marking, score: null }
  const score = scoreEssay(item, marking.points)
  if (score.isFull) return { verdict: 'correct', reason, marking, score }
  return { verdict: marking.finishes ? 'incorrect' : 'nudge', reason, marking, score }
}

function judge(submission: Submission): Verdict {
  const { item, answer, checked } = submission
  if (isEssay(item)) return judgeEssay(submission)
  const { correctAnswer, writtenTestType } = item
  const { verdict, reason } = checked ?? checkAnswer({ answer, correctAnswer, writtenTestType })
  return { verdict, reason, marking: null, score: null }
}

/**
 * Judges an answer: verdict, help, what it leads to, and the exams after it. The page calls it for the eye and the server for the
 * record, so that the two agree (specification section 4, Answer submission).
 */
export function judgeSubmission(submission: Submission): Judgement {
  const { state, availableLevels, item, difficultyLevel, isVisitor } = submission
  const judged = judge(submission)
  const { verdict, marking } = judged
  const help = findHelp(state.itemsInfo, item.id)
  const after = applyVerdict(state, item.id, verdict, verdict === 'correct' || marking?.finishes === true)
  const decided = decideOutcome({
    verdict,
    marking,
    help,
    difficultyLevel,
    before: computeExamInfo({ ...state, availableLevels }),
    after: computeExamInfo({ ...after, availableLevels }),
  })
  const outcome =
    isVisitor && decided.outcome === 'all-cleared'
      ? { ...decided, outcome: 'level-cleared' as const, complete: false }
      : decided
  return { ...outcome, ...judged, help: nameHelp(item, help), after }
}

/** Whether the submission is an essay that the learner still has to mark. */
export function awaitsMarking({ reason, marking }: Judgement): boolean {
  return reason === 'self-marked' && marking === null
}

/** The sentences that fit a judgement in the persona's voice, all of the same meaning; the marks of an essay come first. */
function listSentences(judgement: Judgement, persona: TutorPersona): readonly string[] {
  const { outcome, reason, score } = judgement
  const sentences =
    outcome === 'nudge' ? [reasonSentence(reason)] : listOutcomeSentences({ ...judgement, outcome }, persona)
  if (!score) return sentences
  return sentences.map((sentence) => `**스스로 채점 ${formatScore(score)}**\n\n${sentence}`)
}

/** What the tutor says to a judged answer. `variant` is any natural number; it chooses among sentences of the same meaning. */
export function writeJudgement(judgement: Judgement, persona: TutorPersona, variant: number): string {
  const sentences = listSentences(judgement, persona)
  return sentences[Math.abs(Math.trunc(variant)) % sentences.length] ?? ''
}

/** Whether `text` says what the judgement is, in whatever voice: the persona may have been changed since. */
export function isSentenceFor(judgement: Judgement, text: string): boolean {
  return (['friend_female_1', 'teacher_female_1'] as const).some((persona) =>
    listSentences(judgement, persona).includes(text),
  )
}
