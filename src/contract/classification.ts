import { z } from 'zod'
import { lineSchema, okSchema, timeSchema, uuidSchema, versionSchema } from './fields.ts'
import { itemProcedure } from './procedure.ts'

/** How items are classified: criterion types of an achievement criterion, and groups of items. */

/** Revision and number of an achievement criterion: `R2022N0101` for `[9수01-01]`. */
const criterionIdSchema = z.string().regex(/^R\d{4}N\d{4}$/)

const typeFields = {
  name: lineSchema.min(1).max(100),
  description: lineSchema.max(500).default(''),
  /** Sent as '0' (specification section 3). */
  difficultyLevel: lineSchema.max(10).default('0'),
  /** Sent as '없음'. */
  difficultyDescription: lineSchema.max(200).default('없음'),
}

const criterionTypeSchema = z.object({
  id: z.string(),
  criterionId: z.string(),
  name: z.string(),
  description: z.string(),
  difficultyLevel: z.string(),
  difficultyDescription: z.string(),
  createdAt: timeSchema,
  version: z.number(),
  /** Items of this type. */
  items: z.number(),
})
export type CriterionType = z.infer<typeof criterionTypeSchema>

const itemGroupSchema = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: timeSchema,
  version: z.number(),
  /** Items in the group. */
  items: z.number(),
})
export type ItemGroup = z.infer<typeof itemGroupSchema>

const groupName = lineSchema.min(1).max(100)

export const criterionTypeContract = {
  list: itemProcedure
    .route({ method: 'GET', path: '/api/v1/achievement-criterion/{id}/criterion-types' })
    .input(z.strictObject({ id: criterionIdSchema }))
    .output(z.array(criterionTypeSchema)),
  create: itemProcedure
    .route({ method: 'POST', path: '/api/v1/achievement-criterion/{id}/criterion-types' })
    .input(z.strictObject({ id: criterionIdSchema, ...typeFields }))
    .output(criterionTypeSchema),
  update: itemProcedure
    .route({ method: 'PATCH', path: '/api/v1/achievement-criterion/{id}/criterion-types/{typeId}' })
    .input(
      z.strictObject({
        id: criterionIdSchema,
        typeId: uuidSchema,
        name: typeFields.name.exactOptional(),
        description: lineSchema.max(500).exactOptional(),
        difficultyLevel: lineSchema.max(10).exactOptional(),
        difficultyDescription: lineSchema.max(200).exactOptional(),
        version: versionSchema.exactOptional(),
      }),
    )
    .output(criterionTypeSchema),
  /** Items of the type lose it; they stay. */
  remove: itemProcedure
    .route({ method: 'DELETE', path: '/api/v1/achievement-criterion/{id}/criterion-types/{typeId}' })
    .input(z.strictObject({ id: criterionIdSchema, typeId: uuidSchema }))
    .output(okSchema),
}

export const itemGroupContract = {
  list: itemProcedure.route({ method: 'GET', path: '/api/v1/item-groups' }).output(z.array(itemGroupSchema)),
  create: itemProcedure
    .route({ method: 'POST', path: '/api/v1/item-groups' })
    .input(z.strictObject({ name: groupName }))
    .output(itemGroupSchema),
  update: itemProcedure
    .route({ method: 'PATCH', path: '/api/v1/item-groups/{id}' })
    .input(z.strictObject({ id: uuidSchema, name: groupName, version: versionSchema.exactOptional() }))
    .output(itemGroupSchema),
  /** Items of the group belong to none afterwards; they stay. */
  remove: itemProcedure
    .route({ method: 'DELETE', path: '/api/v1/item-groups/{id}' })
    .input(z.strictObject({ id: uuidSchema }))
    .output(okSchema),
}
