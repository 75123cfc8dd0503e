import type { Role } from './roles.ts'

export type VisitVerdict =
  | { kind: 'ok' }
  | { kind: 'login'; status: 401; message: string }
  | { kind: 'forbidden'; status: 403; message: string }

const ADMIN_ROLES: ReadonlySet<Role> = new Set(['admin', 'exercise_admin'])

export function isAdministrator(roles: readonly Role[]): boolean {
  return roles.some((role) => ADMIN_ROLES.has(role))
}

/** Whether the page at `path` may be seen; `roles` is null for a visitor (specification section 6). */
export function canVisitPath(path: string, roles: readonly Role[] | null): VisitVerdict {
  if (!/^\/admin(?:[/?#]|$)/i.test(path)) return { kind: 'ok' }
  if (!roles) return { kind: 'login', status: 401, message: '로그인 후에만 접근할 수 있습니다.' }
  if (isAdministrator(roles)) return { kind: 'ok' }
  return { kind: 'forbidden', status: 403, message: '셈샘 관리자만 접근할 수 있습니다.' }
}
