import { z } from 'zod'
import { DEFAULT_EXAM_LIMIT, LARGEST_EXAM_LIMIT } from '#domain/exam/choose-exam-items.ts'
import { difficultyLevelSchema, itemIdSchema, uuidSchema, versionSchema } from './fields.ts'
import { itemSchema } from './item.ts'
import { procedure } from './procedure.ts'

export const examSetSchema = z.object({
  id: z.string(),
  threadId: z.string(),
  difficultyLevel: difficultyLevelSchema,
  finished: z.boolean(),
  examItems: z.array(z.object({ evaluationItem: itemSchema, finished: z.boolean() })),
})

export const examInfoSchema = z.object({
  difficultyExams: z.array(
    z.object({
      difficultyLevel: difficultyLevelSchema,
      total: z.number(),
      finished: z.number(),
      incorrect: z.number(),
      cleared: z.boolean(),
      everCleared: z.boolean(),
      available: z.boolean(),
    }),
  ),
  unfinishedItem: itemSchema.nullable(),
})

export const examItemsInfoSchema = z.object({
  examId: z.string(),
  difficultyLevel: difficultyLevelSchema,
  items: z.array(
    z.object({
      evaluationId: z.string(),
      index: z.number(),
      finished: z.boolean(),
      verdict: z.enum(['correct', 'incorrect']).nullable(),
      hintsShown: z.number(),
      solutionShown: z.boolean(),
    }),
  ),
})

const TEMPLATE_ID = /^[A-Z0-9]{1,40}$/
const SEED_LIMIT = 2 ** 32 - 1

const namedItemSchema = z.union([
  z.strictObject({ evaluationId: itemIdSchema, itemVersion: versionSchema.exactOptional() }),
  z.strictObject({
    templateId: z.string().regex(TEMPLATE_ID),
    seed: z.number().int().min(0).max(SEED_LIMIT),
  }),
])
export type NamedItem = z.infer<typeof namedItemSchema>

/** `items` names the items of an exam created offline; without it the server draws `examLimit` items. */
const examCreateSchema = z.strictObject({
  threadId: uuidSchema,
  id: uuidSchema.optional(),
  difficultyLevel: difficultyLevelSchema,
  ocr: z.enum(['y', 'n']).default('n'),
  examLimit: z.number().int().min(1).max(LARGEST_EXAM_LIMIT).default(DEFAULT_EXAM_LIMIT),
  items: z.array(namedItemSchema).min(1).max(LARGEST_EXAM_LIMIT).optional(),
})

const byThread = z.object({ threadId: uuidSchema })

export const examContract = {
  list: procedure
    .route({ method: 'GET', path: '/api/v1/threads/{threadId}/exams' })
    .input(byThread)
    .output(z.array(examSetSchema)),
  create: procedure
    .route({ method: 'POST', path: '/api/v1/threads/{threadId}/exams' })
    .meta({ key: 'required' })
    .input(examCreateSchema)
    .output(examSetSchema),
  get: procedure
    .route({ method: 'GET', path: '/api/v1/threads/{threadId}/exams/{examId}' })
    .input(z.object({ threadId: uuidSchema, examId: uuidSchema }))
    .output(examSetSchema),
  info: procedure
    .route({ method: 'GET', path: '/api/v1/services/threads/{threadId}/exam-info' })
    .input(byThread)
    .output(examInfoSchema),
  itemsInfo: procedure
    .route({ method: 'GET', path: '/api/v1/services/threads/{threadId}/exam-items-info' })
    .input(byThread)
    .output(z.array(examItemsInfoSchema)),
}
