import type { ChatMessage } from '#domain/chat/message.ts'
import type { PersonOutbox, Settled } from '#platform/outbox.ts'

/** Saves a turn that the page made: durable when this resolves; the server's row comes by `settled`. */
export async function saveTurn(
  outbox: PersonOutbox,
  turn: ChatMessage,
): Promise<{ settled: Promise<Settled> }> {
  const settled = outbox.settled(turn.id)
  settled.catch(() => undefined) // whoever cares about the row awaits it; the record itself stays visible as refused
  await outbox.enqueue('turn', turn.id, {
    threadId: turn.threadId,
    message: turn.message,
    response: turn.response,
    context: turn.context,
    ocrResultId: turn.ocrResultId,
    createdAt: turn.createdAt,
  })
  return { settled }
}
