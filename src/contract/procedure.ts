import { oc } from '@orpc/contract'

/**
 * Who may call, least to most. `visitor`: anyone; `user`: anyone signed in (trial too); the others: their role or admin.
 * security.md 5 compares every procedure with this.
 */
const ACCESS_LEVELS = ['visitor', 'user', 'exercise_admin', 'admin'] as const
export type AccessLevel = (typeof ACCESS_LEVELS)[number]

/**
 * The `Idempotency-Key` of a write by a signed-in person. `forever`: required, and never expires, because it is the primary key of a
 * row. `required`: the outbox sends it, so it may arrive several times. `optional`: one effect per key if there is one. `none`: safe
 * to repeat, so the key is ignored.
 */
export type KeyPolicy = 'forever' | 'required' | 'optional' | 'none'

/** What the server does before it calls a procedure's handler. */
export interface ProcedureMeta {
  access: AccessLevel
  /** The same for everybody: answered from the content cache with an ETag. */
  content: boolean
  /** Written to the raw response as Server-Sent Events or bytes, not by oRPC. */
  stream: boolean
  /** Of writes only. */
  key: KeyPolicy
  /** Whether a write runs in one transaction; beacons, which only count against a limit, do not. */
  transaction: boolean
}

const DEFAULT_META: ProcedureMeta = {
  access: 'user',
  content: false,
  stream: false,
  key: 'optional',
  transaction: true,
}

/** Returns the policy of a procedure: what its `meta` says, else the defaults. */
export function readMeta(meta: Partial<ProcedureMeta>): ProcedureMeta {
  return { ...DEFAULT_META, ...meta }
}

/** The base of every procedure: the least access is a signed-in person. */
export const procedure = oc.$meta<Partial<ProcedureMeta>>(DEFAULT_META)

/** A procedure that visitors may call too. */
export const openProcedure = procedure.meta({ access: 'visitor' })

/** A procedure for administrators only. */
export const adminProcedure = procedure.meta({ access: 'admin' })

/** A procedure for those who write items: `exercise_admin` and administrators. */
export const itemProcedure = procedure.meta({ access: 'exercise_admin' })

/** A public read that is the same for everybody: curriculum content, the site's configuration. */
export const contentProcedure = openProcedure.meta({ content: true })
