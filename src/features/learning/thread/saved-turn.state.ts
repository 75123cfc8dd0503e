import { atom } from 'jotai/vanilla'
import { DEFAULT_PERSONA } from '#domain/access/roles.ts'
import { mergeSavedTurn } from '#domain/chat/merge-saved-turn.ts'
import type { ChatMessage, ResponseType } from '#domain/chat/message.ts'
import { showsItem } from '#domain/chat/shows-item.ts'
import { applyTurn } from '#domain/outbox/thread-copy.ts'
import { outboxOf } from '#platform/outbox.ts'
import { showToastAtom } from '#ui/overlay/toast.state.ts'
import { dropInkAtom } from '../ink/ink.state.ts'
import { recordProgressAtom, setTurnNoteAtom } from '../practice/exam.state.ts'
import { fetchThreadContents } from './learning.api.ts'
import { projectThread } from './load-thread.ts'
import { saveTurn } from './save-turn.ts'
import { changeThreadAtom, putTurnAtom, type ThreadState, threadAtom } from './thread.state.ts'

/** The thread of a turn, which may be confirmed after the learner has left it. */
export type TurnPlace = Pick<ThreadState, 'place' | 'user' | 'threadId'>

/**
 * Saves a learner's turn durably and then shows it; a server's row that differs from it counts. False when the device refuses to
 * store it: nothing was shown, and a toast says why.
 */
export const addTurnAtom = atom(null, async (_get, set, state: ThreadState, turn: ChatMessage) => {
  if (state.user) {
    try {
      const { responseType } = turn.context
      await saveTurn(
        outboxOf(state.user.id),
        turn,
        (row) => void set(confirmTurnAtom, state, responseType, row),
      )
    } catch {
      const detail = '저장 공간을 확인하고 다시 해 주세요.'
      set(showToastAtom, { severity: 'error', title: '기기에 저장하지 못했어요', detail })
      return false
    }
  }
  set(putTurnAtom, state.place, turn)
  // Applied to the current state: the exams may have been read again meanwhile.
  set(changeThreadAtom, state.place, (now) => applyTurn(now, turn))
  const { action } = turn.context
  if (showsItem(action) || action?.kind === 'submit-answer') void set(dropInkAtom, 'item')
  return true
})

/** Shows the server's row of a turn; `shownType` is the verdict that the learner saw. */
export const confirmTurnAtom = atom(
  null,
  async (get, set, at: TurnPlace, shownType: ResponseType, saved: ChatMessage) => {
    const shown = get(threadAtom)?.turns.find(({ id }) => id === saved.id)
    set(putTurnAtom, at.place, mergeSavedTurn(shown, saved))
    set(recordProgressAtom)
    const { responseType, action } = saved.context
    if (responseType === shownType || action?.kind !== 'submit-answer') return
    const { reconsiderSentence } = await import('#domain/exam/reconsider-sentence.ts')
    const sentence = reconsiderSentence(responseType, at.user?.tutorPersona ?? DEFAULT_PERSONA)
    set(setTurnNoteAtom, saved.id, sentence)
    if (get(threadAtom)?.place !== at.place) {
      set(showToastAtom, { severity: 'info', title: sentence, detail: `낸 답: ${saved.message}` })
    }
    await set(refoldExamsAtom, at)
  },
)

/** The server's verdict differs: its exams are read again, with what waits on the device folded over them. */
const refoldExamsAtom = atom(null, async (_get, set, { place, user, threadId }: TurnPlace) => {
  if (!user || threadId === null) return
  try {
    const outbox = outboxOf(user.id)
    const before = await outbox.list()
    const answer = await fetchThreadContents(threadId)
    const now = await outbox.list()
    const { exams, itemsInfo } = await projectThread(outbox, place, threadId, answer, now, before)
    set(changeThreadAtom, place, () => ({ exams, itemsInfo }))
  } catch {
    // Offline: the thread is read again when the server can be reached.
  }
})
