import type { Expression } from './expression.ts'
import { factorize } from './factorize.ts'
import { integerSquareRoot } from './integer-square-root.ts'
import {
  addPolynomials,
  approximatePolynomial,
  canonicalText,
  constantPolynomial,
  constantValue,
  equalPolynomials,
  invertTerm,
  multiplyPolynomials,
  negatePolynomial,
  type Polynomial,
  rootPolynomial,
  scalePolynomial,
  subtractPolynomials,
  symbolPolynomial,
  type Term,
} from './polynomial.ts'
import * as fraction from './rational.ts'
import { remember } from './remember.ts'

/** numerator/denominator. The denominator is 1 unless it is a sum that holds a symbol, such as x+1. */
export type NormalForm = { readonly numerator: Polynomial; readonly denominator: Polynomial }

const MAX_TERM_PRODUCTS = 500
const MAX_EXPONENT = 9999
const MAX_SYMBOL_EXPONENT = 1_000_000
const MAX_RADICAND = 1_000_000_000n
/** 154 digits: each step of a sum or product costs the square of the length. */
const LARGEST_INTEGER = 1n << 512n
/** A name is repeated in each term that holds it, and names nest. */
const LONGEST_NAME = 600
const ONE_POLYNOMIAL = constantPolynomial(fraction.ONE)
function whole(polynomial: Polynomial): NormalForm {
  return { numerator: polynomial, denominator: ONE_POLYNOMIAL }
}

/**
 * Returns the exact value of an expression: a polynomial over a polynomial with rational coefficients, square roots, π and letters.
 * Letters are in lower case, because the comparison of answers ignores case.
 * @returns null if there is no real value (division by zero, root of a negative number), if ± makes two values, or if the numbers or the
 *   work would exceed their limits
 */
export const normalizeExpression = remember((expression: Expression): NormalForm | null => {
  let workLeft = MAX_TERM_PRODUCTS

  const times = (first: Polynomial, second: Polynomial): Polynomial | null => {
    if (first === ONE_POLYNOMIAL) return second
    if (second === ONE_POLYNOMIAL) return first
    workLeft -= first.size * second.size
    if (workLeft < 0) return null
    const product = multiplyPolynomials(first, second)
    return [...product.values()].some(isHuge) ? null : product
  }

  const plus = (first: Polynomial, second: Polynomial): Polynomial | null => {
    const sum = addPolynomials(first, second)
    for (const { key } of second.values()) {
      const term = sum.get(key)
      if (term && isHuge(term)) return null
    }
    return sum
  }

  const over = (numerator: Polynomial | null, denominator: Polynomial | null): NormalForm | null => {
    if (!numerator || !denominator || denominator.size === 0) return null
    if (denominator === ONE_POLYNOMIAL) return { numerator, denominator }
    const [only] = denominator.values()
    if (only && denominator.size === 1) {
      const product = times(numerator, invertTerm(only))
      return product && whole(product)
    }
    const radicand = [...denominator.values()].find((term) => term.radicand !== 1n)?.radicand
    const isNumeric = [...denominator.values()].every(({ symbols }) => symbols.length === 0)
    if (!isNumeric || radicand === undefined) return { numerator, denominator }
    const conjugate = radicand > MAX_RADICAND ? null : conjugateOf(denominator, radicand)
    if (!conjugate) return null
    return over(times(numerator, conjugate), times(denominator, conjugate))
  }

  const product = (first: NormalForm | null, second: NormalForm | null): NormalForm | null =>
    first &&
    second &&
    over(times(first.numerator, second.numerator), times(first.denominator, second.denominator))

  const total = (first: NormalForm, second: NormalForm): NormalForm | null => {
    if (first.denominator === second.denominator) {
      return over(plus(first.numerator, second.numerator), first.denominator)
    }
    const left = times(first.numerator, second.denominator)
    const right = times(second.numerator, first.denominator)
    return left && right && over(plus(left, right), times(first.denominator, second.denominator))
  }

  const inverse = ({ numerator, denominator }: NormalForm): NormalForm | null => over(denominator, numerator)

  const raise = (base: NormalForm, exponent: number): NormalForm | null => {
    if (exponent < 0) {
      const inverted = inverse(base)
      return inverted && raise(inverted, -exponent)
    }
    let result: NormalForm | null = whole(ONE_POLYNOMIAL)
    let square: NormalForm | null = base
    for (let rest = exponent; rest > 0; rest = Math.floor(rest / 2)) {
      if (rest % 2 === 1) result = product(result, square)
      if (!result) return null
      if (rest > 1) square = product(square, square)
    }
    return result
  }

  const power = (baseNode: Expression, exponentNode: Expression): NormalForm | null => {
    const base = read(baseNode)
    const exponentForm = read(exponentNode)
    if (!base || !exponentForm) return null
    const exponent =
      exponentForm.denominator === ONE_POLYNOMIAL ? constantValue(exponentForm.numerator) : null
    if (!exponent) return opaque(`(${textOf(base)})^(${textOf(exponentForm)})`)
    const times = fraction.toNumber(exponent)
    if (!fraction.isWhole(exponent) || Math.abs(times) > MAX_EXPONENT) return null
    return raise(base, times)
  }

  const root = (index: number, radicandNode: Expression): NormalForm | null => {
    const form = read(radicandNode)
    if (!form) return null
    if (index !== 2 || form.denominator !== ONE_POLYNOMIAL) return opaque(`root${index}(${textOf(form)})`)
    const { numerator } = form
    if (numerator.size === 0) return form
    const [term] = numerator.values()
    if (!term || numerator.size > 1) {
      const value = approximatePolynomial(numerator)
      return value !== null && value < 0 ? null : opaque(`√(${canonicalText(numerator)})`)
    }
    if (term.radicand !== 1n) return opaque(`√(${canonicalText(numerator)})`)
    if (term.coefficient.numerator < 0n) return null
    const outside = rootOfRational(term.coefficient)
    let result = outside && whole(outside)
    for (const [name, exponent] of term.symbols) {
      // √(x^2) is |x|, not x: an even exponent stays under a root of its own.
      const isOdd = Math.abs(exponent) % 2 === 1
      const factor =
        isOdd || name === 'π' ? whole(symbolPolynomial(name, exponent / 2)) : opaque(`√(${name}^${exponent})`)
      result = product(result, factor)
    }
    return result
  }

  const absolute = (operandNode: Expression): NormalForm | null => {
    const form = read(operandNode)
    if (!form || form.denominator !== ONE_POLYNOMIAL) return form && opaque(`|${textOf(form)}|`)
    const value = approximatePolynomial(form.numerator)
    const opposite = negatePolynomial(form.numerator)
    if (value !== null) return value < 0 ? whole(opposite) : form
    const texts = [canonicalText(form.numerator), canonicalText(opposite)].sort()
    return opaque(`|${texts[0]}|`)
  }

  const read = (node: Expression): NormalForm | null => {
    switch (node.kind) {
      case 'number':
        return whole(constantPolynomial(node.value))
      case 'mixed':
        if (node.denominator === 0n) return null
        return whole(
          constantPolynomial(
            fraction.add(fraction.rational(node.whole), fraction.rational(node.numerator, node.denominator)),
          ),
        )
      case 'variable':
        return whole(symbolPolynomial(node.name.toLowerCase()))
      case 'pi':
        return whole(symbolPolynomial('π'))
      case 'group':
        return read(node.operand)
      case 'signed': {
        const operand = node.sign === '±' ? null : read(node.operand)
        return operand && node.sign === '-'
          ? { ...operand, numerator: negatePolynomial(operand.numerator) }
          : operand
      }
      case 'sum': {
        let result: NormalForm | null = whole(new Map())
        for (const { sign, term } of node.terms) {
          const form: NormalForm | null = sign === '±' ? null : read(term)
          if (!form || !result) return null
          result = total(
            result,
            sign === '-' ? { ...form, numerator: negatePolynomial(form.numerator) } : form,
          )
        }
        return result
      }
      case 'product':
        return product(read(node.left), read(node.right))
      case 'quotient': {
        const divisor = read(node.right)
        return product(read(node.left), divisor && inverse(divisor))
      }
      case 'power':
        return power(node.base, node.exponent)
      case 'root':
        return root(node.index, node.radicand)
      case 'absolute':
        return absolute(node.operand)
    }
  }

  return read(expression)
})

