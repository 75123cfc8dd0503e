import { atom } from 'jotai/vanilla'
import { outboxOf } from '#platform/outbox.ts'
import { fetchMessages } from '../thread/learning.api.ts'
import { confirmTurnAtom, type TurnPlace } from '../thread/saved-turn.state.ts'
import { changeThreadAtom, putTurnAtom, threadAtom } from '../thread/thread.state.ts'

/** Shows the reply to a question that waits for the network, once there is one. */
export const followQuestionAtom = atom(null, async (_get, set, at: TurnPlace, id: string): Promise<void> => {
  const { user, threadId } = at
  if (!user || threadId === null) return
  try {
    await set(confirmTurnAtom, at, 'normal', await outboxOf(user.id).waitForRow('question', id))
  } catch {
    // Refused, withdrawn, or asked by a tab that is gone: what the server has of it counts.
    const saved = await fetchMessages(threadId).catch(() => [])
    const turn = saved.find((message) => message.id === id)
    if (turn) set(putTurnAtom, at.place, turn)
  }
})

/** Hands a question to the outbox, which asks it as soon as the server can be reached. */
export const postponeQuestionAtom = atom(
  null,
  async (_get, set, at: TurnPlace, id: string): Promise<void> => {
    if (!at.user) return
    void set(followQuestionAtom, at, id)
    await outboxOf(at.user.id).deferQuestion(id)
  },
)

/** Withdraws a waiting question: it is never asked. */
export const withdrawQuestionAtom = atom(null, async (get, set, id: string): Promise<void> => {
  const state = get(threadAtom)
  if (!state?.user) return
  await outboxOf(state.user.id).remove(id)
  set(changeThreadAtom, state.place, ({ turns }) => ({ turns: turns.filter((turn) => turn.id !== id) }))
})
