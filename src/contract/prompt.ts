import { eventIterator } from '@orpc/contract'
import { z } from 'zod'
import { MESSAGE_LIMIT_CHARACTERS } from '#domain/chat/limits.ts'
import {
  FEWEST_TOKENS,
  MOST_TEMPERATURE,
  MOST_TOKENS,
  PROMPT_LIMIT_CHARACTERS,
  PROMPT_PRIORITIES,
  PROMPT_PURPOSES,
} from '#domain/prompt/prompt.ts'
import { PROMPT_FAMILIES } from '#domain/prompt/prompt-places.ts'
import { streamEventSchema } from './chat.ts'
import { curriculumIdSchema, lineSchema, okSchema, timeSchema, uuidSchema, versionSchema } from './fields.ts'
import { reasonSchema } from './people.ts'
import { adminProcedure } from './procedure.ts'

/**
 * The tutor's prompts, for administrators: one per family and purpose, each with versions that never change, of which exactly one is current.
 * Learners are answered with the current `prod` version.
 */

export const PROMPT_NOTE_MAX = 200

const promptSchema = z.object({
  id: z.string(),
  /** The family's name as it is configured. */
  title: z.string(),
  family: z.enum(PROMPT_FAMILIES),
  purpose: z.enum(PROMPT_PURPOSES),
  /** The current version. */
  version: z.number(),
  /** What the next write is based on. */
  newestVersion: z.number(),
  /** A version that came with a release after the current one; null if there is none. */
  releaseVersion: z.number().nullable(),
  note: z.string(),
  createdAt: timeSchema,
})
export type Prompt = z.infer<typeof promptSchema>

const promptVersionSchema = z.object({
  version: z.number(),
  content: z.string(),
  /** Of a `main` or `sub` version (there of hints); null where nothing is set. */
  temperature: z.number().nullable(),
  maxTokens: z.number().nullable(),
  note: z.string(),
  priority: z.enum(PROMPT_PRIORITIES),
  current: z.boolean(),
  origin: z.enum(['shipped', 'own']),
  /** Null for what shipped, and if the account no longer exists. */
  author: z.object({ id: z.string(), nickname: z.string() }).nullable(),
  createdAt: timeSchema,
})
export type PromptVersion = z.infer<typeof promptVersionSchema>

const promptDetailSchema = promptSchema.extend({ newest: promptVersionSchema })
export type PromptDetail = z.infer<typeof promptDetailSchema>

const promptNumbersSchema = z.object({
  version: z.number(),
  /** Calls of the last 90 days, those of try-outs too. */
  calls: z.number(),
  /** Replies that the guard stopped. */
  refused: z.number(),
  failedCalls: z.number(),
  /** Milliseconds that half, and 95 of 100, successful calls took at most; null without any. */
  latencyHalf: z.number().nullable(),
  latencyMost: z.number().nullable(),
  tokensIn: z.number(),
  tokensOut: z.number(),
  /** In won, of the calls with a known price; null if none has one. */
  cost: z.number().nullable(),
  /** Calls without a known price. */
  unpriced: z.number(),
})
export type PromptNumbers = z.infer<typeof promptNumbersSchema>

const noteSchema = lineSchema.max(PROMPT_NOTE_MAX)
const params = { id: uuidSchema }
const PROMPTS = '/api/v1/prompts'

