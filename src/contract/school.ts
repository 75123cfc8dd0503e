import { z } from 'zod'
import { SCHOOL_LEVELS } from '#domain/curriculum/curriculum.ts'
import { uuidSchema } from './fields.ts'
import { procedure } from './procedure.ts'

/** The most results of one search. */
export const SCHOOLS_SHOWN = 20
export const SCHOOL_QUERY_LIMIT = 50

export const schoolSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Distinguishes schools of the same name; empty if unknown. */
  region: z.string(),
  schoolLevel: z.enum(SCHOOL_LEVELS),
})
export type School = z.infer<typeof schoolSchema>

export const schoolContract = {
  /** Schools whose name contains `query`, those that start with it first; at most `SCHOOLS_SHOWN`. */
  search: procedure
    .route({ method: 'GET', path: '/api/v1/schools' })
    .input(z.object({ query: z.string().trim().max(SCHOOL_QUERY_LIMIT).default('') }))
    .output(z.array(schoolSchema)),
  get: procedure
    .route({ method: 'GET', path: '/api/v1/schools/{id}' })
    .input(z.object({ id: uuidSchema }))
    .output(schoolSchema),
}
