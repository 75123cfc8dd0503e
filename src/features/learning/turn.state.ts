import { atom } from 'jotai/vanilla'
import { AppError } from '#contract/error.ts'
import type { StreamState } from '#domain/chat/fold-stream.ts'
import type { ChatMessage } from '#domain/chat/message.ts'
import type { StreamEvent } from '#domain/chat/stream-event.ts'
import { reachableAtom } from '#platform/connectivity.ts'
import { NETWORK_SENTENCE, toAppError } from '#platform/http.ts'
import { importOrNull } from '#platform/lazy-chunk.ts'
import { untilAway } from '#platform/local-reach.ts'
import { outboxOf } from '#platform/outbox.ts'
import { showToastAtom } from '#ui/overlay/toast.state.ts'
import {
  clearMessages,
  FIRST_PIECE_MS,
  fetchMessages,
  type QuestionBody,
  SILENT_SENTENCE,
  stopTurn,
  streamReply,
} from './learning.api.ts'
import { makeQuestionTurn } from './make-turn.ts'
import { followStreamAtom, foundNobody, noteProblemAtom, turnProblemsAtom } from './stream.state.ts'
import {
  changeThreadAtom,
  endReceivingAtom,
  putTurnAtom,
  type Receiving,
  receivingAtom,
  startReceivingAtom,
  type ThreadState,
  threadAtom,
} from './thread.state.ts'

const retrying = atom(false)

/** The turn as it stands once its stream has ended. */
function closeTurn(turn: ChatMessage, stream: StreamState): ChatMessage {
  return {
    ...turn,
    response: stream.text,
    relatedQuestions: [...stream.relatedQuestions],
    status: stream.status === 'receiving' ? 'error' : stream.status,
  }
}

function questionBody(state: ThreadState, turn: ChatMessage): QuestionBody {
  const { unitId, conceptId } = state.place
  return {
    message: turn.message,
    curriculumId: unitId,
    ...(conceptId !== null && { conceptId }),
    ...(state.threadId !== null && { id: turn.id, threadId: state.threadId }),
    context: turn.context,
  }
}

/** Puts a turn to the tutor and streams its reply. The record is durable before anything is shown as sent. */
const sendQuestionAtom = atom(
  null,
  async (get, set, state: ThreadState, turn: ChatMessage): Promise<boolean> => {
    const receiving = set(startReceivingAtom, turn.id)
    if (!receiving) return false
    const outbox = state.user && state.threadId !== null ? outboxOf(state.user.id) : null
    const body = questionBody(state, turn)
    try {
      // Killed right after, it waits for the network all the same.
      const unattended = !get(reachableAtom) && !state.isDownloaded
      await outbox?.enqueue('question', turn.id, body, unattended)
    } catch (cause) {
      set(endReceivingAtom, turn.id)
      const title = '기기에 저장하지 못해서 보내지 않았어요'
      set(showToastAtom, { severity: 'error', title, detail: '저장 공간을 확인하고 다시 보내 주세요.' })
      throw new AppError('STORAGE', { cause, message: title })
    }
    set(putTurnAtom, state.place, turn)
    set(receiveReplyAtom, state, turn, receiving, body).catch((error: unknown) => {
      set(noteProblemAtom, turn.id, toAppError(error).message)
      // A reply that had come whole stays.
      const isWaiting = get(threadAtom)?.turns.find(({ id }) => id === turn.id)?.status === 'loading'
      if (isWaiting) set(putTurnAtom, state.place, { ...turn, status: 'error' })
      set(endReceivingAtom, turn.id)
      // Nothing behind it in its thread waits for it any more; the device refused more than that already.
      outbox?.failQuestion(turn.id).catch(() => undefined)
    })
    return true
  },
)

/** The stream of a question that could not be sent: what is before it in its thread does not get through. */
async function* sayNothing(): AsyncGenerator<StreamEvent> {
  yield* []
  throw new AppError('NETWORK', { message: NETWORK_SENTENCE })
}

