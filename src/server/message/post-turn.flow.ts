import { AppError } from '#contract/error.ts'
import { CONTEXT_LIMIT_BYTES, type MessageCreate } from '#contract/message.ts'
import type { ChatMessage, MessageContext } from '#domain/chat/message.ts'
import type { SignedInUser } from '../auth/session.queries.ts'
import type { Queryable } from '../db/open-database.ts'
import type { AppDeps } from '../deps.ts'
import { loadExams, noteHintShown, noteSolutionShown } from '../exam/exam.queries.ts'
import { lockThread, type ThreadRow, touchThread } from '../thread/thread.queries.ts'
import { type JudgedTurn, judgeAnswer } from './judge-answer.flow.ts'
import { insertMessage } from './message.queries.ts'

const OLDEST_MS = 180 * 24 * 60 * 60 * 1000

/** Saves a turn that the client made (api.md, services/messages) and what follows from it for the exam. */
export async function postTurn(
  deps: AppDeps,
  tx: Queryable,
  user: SignedInUser,
  turn: MessageCreate,
  key: string | null,
): Promise<ChatMessage> {
  if (Buffer.byteLength(JSON.stringify(turn.context)) > CONTEXT_LIMIT_BYTES)
    throw new AppError('UNPROCESSABLE')
  if (key !== null && turn.id !== undefined && turn.id !== key)
    throw new AppError('UNPROCESSABLE', { message: 'id와 Idempotency-Key가 달라요.' })
  const thread = await lockThread(tx, user.id, turn.threadId)
  if (!thread) throw new AppError('THREAD_NOT_FOUND')
  const now = deps.clock()
  const id = key ?? turn.id ?? deps.newId()
  const { context, response } = await decideTurn(deps, tx, user, thread, turn, id, now)
  await touchThread(tx, user.id, thread.id, now)
  return insertMessage(tx, {
    userId: user.id,
    id,
    threadId: thread.id,
    message: turn.message,
    response,
    shortResponse: turn.shortResponse,
    relatedQuestions: turn.relatedQuestions,
    status: 'success',
    ocrResultId: turn.ocrResultId,
    context,
    createdAt: boundTime(turn.createdAt, now),
  })
}

async function decideTurn(
  deps: AppDeps,
  tx: Queryable,
  user: SignedInUser,
  thread: ThreadRow,
  turn: MessageCreate,
  turnId: string,
  now: Date,
): Promise<JudgedTurn> {
  const { action, responseType } = turn.context
  if (action?.kind === 'submit-answer') return judgeAnswer(deps, tx, { user, thread, turn, turnId, now })
  if (responseType === 'correct' || responseType === 'wrong')
    throw new AppError('UNPROCESSABLE', { message: '정답과 오답은 답을 낼 때에만 정해져요.' })
  await noteHelp(tx, thread, turn.context)
  return { context: { ...turn.context, complete: false }, response: turn.response }
}

/** A hint or solution that was shown counts for the newest set that holds the item. */
async function noteHelp(tx: Queryable, thread: ThreadRow, { action }: MessageContext): Promise<void> {
  if (!action?.evaluationId || (action.kind !== 'show-hint' && action.kind !== 'show-solution')) return
  const { exams } = await loadExams(tx, thread.userId, thread.id)
  const exam = exams.find((each) =>
    each.examItems.some(({ evaluationItem }) => evaluationItem.id === action.evaluationId),
  )
  if (!exam) return
  const place = { userId: thread.userId, examId: exam.id, evaluationId: action.evaluationId }
  await (action.kind === 'show-hint' ? noteHintShown(tx, place) : noteSolutionShown(tx, place))
}

/** A device's clock says when, but neither in the future nor before what the outbox keeps. */
function boundTime(claimed: string | undefined, now: Date): Date {
  if (claimed === undefined) return now
  const time = Date.parse(claimed)
  return new Date(Math.min(now.getTime(), Math.max(time, now.getTime() - OLDEST_MS)))
}
