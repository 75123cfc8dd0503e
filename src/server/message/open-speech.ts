import { AppError } from '#contract/error.ts'

export interface SpeechOrder {
  baseUrl: string
  apiKey: string | undefined
  model: string
  voice: string
  words: string
}

export interface SpeechLimits {
  /** From the request to the last byte. */
  withinMs: number
  mostBytes: number
}

const LIMITS: SpeechLimits = { withinMs: 60_000, mostBytes: 16 * 1024 * 1024 }

/**
 * Orders speech from an OpenAI-compatible server (https://platform.openai.com/docs/api-reference/audio/createSpeech). The sound
 * is passed on while it comes; `onWhole` gets it once it has come whole. When `signal` aborts because no reader is left, or
 * the body is cancelled, the order ends. Throws SERVICE_UNAVAILABLE.
 */
export async function openSpeech(
  { baseUrl, apiKey, model, voice, words }: SpeechOrder,
  signal: AbortSignal,
  onWhole: (bytes: Uint8Array<ArrayBuffer>) => Promise<void>,
  { withinMs, mostBytes }: SpeechLimits = LIMITS,
): Promise<{ type: string; body: ReadableStream<Uint8Array> }> {
  const cancelled = new AbortController()
  const answer = await fetch(`${baseUrl.replace(/\/$/, '')}/audio/speech`, {
    method: 'POST',
    redirect: 'error',
    headers: {
      'Content-Type': 'application/json',
      ...(apiKey !== undefined && { Authorization: `Bearer ${apiKey}` }),
    },
    body: JSON.stringify({ model, voice, input: words, response_format: 'mp3' }),
    signal: AbortSignal.any([signal, cancelled.signal, AbortSignal.timeout(withinMs)]),
  }).catch((cause: unknown) => {
    throw refuse(cause)
  })
  const type = answer.headers.get('content-type')?.split(';')[0]?.trim() ?? ''
  if (!answer.ok || !/^audio\/[\w.+-]{1,40}$/.test(type) || !answer.body) {
    await answer.body?.cancel()
    throw refuse(`speech server: ${answer.status} ${type}`)
  }
  return { type, body: collect(answer.body.getReader(), mostBytes, onWhole, () => cancelled.abort()) }
}

function refuse(cause: unknown): AppError {
  return new AppError('SERVICE_UNAVAILABLE', { cause, data: { retryAfter: 5 } })
}

/** Passes pieces on and keeps them; an error of either side, or too much, is an error of the stream. */
function collect(
  source: ReadableStreamDefaultReader<Uint8Array>,
  mostBytes: number,
  onWhole: (bytes: Uint8Array<ArrayBuffer>) => Promise<void>,
  cancel: () => void,
): ReadableStream<Uint8Array> {
  const pieces: Uint8Array[] = []
  let size = 0
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await source.read()
      if (done) {
        await onWhole(Uint8Array.from(Buffer.concat(pieces)))
        controller.close()
        return
      }
      size += value.byteLength
      if (size > mostBytes) {
        cancel()
        throw new Error('speech is too long')
      }
      pieces.push(value)
      controller.enqueue(value)
    },
    cancel,
  })
}
