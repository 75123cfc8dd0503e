/** Why an answer is correct. */
export const CORRECT_REASONS = ['exact', 'same-answer'] as const

/** Why an answer is right in value but not yet in form. */
export const NUDGE_REASONS = [
  'not-evaluated',
  'not-lowest-terms',
  'radical-not-simplest',
  'denominator-not-rational',
  'not-expanded',
  'like-terms',
  'powers-not-combined',
  'division-sign',
  'drop-one',
  'factor-further',
  'write-as-powers',
  'not-prime-factors',
  'keep-form',
  'needs-parentheses',
  'name-the-letters',
  'ratio-not-simplest',
  'as-ratio',
  'as-percent',
  'as-number',
  'as-repeating-decimal',
  'not-solved',
  'write-equation',
  'use-inequality-sign',
  'not-read',
] as const

/** Why an answer is incorrect. */
export const INCORRECT_REASONS = [
  'blank',
  'no-key',
  'different',
  'some-missing',
  'too-many',
  'order',
  'task-undone',
  'rounded',
  'wrong-unit',
  'wrong-variable',
  'boundary',
  'direction',
  'question',
  'number-in-words',
  'letter-then-digit',
  'self-marked',
] as const

export type CorrectReason = (typeof CORRECT_REASONS)[number]
export type NudgeReason = (typeof NUDGE_REASONS)[number]
export type IncorrectReason = (typeof INCORRECT_REASONS)[number]
export type Reason = CorrectReason | NudgeReason | IncorrectReason

/**
 * 'correct', 'incorrect', or 'nudge': right in value, not yet in form (not wrong, no hint spent, the learner tries again).
 * `stage` tells which reading decided: 'literal' when the characters as typed did, 'tolerant' when reading them as mathematics or as Korean
 * found more than the characters show.
 */
export type CheckResult = (
  | { readonly verdict: 'correct'; readonly reason: CorrectReason }
  | { readonly verdict: 'nudge'; readonly reason: NudgeReason }
  | { readonly verdict: 'incorrect'; readonly reason: IncorrectReason }
) & { readonly stage: 'literal' | 'tolerant' }

/** What a comparison found, before it becomes a verdict. */
export type Finding =
  | { readonly verdict: 'correct'; readonly reason: 'same-answer' }
  | { readonly verdict: 'nudge'; readonly reason: NudgeReason }
  | { readonly verdict: 'incorrect'; readonly reason: IncorrectReason }

export const SAME: Finding = { verdict: 'correct', reason: 'same-answer' }
export const DIFFERENT: Finding = { verdict: 'incorrect', reason: 'different' }
export function nudge(reason: NudgeReason): Finding {
  return { verdict: 'nudge', reason }
}
export function incorrect(reason: IncorrectReason): Finding {
  return { verdict: 'incorrect', reason }
}

function rank({ verdict, reason }: Finding): number {
  if (verdict === 'correct') return 3
  if (verdict === 'nudge') return 2
  return reason === 'different' ? 0 : 1
}

/** The kinder of two readings: correct before nudge before a named fault before a plain no. */
export function kinder(first: Finding, second: Finding): Finding {
  return rank(second) > rank(first) ? second : first
}

/** The stricter of two parts that must both hold. */
export function stricter(first: Finding, second: Finding): Finding {
  return rank(second) < rank(first) ? second : first
}
