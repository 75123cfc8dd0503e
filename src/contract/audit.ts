import { z } from 'zod'
import { AUDIT_ACTIONS, AUDIT_ENTITIES } from '#domain/audit/audit.ts'
import { pageFields, pageOf, timeSchema } from './fields.ts'
import { itemProcedure } from './procedure.ts'

const recordedSchema = z.record(z.string(), z.unknown()).nullable()

const auditEntrySchema = z.object({
  id: z.number(),
  at: timeSchema,
  /** Null if the account no longer exists. */
  actor: z.object({ id: z.string(), nickname: z.string() }).nullable(),
  action: z.enum(AUDIT_ACTIONS),
  entity: z.enum(AUDIT_ENTITIES),
  entityId: z.string(),
  /**
   * The row in the shape that administrators' calls answer with; null before its creation and after its deletion. Of a new order of a
   * parent's children, only `order`: their ids and names.
   */
  before: recordedSchema,
  after: recordedSchema,
})
export type AuditEntry = z.infer<typeof auditEntrySchema>

export const auditContract = {
  /**
   * Newest first; of all entities, of one kind, or of one thing. An exercise administrator must name one of `ITEM_ENTITIES`; anything else
   * is 403.
   */
  list: itemProcedure
    .route({ method: 'GET', path: '/api/v1/audit' })
    .input(
      z.strictObject({
        entity: z.enum(AUDIT_ENTITIES).exactOptional(),
        entityId: z.string().min(1).max(200).exactOptional(),
        ...pageFields,
      }),
    )
    .output(pageOf(auditEntrySchema)),
}