/** The tutor of the device is a chunk of its own. False where it is not here, or not the unit. */
const replyHereAtom = atom(
  null,
  async (get, set, state: ThreadState, turn: ChatMessage, receiving: Receiving): Promise<boolean> => {
    if (!get(threadAtom)?.isDownloaded) return false
    const lazy = await importOrNull(() => import('./device-reply.state.ts'))
    return lazy !== null && (await set(lazy.replyOnDeviceAtom, state, turn, receiving))
  },
)

/** A learner's question that nobody answers waits for the network; false where it cannot: it stands as an error. */
const leaveQuestionAtom = atom(
  null,
  async (_get, set, state: ThreadState, turn: ChatMessage): Promise<boolean> => {
    if (!state.user || state.threadId === null) return false
    const lazy = await importOrNull(() => import('./waiting-question.state.ts'))
    if (lazy) await set(lazy.leaveQuestionAtom, state, turn)
    return lazy !== null
  },
)

const receiveReplyAtom = atom(
  null,
  async (get, set, state: ThreadState, turn: ChatMessage, receiving: Receiving, body: QuestionBody) => {
    const outbox = state.user && state.threadId !== null ? outboxOf(state.user.id) : null
    if (!get(reachableAtom)) {
      if (await set(replyHereAtom, state, turn, receiving)) return
      if (await set(leaveQuestionAtom, state, turn)) return
    }
    const { signal } = receiving.abort
    const isItsTurn = outbox === null || (await outbox.turnComes(turn.id, waitForTurn(state, signal)))
    const learner = state.user && { turnId: turn.id, userId: state.user.id }
    const events = isItsTurn ? streamReply(body, learner, signal) : sayNothing()
    const followed = await set(followStreamAtom, receiving, events)
    const { stream } = followed
    const isKnown = stream.messageId !== null
    if (!isKnown && foundNobody(followed)) {
      if (await set(replyHereAtom, state, turn, receiving)) return
      if (await set(leaveQuestionAtom, state, turn)) return
    }
    if (stream.problem) set(noteProblemAtom, turn.id, stream.problem)
    set(putTurnAtom, state.place, closeTurn(turn, stream))
    set(endReceivingAtom, turn.id)
    // With an id of the turn the server has it; without, it may have: what it has is found when the thread is next opened.
    if (isKnown) await outbox?.finishQuestion(turn.id)
    else await outbox?.failQuestion(turn.id)
    if (stream.status === 'error' && outbox) await set(refetchTurnAtom, state, turn.id)
    if (!get(turnProblemsAtom).has(turn.id) && stream.status === 'error')
      set(noteProblemAtom, turn.id, SILENT_SENTENCE)
    if (isKnown && foundNobody(followed) && !get(reachableAtom)) await set(answerFailedAtom, state, turn)
  },
)

/** How long a question waits for what is before it in its thread; with the unit on the device only while the server is there. */
function waitForTurn({ isDownloaded }: ThreadState, stop: AbortSignal): AbortSignal {
  const given = new AbortController()
  if (isDownloaded) void untilAway(FIRST_PIECE_MS, stop).then(() => given.abort())
  return AbortSignal.any([stop, given.signal, AbortSignal.timeout(FIRST_PIECE_MS)])
}

/** A turn that failed is answered by the tutor of the device; false where that cannot be: it stays as it was. */
const answerFailedAtom = atom(
  null,
  async (get, set, state: ThreadState, { id }: Pick<ChatMessage, 'id'>): Promise<boolean> => {
    const failed = get(threadAtom)?.turns.find((turn) => turn.id === id)
    const receiving = failed?.status === 'error' ? set(startReceivingAtom, id) : null
    if (!failed || !receiving) return false
    const waiting: ChatMessage = { ...failed, response: '', status: 'loading' }
    set(putTurnAtom, state.place, waiting)
    // Refused by the device's storage: nothing was answered.
    const isAnswered = await set(replyHereAtom, state, waiting, receiving).catch(() => false)
    if (isAnswered) return true
    set(putTurnAtom, state.place, failed)
    set(endReceivingAtom, id)
    return false
  },
)

