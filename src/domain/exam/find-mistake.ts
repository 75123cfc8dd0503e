import { checkAnswer } from '../answer/check-answer.ts'
import type { Item, Mistake } from './item.ts'

/** The named mistake that a wrong answer comes from; null if it is none of them. */
export function findMistake(
  { mistakes, writtenTestType }: Pick<Item, 'mistakes' | 'writtenTestType'>,
  answer: string,
): Mistake | null {
  return (
    mistakes.find(
      (mistake) =>
        checkAnswer({ answer, correctAnswer: mistake.answer, writtenTestType }).verdict === 'correct',
    ) ?? null
  )
}
