import { z } from 'zod'
import { curriculumIdSchema, difficultyLevelSchema } from './fields.ts'
import { itemSchema } from './item.ts'
import { editableItemSchema, issueSchema } from './item-editing.ts'
import { itemProcedure } from './procedure.ts'

/** A template generates an item from a seed; the same seed always gives the same item. */

/** Draws of one call. */
const MOST_DRAWS = 50
export const DEFAULT_DRAWS = 20

const seedSchema = z.coerce
  .number<number>()
  .int()
  .min(0)
  .max(2 ** 32 - 1)

const itemTemplateSchema = z.object({
  id: z.string(),
  conceptId: z.string(),
  difficultyLevel: difficultyLevelSchema,
  name: z.string(),
  /** Published items that were drawn from it for everybody. */
  items: z.number(),
})
export type ItemTemplateSummary = z.infer<typeof itemTemplateSchema>

const drawSchema = z.object({
  seed: z.number(),
  /** As learners are given it; null if the template makes none of the seed. */
  item: itemSchema.nullable(),
  issues: z.array(issueSchema),
  /** The seed of an earlier one of these draws that a learner takes for the same question. */
  sameAs: z.number().nullable(),
})
export type TemplateDraw = z.infer<typeof drawSchema>

const templateParams = { id: curriculumIdSchema }

export const itemTemplateContract = {
  /** Of a concept, or all of them; by concept in curriculum order, then by level. */
  list: itemProcedure
    .route({ method: 'GET', path: '/api/v1/item-templates' })
    .input(z.strictObject({ conceptId: curriculumIdSchema.exactOptional() }))
    .output(z.array(itemTemplateSchema)),
  /** The items of `count` seeds from `from` on. */
  draw: itemProcedure
    .route({ method: 'GET', path: '/api/v1/item-templates/{id}/draws' })
    .input(
      z.strictObject({
        ...templateParams,
        from: seedSchema.default(0),
        count: z.coerce.number<number>().int().min(1).max(MOST_DRAWS).default(DEFAULT_DRAWS),
      }),
    )
    .output(z.array(drawSchema)),
  /** Makes an own item of a draw: a draft with an id of its own, which can be edited. */
  keep: itemProcedure
    .route({ method: 'POST', path: '/api/v1/item-templates/{id}/keep' })
    .input(z.strictObject({ ...templateParams, seed: seedSchema }))
    .output(editableItemSchema),
}