/** A lost stream may have been finished by the server: what it saved counts. */
const refetchTurnAtom = atom(null, async (_get, set, state: ThreadState, turnId: string) => {
  if (state.threadId === null || !state.user) return
  try {
    const saved = (await fetchMessages(state.threadId)).find((message) => message.id === turnId)
    if (!saved) return
    await outboxOf(state.user.id).dropQuestions(state.threadId, new Set([turnId]))
    if (saved.status !== 'loading') set(putTurnAtom, state.place, saved)
  } catch {
    // Still unreachable: the turn stays an error with retry.
  }
})

/** Asks the tutor; false when a reply is on its way or the place is not ready. */
export const askAtom = atom(null, async (get, set, message: string, isAnswer: boolean): Promise<boolean> => {
  const state = get(threadAtom)
  if (state?.status !== 'ready') return false
  return await set(sendQuestionAtom, state, makeQuestionTurn(state.threadId, message, isAnswer))
})

/** Stops the reply that is on its way; what came stays. */
export const stopAtom = atom(null, (get) => {
  const receiving = get(receivingAtom)
  if (!receiving) return
  receiving.abort.abort()
  if (get(threadAtom)?.threadId === null) return
  // Should the stop be lost, the server ends the turn by itself once the stream is gone.
  stopTurn(receiving.messageId).catch(() => undefined)
})

/**
 * Asks a turn again. One reply takes the place of the latest turn; one that failed earlier stays where it is and is asked as the
 * newest, because what was said since may build on it.
 */
export const retryAtom = atom(null, async (get, set, turn: ChatMessage) => {
  if (get(retrying)) return
  set(retrying, true)
  try {
    const isLatest = get(threadAtom)?.turns.at(-1)?.id === turn.id
    if (isLatest) await set(retryLastAtom)
    else await set(askAtom, turn.message, turn.context.userMessageType === 'answer')
  } finally {
    set(retrying, false)
  }
})

const retryLastAtom = atom(null, async (get, set) => {
  const state = get(threadAtom)
  const last = state?.turns.at(-1)
  if (state?.status !== 'ready' || !last || get(receivingAtom)) return
  if (last.status === 'error' && !get(reachableAtom) && (await set(answerFailedAtom, state, last))) return
  if (state.user && state.threadId !== null) {
    try {
      const { takeBack } = await import('./retry-turn.ts')
      const saved = await takeBack(state.user.id, state.threadId, last)
      if (saved) {
        set(putTurnAtom, state.place, saved)
        return
      }
    } catch (error) {
      const detail = toAppError(error).message
      set(showToastAtom, { severity: 'error', title: '다시 물어보지 못했어요', detail })
      return
    }
  }
  set(changeThreadAtom, state.place, ({ turns }) => ({ turns: turns.filter((turn) => turn.id !== last.id) }))
  const again = makeQuestionTurn(state.threadId, last.message, last.context.userMessageType === 'answer')
  await set(sendQuestionAtom, state, again)
})

/** Empties the conversation; bookmarks, exams and progress stay. */
export const clearTurnsAtom = atom(null, async (get, set): Promise<boolean> => {
  const state = get(threadAtom)
  if (!state || get(receivingAtom)) return false
  if (state.threadId !== null) {
    try {
      await clearMessages(state.threadId)
      if (state.user) await outboxOf(state.user.id).dropQuestions(state.threadId)
    } catch (error) {
      const detail = toAppError(error).message
      set(showToastAtom, { severity: 'error', title: '대화를 비우지 못했어요', detail })
      return false
    }
  }
  set(changeThreadAtom, state.place, () => ({ turns: [] }))
  return true
})

export const toggleBookmarkAtom = atom(null, async (get, set, turn: ChatMessage) => {
  const state = get(threadAtom)
  if (!state?.user) return
  const bookmark = !turn.bookmark
  set(putTurnAtom, state.place, { ...turn, bookmark })
  try {
    const body = { messageId: turn.id, bookmark }
    await outboxOf(state.user.id).enqueue('bookmark', crypto.randomUUID(), body)
  } catch {
    set(putTurnAtom, state.place, turn)
    set(showToastAtom, {
      severity: 'error',
      title: '북마크하지 못했어요',
      detail: '저장 공간을 확인해 주세요.',
    })
  }
})
