import { coverage } from '../explanation/coverage.ts'
import { rememberText } from '../reading/remember-text.ts'
import type { QuestionBank } from './question-bank.ts'

/** The number of stored questions is limited by the curriculum, so the cache is bounded. */
const withoutNumbers = rememberText((question) => question.replace(/\d+/g, ' '))

/** From 0 to 2: how much of a stored question, and of its check, is in a text. */
export interface NearCheck {
  question: string
  nearness: number
}

/** Returns the stored check question that is nearest to a text, of those that are not taken; null if there is none. */
export function findNearestCheck(
  bank: QuestionBank | null,
  text: string,
  isTaken: (question: string) => boolean,
): NearCheck | null {
  const near = (bank?.questions ?? [])
    .filter(({ check }) => !isTaken(check.question))
    .map(({ asks, check }) => ({
      question: check.question,
      nearness: coverage(asks[0] ?? '', text) + coverage(withoutNumbers(check.question), text),
    }))
  return near.toSorted((a, b) => b.nearness - a.nearness)[0] ?? null
}
