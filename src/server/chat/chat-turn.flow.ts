import type { ChatRequest } from '#contract/chat.ts'
import { AppError } from '#contract/error.ts'
import type { ChatMessage } from '#domain/chat/message.ts'
import { PLAIN_CONTEXT } from '#domain/chat/plain-context.ts'
import type { StreamEvent } from '#domain/chat/stream-event.ts'
import type { AppDeps } from '../deps.ts'
import { findFirstAnswer, saveFirstAnswer, tryLockKey } from '../http/idempotency.queries.ts'
import { findMessage, finishMessage, insertMessage } from '../message/message.queries.ts'
import { storableContext, storableText, storableTexts } from '../message/storable-text.ts'
import { type ThreadRow, touchThread } from '../thread/thread.queries.ts'
import { holdMayKeep } from '../user/user.queries.ts'
import type { Asker } from './asker.ts'
import { buildTurn, findTurnThread } from './build-turn.flow.ts'
import { takeTurn } from './check-allowance.flow.ts'
import { choosePrompt } from './choose-prompt.flow.ts'
import { FAILED_SENTENCE, type ReplyEnd, type RunningReply, STOPPED_SENTENCE } from './running-reply.ts'
import { registerStream, requestStop } from './running-stream.queries.ts'

export const MOST_STREAMS = 2
const STREAMS_RETRY_S = 5
const IN_PROGRESS_RETRY_S = 2

export interface TurnRequest {
  asker: Asker
  body: ChatRequest
  /** The client's id of the turn; created by the server if null. */
  key: string | null
  fingerprint: string
}

/** The answer to a turn: a running reply, or the events of a finished one. */
export type TurnAnswer =
  | { kind: 'running'; reply: RunningReply; replayed: boolean }
  | { kind: 'ended'; events: StreamEvent[] }

/**
 * Answers a turn (api.md, chat-completions). A known key never reaches the tutor again: the caller joins its reply while this
 * process writes it, gets 409 while another process does, and the stored reply afterwards.
 */
export async function answerTurn(deps: AppDeps, request: TurnRequest): Promise<TurnAnswer> {
  const { asker, body, key } = request
  const known = await findKnownTurn(deps, request)
  if (known) return known
  if (deps.replies.isClosing || deps.replies.isFull)
    throw new AppError('SERVICE_UNAVAILABLE', { data: { retryAfter: STREAMS_RETRY_S } })
  const caller = await choosePrompt(deps, asker, body)
  const thread = await findTurnThread(deps, asker, body)
  const turn = await buildTurn(deps, asker, body, thread)
  await takeTurn(deps, asker)
  const id = key ?? body.id ?? deps.newId()
  const opened = await openTurn(deps, request, id, thread)
  if (opened === 'known')
    return (await findKnownTurn(deps, request)) ?? (await findDeviceTurn(deps, request, id))
  const { owner } = asker
  const reply = deps.replies.start(owner, {
    id,
    waitsForReaders: thread !== null,
    produce: (signal) => deps.tutor.streamTurn(turn, { ...caller, messageId: id }, signal),
    save: async (end) => {
      if (thread) await saveReply(deps, { userId: thread.userId, id }, end)
    },
  })
  return { kind: 'running', reply, replayed: false }
}

/** A reply of the tutor may repeat the question. */
async function saveReply(deps: AppDeps, place: { userId: string; id: string }, end: ReplyEnd): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const mayKeep = await holdMayKeep(tx, place.userId)
    await finishMessage(tx, place, storableTexts(mayKeep, end))
  })
}

function inProgress(): never {
  throw new AppError('IN_PROGRESS', { data: { retryAfter: IN_PROGRESS_RETRY_S } })
}

