import { z } from 'zod'
import { timeSchema } from './fields.ts'
import { adminProcedure } from './procedure.ts'

/** The state of the server, for its operators. */

const FINDING_LEVELS = ['ok', 'watch', 'fault'] as const
export type FindingLevel = (typeof FINDING_LEVELS)[number]

const findingSchema = z.object({
  /** `watch`: the product runs, but an operator should look at it. */
  level: z.enum(FINDING_LEVELS),
  /** What was checked: '데이터베이스'. */
  topic: z.string(),
  sentence: z.string(),
  /** How to fix it; null if there is nothing to do. */
  remedy: z.string().nullable(),
})
/** The result of a check; all sentences are Korean and contain no secret. */
export type Finding = z.infer<typeof findingSchema>

const healthSchema = z.object({
  checkedAt: timeSchema,
  /** When the process that answered was started. */
  startedAt: timeSchema,
  node: z.string(),
  /** Memory of the process that answered. */
  memoryBytes: z.number(),
  /** Replies that this process is streaming. */
  streams: z.number(),
  lastBackupAt: timeSchema.nullable(),
  findings: z.array(findingSchema),
})
export type Health = z.infer<typeof healthSchema>

export const healthContract = {
  /** Checks the server and its services now; takes some seconds if one of them does not answer. */
  read: adminProcedure.route({ method: 'GET', path: '/api/v1/health' }).output(healthSchema),
}
