import { z } from 'zod'
import { curriculumIdSchema, okSchema, timeSchema, uuidSchema } from './fields.ts'
import { itemFilterFields } from './item-editing.ts'
import { JOB_STATUSES } from './job.ts'
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

const importProgressSchema = z.object({
  /** `read`: entries of the file; `check`: items that were verified; `write`: items that were changed. */
  step: z.enum(['read', 'check', 'write']),
  done: z.number(),
  total: z.number(),
})
export type ItemImportProgress = z.infer<typeof importProgressSchema>

const importJobSchema = z.object({
  id: z.string(),
  conceptId: z.string(),
  status: z.enum(JOB_STATUSES),
  /** Whether the dry run is being applied, or was. */
  isApplication: z.boolean(),
  /** Null until the file is being read. */
  progress: importProgressSchema.nullable(),
  /** Why it failed or was stopped; nothing was applied. */
  problem: z.string().nullable(),
  createdAt: timeSchema,
  endedAt: timeSchema.nullable(),
})
export type ItemImportJob = z.infer<typeof importJobSchema>

const importDetailSchema = importJobSchema.extend({
  yaml: z.string(),
  /** Of the dry run that ended, or of the application. */
  result: itemImportSchema.nullable(),
})
export type ItemImportDetail = z.infer<typeof importDetailSchema>

const importParams = { id: uuidSchema }

export const itemFileContract = {
  /** Published items by concept: all of them, or those that the list finds by the same filters. */
  export: itemProcedure
    .route({ method: 'GET', path: '/api/v1/services/evaluation-items/export' })
    .input(z.strictObject(itemFilterFields))
    .output(z.array(itemFileSchema)),
  /**
   * Begins the dry run of a file, which lists every change and every fault with its line. It is a job: it goes on when its reader leaves. The
   * `Idempotency-Key` is its id: the same key again finds it. Items that the file does not name stay; an item of the file replaces the one
   * of its id. One import of a person runs at a time (429).
   */
  import: itemProcedure
    .route({ method: 'POST', path: '/api/v1/services/evaluation-items/import' })
    .meta({ key: 'none', transaction: false })
    .input(z.strictObject({ conceptId: curriculumIdSchema, yaml: z.string().max(ITEM_FILE_LIMIT) }))
    .output(importJobSchema),
  /** The caller's own of the last week, newest first. */
  imports: itemProcedure
    .route({ method: 'GET', path: '/api/v1/item-imports' })
    .output(z.array(importJobSchema)),
  /** One of the caller's own. */
  getImport: itemProcedure
    .route({ method: 'GET', path: '/api/v1/item-imports/{id}' })
    .input(z.strictObject(importParams))
    .output(importDetailSchema),
  /**
   * Applies a dry run without faults as the same job: all of it, published, or nothing. 409 if it is not the dry run with this plan; the job
   * fails if the items have changed since.
   */
  applyImport: itemProcedure
    .route({ method: 'POST', path: '/api/v1/item-imports/{id}/apply' })
    .meta({ key: 'none', transaction: false })
    .input(z.strictObject({ ...importParams, plan: z.string().max(100) }))
    .output(importJobSchema),
  /** A cancelled application has written nothing. A job that has ended stays as it ended. */
  cancelImport: itemProcedure
    .route({ method: 'POST', path: '/api/v1/item-imports/{id}/cancel' })
    .meta({ key: 'none' })
    .input(z.strictObject(importParams))
    .output(okSchema),
}
