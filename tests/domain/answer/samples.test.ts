import { describe, expect, test } from 'vitest'
import { checkAnswer } from '#domain/answer/check-answer.ts'
import type { CheckResult } from '#domain/answer/verdict.ts'
import type { WrittenTestType } from '#domain/exam/item.ts'
import sampleCases from './sample-cases.json' with { type: 'json' }

interface SampleCase {
  answer: string
  correctAnswer: string
  writtenTestType: WrittenTestType
  verdict: CheckResult['verdict']
  rule: CheckResult['stage']
  note: string
}

describe('checkAnswer on the sample cases of the specification', () => {
  for (const { answer, correctAnswer, writtenTestType, verdict, rule, note } of sampleCases as SampleCase[]) {
    const title = `type ${writtenTestType}: ${JSON.stringify(answer)} is ${verdict} for ${JSON.stringify(correctAnswer)}`
    test(note ? `${title} (${note})` : title, () => {
      const result = checkAnswer({ answer, correctAnswer, writtenTestType })
      expect(result.verdict, `reason ${result.reason}`).toBe(verdict)
      if (verdict !== 'incorrect') expect(result.stage).toBe(rule)
    })
  }
})
