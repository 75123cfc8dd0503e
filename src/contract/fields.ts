import { z } from 'zod'
import { CURRICULUM_ID } from '#domain/curriculum/curriculum.ts'
import { DIFFICULTY_LEVELS } from '#domain/exam/item.ts'

/** Fields used by several areas. */

/** Id of a curriculum node, concept or term. */
export const curriculumIdSchema = z.string().max(40).regex(CURRICULUM_ID)

/** Id that a client or the server makes. */
export const uuidSchema = z.uuid()

/** Id of an evaluation item: a UUID, or a hand-written id from the content. */
export const itemIdSchema = z.string().regex(/^[A-Za-z0-9-]{1,64}$/)

/** ISO 8601 in UTC. */
export const timeSchema = z.iso.datetime()

export const difficultyLevelSchema = z.literal(DIFFICULTY_LEVELS)

/** The same in a query string. */
export const difficultyQuerySchema = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^-?\d$/)
      .transform(Number),
  ])
  .pipe(difficultyLevelSchema)

export const okSchema = z.object({ ok: z.literal(true) })
