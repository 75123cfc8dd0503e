import type { ChatMessage } from '../chat/message.ts'
import { PLAIN_CONTEXT } from '../chat/plain-context.ts'
import type { RecordOf } from './record.ts'
import { applyTurn, putMessage, type ThreadCopy } from './thread-copy.ts'

type TurnRecord = RecordOf<'question'> | RecordOf<'turn'>

/** The context of the turn; fields that the record leaves out are those of a plain message. */
export function contextOf({ body }: TurnRecord) {
  return { ...PLAIN_CONTEXT, ...body.context }
}

/** Returns the turn of a `turn` or `question` record, until the server's row replaces it. */
export function toMessage(record: TurnRecord): ChatMessage {
  const { id, kind, body, createdAt, state } = record
  const message: ChatMessage = {
    id,
    threadId: body.threadId ?? null,
    message: body.message,
    response: '',
    shortResponse: null,
    bookmark: false,
    createdAt,
    relatedQuestions: [],
    // A question that outlived its page has no answer here, a dead turn was refused: both are shown as errors.
    status: kind === 'question' || state === 'dead' ? 'error' : 'success',
    ocrResultId: null,
    context: contextOf(record),
  }
  if (kind === 'question') return message
  return {
    ...message,
    response: body.response ?? '',
    createdAt: body.createdAt ?? createdAt,
    relatedQuestions: body.relatedQuestions ?? [],
    ocrResultId: body.ocrResultId ?? null,
  }
}

/** Adds the record's turn to the copy, and what it does to the exams. A copy that has the turn already counts it. */
export function projectTurn(copy: ThreadCopy, record: TurnRecord): ThreadCopy {
  if (copy.messages.some((message) => message.id === record.id)) return copy
  const message = toMessage(record)
  const shown = { ...copy, messages: putMessage(copy.messages, message) }
  return record.kind === 'turn' && record.state !== 'dead' ? applyTurn(shown, message) : shown
}
