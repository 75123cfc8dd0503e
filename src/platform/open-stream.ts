import { AppError } from '#contract/error.ts'
import type { StreamEvent } from '#domain/chat/stream-event.ts'
import { readErrorAnswer, trackedFetch } from './http.ts'
import { readEvents } from './sse.ts'

/** The first piece of a reply must come within this time (tutor.md). */
export const FIRST_PIECE_MS = 20_000
/** Between two pieces no longer than this: the server says something every 15 s. */
const SILENCE_MS = 40_000

export const SILENT_SENTENCE = '선생님이 대답하지 않아요. 다시 물어봐 주세요.'

/** Whose stream it is: another person's session, or none any more, is refused with 401. */
interface StreamHeaders {
  'Idempotency-Key'?: string
  'X-Record-User'?: string
}

/** Posts `body` and yields the events of the answer. Throws AppError if it is refused, or if nothing comes for too long. */
export async function* openStream(
  path: string,
  body: unknown,
  headers: StreamHeaders,
  stop: AbortSignal,
): AsyncGenerator<StreamEvent> {
  const silence = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const expectWithin = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => silence.abort(new AppError('TIMEOUT', { message: SILENT_SENTENCE })), ms)
  }
  const signal = AbortSignal.any([stop, silence.signal])
  expectWithin(FIRST_PIECE_MS)
  try {
    const response = await trackedFetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
      signal,
    })
    if (!response.ok) throw await readErrorAnswer(response)
    let hasContent = false
    for await (const event of readEvents(response, signal)) {
      hasContent ||= event.content !== undefined || event.message !== undefined
      if (hasContent) expectWithin(SILENCE_MS)
      yield event
    }
    if (silence.signal.aborted) throw silence.signal.reason
  } finally {
    clearTimeout(timer)
  }
}
