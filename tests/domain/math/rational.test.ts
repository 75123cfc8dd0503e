import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  add,
  compare,
  divide,
  equals,
  fromDecimalText,
  multiply,
  power,
  type Rational,
  rational,
  reciprocal,
  subtract,
  toLatex,
  toNumber,
  toPlain,
} from '#domain/math/rational.ts'

const fraction = fc
  .tuple(fc.bigInt({ min: -999n, max: 999n }), fc.bigInt({ min: 1n, max: 99n }))
  .map(([numerator, denominator]): Rational => rational(numerator, denominator))

describe('exact fractions', () => {
  test('are kept in lowest terms with a positive denominator', () => {
    expect(rational(6n, -8n)).toEqual({ numerator: -3n, denominator: 4n })
    expect(rational(0, -5)).toEqual({ numerator: 0n, denominator: 1n })
    expect(() => rational(1, 0)).toThrow(RangeError)
    expect(() => rational(0.5)).toThrow(RangeError)
  })

  test('adding then subtracting and multiplying then dividing restore the number', () => {
    fc.assert(
      fc.property(fraction, fraction, (first, second) => {
        expect(equals(subtract(add(first, second), second), first)).toBe(true)
        if (second.numerator !== 0n) expect(equals(divide(multiply(first, second), second), first)).toBe(true)
      }),
    )
  })

  test('distribute multiplication over addition', () => {
    fc.assert(
      fc.property(fraction, fraction, fraction, (first, second, third) => {
        expect(multiply(first, add(second, third))).toEqual(
          add(multiply(first, second), multiply(first, third)),
        )
      }),
    )
  })

  test('are ordered like the numbers they are', () => {
    fc.assert(
      fc.property(fraction, fraction, (first, second) => {
        expect(compare(first, second)).toBe(Math.sign(toNumber(first) - toNumber(second)))
      }),
    )
  })

  test('take whole powers, negative ones by the reciprocal', () => {
    expect(power(rational(-2, 3), 3)).toEqual(rational(-8, 27))
    expect(power(rational(-2, 3), -2)).toEqual(rational(9, 4))
    expect(power(rational(0), 0)).toEqual(rational(1))
    expect(() => power(rational(0), -1)).toThrow(RangeError)
    expect(() => reciprocal(rational(0))).toThrow(RangeError)
  })

  test.each([
    ['12', 12, 1],
    ['-0.25', -1, 4],
    ['.5', 1, 2],
    ['3.', 3, 1],
    ['+1.50', 3, 2],
  ])('reads the decimal %s', (text, numerator, denominator) => {
    expect(fromDecimalText(text)).toEqual(rational(numerator, denominator))
  })

  test.each(['', '.', '-', '1.2.3', '1e5', '1,000', 'x', ' 3'])('does not read %j as a decimal', (text) => {
    expect(fromDecimalText(text)).toBeNull()
  })

  test('are written for keys and for typesetting', () => {
    expect([rational(-3, 5), rational(7)].map(toPlain)).toEqual(['-3/5', '7'])
    expect([rational(-3, 5), rational(7)].map(toLatex)).toEqual(['-\\frac{3}{5}', '7'])
  })
})
