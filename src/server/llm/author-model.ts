import type { CallPurpose } from '#domain/prompt/model-call.ts'
import { fillPrompt, type PromptValues } from '#domain/prompt/prompt-places.ts'
import type { TutorCallContext } from '../chat/tutor-port.ts'
import { makeAskForWhole } from './ask-for-whole.ts'
import type { ModelCall, ModelLimits } from './model-call.ts'
import type { ModelRequest } from './model-request.ts'
import { SUB_TASKS } from './prompts/default-prompts.ts'
import type { RemoteModelSettings } from './remote-model.ts'
import type { AnswerSchema, ModelPicture } from './stream-model.ts'
import type { LlmTutorOptions } from './tutor-options.ts'

/** A draft is long, and a local model may take a minute before it begins. */
const AUTHOR_LIMITS: ModelLimits = { firstTokenMs: 120_000, wholeMs: 300_000, tokens: 8000 }

export interface AuthorRequest {
  purpose: Extract<CallPurpose, 'items' | 'solve' | 'solution' | 'explanation'>
  task: keyof typeof SUB_TASKS
  /** What the places of the `sub` prompt are filled with, besides the task. */
  values: Omit<PromptValues<'sub'>, 'task'>
  /** The conversation after the system prompt: what is asked, the answers, and what was wrong with them. */
  messages: ModelRequest['messages']
  pictures?: readonly ModelPicture[]
  schema?: AnswerSchema
}

/** For whom a request is made. */
export interface AuthorCaller {
  userId: string
  /** Told of each call that the request took, failed ones too. */
  onCall: (call: ModelCall) => Promise<void>
}

/** The models that write for administrators. */
export interface AuthorModel {
  /** Null: none is configured. */
  textModel: string | null
  visionModel: string | null
  /**
   * Returns the text of the whole answer. Throws ModelError, and the reason of `signal` when it is aborted. The call is recorded in the history.
   * @throws Error if no model is configured for the request: callers ask first.
   */
  write: (request: AuthorRequest, caller: AuthorCaller, signal: AbortSignal) => Promise<string>
}

type AuthorOptions = Pick<LlmTutorOptions, 'findPrompt' | 'recordCall' | 'now' | 'limits'> & {
  text: RemoteModelSettings | null
  vision: RemoteModelSettings | null
}

export function makeAuthorModel(options: AuthorOptions): AuthorModel {
  const ask = makeAskForWhole()
  const write = async (request: AuthorRequest, { userId, onCall }: AuthorCaller, signal: AbortSignal) => {
    const { purpose, task, values, messages, pictures, schema } = request
    const settings = pictures ? options.vision : options.text
    if (!settings) throw new Error('no model is configured')
    const caller: TutorCallContext = {
      userId,
      messageId: '',
      prompt: { name: null, purpose: 'prod', version: null },
    }
    const prompt = await options.findPrompt('sub', caller)
    const system = fillPrompt(prompt.content, { ...values, task: SUB_TASKS[task] })
    const asked = { purpose, prompt: prompt.used, caller, settings, pictures, schema }
    const recordCall = async (call: ModelCall) => {
      await options.recordCall(call)
      await onCall(call)
    }
    return ask(
      { ...asked, request: { system, messages }, limits: { ...AUTHOR_LIMITS, ...options.limits } },
      { ...options, recordCall },
      signal,
    )
  }
  return { textModel: options.text?.model ?? null, visionModel: options.vision?.model ?? null, write }
}