function opaque(name: string): NormalForm | null {
  return name.length > LONGEST_NAME ? null : whole(symbolPolynomial(name))
}

function textOf({ numerator, denominator }: NormalForm): string {
  return denominator === ONE_POLYNOMIAL
    ? canonicalText(numerator)
    : `(${canonicalText(numerator)})/(${canonicalText(denominator)})`
}

function isHuge({ coefficient, radicand, symbols }: Term): boolean {
  return (
    coefficient.numerator > LARGEST_INTEGER ||
    coefficient.numerator < -LARGEST_INTEGER ||
    coefficient.denominator > LARGEST_INTEGER ||
    radicand > LARGEST_INTEGER ||
    symbols.some(([, exponent]) => Math.abs(exponent) > MAX_SYMBOL_EXPONENT)
  )
}

/** √(p/q) is √(pq)/q; null if pq is too large to simplify and no square. */
function rootOfRational({ numerator, denominator }: fraction.Rational): Polynomial | null {
  const inside = numerator * denominator
  const divisor = fraction.rational(1n, denominator)
  if (inside <= MAX_RADICAND) return scalePolynomial(rootPolynomial(inside), divisor)
  const exact = integerSquareRoot(inside)
  return exact * exact === inside
    ? constantPolynomial(fraction.multiply(fraction.rational(exact), divisor))
    : null
}

/** a - b√p for a + b√p, where p is a prime in the radicand given: their product is free of √p. */
function conjugateOf(polynomial: Polynomial, radicand: bigint): Polynomial {
  const prime = factorize(radicand)[0]?.prime ?? radicand
  const flipped = new Map<string, Term>()
  for (const term of polynomial.values()) {
    const coefficient = term.radicand % prime === 0n ? fraction.negate(term.coefficient) : term.coefficient
    flipped.set(term.key, { ...term, coefficient })
  }
  return flipped
}

/** Exact equality, by multiplying crosswise. */
export function equalForms(first: NormalForm, second: NormalForm): boolean {
  if (first.denominator.size === 1 && second.denominator.size === 1) {
    return equalPolynomials(first.numerator, second.numerator)
  }
  if (
    first.numerator.size * second.denominator.size + second.numerator.size * first.denominator.size >
    MAX_TERM_PRODUCTS
  ) {
    return false
  }
  const difference = subtractPolynomials(
    multiplyPolynomials(first.numerator, second.denominator),
    multiplyPolynomials(second.numerator, first.denominator),
  )
  return difference.size === 0
}
