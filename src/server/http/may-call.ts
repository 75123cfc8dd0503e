import type { ErrorCode } from '#contract/error.ts'
import type { AccessLevel } from '#contract/procedure.ts'
import type { Role } from '#domain/access/roles.ts'

/** Returns why a caller may not call (401 before 403), null if they may (api.md, 'Who may call'). */
export function mayCall(access: AccessLevel, caller: { roles: readonly Role[] } | null): ErrorCode | null {
  if (access === 'visitor') return null
  if (!caller) return 'UNAUTHORIZED'
  if (access === 'user' || caller.roles.includes('admin')) return null
  return access === 'exercise_admin' && caller.roles.includes('exercise_admin') ? null : 'FORBIDDEN'
}
