import { deviceRecordId } from '#domain/chat/device-record.ts'
import type { ChatMessage } from '#domain/chat/message.ts'
import type { PersonOutbox, Settled } from '#platform/outbox.ts'

interface Saved {
  /** The server's row, once it has the turn. */
  settled: Promise<Settled>
}

async function save(outbox: PersonOutbox, recordId: string, body: Record<string, unknown>): Promise<Saved> {
  const settled = outbox.settled(recordId)
  settled.catch(() => undefined) // whoever cares about the row awaits it; the record itself stays visible as refused
  await outbox.enqueue('turn', recordId, body)
  return { settled }
}

const bodyOf = ({ threadId, message, response, context, ocrResultId, createdAt }: ChatMessage) => ({
  threadId,
  message,
  response,
  context,
  ocrResultId,
  createdAt,
})

/** Saves a turn that the page made: durable when this resolves. */
export function saveTurn(outbox: PersonOutbox, turn: ChatMessage): Promise<Saved> {
  return save(outbox, turn.id, bodyOf(turn))
}

/**
 * Saves a question that the tutor of the device answered, in the place of its `question` record: first the turn is durable, then the
 * question is taken back. Should both arrive, the server keeps one turn of the id.
 */
export async function saveDeviceTurn(outbox: PersonOutbox, turn: ChatMessage): Promise<Saved> {
  const { id, relatedQuestions } = turn
  const saved = await save(outbox, deviceRecordId(id), { id, relatedQuestions, ...bodyOf(turn) })
  await outbox.finishQuestion(id)
  return saved
}
