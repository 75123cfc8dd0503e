import { deviceRecordId } from '#domain/chat/device-record.ts'
import type { ChatMessage } from '#domain/chat/message.ts'
import type { TurnBody } from '#domain/outbox/record.ts'
import { onRow } from '#platform/on-row.ts'
import type { PersonOutbox } from '#platform/outbox.ts'

type OnSaved = (row: ChatMessage) => void

async function save(outbox: PersonOutbox, recordId: string, body: TurnBody, onSaved: OnSaved): Promise<void> {
  const { row } = await outbox.enqueue('turn', recordId, body)
  onRow(row, onSaved)
}

function bodyOf({ threadId, message, response, context, ocrResultId, createdAt }: ChatMessage) {
  return {
    threadId: threadId ?? '',
    message,
    response,
    context,
    ocrResultId,
    createdAt,
  }
}

/** Saves a turn that the page made: durable when this resolves. `onSaved` gets the server's row. */
export async function saveTurn(outbox: PersonOutbox, turn: ChatMessage, onSaved: OnSaved): Promise<void> {
  await save(outbox, turn.id, bodyOf(turn), onSaved)
}

/**
 * Saves a question that the device's tutor answered, instead of its `question` record: first the turn is durable, then the question is
 * withdrawn. Should both arrive, the server keeps one turn of the id.
 */
export async function saveDeviceTurn(
  outbox: PersonOutbox,
  turn: ChatMessage,
  onSaved: OnSaved,
): Promise<void> {
  const { id, relatedQuestions } = turn
  await save(outbox, deviceRecordId(id), { id, relatedQuestions, ...bodyOf(turn) }, onSaved)
  await outbox.finishQuestion(id)
}
