import { greatestCommonDivisor } from './greatest-common-divisor.ts'

/** An exact fraction in lowest terms; the denominator is positive, so equal numbers have equal parts. */
export type Rational = { readonly numerator: bigint; readonly denominator: bigint }

/**
 * The fraction numerator/denominator in lowest terms. Numbers must be whole.
 * @throws RangeError for denominator 0 or a number that is not whole
 */
export function rational(numerator: bigint | number, denominator: bigint | number = 1n): Rational {
  const above = BigInt(numerator)
  const below = BigInt(denominator)
  if (below === 0n) throw new RangeError('division by zero')
  if (below === 1n) return { numerator: above, denominator: 1n }
  const shared = greatestCommonDivisor(above, below) * (below < 0n ? -1n : 1n)
  return { numerator: above / shared, denominator: below / shared }
}

export const ZERO: Rational = { numerator: 0n, denominator: 1n }
export const ONE: Rational = { numerator: 1n, denominator: 1n }

export function add(first: Rational, second: Rational): Rational {
  return first.denominator === second.denominator
    ? rational(first.numerator + second.numerator, first.denominator)
    : rational(
        first.numerator * second.denominator + second.numerator * first.denominator,
        first.denominator * second.denominator,
      )
}

export function negate(value: Rational): Rational {
  return {
    numerator: -value.numerator,
    denominator: value.denominator,
  }
}

export function subtract(first: Rational, second: Rational): Rational {
  return add(first, negate(second))
}

export function multiply(first: Rational, second: Rational): Rational {
  return rational(first.numerator * second.numerator, first.denominator * second.denominator)
}

/** @throws RangeError for 0 */
export function reciprocal(value: Rational): Rational {
  return rational(value.denominator, value.numerator)
}

/** @throws RangeError when the divisor is 0 */
export function divide(dividend: Rational, divisor: Rational): Rational {
  return rational(dividend.numerator * divisor.denominator, dividend.denominator * divisor.numerator)
}

/**
 * A whole power, negative ones included; `power(0, 0)` is 1. The size of the result is the caller's care.
 * @throws RangeError for 0 to a negative power, or an exponent that is not whole
 */
export function power(base: Rational, exponent: number): Rational {
  if (exponent < 0) return power(reciprocal(base), -exponent)
  const times = BigInt(exponent)
  return { numerator: base.numerator ** times, denominator: base.denominator ** times }
}

export function absolute(value: Rational): Rational {
  return value.numerator < 0n ? negate(value) : value
}

/** Negative, 0 or positive, as `Array.prototype.sort` expects. */
export function compare(first: Rational, second: Rational): -1 | 0 | 1 {
  const difference = first.numerator * second.denominator - second.numerator * first.denominator
  if (difference === 0n) return 0
  return difference < 0n ? -1 : 1
}

export function equals(first: Rational, second: Rational): boolean {
  return first.numerator === second.numerator && first.denominator === second.denominator
}

export function isWhole(value: Rational): boolean {
  return value.denominator === 1n
}

export function isZero(value: Rational): boolean {
  return value.numerator === 0n
}

/** The nearest floating-point number: for drawing and ordering, never for deciding equality. */
export function toNumber(value: Rational): number {
  return Number(value.numerator) / Number(value.denominator)
}

/** Reads '12', '-0.25', '.5', '3.'; null for anything else (no exponent, no thousands comma). */
export function fromDecimalText(text: string): Rational | null {
  const parts = /^([+-]?)(\d*)\.?(\d*)$/.exec(text)
  if (!parts) return null
  const [, sign = '', whole = '', decimals = ''] = parts
  if (whole + decimals === '') return null
  const magnitude = rational(BigInt(whole + decimals), 10n ** BigInt(decimals.length))
  return sign === '-' ? negate(magnitude) : magnitude
}

/** '-3/5' or '7', as answer keys write it. */
export function toPlain(value: Rational): string {
  return isWhole(value) ? `${value.numerator}` : `${value.numerator}/${value.denominator}`
}

/** '-\frac{3}{5}' or '7', the sign before the fraction as school books set it. */
export function toLatex(value: Rational): string {
  if (isWhole(value)) return `${value.numerator}`
  const sign = value.numerator < 0n ? '-' : ''
  return `${sign}\\frac{${absolute(value).numerator}}{${value.denominator}}`
}
