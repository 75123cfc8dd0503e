import type { Mistake, WrittenTestType } from '#domain/exam/item.ts'
import type { Step } from '#domain/math/steps/step.ts'

/** A question that the tutor asked, with what it needs to judge and explain the answer. */
export interface KnownQuestion {
  question: string
  /** Answer key for the checker; for yes-or-no questions 'O' or 'X'. */
  key: string
  /** Other words that are right as well: 소수 where the number is prime. */
  words: string[]
  /** Words that are wrong where `words` are right. */
  wrongWords: string[]
  kind: 'value' | 'yes-or-no'
  writtenTestType: WrittenTestType
  steps: readonly Step[]
  /** Markdown, 해요체: the whole explanation, answer included. */
  explanation: string
  hints: string[]
  mistakes: Mistake[]
}
