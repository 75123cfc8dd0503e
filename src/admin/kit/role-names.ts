import type { Role } from '#domain/access/roles.ts'

export const ROLE_NAMES: Readonly<Record<Role, string>> = {
  user: '학습자',
  trial: '체험 학습자',
  admin: '전체 관리자',
  exercise_admin: '문항 관리자',
}
