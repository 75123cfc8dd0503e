import type { PERSON_STATUSES } from '#contract/people.ts'
import type { LoginProvider } from '#domain/access/roles.ts'

export const PROVIDER_NAMES: Readonly<Record<LoginProvider, string>> = { kakao: '카카오', google: '구글' }

export const STATUS_NAMES: Readonly<Record<(typeof PERSON_STATUSES)[number], string>> = {
  active: '이용 중',
  suspended: '이용 정지',
}
