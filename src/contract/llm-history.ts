import { z } from 'zod'
import { CALL_PURPOSES, CALL_STATUSES } from '#domain/prompt/model-call.ts'
import { PROMPT_PURPOSES } from '#domain/prompt/prompt.ts'
import { lineSchema, pageFields, pageOf, sortFields, timeSchema, uuidSchema } from './fields.ts'
import { reasonSchema } from './people.ts'
import { adminProcedure } from './procedure.ts'

/** The history of calls to the language model, kept for 90 days. */

const modelCallSchema = z.object({
  id: z.string(),
  createdAt: timeSchema,
  /** Null for a visitor, and if the account no longer exists. */
  user: z.object({ id: z.string(), nickname: z.string() }).nullable(),
  purpose: z.enum(CALL_PURPOSES),
  model: z.string(),
  /** Null for the built-in tutor, and for a text that was in no table. */
  prompt: z.object({ name: z.string(), purpose: z.enum(PROMPT_PURPOSES), version: z.string() }).nullable(),
  inputTokens: z.number(),
  outputTokens: z.number(),
  /** Part of `inputTokens`; null if the model did not say. */
  cachedTokens: z.number().nullable(),
  /** In won, by the prices of that time; null if the model's price was not known. */
  cost: z.number().nullable(),
  latencyMs: z.number(),
  status: z.enum(CALL_STATUSES),
})
export type ModelCallSummary = z.infer<typeof modelCallSchema>

const modelCallDetailSchema = modelCallSchema.extend({
  /** `reason`: the texts are another person's, and no reason was given; `none`: none were stored. */
  withheld: z.enum(['reason', 'none']).nullable(),
  /** As sent, without the person's identifying words; null if withheld. */
  request: z
    .object({
      system: z.string(),
      messages: z.array(z.object({ role: z.enum(['user', 'assistant']), content: z.string() })),
    })
    .nullable(),
  response: z.string().nullable(),
})
export type ModelCallDetail = z.infer<typeof modelCallDetailSchema>

export const MODEL_CALL_SORTS = ['createdAt', 'latencyMs', 'outputTokens', 'cost'] as const

const filterFields = {
  /** One purpose, or those of a group. */
  purpose: z.enum([...CALL_PURPOSES, 'tutor', 'other']).exactOptional(),
  status: z.enum([...CALL_STATUSES, 'failed']).exactOptional(),
  /** Part of the model's name. */
  model: lineSchema.min(1).max(100).exactOptional(),
  /** A family's name, and if wanted the purpose and the version: `main`, `main/prod`, `main/prod/3`. */
  prompt: z
    .string()
    .regex(/^[^/\p{Cc}]{1,100}(?:\/(?:dev|prod)(?:\/\d{1,9})?)?$/u)
    .exactOptional(),
  /** Part of a nickname, or an id. */
  person: lineSchema.min(1).max(100).exactOptional(),
  /** Days in Seoul, both included. */
  from: z.iso.date().exactOptional(),
  to: z.iso.date().exactOptional(),
}
const HISTORIES = '/api/v1/llm-histories'

export const llmHistoryContract = {
  /** Newest first unless sorted; no texts. `totals` are of all pages. */
  list: adminProcedure
    .route({ method: 'GET', path: HISTORIES })
    .input(
      z.strictObject({
        ...filterFields,
        ...sortFields(MODEL_CALL_SORTS, { sort: 'createdAt', direction: 'desc' }),
        ...pageFields,
      }),
    )
    .output(
      pageOf(modelCallSchema).extend({
        totals: z.object({
          inputTokens: z.number(),
          outputTokens: z.number(),
          /** Of the calls with a known price; null if there are calls and none of them has one. */
          cost: z.number().nullable(),
          unpriced: z.number(),
        }),
      }),
    ),
  /** What `list` finds, without texts, as CSV, newest first. The export is recorded. */
  exportCsv: adminProcedure
    .route({ method: 'GET', path: `${HISTORIES}/export` })
    .meta({ stream: true })
    .input(z.strictObject(filterFields))
    .output(z.file()),
  /**
   * One call. Another person's texts are withheld unless a `reason` is given. Every answer with texts is recorded, with the reason.
   */
  get: adminProcedure
    .route({ method: 'GET', path: `${HISTORIES}/{id}` })
    .input(z.strictObject({ id: uuidSchema, reason: reasonSchema.exactOptional() }))
    .output(modelCallDetailSchema),
}
