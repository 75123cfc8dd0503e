import { atom } from 'jotai/vanilla'
import type { ChatMessage } from '#domain/chat/message.ts'
import { reachableAtom } from '#platform/connectivity.ts'
import { toAppError } from '#platform/http.ts'
import { showToastAtom } from '#ui/overlay/toast.state.ts'
import { stopTurn } from './learning.api.ts'
import { makeQuestionTurn } from './make-turn.ts'
import { changeThreadAtom, putTurnAtom, receivingAtom, threadAtom } from './thread.state.ts'
import { answerFailedAtom, sendQuestionAtom } from './turn.flow.ts'

const retrying = atom(false)

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
