import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkAnswer } from '#domain/answer/check-answer.ts'
import { describeAnswerForm } from '#domain/answer/describe-answer-form.ts'
import { readAnswer } from '#domain/answer/read-answer.ts'
import type { WrittenTestType } from '#domain/exam/item.ts'
import { leastTimeMs } from '#tests/support/processor-time.ts'

const TYPES: readonly WrittenTestType[] = [0, 1, 2, 3, 4, 5, 6]
const KEYS = [
  '3',
  '1/2',
  '2x+3',
  '(x+1)(x-2)',
  '2^3x3',
  '2√3',
  '-1<x≤3',
  '(2,3)',
  '25cm',
  '3:4',
  'x=2&x=3',
  '이등변삼각형',
]

/** Ten times the design's bound: the processor's time, for the machines that run this are shared. */
const BOUND_MS = 50

/** What random input is given to finish, since the machines that run this are shared: slow is not thrown. */
const PATIENCE_MS = 60_000

const expectTotal = (answer: string, correctAnswer: string, writtenTestType: WrittenTestType) => {
  const result = checkAnswer({ answer, correctAnswer, writtenTestType })
  expect(['correct', 'incorrect', 'nudge']).toContain(result.verdict)
  expect(['literal', 'tolerant']).toContain(result.stage)
}

describe('random text', () => {
  const type = fc.constantFrom(...TYPES)
  const pieces = fc.constantFrom(
    ...[
      '\\frac',
      '\\sqrt',
      '{',
      '}',
      '(',
      ')',
      '[',
      ']',
      '|',
      '^',
      '_',
      '√',
      'π',
      '±',
      '-',
      '+',
      '×',
      '/',
      ':',
      '=',
      '<',
      '≤',
    ],
    ...[
      '분의',
      '과',
      '와',
      '번',
      '도',
      '루트',
      '또는',
      '답은',
      '입니다',
      'ㅌ',
      '①',
      '㉠',
      '½',
      '²',
      '\u0307',
      '\u200b',
      '%',
      'cm',
    ],
    ...[
      '0',
      '1',
      '2',
      '9',
      '.',
      ',',
      '&',
      ' ',
      'x',
      'y',
      '*',
      '$',
      '\\',
      '...',
      'E',
      'e',
      '∞',
      '\ud800',
      '🙂',
    ],
  )
  const mathematicalSoup = fc.array(pieces, { maxLength: 40 }).map((parts) => parts.join(''))

  test(
    'of any characters never throws',
    () => {
      const text = fc.string({ unit: 'binary', maxLength: 60 })
      fc.assert(fc.property(text, text, type, expectTotal), { numRuns: 500 })
    },
    PATIENCE_MS,
  )

  test(
    'made of the pieces of mathematics never throws, as answer or as key',
    () => {
      fc.assert(fc.property(mathematicalSoup, mathematicalSoup, type, expectTotal), { numRuns: 1000 })
      fc.assert(fc.property(mathematicalSoup, fc.constantFrom(...KEYS), type, expectTotal), { numRuns: 1000 })
    },
    PATIENCE_MS,
  )
})

describe('fractions that open and never close', () => {
  const repeat = (piece: string, length: number): string =>
    piece.repeat(Math.ceil(length / piece.length)).slice(0, length)
  const pieces = [
    '1\\frac',
    '１\\frac',
    '1\\frac{',
    '１\\frac｛',
    '1\\frac{1',
    '1\\frac{1}{',
    '２\\dfrac{１}{',
    '1 1/(',
    '1\\frac{\\sqrt{',
    '√1\\frac',
    '(1\\frac{',
    '|1\\frac',
    '2^1\\frac',
    '2^{1\\frac{',
    '1분의 1\\frac',
    'ㅌ\\frac',
  ]
  const written: Record<string, (text: string) => string> = {
    alone: (text) => text,
    'in an equation': (text) => `x=${text}`,
    'in a list': (text) => `${text.slice(0, text.length / 2)},${text.slice(text.length / 2)}`,
    'in a sentence': (text) => `답은 ${text} 인 것 같아요`,
    'in a question': (text) => `${text}=3 맞아?`,
  }

  // Parsed twice at each level they would take longer than the test may: the clock of the test itself is what fails.
  test.each(Object.entries(written))('are read once, %s', (_, write) => {
    for (const piece of pieces) {
      for (const length of [150, 300, 4_000]) {
        const text = write(repeat(piece, length))
        readAnswer(text)
        describeAnswerForm(text, { correctAnswer: '3', writtenTestType: 2, optionNumbers: [] })
        for (const key of KEYS) expectTotal(text, key, 2)
        expectTotal(text, text.replace(/.$/, '7'), 2)
      }
    }
  })
})

