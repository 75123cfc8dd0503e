import { expect, test } from 'vitest'
import { acceptAnswer } from '#domain/exam/accept-answer.ts'
import { WRITTEN_TYPE } from '#domain/exam/item.ts'
import { testAnswer } from '#domain/exam/run-answer-test.ts'

const SHORT = { writtenTestType: WRITTEN_TYPE.shortAnswer, mistakes: [] }

test('an accepted answer is right from then on, and what was right stays right', () => {
  for (const [correctAnswer, answer] of [
    ['3', '세 개'],
    ['소수, 소수인 수', ' 솟수 '],
    ['\\frac{1}{2}', '반'],
  ] as const) {
    const key = acceptAnswer({ ...SHORT, correctAnswer }, answer)!
    expect(testAnswer({ ...SHORT, correctAnswer }, answer).verdict).not.toBe('correct')
    for (const each of [answer, ...correctAnswer.split(', ')])
      expect(testAnswer({ ...SHORT, correctAnswer: key }, each).verdict, each).toBe('correct')
  }
})

test('what no key can say is not accepted: choices, lists, terms that belong together, nothing', () => {
  expect(acceptAnswer({ writtenTestType: WRITTEN_TYPE.choice, correctAnswer: '1' }, '2')).toBeNull()
  expect(acceptAnswer({ ...SHORT, correctAnswer: '2' }, '2, 3')).toBeNull()
  expect(acceptAnswer({ ...SHORT, correctAnswer: '2&3' }, '6')).toBeNull()
  expect(acceptAnswer({ ...SHORT, correctAnswer: '2' }, '  ')).toBeNull()
})
