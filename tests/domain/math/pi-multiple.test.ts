import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkAnswer } from '#domain/answer/check-answer.ts'
import {
  addPi,
  formatPiKey,
  formatPiLatex,
  type PiMultiple,
  piMultiple,
  scalePi,
} from '#domain/math/pi-multiple.ts'
import { rational, toNumber } from '#domain/math/rational.ts'

const part = fc
  .tuple(fc.integer({ min: -60, max: 60 }), fc.integer({ min: 1, max: 12 }))
  .map(([top, bottom]) => rational(top, bottom))
const value = fc.tuple(part, part).map(([pis, whole]) => piMultiple(pis, whole))
const sizeOf = ({ whole, pis }: PiMultiple) => toNumber(whole) + toNumber(pis) * Math.PI

test('adds and scales as the numbers do', () => {
  fc.assert(
    fc.property(value, value, fc.integer({ min: -9, max: 9 }), (first, second, factor) => {
      expect(sizeOf(addPi(first, second))).toBeCloseTo(sizeOf(first) + sizeOf(second), 6)
      expect(sizeOf(scalePi(first, factor))).toBeCloseTo(sizeOf(first) * factor, 6)
    }),
  )
})

test('the key and the typeset form are one answer to the checker', () => {
  fc.assert(
    fc.property(value, (drawn) => {
      const answer = formatPiLatex(drawn)
      const correctAnswer = formatPiKey(drawn)
      expect(
        checkAnswer({ answer, correctAnswer, writtenTestType: 2 }).verdict,
        `${answer} ${correctAnswer}`,
      ).toBe('correct')
    }),
    { numRuns: 60 },
  )
})

test.each([
  [piMultiple(12), '12π', '12\\pi'],
  [piMultiple(1), 'π', '\\pi'],
  [piMultiple(rational(20, 3)), '20π/3', '\\frac{20}{3}\\pi'],
  [piMultiple(-9, 36), '36-9π', '36-9\\pi'],
  [piMultiple(8, 16), '8π+16', '8\\pi+16'],
  [piMultiple(0, 5), '5', '5'],
  [piMultiple(0), '0', '0'],
  [piMultiple(rational(-1, 2)), '-π/2', '-\\frac{1}{2}\\pi'],
])('%# is written as textbooks do', (drawn, key, latex) => {
  expect([formatPiKey(drawn), formatPiLatex(drawn)]).toEqual([key, latex])
})