const CALLS = 5

describe('sums, products and lists that grow', () => {
  /** Found by searching: each was seconds long, as numbers and names grew with every term, or were worked out for every pair. */
  const growing: Record<string, (count: number) => string> = {
    'a sum of powers with ever other denominators': (count) =>
      Array.from(
        { length: count },
        (_, index) => `1/${[3, 7, 11, 13, 17, 19, 23][index % 7]}^${180 + index}`,
      ).join('+'),
    'a product of powers of fractions': (count) =>
      Array.from(
        { length: count },
        (_, index) => `(${[3, 7, 11][index % 3]}/${[17, 19, 23][index % 3]})^150`,
      ).join(''),
    'roots in roots of powers': (count) => `${'√(('.repeat(count / 3)}x${'+1)^9)'.repeat(count / 3)}`,
    'a list of equations': (count) => 'a+b=c+d,'.repeat(count),
    'a list of powers of sums': (count) => 'x=(y+1)^9,'.repeat(count),
    'a product of letters': (count) => 'abcdefghi'.repeat(count),
  }

  test.each(Object.entries(growing))('%s costs no more than its length', (_, write) => {
    const text = write(30).slice(0, 300)
    for (const key of [...KEYS, 'x=1&y=2&z=3', 'a=1,b=2,c=3,d=4&e=5&f=6', '5cm&3m']) {
      // Of one call the steps of the measure would be a good part.
      const run = () => {
        for (let call = 0; call < CALLS; call += 1) expectTotal(text, key, 2)
      }
      expect(leastTimeMs(run, CALLS * BOUND_MS), key).toBeLessThan(CALLS * BOUND_MS)
    }
  })
})

describe('numerals that are none', () => {
  /** Found by random input: the mark of a repeating decimal over the point instead of over a digit. */
  const dotted = [
    '0.\u0307',
    '1.\u03075\u0307',
    '-2.\u0307',
    'x=0.\u0307',
    '0.\u0307/3',
    '0.\u0307x+1',
    '\\dot{0}.\u0307',
  ]
  const numeralSoup = fc
    .array(fc.constantFrom('0', '1', '9', '.', '\u0307', '(', ')', '...', '…', '-', '/', ' ', ','), {
      maxLength: 9,
    })
    .map((parts) => parts.join(''))

  test.each(dotted)('%j matches nothing and throws nothing', (text) => {
    for (const key of [...KEYS, text]) {
      expectTotal(text, key, 2)
      expectTotal(key, text, 2)
    }
    expect(readAnswer(text)).toBeNull()
    expect(checkAnswer({ answer: text, correctAnswer: '1', writtenTestType: 2 }).verdict).toBe('incorrect')
  })

  test(
    'made of digits, points and marks never throw, as answer or as key',
    () => {
      fc.assert(
        fc.property(numeralSoup, numeralSoup, (answer, key) => {
          expectTotal(answer, key, 2)
          readAnswer(answer)
        }),
        { numRuns: 2000 },
      )
    },
    PATIENCE_MS,
  )
})

