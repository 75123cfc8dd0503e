import { oc } from '@orpc/contract'

/**
 * Who may call, least to most. `visitor`: anyone; `user`: anyone signed in (trial too); the others: their role or admin.
 * security.md 5 compares every procedure with this.
 */
const ACCESS_LEVELS = ['visitor', 'user', 'exercise_admin', 'admin'] as const
export type AccessLevel = (typeof ACCESS_LEVELS)[number]

export interface ProcedureMeta extends Record<string, unknown> {
  access: AccessLevel
  /** The same for everybody: answered from the content cache with an ETag. */
  content: boolean
  /** Written to the raw response as Server-Sent Events or bytes, not by oRPC. */
  stream: boolean
}

/** The start of every procedure: the least access is a signed-in person. */
export const procedure = oc.$meta<ProcedureMeta>({ access: 'user', content: false, stream: false })

/** A procedure that visitors may call too. */
export const openProcedure = procedure.meta({ access: 'visitor', content: false, stream: false })

/** A public read that is the same for everybody: curriculum content, the site's configuration. */
export const contentProcedure = procedure.meta({ access: 'visitor', content: true, stream: false })
