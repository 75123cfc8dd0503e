import { z } from 'zod'
import { difficultyLevelSchema, timeSchema } from './fields.ts'
import { procedure } from './procedure.ts'

export const conceptReviewsSchema = z.object({
  unitId: z.string(),
  conceptId: z.string(),
  items: z.array(
    z.object({ evaluationId: z.string(), difficultyLevel: difficultyLevelSchema, dueAt: timeSchema }),
  ),
})

/** `concepts`: the whole notebook in curriculum order, so that a device knows what becomes due while it is offline. */
export const reviewListSchema = z.object({
  /** Items due by the server's clock. */
  dueCount: z.number(),
  nextDueAt: timeSchema.nullable(),
  concepts: z.array(conceptReviewsSchema),
})

export const reviewContract = {
  list: procedure.route({ method: 'GET', path: '/api/v1/services/reviews' }).output(reviewListSchema),
}
