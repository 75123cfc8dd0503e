import type { AppError } from '#contract/error.ts'
import type { StreamEvent } from '#domain/chat/stream-event.ts'
import { toAppError } from '#platform/http.ts'

export const CUT_SENTENCE = '연결이 끊겨서 여기까지만 왔어요. 다시 물어보면 이어서 배울 수 있어요.'

export type StreamRead =
  | { type: 'event'; event: StreamEvent }
  | { type: 'stopped' }
  /** The stream ended; `failure` is null if it threw nothing. */
  | { type: 'closed'; failure: AppError | null }

/** Reads the next event of a stream; `stop` is the signal that the stream was opened with. */
export async function readStream(events: AsyncIterator<StreamEvent>, stop: AbortSignal): Promise<StreamRead> {
  try {
    const { value, done } = await events.next()
    if (!done) return { type: 'event', event: value }
    return stop.aborted ? { type: 'stopped' } : { type: 'closed', failure: null }
  } catch (error) {
    if (stop.aborted) return { type: 'stopped' }
    const failure = toAppError(error)
    // What specification section 8 calls a stream that cannot be opened or read.
    // biome-ignore lint/suspicious/noConsole: the beacon listens
    if (typeof failure.cause === 'string') console.warn(failure.cause, failure.status)
    return { type: 'closed', failure }
  }
}
