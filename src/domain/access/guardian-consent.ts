/**
 * How a guardian's consent is checked (security.md 15): on the learner's own device, through a link that is mailed to the guardian, or
 * through that link and an identity service that confirms an adult.
 */
export const GUARDIAN_CHECKS = ['device', 'mail', 'identity'] as const
export type GuardianCheck = (typeof GUARDIAN_CHECKS)[number]

/** The text of the consent that is shown now; raised when what is agreed to changes. */
export const CONSENT_WORDING = '2026-11-24'

/** What may be kept with the consent. */
export const KEPT_WITH_CONSENT: readonly string[] = [
  '소식을 받을 이메일 주소 (로그인한 계정에 있을 때만)',
  '다니는 학교 (설정에서 고를 때만)',
  '알림을 받을 이 기기의 주소 (알림을 켤 때만)',
]

/** What is kept of the guardian besides, where the consent is given by mail. */
export const KEPT_OF_GUARDIAN = '이 동의를 받은 보호자의 이메일 주소 (해마다 한 번 동의를 알려 드리는 데만)'

/** What the guardian confirms, each by itself. */
export const GUARDIAN_CONFIRMS: readonly string[] = [
  '저는 이 학생의 법정대리인(부모님 또는 보호자)이에요.',
  '위의 정보를 학습 알림과 학급 안내에 쓰도록 보관하는 데 동의해요.',
]

/**
 * Returns an e-mail address with most of its name replaced by asterisks: `ha***@school.example`.
 */
export function maskAddress(address: string): string {
  const at = address.lastIndexOf('@')
  const name = address.slice(0, Math.max(at, 0))
  return `${name.slice(0, name.length > 3 ? 2 : 1)}***${address.slice(Math.max(at, 0))}`
}
