import { AppError } from '#contract/error.ts'
import { parseEventLine } from '#domain/chat/parse-event-line.ts'
import type { StreamEvent } from '#domain/chat/stream-event.ts'
import { NETWORK_SENTENCE } from './http.ts'

/** Splits bytes into lines; an unfinished line waits for the next chunk. */
async function* readLines(body: ReadableStream<Uint8Array>, signal: AbortSignal): AsyncGenerator<string> {
  const reader = body.getReader()
  const cancel = () => void reader.cancel().catch(() => undefined) // already closed
  signal.addEventListener('abort', cancel, { once: true })
  const decoder = new TextDecoder()
  let rest = ''
  try {
    for (;;) {
      // A broken connection ends the stream early: earlier events stay.
      const { done, value } = await reader.read().catch(() => ({ done: true, value: undefined }))
      if (done) break
      const lines = (rest + decoder.decode(value, { stream: true })).split('\n')
      rest = lines.pop() ?? ''
      yield* lines
    }
    if (rest) yield rest
  } finally {
    signal.removeEventListener('abort', cancel)
    reader.releaseLock()
  }
}

/**
 * Yields the events of a Server-Sent Events answer: one JSON object per `data:` line, comments are skipped. Ends after `done` or when the
 * stream closes or breaks; a line that is not JSON (a truncated stream) ends it too, so that earlier events stay.
 * Throws AppError STREAM_UNREADABLE if the answer is no stream of events or has no body.
 */
export async function* readEvents<Event extends { done?: boolean } = StreamEvent>(
  response: Response,
  signal: AbortSignal,
): AsyncGenerator<Event> {
  if (!response.headers.get('Content-Type')?.startsWith('text/event-stream'))
    throw new AppError('STREAM_UNREADABLE', {
      cause: 'SSE 응답을 받지 못하였습니다.',
      message: NETWORK_SENTENCE,
    })
  if (!response.body) throw new AppError('STREAM_UNREADABLE', { cause: 'Failed to obtain stream reader' })
  for await (const line of readLines(response.body, signal)) {
    const event = parseEventLine<Event>(line)
    if (event === undefined) continue
    // A truncated line: the caller sees an end without `done`, which makes an error turn.
    if (event === null) return
    yield event
    if (event.done) return
  }
}
