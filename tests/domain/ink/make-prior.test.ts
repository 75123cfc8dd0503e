import { expect, test } from 'vitest'
import { WRITTEN_TYPE } from '#domain/exam/item.ts'
import { makePrior } from '#domain/ink/make-prior.ts'

test.each<[string, string, string[]]>([
  ['the letters of its formulas', '\\(2x+3y=5\\)일 때 \\(x\\)의 값을 구하세요.', ['x', 'y']],
  ['points too', '점 $A(a, b)$에서', ['A', 'a', 'b']],
  ['no names of commands', '\\(\\frac{1}{2}\\times\\sqrt{a}\\)', ['a']],
  ['no units', '\\[3\\text{ cm}\\]', []],
  ['no words around them', 'cm로 답하세요.', []],
])('the recogniser is told %s', (_name, question, letters) => {
  const item = { question, writtenTestType: WRITTEN_TYPE.shortAnswer, correctAnswer: '7' }
  expect(makePrior(item)).toEqual({ kind: WRITTEN_TYPE.shortAnswer, letters })
})

test('of a question it is told nothing', () => {
  expect(makePrior(null)).toEqual({ kind: null, letters: [] })
})
