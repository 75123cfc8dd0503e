import { atom } from 'jotai/vanilla'
import type { ChatMessage } from '#domain/chat/message.ts'
import { outboxOf } from '#platform/outbox.ts'
import { showToastAtom } from '#ui/overlay/toast.state.ts'
import { changeThreadAtom, putTurnAtom, threadAtom } from './thread.state.ts'

export const toggleBookmarkAtom = atom(null, async (get, set, turn: ChatMessage) => {
  const state = get(threadAtom)
  if (!state?.user) return
  const bookmark = !turn.bookmark
  set(putTurnAtom, state.place, { ...turn, bookmark })
  try {
    const body = { messageId: turn.id, bookmark }
    await outboxOf(state.user.id).enqueue('bookmark', crypto.randomUUID(), body)
    // The thread may have been reloaded before the record was written.
    set(changeThreadAtom, state.place, ({ turns }) => ({
      turns: turns.map((now) => (now.id === turn.id ? { ...now, bookmark } : now)),
    }))
  } catch {
    set(putTurnAtom, state.place, turn)
    set(showToastAtom, {
      severity: 'error',
      title: '북마크하지 못했어요',
      detail: '저장 공간을 확인해 주세요.',
    })
  }
})
