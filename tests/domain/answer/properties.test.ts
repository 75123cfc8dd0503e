import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkAnswer } from '#domain/answer/check-answer.ts'
import type { CheckResult } from '#domain/answer/verdict.ts'
import type { WrittenTestType } from '#domain/exam/item.ts'
import {
  anyKey,
  fullWidth,
  linearTerms,
  point,
  productOfBrackets,
  withRandomSpaces,
} from './generated-keys.ts'

const SHORT_ANSWER = 2
const RUNS = { numRuns: 200 }

const check = (
  answer: string,
  correctAnswer: string,
  writtenTestType: WrittenTestType = SHORT_ANSWER,
): CheckResult => checkAnswer({ answer, correctAnswer, writtenTestType })

const writtenTestType = fc.constantFrom<WrittenTestType>(0, 1, 2, 3, 4, 5, 6)

const expectCorrect = (answer: string, key: string, type: WrittenTestType = SHORT_ANSWER): void => {
  const { verdict, reason } = check(answer, key, type)
  expect(verdict, `${JSON.stringify(answer)} for ${JSON.stringify(key)}: ${reason}`).toBe('correct')
}

const join = (terms: readonly string[]): string => terms.join('').replace(/^\+/, '')

describe('what the checker accepts', () => {
  test('a key accepts itself, whatever the question type', () => {
    fc.assert(
      fc.property(anyKey, writtenTestType, (key, type) => expectCorrect(key, key, type)),
      RUNS,
    )
  })

  test('whitespace changes nothing', () => {
    fc.assert(
      fc.property(anyKey.chain(withRandomSpaces), ([key, spaced]) => expectCorrect(spaced, key)),
      RUNS,
    )
  })

  test('upper case changes nothing', () => {
    fc.assert(
      fc.property(anyKey, (key) => expectCorrect(key.toUpperCase(), key)),
      RUNS,
    )
  })

  test('full-width forms change nothing', () => {
    fc.assert(
      fc.property(anyKey, (key) => expectCorrect(fullWidth(key), key)),
      RUNS,
    )
  })

  test('the Unicode minus and a zero-width mark change nothing', () => {
    fc.assert(
      fc.property(anyKey, (key) => expectCorrect(`\u200b${key.replaceAll('-', '\u2212')}`, key)),
      RUNS,
    )
  })

  test('the order of terms in a sum changes nothing', () => {
    const shuffled = linearTerms.chain((terms) =>
      fc.tuple(fc.constant(terms), fc.shuffledSubarray(terms, { minLength: terms.length })),
    )
    fc.assert(
      fc.property(shuffled, ([terms, other]) => expectCorrect(join(other), join(terms))),
      RUNS,
    )
  })

  test('the order of factors in a product changes nothing', () => {
    const shuffled = productOfBrackets.chain((factors) =>
      fc.tuple(fc.constant(factors), fc.shuffledSubarray(factors, { minLength: factors.length })),
    )
    fc.assert(
      fc.property(shuffled, ([factors, other]) => expectCorrect(other.join(''), factors.join(''))),
      RUNS,
    )
  })

  test('the order of a list changes nothing, except in multiple choice', () => {
    const picks = fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { minLength: 2, maxLength: 4 })
    fc.assert(
      fc.property(picks, (items) => {
        const turned = items.toReversed().join(',')
        expectCorrect(turned, items.join('&'))
        expectCorrect(turned, items.join(','), 5)
        expect(check(turned, items.join(','), 1).verdict).toBe('incorrect')
      }),
      RUNS,
    )
  })
})

