import { AppError } from '#contract/error.ts'
import { CONTEXT_LIMIT_BYTES, type MessageCreate } from '#contract/message.ts'
import { DAY_MS } from '#domain/calendar/durations.ts'
import type { ChatMessage, MessageContext } from '#domain/chat/message.ts'
import type { SignedInUser } from '../auth/session.queries.ts'
import type { Queryable } from '../db/open-database.ts'
import type { AppDeps } from '../deps.ts'
import { loadExams, recordHintShown, recordSolutionShown } from '../exam/exam.queries.ts'
import { tryLockKey } from '../http/idempotency.queries.ts'
import { lockUsedThread, type ThreadRow } from '../thread/thread.queries.ts'
import { holdMayKeep } from '../user/user.queries.ts'
import { type JudgedTurn, judgeAnswer, type Submission } from './judge-answer.flow.ts'
import { answerMessage, insertMessage, lockMessage } from './message.queries.ts'
import { storableContext, storableText, storableTexts } from './storable-text.ts'

const IN_PROGRESS_RETRY_S = 2
const OLDEST_MS = 180 * DAY_MS

/**
 * Saves a turn created by the client (api.md, services/messages) and its consequences for the exam. With the id of a question
 * without a reply it becomes that question's reply; an existing reply is kept.
 */
export async function postTurn(
  deps: AppDeps,
  tx: Queryable,
  user: SignedInUser,
  turn: MessageCreate,
  key: string | null,
): Promise<ChatMessage> {
  if (Buffer.byteLength(JSON.stringify(turn.context)) > CONTEXT_LIMIT_BYTES)
    throw new AppError('UNPROCESSABLE')
  const id = turn.id?.toLowerCase() ?? key ?? deps.newId()
  // The question itself, or the same turn with another key, may be arriving at the same time.
  if (id !== key && !(await tryLockKey(tx, user.id, id))) inProgress()
  const mayKeep = await holdMayKeep(tx, user.id)
  const now = deps.clock()
  const thread = await lockUsedThread(tx, user.id, turn.threadId, now)
  if (!thread) throw new AppError('THREAD_NOT_FOUND')
  const known = await lockMessage(tx, user.id, id)
  if (known && !needsReply(known, turn)) return known
  const createdAt = boundTime(turn.createdAt, now)
  const { context, response } = await decideTurn(deps, tx, {
    user,
    thread,
    turn,
    turnId: id,
    mayKeep,
    answeredAt: createdAt,
  })
  const { shortResponse, relatedQuestions } = turn
  const reply = {
    ...storableTexts(mayKeep, { response, shortResponse, relatedQuestions }),
    context: storableContext(mayKeep, context),
  }
  if (known) return answerMessage(tx, { userId: user.id, id }, reply)
  return insertMessage(tx, {
    ...reply,
    userId: user.id,
    id,
    threadId: thread.id,
    message: storableText(mayKeep, turn.message),
    status: 'success',
    ocrResultId: turn.ocrResultId,
    createdAt,
  })
}

/** Returns whether an existing turn lacks the reply in `turn`. An answer to an item is not a reply. */
function needsReply(known: ChatMessage, turn: MessageCreate): boolean {
  if (known.threadId !== turn.threadId.toLowerCase()) throw new AppError('CONFLICT')
  if (known.status === 'loading') inProgress()
  if (known.status === 'success') return false
  if (turn.context.action?.kind === 'submit-answer') throw new AppError('CONFLICT')
  return true
}

function inProgress(): never {
  throw new AppError('IN_PROGRESS', { data: { retryAfter: IN_PROGRESS_RETRY_S } })
}

async function decideTurn(deps: AppDeps, tx: Queryable, submission: Submission): Promise<JudgedTurn> {
  const { thread, turn } = submission
  const { action, responseType } = turn.context
  if (action?.kind === 'submit-answer') return judgeAnswer(deps, tx, submission)
  if (responseType === 'correct' || responseType === 'wrong')
    throw new AppError('UNPROCESSABLE', { message: '정답과 오답은 답을 낼 때에만 정해져요.' })
  await recordHelp(tx, thread, turn.context)
  return { context: { ...turn.context, complete: false }, response: turn.response }
}

/** Records a shown hint or solution in the newest set with the item. */
async function recordHelp(tx: Queryable, thread: ThreadRow, { action }: MessageContext): Promise<void> {
  if (!action?.evaluationId || (action.kind !== 'show-hint' && action.kind !== 'show-solution')) return
  const { exams } = await loadExams(tx, thread.userId, thread.id, {
    current: true,
    holding: action.evaluationId,
  })
  const exam = exams.find((each) =>
    each.examItems.some(({ evaluationItem }) => evaluationItem.id === action.evaluationId),
  )
  if (!exam) return
  const place = { userId: thread.userId, examId: exam.id, evaluationId: action.evaluationId }
  await (action.kind === 'show-hint' ? recordHintShown(tx, place) : recordSolutionShown(tx, place))
}

/** Returns the device's time, limited to the past and to what the outbox keeps. */
function boundTime(claimed: string | undefined, now: Date): Date {
  if (claimed === undefined) return now
  const time = Date.parse(claimed)
  return new Date(Math.min(now.getTime(), Math.max(time, now.getTime() - OLDEST_MS)))
}
