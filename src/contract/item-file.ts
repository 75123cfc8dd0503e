import { z } from 'zod'
import { curriculumIdSchema } from './fields.ts'
import { itemFilterFields } from './item-editing.ts'
import { itemProcedure } from './procedure.ts'

/** Items as the YAML that the loader of the content reads: one file a concept. */

/** The most items of one file. */
export const ITEM_ROWS_LIMIT = 10_000
export const ITEM_FILE_LIMIT = 4_000_000

const itemFileSchema = z.object({
  conceptId: z.string(),
  file: z.string(),
  items: z.number(),
  yaml: z.string(),
})
export type ItemFile = z.infer<typeof itemFileSchema>

const itemImportSchema = z.object({
  /** What the file changes, in its order; items that are the same already are only counted. */
  changes: z.array(
    z.object({
      line: z.number(),
      id: z.string(),
      kind: z.enum(['add', 'change']),
      /** The beginning of the question. */
      question: z.string(),
      /** Of a change: what it changes. */
      fields: z.array(z.string()),
    }),
  ),
  same: z.number(),
  /** If there are any, nothing is applied. */
  faults: z.array(z.object({ line: z.number(), path: z.string(), message: z.string() })),
  /** The digest of the file and of what it meets. */
  plan: z.string(),
  applied: z.boolean(),
})
export type ItemImport = z.infer<typeof itemImportSchema>

export const itemFileContract = {
  /** Published items by concept: all of them, or those that the list finds by the same filters. */
  export: itemProcedure
    .route({ method: 'GET', path: '/api/v1/services/evaluation-items/export' })
    .input(z.strictObject(itemFilterFields))
    .output(z.array(itemFileSchema)),
  /**
   * Without `plan` a dry run: lists every change and every fault with its line. With the `plan` of a dry run it applies all of them, published,
   * or answers 409 if the items have changed since. Items that the file does not name stay. An item of the file replaces the one of its id.
   */
  import: itemProcedure
    .route({ method: 'POST', path: '/api/v1/services/evaluation-items/import' })
    // Reading a large file takes longer than a transaction may be idle; the handler has its own. The plan makes it safe to repeat.
    .meta({ key: 'none', transaction: false })
    .input(
      z.strictObject({
        conceptId: curriculumIdSchema,
        yaml: z.string().max(ITEM_FILE_LIMIT),
        plan: z.string().max(100).exactOptional(),
      }),
    )
    .output(itemImportSchema),
}
