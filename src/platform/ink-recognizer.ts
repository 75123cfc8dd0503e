import { AppError } from '#contract/error.ts'
import type { ReadReply, ReadRequest } from '#domain/ink/ink-message.ts'
import type { InkPrior, InkReading } from '#domain/ink/recognition.ts'
import type { Stroke } from '#domain/ink/stroke.ts'

const ANSWERS_WITHIN_MS = 10_000
const TRIES = 2

export type ReadInk = (
  strokes: readonly Stroke[],
  prior: InkPrior,
  /** Stroke ids joined with commas, and the symbol that the learner chose for them. */
  choices: ReadonlyMap<string, string>,
  signal: AbortSignal,
) => Promise<InkReading>

interface Waiting {
  readonly request: ReadRequest
  readonly settle: (reply: ReadReply | null) => void
  tries: number
  timer: ReturnType<typeof setTimeout> | undefined
}

/**
 * Returns a reader of ink over a worker that is started with the first ink. A newer ink cancels the older one (AbortError). A worker that
 * dies or is silent for 10 s is started again, once; then, or if it cannot be fetched, the reader rejects with AppError OFFLINE.
 */
export function makeInkReader(startWorker: () => Worker): ReadInk {
  let worker: Worker | null = null
  let waiting: Waiting | null = null
  let lastId = 0

  const settle = (reply: ReadReply | null) => {
    const settled = waiting
    waiting = null
    clearTimeout(settled?.timer)
    settled?.settle(reply)
  }
  const restart = () => {
    worker?.terminate()
    worker = null
    if (!waiting) return
    if (waiting.tries >= TRIES) settle(null)
    else send(waiting)
  }
  const start = () => {
    const started = startWorker()
    started.addEventListener('message', ({ data }: MessageEvent<ReadReply>) => {
      if (data.id === waiting?.request.id) settle(data)
    })
    const onDeath = () => {
      if (started === worker) restart()
    }
    started.addEventListener('error', onDeath)
    started.addEventListener('messageerror', onDeath)
    return started
  }
  const send = (next: Waiting) => {
    next.tries += 1
    clearTimeout(next.timer)
    next.timer = setTimeout(restart, ANSWERS_WITHIN_MS)
    worker ??= start()
    worker.postMessage(next.request)
  }

  return (strokes, prior, choices, signal) =>
    new Promise((resolve, reject) => {
      const cancel = () => reject(new DOMException('another ink is read', 'AbortError'))
      if (signal.aborted) return cancel()
      clearTimeout(waiting?.timer)
      waiting?.settle({ id: 0, reading: null })
      lastId += 1
      const request = { id: lastId, strokes, prior, choices }
      const onAbort = () => {
        if (waiting?.request !== request) return
        settle({ id: 0, reading: null })
      }
      waiting = {
        request,
        tries: 0,
        timer: undefined,
        settle: (reply) => {
          signal.removeEventListener('abort', onAbort)
          if (reply?.reading) resolve(reply.reading)
          else if (reply?.id === 0) cancel()
          else reject(new AppError('OFFLINE'))
        },
      }
      signal.addEventListener('abort', onAbort)
      send(waiting)
    })
}

/** Reads ink on the device, see `makeInkReader`. */
export const readInk: ReadInk = makeInkReader(
  () => new Worker(new URL('./ink-worker.ts', import.meta.url), { type: 'module', name: 'ink' }),
)
