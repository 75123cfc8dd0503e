import { z } from 'zod'
import { PROGRESS_STATUSES } from '#domain/progress/progress.ts'
import { curriculumIdSchema, difficultyLevelSchema } from './fields.ts'
import { procedure } from './procedure.ts'

const levelProgressSchema = z.object({
  difficultyLevel: difficultyLevelSchema,
  total: z.number(),
  correct: z.number(),
  selfMarked: z.number(),
  incorrect: z.number(),
})

const conceptLevelSchema = levelProgressSchema.extend({
  setTotal: z.number(),
  setFinished: z.number(),
  cleared: z.boolean(),
})

export const conceptProgressSchema = z.object({
  conceptId: z.string(),
  status: z.enum(PROGRESS_STATUSES),
  levels: z.array(conceptLevelSchema),
  timespan: z.number(),
})

export const evaluationProgressSchema = z.object({
  total: z.number(),
  correct: z.number(),
  selfMarked: z.number(),
  incorrect: z.number(),
  levels: z.array(levelProgressSchema),
})

export const progressContract = {
  curriculum: procedure
    .route({ method: 'GET', path: '/api/v1/services/curriculums/{id}/progresses' })
    .input(z.object({ id: curriculumIdSchema }))
    .output(z.array(conceptProgressSchema)),
  concept: procedure
    .route({ method: 'GET', path: '/api/v1/services/curriculums/{id}/progresses/{conceptId}' })
    .input(z.object({ id: curriculumIdSchema, conceptId: curriculumIdSchema }))
    .output(conceptProgressSchema),
  evaluation: procedure
    .route({ method: 'GET', path: '/api/v1/services/evaluation-items/progresses' })
    .output(evaluationProgressSchema),
  /** Study time by the days of this week in Seoul, Monday first, in milliseconds. */
  week: procedure
    .route({ method: 'GET', path: '/api/v1/services/study-week' })
    .output(z.array(z.object({ day: z.string(), timespan: z.number() }))),
}
