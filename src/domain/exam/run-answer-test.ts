import { checkAnswer } from '../answer/check-answer.ts'
import { reasonSentence } from '../answer/reason-sentences.ts'
import type { CheckResult } from '../answer/verdict.ts'
import { findMistake } from './find-mistake.ts'
import type { AnswerTest, Item, Mistake } from './item.ts'

/** What decides on an answer. */
export type Key = Pick<Item, 'correctAnswer' | 'writtenTestType' | 'mistakes'>

export type TestedAnswer = CheckResult & {
  /** What a learner reads for the reason. */
  message: string
  /** The named mistake that a wrong answer comes from. */
  mistake: Mistake | null
}

/** Judges an answer as a learner's would be. */
export function testAnswer({ correctAnswer, writtenTestType, mistakes }: Key, answer: string): TestedAnswer {
  const result = checkAnswer({ answer, correctAnswer, writtenTestType })
  const mistake = result.verdict === 'incorrect' ? findMistake({ mistakes, writtenTestType }, answer) : null
  return { ...result, message: reasonSentence(result.reason), mistake }
}

/** Returns what an answer test got if that is not what it expects; null if it passes. */
export function runAnswerTest(key: Key, { answer, verdict, mistake }: AnswerTest): TestedAnswer | null {
  const tested = testAnswer(key, answer)
  const isAsExpected = tested.verdict === verdict && (mistake === null || tested.mistake?.says === mistake)
  return isAsExpected ? null : tested
}
