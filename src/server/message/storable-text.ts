import type { SignedInUser } from '../auth/session.queries.ts'
import { redactPersonal } from '../llm/redact-personal.ts'

/** What a learner wrote as it may be kept: without a guardian's consent what names, reaches or places a child is left out. */
export function storableText(
  { mayKeepPersonal }: Pick<SignedInUser, 'mayKeepPersonal'>,
  text: string,
): string {
  return mayKeepPersonal ? text : redactPersonal(text)
}
