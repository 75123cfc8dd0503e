import { z } from 'zod'
import { curriculumIdSchema, timeSchema, uuidSchema } from './fields.ts'
import { procedure } from './procedure.ts'

export const threadSchema = z.object({
  id: z.string(),
  userId: z.string(),
  createdAt: timeSchema,
  lastUsedAt: timeSchema,
  curriculums: z.array(z.string()),
  conceptId: z.string().nullable(),
})

/** With an `id` (created offline) the thread with that id; without one the person's latest thread of the place, or a new one. */
const createBody = { id: uuidSchema.optional() }

export const threadContract = {
  recent: procedure
    .route({ method: 'GET', path: '/api/v1/services/threads/recent' })
    .output(z.object({ thread: threadSchema.nullable() })),
  list: procedure
    .route({ method: 'GET', path: '/api/v1/curriculums/{id}/threads' })
    .input(z.object({ id: curriculumIdSchema }))
    .output(z.object({ threads: z.array(threadSchema) })),
  createForUnit: procedure
    .route({ method: 'POST', path: '/api/v1/curriculums/{curriculumId}/threads' })
    .meta({ key: 'required' })
    .input(z.strictObject({ curriculumId: curriculumIdSchema, ...createBody }))
    .output(z.object({ thread: threadSchema })),
  createForConcept: procedure
    .route({ method: 'POST', path: '/api/v1/curriculums/{curriculumId}/concepts/{conceptId}/threads' })
    .meta({ key: 'required' })
    .input(z.strictObject({ curriculumId: curriculumIdSchema, conceptId: curriculumIdSchema, ...createBody }))
    .output(z.object({ thread: threadSchema })),
}
