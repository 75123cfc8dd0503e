import { describe, expect, test } from 'vitest'
import { checkAnswer } from '#domain/answer/check-answer.ts'
import { matchesLiterally } from '#domain/answer/literal-match.ts'
import { splitAnswer } from '#domain/answer/split-answer.ts'
import type { WrittenTestType } from '#domain/exam/item.ts'

const isRight = (answer: string, key: string, type: WrittenTestType = 2) => {
  const isLiteral = matchesLiterally(answer, key, type)
  if (isLiteral)
    expect(checkAnswer({ answer, correctAnswer: key, writtenTestType: type }).verdict).toBe('correct')
  return isLiteral
}

describe('the literal rule', () => {
  test('splits at commas, but not at those within parentheses', () => {
    expect(splitAnswer('(1,2),3,f(4,(5,6))', ',')).toEqual(['(1,2)', '3', 'f(4,(5,6))'])
    expect(isRight('(2,3),(4,5)', '(4,5)&(2,3)')).toBe(true)
    expect(isRight('(3,2)', '(2,3)')).toBe(false)
  })

  test('takes any of the alternatives that commas separate', () => {
    expect(['1/2', '0.5', '2'].map((answer) => isRight(answer, '1/2,0.5'))).toEqual([true, true, false])
  })

  test('wants every term that & joins', () => {
    expect(['2,3', '3,2', '2', '2,3,4'].map((answer) => isRight(answer, '2&3'))).toEqual([
      true,
      true,
      false,
      false,
    ])
  })

  test('ignores whitespace and case and reads * as x', () => {
    expect(isRight(' Y =\t2 * a ', 'y=2xA')).toBe(true)
  })

  test('compares multiple choice in order, other types whatever the order', () => {
    expect([isRight('1,3', '1,3', 1), isRight('3,1', '1,3', 1), isRight('1', '1,3', 1)]).toEqual([
      true,
      false,
      false,
    ])
    for (const type of [0, 2, 3, 4, 5, 6] as const) {
      expect([isRight('1,3', '1&3', type), isRight('3,1', '1&3', type), isRight('1', '1&3', type)]).toEqual([
        true,
        true,
        false,
      ])
    }
  })
})
