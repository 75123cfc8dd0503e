import { deviceRecordId } from '#domain/chat/device-record.ts'
import type { ChatMessage } from '#domain/chat/message.ts'
import { outboxOf } from '#platform/outbox.ts'
import { fetchMessages, removeLatestMessage } from './learning.api.ts'

/**
 * Takes a turn back on the server, so that it can be asked again. Gives the server's row where that is a whole reply after all:
 * then nothing is taken back. The API removes the latest turn by its place alone, so that it is looked at first, and the person's
 * tabs do this one after the other: what another one has asked since stays.
 */
export function takeBack(userId: string, threadId: string, turn: ChatMessage): Promise<ChatMessage | null> {
  return navigator.locks.request(`semsaem-take-back-${threadId}`, async () => {
    const outbox = outboxOf(userId)
    if (turn.context.source === 'device') await outbox.finishQuestion(deviceRecordId(turn.id))
    const saved = (await fetchMessages(threadId)).at(-1)
    if (saved?.id === turn.id) {
      if (saved.status === 'success' && turn.status !== 'success') return saved
      await removeLatestMessage(threadId)
    }
    await outbox.dropQuestions(threadId, new Set([turn.id]))
    return null
  })
}
