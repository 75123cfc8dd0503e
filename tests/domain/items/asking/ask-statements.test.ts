import { expect, test } from 'vitest'
import { askStatements } from '#domain/items/asking/ask-statements.ts'

const statement = (isTrue: boolean, index: number) => ({
  text: `설명 ${index}`,
  isTrue,
  topic: String(index),
  because: `까닭 ${index}`,
  mistakeText: `놓친 것 ${index}`,
})
const askOf = (truths: readonly boolean[]) =>
  askStatements({ lead: '고르세요.', statements: truths.map(statement), hints: ['하나', '둘', '셋'] })

test.each([
  ['one of four true', [true, false, false, false]],
  ['two of four true', [false, true, false, true]],
  ['three of four true', [true, true, false, true]],
])('with %s the last two hints judge a statement each and leave one true and one false', (_, truths) => {
  const { hints } = askOf(truths)
  const told = [hints[1], hints[2]].map((hint) => Number(/까닭 (\d)/.exec(hint)?.[1]))
  expect(new Set(told).size).toBe(2)
  expect(truths.filter((_isTrue, index) => !told.includes(index)).sort()).toEqual([false, true])
  expect(hints[0]).toBe('하나')
})

test('with three statements one hint judges one of them', () => {
  const { hints } = askOf([true, false, false])
  expect(hints.join().match(/까닭/g)).toHaveLength(1)
})
