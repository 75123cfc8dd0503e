import { atom } from 'jotai/vanilla'
import { deviceRecordId } from '#domain/chat/device-record.ts'
import type { ChatMessage } from '#domain/chat/message.ts'
import { reachableAtom } from '#platform/connectivity.ts'
import { toAppError } from '#platform/http.ts'
import { outboxOf } from '#platform/outbox.ts'
import { showToastAtom } from '#ui/overlay/toast.state.ts'
import { fetchMessages, removeLatestMessage } from '../thread/learning.api.ts'
import { makeQuestionTurn, sourceOf, type TextSource, TYPED } from '../thread/make-turn.ts'
import { changeThreadAtom, putTurnAtom, receivingAtom, threadAtom } from '../thread/thread.state.ts'
import { answerFailedAtom, sendQuestionAtom } from './turn.flow.ts'

const retrying = atom(false)

/** Asks the tutor; false when a reply is on its way or the place is not ready. */
export const askAtom = atom(
  null,
  async (get, set, message: string, isAnswer: boolean, source: TextSource = TYPED): Promise<boolean> => {
    const state = get(threadAtom)
    if (state?.status !== 'ready') return false
    const turn = makeQuestionTurn(state.threadId, message, isAnswer, source)
    return await set(sendQuestionAtom, state, turn)
  },
)

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
    else await set(askAtom, turn.message, turn.context.userMessageType === 'answer', sourceOf(turn))
  } finally {
    set(retrying, false)
  }
})

const retryLastAtom = atom(null, async (get, set) => {
  const state = get(threadAtom)
  const last = state?.turns.at(-1)
  if (state?.status !== 'ready' || !last || get(receivingAtom)) return
  if (last.status === 'error' && !get(reachableAtom) && (await set(answerFailedAtom, state, last))) return
  const takeLastBack = async (): Promise<boolean> => {
    if (state.user && state.threadId !== null) {
      const saved = await takeBack(state.user.id, state.threadId, last)
      if (saved) {
        set(putTurnAtom, state.place, saved)
        return false
      }
    }
    set(changeThreadAtom, state.place, ({ turns }) => ({
      turns: turns.filter((turn) => turn.id !== last.id),
    }))
    return true
  }
  const isAnswer = last.context.userMessageType === 'answer'
  const again = makeQuestionTurn(state.threadId, last.message, isAnswer, sourceOf(last))
  try {
    await set(sendQuestionAtom, state, again, takeLastBack)
  } catch (error) {
    const known = toAppError(error)
    // That the device is full is shown already.
    if (known.code === 'STORAGE') return
    set(showToastAtom, { severity: 'error', title: '다시 물어보지 못했어요', detail: known.message })
  }
})

/**
 * Takes a turn back on the server, so that it can be asked again. Returns the server's row, and takes
 * nothing back, if the reply is complete there after all. The API removes the latest turn, whichever that is, so that it is read first,
 * under a lock over the person's tabs: a question that another tab has asked since then stays.
 */
function takeBack(userId: string, threadId: string, turn: ChatMessage): Promise<ChatMessage | null> {
  return navigator.locks.request(`semsaem-take-back-${threadId}`, async () => {
    const outbox = outboxOf(userId)
    if (turn.context.source === 'device') await outbox.finishQuestion(deviceRecordId(turn.id))
    const saved = (await fetchMessages(threadId)).at(-1)
    if (saved?.id === turn.id) {
      if (saved.status === 'success' && turn.status !== 'success') return saved
      await removeLatestMessage(threadId).catch((error: unknown) => {
        // The server may have done it: two questions are better than none.
        if (!['NETWORK', 'TIMEOUT'].includes(toAppError(error).code)) throw error
      })
    }
    await outbox.removeTurns(threadId, new Set([turn.id]))
    return null
  })
}
