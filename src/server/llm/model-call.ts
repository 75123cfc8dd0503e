import type { TutorCallContext } from '../chat/tutor-port.ts'

/** How a call of a model ended. `cut`: the guard stopped it; `length`: it was stopped at the limit of tokens. */
export type CallStatus = 'success' | 'length' | 'cut' | 'aborted' | 'timeout' | 'error'

/** One call of a model, for the history of calls. For visitors the history keeps tokens and latency only (`recordCall` ensures it). */
export interface ModelCall {
  purpose: 'chat' | 'hint'
  model: string
  /** Null while the shipped version is in use. */
  promptVersion: string | null
  request: { system: string; messages: { role: 'user' | 'assistant'; content: string }[] }
  response: string
  tokensIn: number
  tokensOut: number
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
