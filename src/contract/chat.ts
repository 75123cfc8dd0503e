import { eventIterator } from '@orpc/contract'
import { z } from 'zod'
import { MESSAGE_LIMIT_CHARACTERS } from '#domain/chat/limits.ts'
import { curriculumIdSchema, okSchema, promptChoiceFields, uuidSchema } from './fields.ts'
import { messageContextInputSchema } from './message.ts'
import { openProcedure } from './procedure.ts'

/** One event of a stream. The first has `messageId`, the last `done`; `level: 'error'` with `done` is a failure. */
export const streamEventSchema = z.object({
  messageId: z.string().exactOptional(),
  content: z.string().exactOptional(),
  termId: z.string().exactOptional(),
  response: z.string().exactOptional(),
  relatedQuestions: z.array(z.string()).exactOptional(),
  level: z.enum(['info', 'error']).exactOptional(),
  message: z.string().exactOptional(),
  done: z.boolean().exactOptional(),
})

/**
 * A question to the tutor. `id` is the turn's UUID and equals the `Idempotency-Key` header, which is required for a learner.
 * A visitor sends no `threadId`; `conceptId` is the concept of `curriculumId` that the visitor is reading.
 */
export const chatRequestSchema = z.strictObject({
  id: uuidSchema.optional(),
  message: z.string().trim().min(1).max(MESSAGE_LIMIT_CHARACTERS),
  threadId: uuidSchema.nullable().optional(),
  curriculumId: curriculumIdSchema.nullable().optional(),
  conceptId: curriculumIdSchema.nullable().optional(),
  ...promptChoiceFields,
  context: messageContextInputSchema.nullable().optional(),
  ocrResultId: z.string().max(64).nullable().optional(),
})
export type ChatRequest = z.infer<typeof chatRequestSchema>

const modelSchema = z.object({ id: z.string(), default: z.boolean() })

export const chatContract = {
  completions: openProcedure
    .route({ method: 'POST', path: '/api/v1/services/llm/chat-completions' })
    .meta({ stream: true, key: 'forever' })
    .input(chatRequestSchema)
    .output(eventIterator(streamEventSchema)),
  stop: openProcedure
    .route({ method: 'POST', path: '/api/v1/services/llm/chat-completions/{messageId}/stop' })
    .meta({ key: 'none' })
    .input(z.strictObject({ messageId: uuidSchema }))
    .output(okSchema),
  models: openProcedure
    .route({ method: 'GET', path: '/api/v1/services/llm/models' })
    .output(z.array(modelSchema)),
}