describe('text made to hurt', () => {
  const LENGTH = 10_000
  const fill = (piece: string): string => piece.repeat(Math.ceil(LENGTH / piece.length)).slice(0, LENGTH)
  const hostile: Record<string, string> = {
    'a tower of powers': '9^9^9^9',
    'a tower of superscripts and braces': '9^{9^{9^{9^{9}}}}',
    'a huge exponent': '2^999999999',
    'a huge negative exponent': '2^-999999999',
    'a huge power of a sum': '(x+y+z+1)^999999',
    'a product of powers of sums': '(x+y+z+1)^40(a+b+c+1)^40',
    'a root of a huge number': `√${'9'.repeat(400)}`,
    'a huge semiprime under a root': '√170141183460469231731687303715884105727',
    'a huge product of primes': '2^61-1',
    'division by zero': '1/0',
    'zero to the power of zero': '0^0',
    'zero to a negative power': '0^-1',
    'a root of a negative number': '√-1',
    'ten thousand digits': fill('7'),
    'ten thousand digits over ten thousand': `${'7'.repeat(5_000)}/${'3'.repeat(5_000)}`,
    'ten thousand opening parentheses': fill('('),
    'ten thousand closing parentheses': fill(')'),
    'deep nesting that closes': `${'('.repeat(4_999)}1${')'.repeat(4_999)}`,
    'deep braces': `${'{'.repeat(4_999)}1${'}'.repeat(4_999)}`,
    'deep roots': fill('√'),
    'deep LaTeX roots': `${'\\sqrt{'.repeat(1_400)}2${'}'.repeat(1_400)}`,
    'deep fractions': fill('\\frac{1}{'),
    'ten thousand signs': fill('-'),
    'alternating signs': fill('+-'),
    'plus-minus after plus-minus': fill('±1'),
    'a long sum': fill('x+1+'),
    'a long product of brackets': fill('(x+1)'),
    'a long chain of powers': fill('2^'),
    'a long chain of inequalities': fill('1<x<'),
    'a long list': fill('1,'),
    'a long list of points': fill('(1,2),'),
    'a long conjunction': fill('1&'),
    'many equals signs': fill('='),
    'many dots': fill('.'),
    'many commas between digits': fill('1,000,'),
    'many absolute values': fill('|x'),
    'many spaces': `1${' '.repeat(LENGTH)}2`,
    'many Korean endings': fill('입니다'),
    'many fractions in Korean': fill('2분의'),
    'many conjunctions in Korean': fill('2와 '),
    'many letters in words': fill('답은'),
    'many jamo': fill('ㅌ'),
    'many circled digits': fill('①'),
    'many combining dots': `0.3${fill('\u0307')}`,
    'many lone surrogates': fill('\ud800'),
    'many letters': fill('abcdefghijklmnopqrstuvwxyz'),
    'many units': fill('cm'),
    'many ratios': fill('3:'),
    'many percent signs': fill('50%'),
    'many primes': fill('2*3*'),
  }

  /** The whole text, and cuts of it that are short enough to be worth reading as mathematics. */
  const cuts = (text: string): string[] => [
    ...new Set([text, text.slice(0, 300), text.slice(0, 200), text.slice(0, 60)]),
  ]

  test.each(Object.entries(hostile))(
    `%s is answered within ${BOUND_MS} ms, as answer and as key`,
    (_, whole) => {
      for (const text of cuts(whole)) {
        const name = `${text.length} characters`
        for (const key of KEYS) {
          expect(
            leastTimeMs(() => expectTotal(text, key, 2), BOUND_MS),
            `${name} for ${key}`,
          ).toBeLessThan(BOUND_MS)
          expect(
            leastTimeMs(() => expectTotal(key, text, 2), BOUND_MS),
            `${key} for ${name}`,
          ).toBeLessThan(BOUND_MS)
        }
        for (const type of TYPES) {
          expect(
            leastTimeMs(() => expectTotal(`${text}1`, text, type), BOUND_MS),
            `type ${type}`,
          ).toBeLessThan(BOUND_MS)
        }
      }
    },
  )
})
