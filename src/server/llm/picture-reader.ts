import { z } from 'zod'
import { OCR_CONFIDENCES, type ReadKind } from '#contract/ocr.ts'
import { MESSAGE_LIMIT_CHARACTERS } from '#domain/chat/limits.ts'
import { makeAskForWhole } from './ask-for-whole.ts'
import type { ModelLimits } from './model-call.ts'
import { READ_INK_PROMPT, READ_PICTURE_PROMPT } from './prompts/default-prompts.ts'
import type { RemoteModelSettings } from './remote-model.ts'
import type { ModelPicture } from './stream-model.ts'
import { readJsonAnswer, toAnswerSchema } from './structured-answer.ts'
import type { LlmTutorOptions } from './tutor-options.ts'

/** A learner waits for it. */
const READER_LIMITS: ModelLimits = { firstTokenMs: 30_000, wholeMs: 60_000, tokens: 1500 }

const PROMPTS: Record<ReadKind, string> = { photo: READ_PICTURE_PROMPT, ink: READ_INK_PROMPT }

const readingSchema = z.strictObject({ text: z.string(), confidence: z.enum(OCR_CONFIDENCES) })
export type PictureReading = z.infer<typeof readingSchema>

const READING = toAnswerSchema('reading', readingSchema)

/** The model that reads what is written in a learner's picture. */
export interface PictureReader {
  /** Null: none is configured. */
  model: string | null
  /**
   * Returns what is written; null if nothing can be read, or the model answered something else. Throws ModelError, and the reason of `signal`.
   * @throws Error if no model is configured: callers ask first.
   */
  read: (
    picture: ModelPicture,
    kind: ReadKind,
    userId: string,
    signal: AbortSignal,
  ) => Promise<PictureReading | null>
}

type ReaderOptions = Pick<LlmTutorOptions, 'recordCall' | 'now'> & { vision: RemoteModelSettings | null }

export function makePictureReader(options: ReaderOptions): PictureReader {
  const ask = makeAskForWhole()
  const read: PictureReader['read'] = async (picture, kind, userId, signal) => {
    if (!options.vision) throw new Error('no model is configured')
    const answer = await ask(
      {
        purpose: 'ocr',
        prompt: null,
        caller: { userId, messageId: '', prompt: { name: null, purpose: 'prod', version: null } },
        settings: options.vision,
        request: {
          system: PROMPTS[kind],
          messages: [{ role: 'user', content: '그림에 쓰인 것을 옮겨 적어라.' }],
        },
        limits: READER_LIMITS,
        pictures: [picture],
        schema: READING,
      },
      options,
      signal,
    )
    const reading = readJsonAnswer(readingSchema, answer)
    const text = reading?.text.trim() ?? ''
    if (!reading || text === '' || [...text].length > MESSAGE_LIMIT_CHARACTERS) return null
    return { ...reading, text }
  }
  return { model: options.vision?.model ?? null, read }
}
