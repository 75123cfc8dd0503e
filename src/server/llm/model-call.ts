import type { CallPurpose, CallStatus } from '#domain/prompt/model-call.ts'
import type { PromptPurpose } from '#domain/prompt/prompt.ts'
import type { TutorCallContext } from '../chat/tutor-port.ts'
import type { ModelRequest } from './model-request.ts'

/** The prompt that a call was made with. */
export interface UsedPrompt {
  /** The family's name as it is configured. */
  name: string
  purpose: PromptPurpose
  version: number
}

/** One call of a model, for the history of calls. For visitors the history keeps tokens and latency only (`recordCall` ensures it). */
export interface ModelCall {
  purpose: CallPurpose
  model: string
  /** Null for the built-in tutor, and for a shipped text that is in no table yet. */
  prompt: UsedPrompt | null
  request: ModelRequest
  response: string
  tokensIn: number
  tokensOut: number
  /** Part of `tokensIn`; null if the model does not say. */
  tokensCached: number | null
  latencyMs: number
  status: CallStatus
  caller: TutorCallContext
}

export interface ModelLimits {
  firstTokenMs: number
  wholeMs: number
  tokens: number
}

/** tutor.md: the first token within 20 s, the whole within 120 s, at most 2 000 tokens. */
export const MODEL_LIMITS: ModelLimits = { firstTokenMs: 20_000, wholeMs: 120_000, tokens: 2000 }