async function findKnownTurn(
  deps: AppDeps,
  { asker, key, fingerprint }: TurnRequest,
): Promise<TurnAnswer | null> {
  if (!asker.user || key === null) return null
  const first = await findFirstAnswer(deps.db, asker.user.id, key)
  if (!first) return null
  if (first.fingerprint !== fingerprint) throw new AppError('IDEMPOTENCY_KEY_REUSED')
  const reply = deps.replies.find(asker.owner, key)
  if (reply) return { kind: 'running', reply, replayed: true }
  const message = await findMessage(deps.db, asker.user.id, key)
  if (!message) throw new AppError('MESSAGE_NOT_FOUND')
  if (message.status === 'loading') return inProgress()
  return { kind: 'ended', events: repeatTurn(message) }
}

/** A question that arrives after the device has answered it: the device's reply is kept. */
async function findDeviceTurn(deps: AppDeps, { asker, body }: TurnRequest, id: string): Promise<TurnAnswer> {
  const message = asker.user && (await findMessage(deps.db, asker.user.id, id))
  if (!asker.user || !message) return inProgress()
  if (
    message.threadId !== body.threadId?.toLowerCase() ||
    message.message.trim() !== storableText(asker.user.mayKeepPersonal, body.message)
  )
    throw new AppError('CONFLICT')
  return { kind: 'ended', events: repeatTurn(message) }
}

function repeatTurn({ id, response, relatedQuestions, status }: ChatMessage): StreamEvent[] {
  const first: StreamEvent[] = [{ messageId: id }]
  if (status === 'success') return [...first, { response, relatedQuestions, done: true }]
  const message = status === 'aborted' ? STOPPED_SENTENCE : FAILED_SENTENCE
  return [...first, { content: response }, { level: 'error', message, done: true }]
}

/** Writes the turn, its key and its stream in one transaction; `known` if another request with the key was first. */
async function openTurn(
  deps: AppDeps,
  request: TurnRequest,
  id: string,
  thread: ThreadRow | null,
): Promise<'opened' | 'known'> {
  const { asker, body, fingerprint } = request
  return deps.db.transaction(async (tx) => {
    if (thread) {
      if (!(await tryLockKey(tx, thread.userId, id))) return inProgress()
      if (await findFirstAnswer(tx, thread.userId, id)) return 'known'
      if (await findMessage(tx, thread.userId, id)) return 'known'
    }
    const mayKeep = !asker.user || (await holdMayKeep(tx, asker.user.id))
    if (!(await registerStream(tx, asker.owner, id, MOST_STREAMS))) {
      const message = '답을 두 개까지 함께 받을 수 있어요. 앞의 답이 끝난 뒤에 다시 물어봐 주세요.'
      throw new AppError('TOO_MANY_REQUESTS', { message, data: { retryAfter: STREAMS_RETRY_S } })
    }
    if (!thread) return 'opened'
    const now = deps.clock()
    const { source: _claimed, ...context } = body.context ?? PLAIN_CONTEXT
    await insertMessage(tx, {
      userId: thread.userId,
      id,
      threadId: thread.id,
      message: storableText(mayKeep, body.message),
      response: '',
      shortResponse: null,
      relatedQuestions: [],
      status: 'loading',
      ocrResultId: body.ocrResultId ?? null,
      // A learner cannot set a verdict.
      context: storableContext(mayKeep, {
        ...context,
        complete: false,
        responseType: context.responseType === 'example' ? 'example' : 'normal',
      }),
      createdAt: now,
    })
    await saveFirstAnswer(tx, { userId: thread.userId, key: id, fingerprint, answer: null, expiresAt: null })
    await touchThread(tx, thread.userId, thread.id, now)
    return 'opened'
  })
}

/** Makes a turn `aborted` (api.md), in this process or the one that writes it. */
export async function stopTurn(
  deps: AppDeps,
  owner: string,
  userId: string | null,
  id: string,
): Promise<void> {
  const reply = deps.replies.find(owner, id)
  if (reply) {
    reply.stop('stopped')
    await reply.finished
    return
  }
  if (await requestStop(deps.db, owner, id)) return
  const message = userId === null ? null : await findMessage(deps.db, userId, id)
  if (!message) throw new AppError('MESSAGE_NOT_FOUND')
}
