import type { PERSON_STATUSES } from '#contract/people.ts'
import type { LoginProvider, Role } from '#domain/access/roles.ts'

export const ROLE_NAMES: Readonly<Record<Role, string>> = {
  user: '학습자',
  trial: '체험 학습자',
  admin: '전체 관리자',
  exercise_admin: '문항 관리자',
}

export const PROVIDER_NAMES: Readonly<Record<LoginProvider, string>> = { kakao: '카카오', google: '구글' }

export const STATUS_NAMES: Readonly<Record<(typeof PERSON_STATUSES)[number], string>> = {
  active: '이용 중',
  suspended: '이용 정지',
}
