import { z } from 'zod'
import { MESSAGE_LIMIT_CHARACTERS } from '#domain/chat/limits.ts'
import {
  ACTION_KINDS,
  MESSAGE_SOURCES,
  MESSAGE_STATUSES,
  MESSAGE_TARGETS,
  RESPONSE_TYPES,
  USER_MESSAGE_TYPES,
} from '#domain/chat/message.ts'
import { INK_PATH, LONGEST_INK_PATH, LONGEST_INK_SIDE } from '#domain/ink/draw-ink.ts'
import {
  curriculumIdSchema,
  difficultyLevelSchema,
  itemIdSchema,
  okSchema,
  timeSchema,
  uuidSchema,
  versionSchema,
} from './fields.ts'
import { procedure } from './procedure.ts'

/** The context of a message, as JSON (api.md). */
export const CONTEXT_LIMIT_BYTES = 8192
const RESPONSE_LIMIT = 60_000

const MOST_POINTS = 20

const markingSchema = z.strictObject({
  points: z.array(z.number().int().min(0).max(MOST_POINTS)).max(MOST_POINTS),
  finishes: z.boolean(),
})

const inkSideSchema = z.number().int().min(1).max(LONGEST_INK_SIDE)

/** Handwriting: nothing but numbers, so that it cannot be more than a drawing. */
const inkSchema = z.strictObject({
  width: inkSideSchema,
  height: inkSideSchema,
  path: z.string().max(LONGEST_INK_PATH).regex(INK_PATH),
})

const actionSchema = z.object({
  kind: z.enum(ACTION_KINDS),
  evaluationId: z.string().nullable(),
  itemVersion: z.number().exactOptional(),
  difficultyLevel: difficultyLevelSchema.nullable(),
  marking: markingSchema.exactOptional(),
})

export const messageContextSchema = z.object({
  target: z.enum(MESSAGE_TARGETS),
  action: actionSchema.nullable(),
  responseType: z.enum(RESPONSE_TYPES),
  userMessageType: z.enum(USER_MESSAGE_TYPES),
  complete: z.boolean(),
  source: z.enum(MESSAGE_SOURCES).exactOptional(),
  ink: inkSchema.exactOptional(),
})

/** Fields that a client may omit get their defaults; the server decides `responseType` and `complete` of an answer. */
export const messageContextInputSchema = z.strictObject({
  target: z.enum(MESSAGE_TARGETS).default('ai'),
  action: z
    .strictObject({
      kind: z.enum(ACTION_KINDS),
      evaluationId: itemIdSchema.nullable().default(null),
      itemVersion: versionSchema.exactOptional(),
      difficultyLevel: difficultyLevelSchema.nullable().default(null),
      /** For an essay: the rubric points that the learner found in their working. */
      marking: markingSchema.exactOptional(),
    })
    .nullable()
    .default(null),
  responseType: z.enum(RESPONSE_TYPES).default('normal'),
  userMessageType: z.enum(USER_MESSAGE_TYPES).default('normal'),
  complete: z.boolean().default(false),
  source: z.enum(MESSAGE_SOURCES).exactOptional(),
  ink: inkSchema.exactOptional(),
})

export const messageSchema = z.object({
  id: z.string(),
  threadId: z.string().nullable(),
  message: z.string(),
  response: z.string(),
  shortResponse: z.string().nullable(),
  bookmark: z.boolean(),
  createdAt: timeSchema,
  relatedQuestions: z.array(z.string()),
  status: z.enum(MESSAGE_STATUSES),
  ocrResultId: z.string().nullable(),
  context: messageContextSchema,
})

/**
 * A turn created by the client: an answer, or a turn of the tutor on the device. `id` is that of the row, by default the
 * `Idempotency-Key`; with the id of a failed question, the reply is saved in that question's row unless it already has one.
 */
export const messageCreateSchema = z.strictObject({
  id: uuidSchema.optional(),
  threadId: uuidSchema,
  message: z.string().max(MESSAGE_LIMIT_CHARACTERS),
  response: z.string().max(RESPONSE_LIMIT).default(''),
  shortResponse: z.string().max(1000).nullable().default(null),
  context: messageContextInputSchema,
  ocrResultId: z.string().max(64).nullable().default(null),
  relatedQuestions: z.array(z.string().max(500)).max(10).default([]),
  /** When the person did it; a time in the future, or more than 180 days ago, is moved to the nearest bound. */
  createdAt: timeSchema.optional(),
})
export type MessageCreate = z.infer<typeof messageCreateSchema>

/** A bookmarked turn with the place of its thread. */
const bookmarkSchema = z.object({
  message: messageSchema,
  curriculumId: curriculumIdSchema,
  curriculumName: z.string(),
  conceptId: z.string().nullable(),
  conceptName: z.string().nullable(),
})

export const messageContract = {
  list: procedure
    .route({ method: 'GET', path: '/api/v1/threads/{id}/messages' })
    .input(z.object({ id: uuidSchema }))
    .output(z.array(messageSchema)),
  clear: procedure
    .route({ method: 'DELETE', path: '/api/v1/threads/{id}/messages' })
    .input(z.strictObject({ id: uuidSchema }))
    .output(okSchema),
  removeLatest: procedure
    .route({ method: 'DELETE', path: '/api/v1/services/threads/{id}/messages/latest' })
    .input(z.strictObject({ id: uuidSchema }))
    .output(okSchema),
  create: procedure
    .route({ method: 'POST', path: '/api/v1/services/messages' })
    .meta({ key: 'forever' })
    .input(messageCreateSchema)
    .output(messageSchema),
  update: procedure
    .route({ method: 'PATCH', path: '/api/v1/messages/{id}' })
    .meta({ key: 'required' })
    .input(z.strictObject({ id: uuidSchema, bookmark: z.boolean() }))
    .output(messageSchema),
  bookmarks: procedure
    .route({ method: 'GET', path: '/api/v1/services/bookmarks' })
    .output(z.array(bookmarkSchema)),
  speech: procedure
    .route({ method: 'GET', path: '/api/v1/services/messages/{id}/tts' })
    .meta({ stream: true })
    .input(z.object({ id: uuidSchema, provider: z.string().default('openai') }))
    .output(z.file()),
}
