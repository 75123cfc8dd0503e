import { eventIterator } from '@orpc/contract'
import { z } from 'zod'
import { CONTENT_LEVELS, WRITTEN_TEST_TYPES } from '#domain/exam/item.ts'
import { curriculumIdSchema, itemIdSchema, okSchema, timeSchema, uuidSchema } from './fields.ts'
import { itemSchema } from './item.ts'
import { JOB_STATUSES } from './job.ts'
import { adminProcedure, itemProcedure } from './procedure.ts'

/**
 * Drafts by a model, or without one from the templates of a concept. Each run is a job with events: it goes on when its reader leaves, can be
 * followed again and cancelled, and publishes nothing. The `Idempotency-Key` is the id of the job: the same key again follows it.
 */

/** The most items of one run. */
export const GENERATION_ITEMS = 20
/** A run that takes longer is stopped (specification section 9). */
export const GENERATION_LIMIT_MS = 600_000
/** The most pictures of one run. */
export const GENERATION_PICTURES = 5

/** How close to the items in the pictures the new ones are. */
export const SIMILARITIES = ['high', 'medium', 'low'] as const
export type Similarity = (typeof SIMILARITIES)[number]

export const GENERATION_KINDS = ['items', 'picture-items', 'solution', 'explanation'] as const
export type GenerationKind = (typeof GENERATION_KINDS)[number]

const EVENT_LEVELS = ['info', 'warning', 'error'] as const

/** `level: 'error'` with `done` is a failure; what was made before it stays. */
export const generationEventSchema = z.object({
  level: z.enum(EVENT_LEVELS),
  message: z.string(),
  /** Of the first event: the job. */
  generationId: z.string().exactOptional(),
  /** Of an event that saved a draft. */
  itemId: z.string().exactOptional(),
  done: z.boolean().exactOptional(),
})
export type GenerationEvent = z.infer<typeof generationEventSchema>

/** A new solution is not saved: the last event brings its text. */
const solutionEventSchema = z.object({
  payload: z.object({
    level: z.enum(EVENT_LEVELS),
    message: z.string(),
    generationId: z.string().exactOptional(),
    solution: z.string().exactOptional(),
  }),
  done: z.boolean().exactOptional(),
})
export type SolutionEvent = z.infer<typeof solutionEventSchema>

const requestShape = {
  curriculumConceptIds: z
    .array(curriculumIdSchema)
    .min(1)
    .max(5)
    .refine((ids) => new Set(ids).size === ids.length, 'duplicate'),
  writtenTestType: z.literal(WRITTEN_TEST_TYPES),
  performanceTestType: itemSchema.shape.performanceTestType.default(0),
  difficultyLevel: z.literal(CONTENT_LEVELS).default(1),
  generationCount: z.number().int().min(1).max(GENERATION_ITEMS).default(5),
  achievementCriterionId: curriculumIdSchema.exactOptional(),
  criterionTypeIds: z.array(uuidSchema).min(1).max(20).exactOptional(),
  /** An item is of one group. */
  itemGroupIds: z.array(uuidSchema).length(1).exactOptional(),
  /** Wishes in words, for the model. */
  prompt: z.string().trim().min(1).max(2000).exactOptional(),
}

export const generationRequestSchema = z.strictObject({
  ...requestShape,
  /** By default the model if there is one. */
  source: z.enum(['model', 'templates']).exactOptional(),
})
export type GenerationRequest = z.infer<typeof generationRequestSchema>

/** The fields of the multipart request besides its pictures; a list is a field for each entry. */
export const pictureRequestSchema = z.strictObject({
  ...requestShape,
  similarity: z.enum(SIMILARITIES).default('medium'),
})
export type PictureRequest = z.infer<typeof pictureRequestSchema>

const draftSchema = z.object({
  itemId: z.string(),
  /** What its author should look at, besides what the verification of the item finds. */
  notes: z.array(z.string()),
})
export type GeneratedDraft = z.infer<typeof draftSchema>

const generationSchema = z.object({
  id: z.string(),
  kind: z.enum(GENERATION_KINDS),
  status: z.enum(JOB_STATUSES),
  /** Null: made of templates. */
  model: z.string().nullable(),
  conceptIds: z.array(z.string()),
  /** Of a solution: the item. */
  itemId: z.string().nullable(),
  events: z.array(generationEventSchema),
  drafts: z.array(draftSchema),
  /** Of a finished solution or explanation. */
  text: z.string().nullable(),
  tokensIn: z.number(),
  tokensOut: z.number(),
  /** In won; null if a model's price is not known. */
  cost: z.number().nullable(),
  createdAt: timeSchema,
  endedAt: timeSchema.nullable(),
})
export type Generation = z.infer<typeof generationSchema>

const optionsSchema = z.object({
  /** The models that write; null: there is none. */
  model: z.string().nullable(),
  visionModel: z.string().nullable(),
  /** How many more runs the caller may begin within the hour. */
  left: z.number(),
  /** About how many tokens an item takes, in and out together, and their cost in won; null if the price is not known. */
  tokensAnItem: z.number(),
  costAnItem: z.number().nullable(),
})
export type GenerationOptions = z.infer<typeof optionsSchema>

const generationParams = { id: uuidSchema }

export const generationContract = {
  /**
   * Items by a model, or of templates. With `Accept: text/event-stream` the events of the job; else the drafts once it ends, within
   * 600 s, and a caller who leaves cancels it.
   */
  items: itemProcedure
    .route({ method: 'POST', path: '/api/v1/services/evaluation-items' })
    .meta({ stream: true })
    .input(generationRequestSchema)
    .output(eventIterator(generationEventSchema)),
  /** Items like those in pictures (JPEG, PNG, WebP, still GIF). Multipart with a field for each entry of a list. */
  itemsFromPictures: itemProcedure
    .route({ method: 'POST', path: '/api/v2/services/evaluation-items' })
    .meta({ stream: true, key: 'required' })
    .input(pictureRequestSchema.extend({ images: z.array(z.file()).min(1).max(GENERATION_PICTURES) }))
    .output(eventIterator(generationEventSchema)),
  /** A new solution for what is being edited of an item. */
  recreateSolution: itemProcedure
    .route({ method: 'POST', path: '/api/v1/services/evaluation-items/{id}/solutions/recreate' })
    .meta({ stream: true })
    .input(z.strictObject({ id: itemIdSchema }))
    .output(eventIterator(solutionEventSchema)),
  /** An explanation in its sections, or without a model their headings, saved as a draft. */
  explanation: adminProcedure
    .route({ method: 'POST', path: '/api/v1/services/curriculum-concepts/{id}/explanations/generate' })
    .meta({ stream: true })
    .input(z.strictObject({ id: curriculumIdSchema }))
    .output(eventIterator(generationEventSchema)),
  options: itemProcedure.route({ method: 'GET', path: '/api/v1/generations/options' }).output(optionsSchema),
  /** The caller's own of the last week, newest first. */
  list: itemProcedure.route({ method: 'GET', path: '/api/v1/generations' }).output(z.array(generationSchema)),
  /** One of the caller's own. */
  get: itemProcedure
    .route({ method: 'GET', path: '/api/v1/generations/{id}' })
    .input(z.strictObject(generationParams))
    .output(generationSchema),
  /** Drafts made so far stay. A job that has ended stays as it ended. */
  cancel: itemProcedure
    .route({ method: 'POST', path: '/api/v1/generations/{id}/cancel' })
    .meta({ key: 'none' })
    .input(z.strictObject(generationParams))
    .output(okSchema),
}
