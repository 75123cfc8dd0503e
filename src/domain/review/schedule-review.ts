import { type Card, createEmptyCard, fsrs, type Grade, Rating } from 'ts-fsrs'
import { startOfSeoulDay, toSeoulDate } from '../calendar/seoul-day.ts'
import type { Attempt } from '../progress/attempt.ts'
import { type ReviewRating, rateAttempt } from './rate-attempt.ts'

export interface ReviewAttempt extends Pick<Attempt, 'verdict' | 'help'> {
  /** When the server took the answer, milliseconds since the epoch. */
  at: number
}

/** An item that would not be due again for so long is known: it leaves the notebook. */
export const KNOWN_AFTER_DAYS = 30

const GRADES: Readonly<Record<ReviewRating, Grade>> = {
  again: Rating.Again,
  hard: Rating.Hard,
  good: Rating.Good,
}

/** In whole days and without chance: the same answers give the same day on every process and device. */
const scheduler = fsrs({ enable_fuzz: false, enable_short_term: false })

/** FSRS counts days by UTC: the day in Seoul is handed over as the UTC day of the same date. */
function toSchedulerDay(at: number): Date {
  return new Date(toSeoulDate(at))
}

/**
 * When an item is due again, in milliseconds since the epoch: the midnight in Seoul that begins the day FSRS names, always after the
 * last answer. Null while it is not in the notebook: it enters with its first wrong answer and leaves once FSRS would let it rest for
 * `KNOWN_AFTER_DAYS`; after a later wrong answer it returns with its history.
 *
 * `attempts`: every answer to the item that counted, in the order in which the server took them. Their order alone counts: one whose
 * time is before that of the previous answer (a clock was set back) is taken as of the same time.
 */
export function scheduleReview(attempts: readonly ReviewAttempt[]): number | null {
  let card: Card | null = null
  let at = Number.NEGATIVE_INFINITY
  for (const attempt of attempts) {
    at = Math.max(at, attempt.at)
    if (card === null && attempt.verdict === 'correct') continue
    const today = toSchedulerDay(at)
    card = scheduler.next(card ?? createEmptyCard(today), today, GRADES[rateAttempt(attempt)]).card
  }
  if (card === null || card.scheduled_days >= KNOWN_AFTER_DAYS) return null
  return startOfSeoulDay(card.due.getTime())
}
