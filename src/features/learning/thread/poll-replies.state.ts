import { atom } from 'jotai/vanilla'
import { outboxOf } from '#platform/outbox.ts'
import { waitScaled } from '#platform/wait-scale.ts'
import { fetchMessages } from './learning.api.ts'
import { type Place, putTurnAtom, receivingAtom, threadAtom } from './thread.state.ts'

/** How often the server is asked whether it has ended a reply that it is writing. */
export const ASK_EVERY_MS = 1_500

/**
 * Polls for replies that were on their way when the thread was opened: another tab or device reads them, or the previous page did. The
 * server ends each of them in limited time.
 */
export const pollRepliesAtom = atom(null, async (get, set, place: Place, signal: AbortSignal) => {
  const listOpen = () =>
    (get(threadAtom)?.turns ?? []).filter(
      ({ id, status }) => status === 'loading' && id !== get(receivingAtom)?.messageId,
    )
  while (!signal.aborted && listOpen().length > 0) {
    await waitScaled(ASK_EVERY_MS, signal)
    const { threadId, user } = get(threadAtom) ?? {}
    if (signal.aborted || !threadId) return
    // Offline: asked again.
    const saved = await fetchMessages(threadId).catch(() => [])
    for (const { id } of listOpen()) {
      const turn = saved.find((message) => message.id === id)
      if (!turn || turn.status === 'loading') continue
      set(putTurnAtom, place, turn)
      if (user) await outboxOf(user.id).finishQuestion(id, turn)
    }
  }
})
