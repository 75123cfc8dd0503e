import type { Role } from './roles.ts'

export type VisitVerdict =
  | { kind: 'ok' }
  | { kind: 'login'; status: 401; message: string }
  | { kind: 'forbidden'; status: 403; message: string }

const ADMIN_ROLES: ReadonlySet<Role> = new Set(['admin', 'exercise_admin'])

/** Whether one of the roles administers anything: `admin`, or `exercise_admin` with its own part. */
export function isAdministrator(roles: readonly Role[]): boolean {
  return roles.some((role) => ADMIN_ROLES.has(role))
}

/**
 * Whether the page at `path` may be seen; `roles` is null for a visitor. Any path that begins with /admin, in whatever case, is for
 * administrators and exercise administrators (specification section 6).
 */
export function canVisitPath(path: string, roles: readonly Role[] | null): VisitVerdict {
  if (!path.toLowerCase().startsWith('/admin')) return { kind: 'ok' }
  if (!roles) return { kind: 'login', status: 401, message: '로그인 후에만 접근할 수 있습니다.' }
  if (isAdministrator(roles)) return { kind: 'ok' }
  return { kind: 'forbidden', status: 403, message: '셈샘 관리자만 접근할 수 있습니다.' }
}
