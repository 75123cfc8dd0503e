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

/** One line of text without control characters, trimmed. */
export const lineSchema = z
  .string()
  .trim()
  .regex(/^\P{Cc}*$/u)

/** The version of a row that a write is based on; if the row has moved on, the answer is 409 `STALE_VERSION`. */
export const versionSchema = z.number().int().min(1)

/** The prompt that an administrator chose for the next call of a tutor; others are refused any but the current one. */
export const promptChoiceFields = {
  promptName: z.string().max(100).nullable().optional(),
  promptPurpose: z.enum(['dev', 'prod']).nullable().optional(),
  promptVersion: z
    .union([z.string().max(40), z.number()])
    .nullable()
    .optional(),
}

/** The query of a paged list. */
export const pageFields = {
  page: z.coerce.number<number>().int().min(0).max(1_000_000).default(0),
  size: z.coerce.number<number>().int().min(1).max(100).default(20),
}

export const SORT_DIRECTIONS = ['asc', 'desc'] as const

/** The query of a list that can be sorted by one of `columns`. */
export function sortFields<const Column extends string>(
  columns: readonly [Column, ...Column[]],
  byDefault: { sort: NoInfer<Column>; direction: (typeof SORT_DIRECTIONS)[number] },
) {
  return {
    sort: z.enum(columns).default(() => byDefault.sort),
    direction: z.enum(SORT_DIRECTIONS).default(byDefault.direction),
  }
}

/** One page of a list. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({ items: z.array(item), total: z.number(), page: z.number(), size: z.number() })
}

export const okSchema = z.object({ ok: z.literal(true) })
