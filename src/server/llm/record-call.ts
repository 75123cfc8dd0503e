import type { CallStatus } from '#domain/prompt/model-call.ts'
import { BUILT_IN_MODEL_ID } from './built-in-model.ts'
import type { ModelCall } from './model-call.ts'
import type { ModelRequest } from './model-request.ts'
import { ModelError, type ModelUsage } from './stream-model.ts'
import type { LlmTutorOptions } from './tutor-options.ts'

interface RunningCall {
  /** Null until the model reports it. */
  usage: ModelUsage | null
  status: CallStatus
  response: string
}

const NO_TOKENS: ModelUsage = { tokensIn: 0, tokensOut: 0, tokensCached: null }
/** Korean text runs at about this many characters a token: for calls that were cut before the model reported its usage. */
const CHARACTERS_A_TOKEN = 1.5

function tokensOf(text: string): number {
  return Math.ceil(text.length / CHARACTERS_A_TOKEN)
}

function estimateUsage({ system, messages }: ModelRequest, response: string): ModelUsage {
  return {
    tokensIn: tokensOf(system + messages.map(({ content }) => content).join('')),
    tokensOut: tokensOf(response),
    tokensCached: null,
  }
}

type CallHead = Pick<ModelCall, 'purpose' | 'model' | 'prompt' | 'caller'>

/** Runs a call and records how it ended, whether it ended by itself, failed, or was left. */
export async function* recorded<Event>(
  { now, recordCall }: Pick<LlmTutorOptions, 'now' | 'recordCall'>,
  head: CallHead,
  request: ModelRequest,
  signal: AbortSignal,
  run: (call: RunningCall) => AsyncGenerator<Event>,
): AsyncGenerator<Event> {
  const startedAt = now()
  const call: RunningCall = { usage: null, status: 'aborted', response: '' }
  try {
    yield* run(call)
    if (call.status === 'aborted') call.status = 'success'
  } catch (error) {
    if (!signal.aborted) call.status = error instanceof ModelError ? error.failure : 'error'
    throw error
  } finally {
    const usage =
      head.model === BUILT_IN_MODEL_ID ? NO_TOKENS : (call.usage ?? estimateUsage(request, call.response))
    await recordCall({
      ...head,
      request,
      response: call.response,
      ...usage,
      latencyMs: now() - startedAt,
      status: call.status,
    })
  }
}
