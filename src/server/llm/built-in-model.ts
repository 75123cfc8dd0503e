import type { LanguageModelV3, LanguageModelV3StreamPart, LanguageModelV3Usage } from '@ai-sdk/provider'
import { streamReply } from '#domain/tutor/stream-reply.ts'
import type { TutorReply } from '#domain/tutor/tutor-turn.ts'

export const BUILT_IN_MODEL_ID = 'built-in'

const NO_USAGE: LanguageModelV3Usage = {
  inputTokens: { total: 0, noCache: 0, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 0, text: 0, reasoning: 0 },
}
const TEXT_ID = 'reply'

/**
 * The built-in tutor behind the interface of a language model, so that one `streamText` serves both tutors. `answerTurn`
 * knows the turn; the prompt that the SDK passes is not read. `onReply` gets the reply's terms and related questions.
 */
export function makeBuiltInModel(
  answerTurn: () => Promise<TutorReply>,
  onReply: (reply: TutorReply) => void,
): LanguageModelV3 {
  const answer = async (): Promise<TutorReply> => {
    const reply = await answerTurn()
    onReply(reply)
    return reply
  }
  return {
    specificationVersion: 'v3',
    provider: 'semsaem',
    modelId: BUILT_IN_MODEL_ID,
    supportedUrls: {},
    doGenerate: async () => ({
      content: [{ type: 'text', text: (await answer()).response }],
      finishReason: { unified: 'stop', raw: undefined },
      usage: NO_USAGE,
      warnings: [],
    }),
    doStream: async ({ abortSignal }) => ({ stream: toStream(await answer(), abortSignal) }),
  }
}

/** One piece a pull: a reader that stops reading stops the writing. */
function toStream(
  reply: TutorReply,
  signal: AbortSignal | undefined,
): ReadableStream<LanguageModelV3StreamPart> {
  const pieces = streamReply(reply)[Symbol.iterator]()
  return new ReadableStream<LanguageModelV3StreamPart>({
    start: (controller) => {
      controller.enqueue({ type: 'stream-start', warnings: [] })
      controller.enqueue({ type: 'text-start', id: TEXT_ID })
    },
    pull: (controller) => {
      if (signal?.aborted) {
        controller.error(signal.reason)
        return
      }
      const next = pieces.next()
      if (!next.done) {
        controller.enqueue({ type: 'text-delta', id: TEXT_ID, delta: next.value })
        return
      }
      controller.enqueue({ type: 'text-end', id: TEXT_ID })
      controller.enqueue({
        type: 'finish',
        finishReason: { unified: 'stop', raw: undefined },
        usage: NO_USAGE,
      })
      controller.close()
    },
  })
}