describe('what the checker refuses', () => {
  test('the opposite of a number that is not zero', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9999 }), (value) => {
        expect(check(`${-value}`, `${value}`).verdict).toBe('incorrect')
        expect(check(`${value}`, `${-value}`).verdict).toBe('incorrect')
      }),
      RUNS,
    )
  })

  test('another integer', () => {
    const integers = fc.uniqueArray(fc.integer({ min: -500, max: 500 }), { minLength: 2, maxLength: 2 })
    fc.assert(
      fc.property(integers, ([first, second]) => {
        expect(check(`${first}`, `${second}`).verdict).toBe('incorrect')
      }),
      RUNS,
    )
  })

  test('a point with its coordinates swapped', () => {
    fc.assert(
      fc.property(point, ([x, y]) => {
        fc.pre(x !== y)
        expect(check(`(${y},${x})`, `(${x},${y})`).verdict).toBe('incorrect')
      }),
      RUNS,
    )
  })

  test('a fraction turned upside down', () => {
    const twoNaturals = fc.uniqueArray(fc.integer({ min: 2, max: 60 }), { minLength: 2, maxLength: 2 })
    fc.assert(
      fc.property(twoNaturals, ([top, bottom]) => {
        expect(check(`${bottom}/${top}`, `${top}/${bottom}`).verdict).toBe('incorrect')
      }),
      RUNS,
    )
  })

  test('one of several conjoined roots, or one more than there are', () => {
    const roots = fc.uniqueArray(fc.integer({ min: -20, max: 20 }), { minLength: 3, maxLength: 3 })
    fc.assert(
      fc.property(roots, ([first, second, third]) => {
        expect(check(`${first}`, `${first}&${second}`).verdict).toBe('incorrect')
        expect(check(`${first},${second},${third}`, `${first}&${second}`).verdict).toBe('incorrect')
      }),
      RUNS,
    )
  })

  test('a blank answer, and any answer to a blank key', () => {
    const blank = fc.string({ unit: fc.constantFrom(' ', '\t', '\n', '\u00a0', ',', '&'), maxLength: 8 })
    fc.assert(
      fc.property(blank, fc.string(), writtenTestType, (nothing, text, type) => {
        expect(check(nothing, text, type).verdict).toBe('incorrect')
        expect(check(text, nothing, type).verdict).toBe('incorrect')
      }),
      RUNS,
    )
  })
})

describe('the two stages', () => {
  const split = (text: string) =>
    text.replace(/\s/g, '').toLowerCase().replaceAll('*', 'x').split(/[,&]/).filter(Boolean)

  test('reading more into an answer never takes back what the literal rule accepts', () => {
    const text = fc.string({ unit: fc.constantFrom(...'0123xXyY+-*/^=<>.:%√π²³ㄱㄴ개도 ,&'), maxLength: 12 })
    fc.assert(
      fc.property(text, fc.constantFrom<WrittenTestType>(1, 2, 4, 5), (key, type) => {
        fc.pre(split(key).length > 0)
        const result = check(key.toUpperCase().replaceAll('*', 'x').split('').join(' '), key, type)
        const isWhollyLiteral =
          !key.includes('&') || (type !== 1 && !(type === SHORT_ANSWER && key.includes(',')))
        if (isWhollyLiteral) expect(result).toEqual({ verdict: 'correct', reason: 'exact', stage: 'literal' })
      }),
      RUNS,
    )
  })

  test('equal forms are equal both ways round', () => {
    const pairs = fc.constantFrom(
      ['0.5', '1/2'],
      ['2x+3', '3+2x'],
      ['x=3', '3'],
      ['2√3', '2\\sqrt{3}'],
      ['x≥3', '3≤x'],
      ['60°', '60도'],
      ['25cm', '0.25m'],
      ['y=2x+1', '2x+1=y'],
      ['2^3×3', '3×2³'],
      ['(x+1)(x-2)', '(x-2)(x+1)'],
      ['-1<x≤3', '3≥x>-1'],
      ['2π', '2\\pi'],
      ['{1,2,3}', '{3,2,1}'],
    )
    fc.assert(
      fc.property(pairs, ([first = '', second = '']) => {
        expectCorrect(first, second)
        expectCorrect(second, first)
      }),
    )
  })
})
