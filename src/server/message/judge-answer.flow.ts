import { AppError } from '#contract/error.ts'
import { ANSWER_LIMIT, type MessageCreate } from '#contract/message.ts'
import { checkAnswer } from '#domain/answer/check-answer.ts'
import { reasonSentence } from '#domain/answer/reason-sentences.ts'
import type { MessageContext } from '#domain/chat/message.ts'
import { applyVerdict } from '#domain/exam/apply-verdict.ts'
import { computeExamInfo } from '#domain/exam/compute-exam-info.ts'
import { decideOutcome } from '#domain/exam/decide-outcome.ts'
import type { ExamItemState } from '#domain/exam/exam-set.ts'
import type { Item } from '#domain/exam/item.ts'
import { outcomeSentence } from '#domain/exam/outcome-sentence.ts'
import type { SignedInUser } from '../auth/session.queries.ts'
import type { Queryable } from '../db/open-database.ts'
import type { AppDeps } from '../deps.ts'
import { type ExamRecords, insertAttempt, loadExams, saveVerdict } from '../exam/exam.queries.ts'
import { listConceptLevels } from '../exam/exam-state.flow.ts'
import { findOpenItems } from '../item/item.queries.ts'
import type { ThreadRow } from '../thread/thread.queries.ts'

interface Submission {
  user: SignedInUser
  thread: ThreadRow
  turn: MessageCreate
  turnId: string
  now: Date
}

export interface JudgedTurn {
  context: MessageContext
  response: string
}

/**
 * Checks a submitted answer with the client's own code; this verdict counts (api.md). It finishes the item, notes the attempt and
 * decides what the turn says. `tx` holds the thread's lock.
 */
export async function judgeAnswer(deps: AppDeps, tx: Queryable, submission: Submission): Promise<JudgedTurn> {
  const { user, thread, turn, turnId, now } = submission
  const { action } = turn.context
  if (!action?.evaluationId)
    throw new AppError('UNPROCESSABLE', { message: '어느 문항의 답인지 알 수 없어요.' })
  if (turn.message.length > ANSWER_LIMIT)
    throw new AppError('UNPROCESSABLE', { message: `답은 ${ANSWER_LIMIT}자까지 쓸 수 있어요.` })
  const before = await loadExams(tx, user.id, thread.id, {
    current: true,
    holding: action.evaluationId,
  })
  const item = await findAnswerable(tx, thread, before, action.evaluationId)
  const { verdict, reason } = decideVerdict(item, turn)
  const state = findItemState(before, item.id)
  const after = applyVerdict(before, item.id, verdict)
  if (verdict !== 'nudge') {
    const target = before.exams.find((exam) =>
      exam.examItems.some((each) => each.evaluationItem.id === item.id && !each.finished),
    )
    const itemVerdict = state?.verdict === 'incorrect' ? state.verdict : verdict
    if (target) {
      const place = { userId: user.id, examId: target.id, evaluationId: item.id }
      const examFinished = after.exams.find((exam) => exam.id === target.id)?.finished === true
      await saveVerdict(tx, place, {
        finished: verdict === 'correct',
        verdict: itemVerdict,
        examFinished,
        now,
      })
    }
    await insertAttempt(tx, {
      userId: user.id,
      id: turnId,
      evaluationId: item.id,
      conceptId: thread.conceptId ?? item.conceptIds[0] ?? '',
      difficultyLevel: item.difficultyLevel,
      verdict,
      help: state?.solutionShown ? 'solution' : (state?.hintsShown ?? 0) > 0 ? 'hint' : 'alone',
      createdAt: now,
    })
  }
  const examInfo = computeExamInfo({ ...after, availableLevels: await listConceptLevels(deps, thread) })
  const difficultyLevel = action.difficultyLevel ?? item.difficultyLevel
  const { outcome, responseType, complete } = decideOutcome({
    verdict,
    hintsShown: state?.hintsShown ?? 0,
    difficultyLevel,
    examInfo,
  })
  const agrees =
    turn.response !== '' && turn.context.responseType === responseType && turn.context.complete === complete
  const said = () =>
    outcome === 'nudge'
      ? reasonSentence(reason)
      : outcomeSentence(outcome, user.tutorPersona, difficultyLevel, 0)
  return { context: { ...turn.context, responseType, complete }, response: agrees ? turn.response : said() }
}

/** An item of one of the thread's sets, or one that anybody of the concept may answer. */
async function findAnswerable(
  tx: Queryable,
  thread: ThreadRow,
  records: ExamRecords,
  id: string,
): Promise<Item> {
  const inSet = records.exams
    .flatMap((exam) => exam.examItems)
    .find((each) => each.evaluationItem.id === id)?.evaluationItem
  if (inSet) return inSet
  const [item] = await findOpenItems(tx, [id])
  if (!item || thread.conceptId === null || !item.conceptIds.includes(thread.conceptId))
    throw new AppError('ITEM_NOT_FOUND')
  return item
}

/** An essay is never called wrong: the learner marks it after the model solution (answers.md). */
function decideVerdict(item: Item, turn: MessageCreate) {
  const checked = checkAnswer({
    answer: turn.message,
    correctAnswer: item.correctAnswer,
    writtenTestType: item.writtenTestType,
  })
  if (checked.reason !== 'self-marked') return checked
  const verdict = turn.context.responseType === 'correct' ? ('correct' as const) : ('nudge' as const)
  return { verdict, reason: checked.reason }
}

function findItemState(records: ExamRecords, evaluationId: string): ExamItemState | undefined {
  return records.itemsInfo.flatMap((info) => info.items).find((state) => state.evaluationId === evaluationId)
}
