import { EMPTY_STREAM, foldStream } from '#domain/chat/fold-stream.ts'
import { parseEventLine } from '#domain/chat/parse-event-line.ts'
import { toMessage } from '#domain/outbox/project-turn.ts'
import type { RecordOf } from '#domain/outbox/record.ts'

/**
 * Reads a streamed reply to a `question` record to its end and returns the turn. Null if the answer is no stream, is another turn's, or
 * was cut off: the server then answers the same question again.
 */
export async function readReply(record: RecordOf<'question'>, response: Response) {
  if (!response.headers.get('Content-Type')?.startsWith('text/event-stream')) return null
  let stream = EMPTY_STREAM
  for (const line of (await response.text()).split('\n')) {
    const event = parseEventLine(line)
    if (event) stream = foldStream(stream, { type: 'event', event })
  }
  const { messageId, status, text, relatedQuestions } = stream
  if (messageId !== record.id || status === 'receiving') return null
  return { ...toMessage(record), response: text, relatedQuestions: [...relatedQuestions], status }
}
