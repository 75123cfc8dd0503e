import type { Attempt } from '../progress/attempt.ts'

/** How well an item was remembered, in the words of FSRS. */
export type ReviewRating = 'again' | 'hard' | 'good'

/**
 * What an answer says of remembering: right alone is `good`, right after a hint or by the learner's own marking `hard`; a wrong one,
 * and one given with the solution open, is `again`. There is no `easy`: learners do not rate how it felt.
 */
export function rateAttempt({ verdict, help }: Pick<Attempt, 'verdict' | 'help'>): ReviewRating {
  if (verdict === 'incorrect' || help === 'solution') return 'again'
  return help === 'alone' ? 'good' : 'hard'
}
