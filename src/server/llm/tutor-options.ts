import type { PromptParameters } from '#domain/prompt/prompt.ts'
import type { PromptFamily } from '#domain/prompt/prompt-places.ts'
import type { TutorReply, TutorTurn } from '#domain/tutor/tutor-turn.ts'
import type { TutorCallContext } from '../chat/tutor-port.ts'
import type { ModelCall, ModelLimits, UsedPrompt } from './model-call.ts'
import type { RemoteModelSettings } from './remote-model.ts'

export interface PromptText extends PromptParameters {
  content: string
  /** Null for a shipped text that is in no table yet. */
  used: UsedPrompt | null
}

export interface LlmTutorOptions {
  /** Null: the built-in tutor answers. */
  remote: RemoteModelSettings | null
  /** The built-in tutor. */
  answerTurn: (turn: TutorTurn) => Promise<TutorReply>
  /** The prompt of a family for this caller: the current prod version, or an administrator's choice. */
  findPrompt: (family: PromptFamily, caller: TutorCallContext) => Promise<PromptText>
  /** Keeps a call for the history; called once a call, when it ended, however it ended. */
  recordCall: (call: ModelCall) => Promise<void>
  /** Milliseconds, for latencies. */
  now: () => number
  /** Shorter ones for tests. */
  limits?: Partial<ModelLimits>
}

/** How a model is called with a prompt; `most` is the number of tokens without a prompt's own. */
export function settingsOf(
  { limits }: LlmTutorOptions,
  { temperature, maxTokens }: PromptParameters,
  most?: number,
) {
  const tokens = maxTokens ?? most
  return {
    limits: { ...limits, ...(tokens !== undefined && { tokens }) },
    ...(temperature !== null && { temperature }),
  }
}

export const NO_PARAMETERS: PromptParameters = { temperature: null, maxTokens: null }
