import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readSinoNumber, sinoNumber } from '#domain/korean/sino-number.ts'

test.each([
  [3, '삼'],
  [10, '십'],
  [11, '십일'],
  [20, '이십'],
  [99, '구십구'],
])('%d is said %s', (count, word) => {
  expect(sinoNumber(count)).toBe(word)
})

test.each([
  ['영', 0],
  ['백', 100],
  ['천이', 1_002],
  ['구천구백구십구', 9_999],
  ['', null],
  ['십백', null],
  ['이각', null],
  ['12', null],
])('%j says %j', (word, value) => {
  expect(readSinoNumber(word)).toBe(value)
})

test('reads every number that is said', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99 }), (count) => readSinoNumber(sinoNumber(count)) === count),
  )
})