export const promptContract = {
  list: adminProcedure.route({ method: 'GET', path: PROMPTS }).output(z.array(promptSchema)),
  get: adminProcedure
    .route({ method: 'GET', path: `${PROMPTS}/{id}` })
    .input(z.strictObject(params))
    .output(promptDetailSchema),
  /** Newest first. */
  versions: adminProcedure
    .route({ method: 'GET', path: `${PROMPTS}/{id}/versions` })
    .input(z.strictObject(params))
    .output(z.array(promptVersionSchema)),
  /** What the history of calls says about each version that was called with, newest first. */
  numbers: adminProcedure
    .route({ method: 'GET', path: `${PROMPTS}/{id}/numbers` })
    .input(z.strictObject(params))
    .output(z.array(promptNumbersSchema)),
  /** Begins a prompt that was deleted, with the text that learners are answered with. 422 for a family that is not configured, 409 if it exists. */
  create: adminProcedure
    .route({ method: 'POST', path: PROMPTS })
    .input(z.strictObject({ title: lineSchema.min(1).max(100), purpose: z.enum(PROMPT_PURPOSES) }))
    .output(promptDetailSchema),
  /**
   * Adds a version and changes none; of a `dev` prompt it becomes the current one. 422 names each fault of the places in `content`; 409
   * `STALE_VERSION` with the prompt in `data.current` if `version` is no longer the newest one.
   */
  addVersion: adminProcedure
    .route({ method: 'PUT', path: `${PROMPTS}/{id}` })
    .input(
      z.strictObject({
        ...params,
        content: z.string().min(1).max(PROMPT_LIMIT_CHARACTERS),
        temperature: z.number().min(0).max(MOST_TEMPERATURE).nullable().default(null),
        maxTokens: z.number().int().min(FEWEST_TOKENS).max(MOST_TOKENS).nullable().default(null),
        note: noteSchema.default(''),
        priority: z.enum(PROMPT_PRIORITIES).default('medium'),
        version: versionSchema.exactOptional(),
      }),
    )
    .output(promptDetailSchema),
  /** Changes the note of the prompt, or note and priority of a version of it. */
  update: adminProcedure
    .route({ method: 'PATCH', path: `${PROMPTS}/{id}` })
    .input(
      z.strictObject({
        ...params,
        note: noteSchema.exactOptional(),
        priority: z.enum(PROMPT_PRIORITIES).exactOptional(),
        version: versionSchema.exactOptional(),
      }),
    )
    .output(promptDetailSchema),
  /** Deletes a `dev` prompt with its versions. 422 for a `prod` one: learners are answered with it. */
  remove: adminProcedure
    .route({ method: 'DELETE', path: `${PROMPTS}/{id}` })
    .input(z.strictObject(params))
    .output(okSchema),
  /**
   * Makes a version what learners are answered with. One of the `dev` prompt is copied to the family's `prod` prompt; one of the `prod` prompt becomes
   * current again. Answers with the `prod` prompt. 409 if another promotion is under way, or if `replaces` is no longer the current version.
   */
  promote: adminProcedure
    .route({ method: 'POST', path: `${PROMPTS}/{id}/promote` })
    .input(z.strictObject({ ...params, version: versionSchema, replaces: versionSchema.exactOptional() }))
    .output(promptDetailSchema),
  /**
   * Streams the configured model's reply to a sample turn with a version, as `chat.completions` does. For the `sub` family `message` is a wrong answer to the
   * concept's first item, and the reply is the hint. Saves no turn. 422 without a model.
   */
  tryOut: adminProcedure
    .route({ method: 'POST', path: `${PROMPTS}/{id}/try-out` })
    .meta({ stream: true, key: 'none' })
    .input(
      z.strictObject({
        ...params,
        version: versionSchema,
        conceptId: curriculumIdSchema,
        message: z.string().trim().min(1).max(MESSAGE_LIMIT_CHARACTERS),
        history: z
          .array(
            z.strictObject({
              message: z.string().max(MESSAGE_LIMIT_CHARACTERS),
              response: z.string().max(MESSAGE_LIMIT_CHARACTERS),
            }),
          )
          .max(5)
          .default([]),
      }),
    )
    .output(eventIterator(streamEventSchema)),
  /**
   * Streams what the model answers to a call of the history when it is made again with a version of the same family, as `tryOut` does and
   * without the guard. Places that the earlier version did not have are filled with '없음'. Keeps no texts. Another person's call needs
   * a `reason`, which is recorded. 422 for a call whose texts or version are not kept, and without a model.
   */
  replay: adminProcedure
    .route({ method: 'POST', path: `${PROMPTS}/{id}/replay` })
    .meta({ stream: true, key: 'none' })
    .input(
      z.strictObject({
        ...params,
        version: versionSchema,
        callId: uuidSchema,
        reason: reasonSchema.exactOptional(),
      }),
    )
    .output(eventIterator(streamEventSchema)),
}
