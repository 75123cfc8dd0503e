import { z } from 'zod'
import { LOGIN_PROVIDERS, ROLES } from '#domain/access/roles.ts'
import { SCHOOL_LEVELS } from '#domain/curriculum/curriculum.ts'
import {
  lineSchema,
  okSchema,
  pageFields,
  pageOf,
  sortFields,
  timeSchema,
  uuidSchema,
  versionSchema,
} from './fields.ts'
import { adminProcedure } from './procedure.ts'

/** The people of the product, for administrators: accounts, never what a learner said. */

export const PERSON_STATUSES = ['active', 'suspended'] as const

const managedPersonSchema = z.object({
  id: z.string(),
  nickname: z.string(),
  provider: z.enum(LOGIN_PROVIDERS),
  email: z.string().nullable(),
  roles: z.array(z.enum(ROLES)),
  school: z.object({ id: z.string(), name: z.string() }).nullable(),
  schoolLevel: z.enum(SCHOOL_LEVELS),
  grade: z.number(),
  createdAt: timeSchema,
  /** When one of the person's sessions was last used; null without a session. */
  lastSeenAt: timeSchema.nullable(),
  suspendedAt: timeSchema.nullable(),
  version: z.number(),
})
export type ManagedPerson = z.infer<typeof managedPersonSchema>

export const REASON_MIN = 2
export const REASON_MAX = 200
/** Why an administrator suspends an account, or reads or deletes what belongs to a person: recorded with the call. */
export const reasonSchema = lineSchema.min(REASON_MIN).max(REASON_MAX)

export const PEOPLE_SORTS = ['nickname', 'createdAt', 'lastSeenAt'] as const

const filterFields = {
  query: lineSchema.max(100).default(''),
  role: z.enum(ROLES).exactOptional(),
  status: z.enum(PERSON_STATUSES).exactOptional(),
}

export const peopleContract = {
  /** `query` is part of a nickname or an e-mail address, or an id. */
  list: adminProcedure
    .route({ method: 'GET', path: '/api/v1/users' })
    .input(
      z.strictObject({
        ...filterFields,
        ...sortFields(PEOPLE_SORTS, { sort: 'createdAt', direction: 'desc' }),
        ...pageFields,
      }),
    )
    .output(pageOf(managedPersonSchema)),
  /** What `list` finds as CSV, newest first. The export is recorded. */
  exportCsv: adminProcedure
    .route({ method: 'GET', path: '/api/v1/users/export' })
    .meta({ stream: true })
    .input(z.strictObject(filterFields))
    .output(z.file()),
  get: adminProcedure
    .route({ method: 'GET', path: '/api/v1/users/{id}' })
    .input(z.strictObject({ id: uuidSchema }))
    .output(managedPersonSchema),
  /**
   * Changes roles, or suspends the account, which ends its sessions and replies at once. 422 if no active administrator would be left;
   * 409 `STALE_VERSION` if the write is based on an older version.
   */
  update: adminProcedure
    .route({ method: 'PATCH', path: '/api/v1/users/{id}' })
    .input(
      z.strictObject({
        id: uuidSchema,
        roles: z
          .array(z.enum(ROLES))
          .min(1)
          .max(ROLES.length)
          .refine((roles) => new Set(roles).size === roles.length, 'duplicate')
          .exactOptional(),
        suspended: z.boolean().exactOptional(),
        /** Of a suspension, or of its end: 422 without one. */
        reason: reasonSchema.exactOptional(),
        version: versionSchema.exactOptional(),
      }),
    )
    .output(managedPersonSchema),
  /** Exports everything stored about the person, by table, on the person's request. The answer is neither logged nor stored with a key. */
  exportData: adminProcedure
    .route({ method: 'POST', path: '/api/v1/users/{id}/export' })
    .meta({ key: 'none' })
    .input(z.strictObject({ id: uuidSchema, reason: reasonSchema }))
    .output(z.record(z.string(), z.array(z.record(z.string(), z.unknown())))),
  /** Deletes the account and everything that belongs to it, on the person's request. */
  remove: adminProcedure
    .route({ method: 'DELETE', path: '/api/v1/users/{id}' })
    .input(z.strictObject({ id: uuidSchema, reason: reasonSchema }))
    .output(okSchema),
}
