/** What sign-up asks of the age, and nothing more (security.md 15). */
export const AGE_BANDS = ['UNDER_14', 'FROM_14'] as const
export type AgeBand = (typeof AGE_BANDS)[number]

interface Learner {
  /** Null until it was asked. */
  ageBand: AgeBand | null
  /** ISO 8601 time of the guardian's consent; null without one. */
  guardianConsentAt: string | null
}

/**
 * Whether anything personal but nickname and progress may be kept of this person: an e-mail address, a school, a way to send
 * notifications. A person under 14, or of unknown age, needs a guardian's consent first.
 */
export function mayKeepPersonal({ ageBand, guardianConsentAt }: Learner): boolean {
  return ageBand === 'FROM_14' || (ageBand === 'UNDER_14' && guardianConsentAt !== null)
}
