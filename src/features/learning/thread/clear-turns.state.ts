import { atom } from 'jotai/vanilla'
import { toAppError } from '#platform/http.ts'
import { outboxOf } from '#platform/outbox.ts'
import { showToastAtom } from '#ui/overlay/toast.state.ts'
import { clearMessages } from './learning.api.ts'
import { changeThreadAtom, receivingAtom, threadAtom } from './thread.state.ts'

/** Empties the conversation; bookmarks, exams and progress stay. */
export const clearTurnsAtom = atom(null, async (get, set): Promise<boolean> => {
  const state = get(threadAtom)
  if (!state || get(receivingAtom)) return false
  if (state.threadId !== null) {
    try {
      await clearMessages(state.threadId)
      if (state.user) await outboxOf(state.user.id).removeTurns(state.threadId)
    } catch (error) {
      const detail = toAppError(error).message
      set(showToastAtom, { severity: 'error', title: '대화를 비우지 못했어요', detail })
      return false
    }
  }
  set(changeThreadAtom, state.place, () => ({ turns: [] }))
  return true
})
