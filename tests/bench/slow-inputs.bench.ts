import { describe, expect, test } from 'vitest'
import { checkAnswer } from '#domain/answer/check-answer.ts'
import { describeAnswerForm } from '#domain/answer/describe-answer-form.ts'
import { readAnswer } from '#domain/answer/read-answer.ts'
import type { WrittenTestType } from '#domain/exam/item.ts'
import { answerTurn } from '#domain/tutor/answer-turn.ts'
import { readUnitTurn } from '../domain/tutor/read-unit.ts'
import { type Effort, type Slow, searchSlowest } from './search-slow-inputs.ts'

/** Milliseconds that 300 characters may take anywhere. */
const BOUND_MS = 20
const MANY: Effort = { survivors: 24, rounds: 30 }
const FEW: Effort = { survivors: 8, rounds: 12 }

const KEYS: readonly (readonly [key: string, type: WrittenTestType])[] = [
  ['36', 2],
  ['x=1&y=2&z=3', 2],
  ['2^3x3', 2],
  ['(x+1)(x-2)', 2],
  ['-1<x≤3', 2],
  ['3:4', 2],
  ['ㄱ,ㄷ', 5],
  ['a-1,b-2', 4],
  ['이등변삼각형', 2],
]

const report = (name: string, { text, ms }: Slow): void => {
  process.stdout.write(
    `${name.padEnd(34)} ${ms.toFixed(2).padStart(8)} ms per 300 characters: ${JSON.stringify(text.slice(0, 120))} (${text.length})\n`,
  )
}

describe('the slowest input that mutation finds', () => {
  test.each(KEYS)(
    'takes the checker at most 20 ms per 300 characters, with the key %j of type %i',
    (correctAnswer, writtenTestType) => {
      const slowest = searchSlowest(
        (answer) => checkAnswer({ answer, correctAnswer, writtenTestType }),
        [150, 300],
        MANY,
      )
      report(`checker, ${correctAnswer}`, slowest)
      expect(slowest.ms).toBeLessThan(BOUND_MS)
    },
  )

  test('takes the checker at most 20 ms per 300 characters as its own key', () => {
    const slowest = searchSlowest(
      (text) => checkAnswer({ answer: `${text.slice(0, -2)}1`, correctAnswer: text, writtenTestType: 2 }),
      [150, 300],
      MANY,
    )
    report('checker, nearly its own key', slowest)
    expect(slowest.ms).toBeLessThan(BOUND_MS)
  })

  test('takes the reader at most 20 ms per 300 characters', () => {
    const slowest = searchSlowest(
      (text) => {
        readAnswer(text)
        describeAnswerForm(text, { correctAnswer: '36', writtenTestType: 2, optionNumbers: [] })
      },
      [150, 300],
      MANY,
    )
    report('reader', slowest)
    expect(slowest.ms).toBeLessThan(BOUND_MS)
  })

  test.each([
    ['M1U01', 'M1U01C03', 'question'],
    ['M1U03', 'M1U03C02', 'question'],
    ['M1U04', 'M1U04C04', 'answer'],
  ] as const)(
    'takes the built-in tutor of %s at most 20 ms per 300 characters',
    async (unitId, conceptId, mode) => {
      const turn = await readUnitTurn(unitId, conceptId)
      const [openItem = null] = turn.unit.concepts.flatMap(({ items }) => items)
      const asked = answerTurn({ ...turn, message: '문제 내 줘' })
      const situations = {
        'nothing open': {},
        'an open item': { openItem },
        'a question of its own': { history: [{ message: '문제 내 줘', response: asked.response }] },
      }
      for (const [name, situation] of Object.entries(situations)) {
        const slowest = searchSlowest(
          (message) => answerTurn({ ...turn, mode, ...situation, message }),
          [300, 4_000],
          FEW,
        )
        report(`tutor, ${unitId} with ${name}`, slowest)
        expect(slowest.ms).toBeLessThan(BOUND_MS)
      }
    },
  )
})
