import { eventIterator } from '@orpc/contract'
import { z } from 'zod'
import { ANSWER_LIMIT_CHARACTERS } from '#domain/chat/limits.ts'
import { PERFORMANCE_TEST_TYPES, WRITTEN_TEST_TYPES } from '#domain/exam/item.ts'
import type { Figure } from '#domain/figure/figure.ts'
import { streamEventSchema } from './chat.ts'
import {
  curriculumIdSchema,
  difficultyLevelSchema,
  difficultyQuerySchema,
  itemIdSchema,
  promptChoiceFields,
  uuidSchema,
} from './fields.ts'
import { openProcedure, procedure } from './procedure.ts'

/** The seed has checked that a figure can be drawn, and the page checks it again before it draws. */
const figureSchema = z.looseObject({ kind: z.string(), alt: z.string() }).pipe(z.custom<Figure>())

const mistakeSchema = z.object({
  answer: z.string(),
  says: z.string(),
  conceptId: z.string().exactOptional(),
})

const rubricPointSchema = z.object({ point: z.string(), marks: z.number() })

const pairingSchema = z.object({ left: z.array(z.string()), right: z.array(z.string()) })

export const itemSchema = z.object({
  id: z.string(),
  itemVersion: z.number(),
  question: z.string(),
  option1: z.string(),
  option2: z.string(),
  option3: z.string(),
  option4: z.string(),
  option5: z.string(),
  correctAnswer: z.string(),
  solution: z.string(),
  difficultyLevel: difficultyLevelSchema,
  writtenTestType: z.literal(WRITTEN_TEST_TYPES),
  performanceTestType: z.literal(PERFORMANCE_TEST_TYPES),
  figures: z.array(figureSchema),
  images: z.array(z.string()),
  conceptIds: z.array(z.string()),
  itemGroupId: z.string().nullable(),
  criterionTypeIds: z.array(z.string()),
  hints: z.array(z.string()),
  mistakes: z.array(mistakeSchema),
  rubric: z.array(rubricPointSchema),
  pairing: pairingSchema.nullable(),
  templateId: z.string().nullable(),
  seed: z.number().nullable(),
})

/** A learner sends the thread, a visitor the concept (difficulty 0 only). `index` counts from 0. */
const serviceItemQuery = z.object({
  threadId: uuidSchema.optional(),
  conceptId: curriculumIdSchema.optional(),
  difficultyLevel: difficultyQuerySchema.default(0),
  index: z.coerce.number().int().min(0).max(999).default(0),
})

const detailsQuery = z.object({
  ids: z
    .string()
    .max(4000)
    .transform((ids) => ids.split(',').filter((id) => id !== ''))
    .pipe(z.array(itemIdSchema).min(1).max(100)),
})

export const hintRequestSchema = z.strictObject({
  id: itemIdSchema,
  answer: z.string().max(ANSWER_LIMIT_CHARACTERS),
  ...promptChoiceFields,
})

export const itemContract = {
  details: procedure
    .route({ method: 'GET', path: '/api/v1/evaluation-items/details' })
    .input(detailsQuery)
    .output(z.array(itemSchema)),
  service: openProcedure
    .route({ method: 'GET', path: '/api/v1/services/evaluation-items' })
    .input(serviceItemQuery)
    .output(itemSchema),
  hints: openProcedure
    .route({ method: 'GET', path: '/api/v1/services/evaluation-items/{id}/hints' })
    .input(z.object({ id: itemIdSchema }))
    .output(z.array(z.string())),
  streamHint: openProcedure
    .route({ method: 'POST', path: '/api/v1/services/evaluation-items/{id}/hints' })
    .meta({ stream: true, key: 'none' })
    .input(hintRequestSchema)
    .output(eventIterator(streamEventSchema)),
}
