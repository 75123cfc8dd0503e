import type { ModelCall, ModelLimits } from './model-call.ts'
import type { ModelRequest } from './model-request.ts'
import { recorded } from './record-call.ts'
import { makeRemoteModel, type RemoteModelSettings } from './remote-model.ts'
import { type AnswerSchema, ModelError, type ModelPicture, streamModel } from './stream-model.ts'
import type { LlmTutorOptions } from './tutor-options.ts'

/** How servers refuse a response format that they do not know. */
const REFUSALS: readonly unknown[] = [400, 404, 422, 501]

export interface WholeRequest extends Pick<ModelCall, 'purpose' | 'prompt' | 'caller'> {
  settings: RemoteModelSettings
  request: ModelRequest
  limits: ModelLimits
  pictures?: readonly ModelPicture[] | undefined
  schema?: AnswerSchema | undefined
}

type WholeOptions = Pick<LlmTutorOptions, 'recordCall' | 'now'>

/** Returns the text of the whole answer; the call is recorded in the history. Throws ModelError, and the reason of `signal`. */
export type AskForWhole = (asked: WholeRequest, options: WholeOptions, signal: AbortSignal) => Promise<string>

/** Asks with a response format until the server refuses one, and without it from then on. */
export function makeAskForWhole(): AskForWhole {
  let takesSchema = true
  return async (asked, options, signal) => {
    if (asked.schema && takesSchema) {
      try {
        return await askOnce(asked, options, signal)
      } catch (error) {
        if (!isRefusal(error)) throw error
        takesSchema = false
      }
    }
    return askOnce({ ...asked, schema: undefined }, options, signal)
  }
}

function isRefusal(error: unknown): boolean {
  return error instanceof ModelError && REFUSALS.includes(Object(error.cause).statusCode)
}

async function askOnce(
  { settings, request, limits, pictures, schema, ...head }: WholeRequest,
  options: WholeOptions,
  signal: AbortSignal,
): Promise<string> {
  const call = recorded(
    options,
    { ...head, model: settings.model },
    request,
    signal,
    async function* (running) {
      for await (const piece of streamModel({
        model: makeRemoteModel(settings),
        request,
        signal,
        limits,
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
    },
  )
  let text = ''
  for await (const piece of call) text += piece
  return text
}
