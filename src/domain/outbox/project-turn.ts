import type { ChatMessage } from '../chat/message.ts'
import { PLAIN_CONTEXT } from '../chat/plain-context.ts'
import type { RecordOf } from './record.ts'
import { applyTurn, putMessage, type ThreadCopy } from './thread-copy.ts'

type TurnRecord = RecordOf<'question'> | RecordOf<'turn'>

/** The context of the turn; fields that the record leaves out are those of a plain message. */
export function contextOf({ body }: TurnRecord) {
  return { ...PLAIN_CONTEXT, ...body.context }
}

/** A turn without a reply: it is shown as an error. */
function unanswered(
  id: string,
  body: { threadId?: string; message: string },
  createdAt: string,
): ChatMessage {
  return {
    id,
    threadId: body.threadId ?? null,
    message: body.message,
    response: '',
    shortResponse: null,
    bookmark: false,
    createdAt,
    relatedQuestions: [],
    status: 'error',
    ocrResultId: null,
    context: PLAIN_CONTEXT,
  }
}

/** Returns the turn of a `turn` or `question` record, until the server's row replaces it. */
export function toMessage(record: TurnRecord): ChatMessage {
  const { id, kind, body, createdAt, state } = record
  const message = { ...unanswered(id, body, createdAt), context: contextOf(record) }
  // A question that outlived its page has no answer here, a dead turn was refused.
  if (kind === 'question') return { ...message, ocrResultId: body.ocrResultId ?? null }
  return {
    ...message,
    status: state === 'dead' ? 'error' : 'success',
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

/** Adds the turn that a picture will be: what was typed with it, until the server has read it. */
export function projectPhoto(copy: ThreadCopy, { body, createdAt }: RecordOf<'photo'>): ThreadCopy {
  if (copy.messages.some(({ id }) => id === body.questionId)) return copy
  return { ...copy, messages: putMessage(copy.messages, unanswered(body.questionId, body, createdAt)) }
}
