import { z } from 'zod'
import { ITEM_REPORT_REASONS, ITEM_REPORT_STATES } from '#domain/exam/item-report.ts'
import {
  curriculumIdSchema,
  itemIdSchema,
  pageFields,
  pageOf,
  timeSchema,
  uuidSchema,
  versionSchema,
} from './fields.ts'
import { itemSchema } from './item.ts'
import { itemProcedure, procedure } from './procedure.ts'

/** Items that learners report as faulty. */

export const REPORT_TEXT_LIMIT = 500

const itemReportSchema = z.object({
  id: z.string(),
  state: z.enum(ITEM_REPORT_STATES),
  reason: z.enum(ITEM_REPORT_REASONS),
  /** In the learner's words; who it was is not said. */
  text: z.string(),
  createdAt: timeSchema,
  /** The item as the learner saw it. */
  item: itemSchema,
  /** Whether it is one of the items that everybody may be given; else a template drew it for this learner. */
  isListed: z.boolean(),
  /** The item's present version: another than that of `item` if it was changed since. */
  currentVersion: z.number(),
  note: z.string(),
  closedAt: timeSchema.nullable(),
  version: z.number(),
})
export type ItemReport = z.infer<typeof itemReportSchema>

export const itemReportContract = {
  /**
   * Reports an item, in the version that the learner saw. The same reason again replaces the text while the report is open. Of a
   * template's item that the server has not stored yet, template and seed say which it is. Sent through the outbox.
   */
  create: procedure
    .route({ method: 'POST', path: '/api/v1/services/evaluation-items/{id}/reports' })
    .meta({ key: 'required' })
    .input(
      z.strictObject({
        id: itemIdSchema,
        itemVersion: versionSchema.default(1),
        templateId: curriculumIdSchema.nullable().default(null),
        seed: z
          .number()
          .int()
          .min(0)
          .max(2 ** 32 - 1)
          .nullable()
          .default(null),
        reason: z.enum(ITEM_REPORT_REASONS),
        text: z.string().trim().max(REPORT_TEXT_LIMIT).default(''),
      }),
    )
    .output(z.object({ id: z.string() })),
  /** Newest first. */
  list: itemProcedure
    .route({ method: 'GET', path: '/api/v1/item-reports' })
    .input(
      z.strictObject({
        state: z.enum(ITEM_REPORT_STATES).exactOptional(),
        reason: z.enum(ITEM_REPORT_REASONS).exactOptional(),
        evaluationId: itemIdSchema.exactOptional(),
        /** One report. */
        id: uuidSchema.exactOptional(),
        ...pageFields,
      }),
    )
    .output(pageOf(itemReportSchema).extend({ open: z.number() })),
  update: itemProcedure
    .route({ method: 'PATCH', path: '/api/v1/item-reports/{id}' })
    .input(
      z.strictObject({
        id: uuidSchema,
        state: z.enum(ITEM_REPORT_STATES).exactOptional(),
        note: z.string().trim().max(500).exactOptional(),
        version: versionSchema.exactOptional(),
      }),
    )
    .output(itemReportSchema),
}
