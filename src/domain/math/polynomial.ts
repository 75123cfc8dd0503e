import { greatestCommonDivisor } from './greatest-common-divisor.ts'
import { leastCommonMultiple } from './least-common-multiple.ts'
import type { Rational } from './rational.ts'
import * as fraction from './rational.ts'
import { simplifySquareRoot } from './simplify-square-root.ts'

/** A symbol and its exponent. Exponents may be negative (6/x) and halves (√x is x^0.5), never 0. */
export type SymbolPower = readonly [name: string, exponent: number]

/** coefficient × √radicand × symbols; the radicand is free of squares, the symbols are in alphabetical order. */
export type Term = {
  readonly key: string
  readonly coefficient: Rational
  readonly radicand: bigint
  readonly symbols: readonly SymbolPower[]
}

/**
 * A sum of terms by their key, none of them zero. Square roots of different square-free numbers and π are independent over the
 * rationals, so two polynomials are equal exactly when their terms are.
 */
export type Polynomial = ReadonlyMap<string, Term>

export const ZERO_POLYNOMIAL: Polynomial = new Map()

function keyOf(radicand: bigint, symbols: readonly SymbolPower[]): string {
  let key = radicand === 1n ? '' : `√${radicand}`
  for (const [name, exponent] of symbols) key += `·${name}^${exponent}`
  return key
}

function single(coefficient: Rational, radicand: bigint, symbols: readonly SymbolPower[]): Polynomial {
  if (fraction.isZero(coefficient)) return ZERO_POLYNOMIAL
  const key = keyOf(radicand, symbols)
  return new Map([[key, { key, coefficient, radicand, symbols }]])
}

export function constantPolynomial(value: Rational): Polynomial {
  return single(value, 1n, [])
}

export function symbolPolynomial(name: string, exponent = 1): Polynomial {
  return single(fraction.ONE, 1n, exponent === 0 ? [] : [[name, exponent]])
}

/**
 * √n in simplest form.
 * @throws RangeError where `simplifySquareRoot` does
 */
export function rootPolynomial(whole: bigint): Polynomial {
  const { outside, inside } = simplifySquareRoot(whole)
  return single(fraction.rational(outside), inside, [])
}

export function addPolynomials(first: Polynomial, second: Polynomial): Polynomial {
  if (first.size === 0) return second
  const sum = new Map(first)
  for (const term of second.values()) addTerm(sum, term)
  return sum
}

function addTerm(sum: Map<string, Term>, term: Term): void {
  const present = sum.get(term.key)
  if (!present) {
    sum.set(term.key, term)
    return
  }
  const coefficient = fraction.add(present.coefficient, term.coefficient)
  if (fraction.isZero(coefficient)) sum.delete(term.key)
  else sum.set(term.key, { ...term, coefficient })
}

export function scalePolynomial(polynomial: Polynomial, factor: Rational): Polynomial {
  if (fraction.isZero(factor)) return ZERO_POLYNOMIAL
  const scaled = new Map<string, Term>()
  for (const term of polynomial.values()) {
    scaled.set(term.key, { ...term, coefficient: fraction.multiply(term.coefficient, factor) })
  }
  return scaled
}

export function negatePolynomial(polynomial: Polynomial): Polynomial {
  return scalePolynomial(polynomial, fraction.rational(-1))
}

export function subtractPolynomials(first: Polynomial, second: Polynomial): Polynomial {
  return addPolynomials(first, negatePolynomial(second))
}

/** Costs first.size × second.size term products; the caller bounds them. */
export function multiplyPolynomials(first: Polynomial, second: Polynomial): Polynomial {
  const product = new Map<string, Term>()
  for (const left of first.values()) {
    for (const right of second.values()) addTerm(product, multiplyTerms(left, right))
  }
  return product
}

