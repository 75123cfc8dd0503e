import type { JSONObject, LanguageModelV3 } from '@ai-sdk/provider'
import { type ModelMessage, streamText } from 'ai'
import { MODEL_LIMITS, type ModelCall, type ModelLimits } from './model-call.ts'
import type { ModelRequest } from './model-request.ts'
import { PROVIDER_NAME } from './remote-model.ts'

/** Korean runs at about 1.5 characters a token; a server that ignores `max_tokens` is stopped at this many characters a token. */
const MOST_CHARACTERS_A_TOKEN = 4

type ModelFailure = 'timeout' | 'error'

/** A model that failed: said nothing in time, broke off, or answered with an error. */
export class ModelError extends Error {
  override readonly name = 'ModelError'
  readonly failure: ModelFailure

  constructor(failure: ModelFailure, cause: unknown) {
    super(`the model failed: ${failure}`, { cause })
    this.failure = failure
  }
}

export type ModelUsage = Pick<ModelCall, 'tokensIn' | 'tokensOut' | 'tokensCached'>

/** A picture for a model that sees. */
export interface ModelPicture {
  bytes: Uint8Array
  type: string
}

/** The JSON that a model is asked to answer with. */
export interface AnswerSchema {
  name: string
  schema: object
}

/** How a stream ended by itself, or at the limit. */
export interface ModelEnd {
  /** Null if the model did not report it. */
  usage: ModelUsage | null
  reachedLimit: boolean
}

interface ModelStreamOptions {
  model: LanguageModelV3
  request: ModelRequest
  /** Added to the last message. */
  pictures?: readonly ModelPicture[]
  /** A server that knows no structured output may refuse it. */
  schema?: AnswerSchema
  signal: AbortSignal
  limits?: Partial<ModelLimits>
  /** The model's own unless given. */
  temperature?: number
  /** Told once, at the end of a stream that ended by itself or at the limit. */
  onEnd?: (end: ModelEnd) => void
}

/**
 * The text of a model's reply as it comes, whichever model. Tried once more where nothing came; once a piece came a failure ends it. Throws ModelError
 * for the model's failures and the signal's own reason where `signal` stops it.
 */
export async function* streamModel(options: ModelStreamOptions): AsyncGenerator<string> {
  const limits = { ...MODEL_LIMITS, ...options.limits }
  const whole = AbortSignal.timeout(limits.wholeMs)
  for (let attempt = 1; ; attempt += 1) {
    let started = false
    try {
      for await (const piece of streamOnce(options, limits, whole)) {
        started = true
        yield piece
      }
      return
    } catch (error) {
      options.signal.throwIfAborted()
      const failure = error instanceof ModelError ? error : new ModelError('error', error)
      if (started || attempt > 1 || whole.aborted) throw failure
    }
  }
}

function addPictures(messages: ModelRequest['messages'], pictures: readonly ModelPicture[]): ModelMessage[] {
  const last = messages.at(-1)
  if (pictures.length === 0 || last?.role !== 'user') return messages
  const images = pictures.map(({ bytes, type }) => ({
    type: 'image' as const,
    image: bytes,
    mediaType: type,
  }))
  return [
    ...messages.slice(0, -1),
    { role: 'user', content: [{ type: 'text', text: last.content }, ...images] },
  ]
}

/** As the OpenAI chat API names it; the SDK's own way would parse the whole answer a second time. */
function toResponseFormat({ name, schema }: AnswerSchema): JSONObject {
  return { type: 'json_schema', json_schema: { name, strict: true, schema: schema as JSONObject } }
}

async function* streamOnce(
  { model, request, pictures = [], schema, signal, temperature, onEnd }: ModelStreamOptions,
  limits: ModelLimits,
  whole: AbortSignal,
): AsyncGenerator<string> {
  const stop = new AbortController()
  const firstToken = setTimeout(() => stop.abort('first token'), limits.firstTokenMs)
  const abortSignal = AbortSignal.any([signal, whole, stop.signal])
  const messages = addPictures(request.messages, pictures)
  const { fullStream } = streamText({
    model,
    ...(request.system === '' ? {} : { system: request.system }),
    messages,
    maxOutputTokens: limits.tokens,
    ...(temperature !== undefined && { temperature }),
    ...(schema && { providerOptions: { [PROVIDER_NAME]: { response_format: toResponseFormat(schema) } } }),
    maxRetries: 0,
    abortSignal,
    // Without it the SDK writes the error to the console; it is also a part of fullStream.
    onError: () => undefined,
  })
  const parts = fullStream[Symbol.asyncIterator]()
  // A model that ignores the signal is left behind: its next part may never come.
  const aborted = new Promise<never>((_resolve, reject) => {
    abortSignal.addEventListener('abort', () => reject(abortSignal.reason), { once: true })
  })
  aborted.catch(() => undefined) // rejects after a finished stream too, where nobody waits for it
  let length = 0
  try {
    for (;;) {
      const { done, value: part } = await Promise.race([parts.next(), aborted])
      if (done) break
      if (part.type === 'error') throw part.error
      if (part.type === 'abort') throw abortSignal.reason
      if (part.type === 'text-delta' && part.text !== '') {
        clearTimeout(firstToken)
        length += part.text.length
        yield part.text
        if (length > limits.tokens * MOST_CHARACTERS_A_TOKEN) {
          onEnd?.({ usage: null, reachedLimit: true })
          return
        }
      }
      if (part.type === 'finish') {
        if (length === 0) throw new Error('the reply is empty')
        const { inputTokens, outputTokens, inputTokenDetails } = part.totalUsage
        const isTold = inputTokens !== undefined && outputTokens !== undefined
        const tokensCached = inputTokenDetails.cacheReadTokens ?? null
        onEnd?.({
          usage: isTold ? { tokensIn: inputTokens, tokensOut: outputTokens, tokensCached } : null,
          reachedLimit: part.finishReason === 'length',
        })
      }
    }
    if (length === 0) throw new Error('the reply is empty')
  } catch (error) {
    signal.throwIfAborted()
    if (whole.aborted || stop.signal.aborted) throw new ModelError('timeout', error)
    throw new ModelError('error', error)
  } finally {
    clearTimeout(firstToken)
    stop.abort('left')
    // Leaving a failed stream rejects with the failure, which was reported already.
    parts.return?.(undefined).catch(() => undefined)
  }
}
