import type { CallPurpose } from '#domain/prompt/model-call.ts'
import { fillPrompt, type PromptValues } from '#domain/prompt/prompt-places.ts'
import type { TutorCallContext } from '../chat/tutor-port.ts'
import type { ModelCall, ModelLimits } from './model-call.ts'
import type { ModelRequest } from './model-request.ts'
import { SUB_TASKS } from './prompts/default-prompts.ts'
import { recorded } from './record-call.ts'
import { makeRemoteModel, type RemoteModelSettings } from './remote-model.ts'
import { type AnswerSchema, ModelError, type ModelPicture, streamModel } from './stream-model.ts'
import type { LlmTutorOptions } from './tutor-options.ts'

/** A draft is long, and a local model may take a minute before it begins. */
const AUTHOR_LIMITS: ModelLimits = { firstTokenMs: 120_000, wholeMs: 300_000, tokens: 8000 }
/** How servers refuse a response format that they do not know. */
const REFUSALS: readonly unknown[] = [400, 404, 422, 501]

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
  // Asked with a response format until the server refuses one.
  let takesSchema = true
  const write = async (request: AuthorRequest, caller: AuthorCaller, signal: AbortSignal) => {
    const settings = request.pictures ? options.vision : options.text
    if (!settings) throw new Error('no model is configured')
    if (request.schema && takesSchema) {
      try {
        return await writeOnce(options, settings, request, caller, signal)
      } catch (error) {
        if (!isRefusal(error)) throw error
        takesSchema = false
      }
    }
    const { schema: _, ...plain } = request
    return writeOnce(options, settings, plain, caller, signal)
  }
  return { textModel: options.text?.model ?? null, visionModel: options.vision?.model ?? null, write }
}

function isRefusal(error: unknown): boolean {
  return error instanceof ModelError && REFUSALS.includes(Object(error.cause).statusCode)
}

async function writeOnce(
  options: AuthorOptions,
  settings: RemoteModelSettings,
  { purpose, task, values, messages, pictures, schema }: AuthorRequest,
  { userId, onCall }: AuthorCaller,
  signal: AbortSignal,
): Promise<string> {
  const caller: TutorCallContext = {
    userId,
    messageId: '',
    prompt: { name: null, purpose: 'prod', version: null },
  }
  const prompt = await options.findPrompt('sub', caller)
  const system = fillPrompt(prompt.content, { ...values, task: SUB_TASKS[task] })
  const request: ModelRequest = { system, messages }
  const recordCall = async (call: ModelCall) => {
    await options.recordCall(call)
    await onCall(call)
  }
  const head = { purpose, model: settings.model, prompt: prompt.used, caller }
  const call = recorded({ ...options, recordCall }, head, request, signal, async function* (running) {
    for await (const piece of streamModel({
      model: makeRemoteModel(settings),
      request,
      signal,
      limits: { ...AUTHOR_LIMITS, ...options.limits },
      ...(pictures && { pictures }),
      ...(schema && { schema }),
      onEnd: ({ usage, reachedLimit }) => {
        running.usage = usage
        if (reachedLimit) running.status = 'length'
      },
    })) {
      running.response += piece
      yield piece
    }
  })
  let text = ''
  for await (const piece of call) text += piece
  return text
}