function multiplyTerms(left: Term, right: Term): Term {
  const symbols = mergeSymbols(left.symbols, right.symbols)
  const shared =
    left.radicand === 1n || right.radicand === 1n ? 1n : greatestCommonDivisor(left.radicand, right.radicand)
  const radicand = (left.radicand / shared) * (right.radicand / shared)
  const coefficient = fraction.multiply(left.coefficient, right.coefficient)
  return {
    key: keyOf(radicand, symbols),
    coefficient: shared === 1n ? coefficient : fraction.multiply(coefficient, fraction.rational(shared)),
    radicand,
    symbols,
  }
}

function mergeSymbols(left: readonly SymbolPower[], right: readonly SymbolPower[]): readonly SymbolPower[] {
  if (left.length === 0) return right
  if (right.length === 0) return left
  const merged: SymbolPower[] = []
  let [leftAt, rightAt] = [0, 0]
  for (;;) {
    const leftPower = left[leftAt]
    const rightPower = right[rightAt]
    if (!leftPower || !rightPower) return [...merged, ...left.slice(leftAt), ...right.slice(rightAt)]
    const [name, exponent] = leftPower
    if (name === rightPower[0]) {
      const sum = exponent + rightPower[1]
      if (sum !== 0) merged.push([name, sum])
      leftAt += 1
      rightAt += 1
    } else if (name < rightPower[0]) {
      merged.push(leftPower)
      leftAt += 1
    } else {
      merged.push(rightPower)
      rightAt += 1
    }
  }
}

/** 1/term, its root brought upstairs: 1/(2√3 x) is √3/6 x^-1. */
export function invertTerm(term: Term): Polynomial {
  return single(
    fraction.reciprocal(fraction.multiply(term.coefficient, fraction.rational(term.radicand))),
    term.radicand,
    term.symbols.map(([name, exponent]) => [name, -exponent]),
  )
}

/** The rational number it is, or null when it holds a root or a symbol. */
export function constantValue(polynomial: Polynomial): Rational | null {
  if (polynomial.size === 0) return fraction.ZERO
  if (polynomial.size > 1) return null
  return polynomial.get('')?.coefficient ?? null
}

export function equalPolynomials(first: Polynomial, second: Polynomial): boolean {
  if (first.size !== second.size) return false
  for (const term of first.values()) {
    const other = second.get(term.key)
    if (!other || !fraction.equals(term.coefficient, other.coefficient)) return false
  }
  return true
}

/** The largest positive rational that leaves whole, coprime coefficients; 1 for zero. */
export function contentOf(polynomial: Polynomial): Rational {
  let above = 0n
  let below = 1n
  for (const { coefficient } of polynomial.values()) {
    above = greatestCommonDivisor(above, coefficient.numerator)
    below = leastCommonMultiple(below, coefficient.denominator)
  }
  return above === 0n ? fraction.ONE : fraction.rational(above, below)
}

/** One string for one polynomial, whatever the order of its terms. */
export function canonicalText(polynomial: Polynomial): string {
  return [...polynomial.values()]
    .map((term) => `${fraction.toPlain(term.coefficient)}${term.key}`)
    .sort()
    .join(' + ')
}

/** Scaled to whole coprime coefficients; with `anySign`, also so that polynomial and negative agree. */
export function primitiveText(polynomial: Polynomial, anySign: boolean): string {
  const primitive = scalePolynomial(polynomial, fraction.reciprocal(contentOf(polynomial)))
  const text = canonicalText(primitive)
  if (!anySign) return text
  const opposite = canonicalText(negatePolynomial(primitive))
  return text < opposite ? text : opposite
}

/** A floating-point value with π put in; null when another symbol is left. For order and rounding, never for equality. */
export function approximatePolynomial(polynomial: Polynomial): number | null {
  let total = 0
  for (const { coefficient, radicand, symbols } of polynomial.values()) {
    let value = fraction.toNumber(coefficient) * Math.sqrt(Number(radicand))
    for (const [name, exponent] of symbols) {
      if (name !== 'π') return null
      value *= Math.PI ** exponent
    }
    total += value
  }
  return total
}
