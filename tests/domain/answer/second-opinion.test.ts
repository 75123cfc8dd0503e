import { compare, parse } from '@khanacademy/kas'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkAnswer } from '#domain/answer/check-answer.ts'

const coefficient = fc.integer({ min: -5, max: 5 })
const signed = (value: number): string => (value < 0 ? `-${-value}` : `+${value}`)
const nonZero = coefficient.filter((value) => value !== 0)

const bracket = fc.tuple(nonZero, coefficient).map(([slope, constant]) => `(${slope}x${signed(constant)})`)
const quadratic = fc
  .tuple(nonZero, coefficient, coefficient)
  .map(([first, second, third]) => `${first}x^2${signed(second)}x${signed(third)}`)
const inTwoLetters = fc
  .tuple(nonZero, nonZero, coefficient)
  .map(([first, second, third]) => `${first}x${signed(second)}y${signed(third)}`)

const expression = fc.oneof(
  quadratic,
  inTwoLetters,
  fc.tuple(bracket, bracket).map((factors) => factors.join('')),
  fc.tuple(bracket, quadratic).map(([first, second]) => `${first}+${second}`),
)

/** Expands (ax+b)(cx+d), so that equal pairs are as frequent as unequal ones. */
const equalPair = fc.tuple(nonZero, coefficient, nonZero, coefficient).map(([a, b, c, d]) => ({
  key: `${a * c}x^2${signed(a * d + b * c)}x${signed(b * d)}`,
  answer: `(${a}x${signed(b)})(${c}x${signed(d)})`,
}))

const nearMiss = fc.tuple(equalPair, fc.constantFrom('+1', '-1', '+x', '-x^2', '+y')).map(([pair, more]) => ({
  key: pair.key,
  answer: `${pair.answer}${more}`,
}))

const randomPair = fc.record({ key: expression, answer: expression })

const isEqualByKas = (first: string, second: string): boolean => {
  const [one, other] = [parse(first), parse(second)]
  if (!one.parsed || !other.parsed) throw new Error(`kas cannot read ${first} or ${second}`)
  return compare(one.expr, other.expr, { form: false, simplify: false }).equal
}

/** The other system is slow, and the machines that run this are shared. */
const PATIENCE_MS = 60_000

test(
  'agrees with another computer algebra system on which polynomials have the same value',
  () => {
    fc.assert(
      fc.property(fc.oneof(equalPair, nearMiss, randomPair), ({ answer, key }) => {
        const { verdict, reason } = checkAnswer({ answer, correctAnswer: key, writtenTestType: 2 })
        const isSameValue = verdict !== 'incorrect' || reason === 'task-undone'
        expect(isSameValue, `${answer} for ${key}: ${verdict}, ${reason}`).toBe(isEqualByKas(answer, key))
      }),
      { numRuns: 400 },
    )
  },
  PATIENCE_MS,
)
