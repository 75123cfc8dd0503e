import type { Expression } from '../expression.ts'
import { greatestCommonDivisor } from '../greatest-common-divisor.ts'
import { normalizeExpression } from '../normalize-expression.ts'
import { constantValue } from '../polynomial.ts'
import * as fraction from '../rational.ts'

/** ax² + bx + c with rational coefficients in one letter. */
export type Quadratic = {
  readonly name: string
  readonly a: fraction.Rational
  readonly b: fraction.Rational
  readonly c: fraction.Rational
}

/** Reads an expression as a polynomial of degree 2 in one letter; null for any other. */
export function readQuadratic(node: Expression): Quadratic | null {
  const form = normalizeExpression(node)
  if (!form || constantValue(form.denominator) === null) return null
  const found = { a: fraction.ZERO, b: fraction.ZERO, c: fraction.ZERO }
  let name: string | null = null
  for (const { coefficient, radicand, symbols } of form.numerator.values()) {
    const [symbol] = symbols
    if (radicand !== 1n || symbols.length > 1) return null
    if (symbol && name !== null && symbol[0] !== name) return null
    name = symbol?.[0] ?? name
    const degree = symbol?.[1] ?? 0
    if (degree === 2) found.a = coefficient
    else if (degree === 1) found.b = coefficient
    else if (degree === 0) found.c = coefficient
    else return null
  }
  return name === null || name === 'π' || fraction.isZero(found.a) ? null : { name, ...found }
}

function part(coefficient: fraction.Rational, power: string): string {
  if (fraction.isZero(coefficient)) return ''
  const sign = coefficient.numerator < 0n ? '-' : '+'
  const size = fraction.absolute(coefficient)
  const number = power !== '' && fraction.equals(size, fraction.ONE) ? '' : fraction.toLatex(size)
  return sign + number + power
}

/** `2x^{2}-3x+1` */
export function formatQuadratic({ name, a, b, c }: Quadratic): string {
  return (part(a, `${name}^{2}`) + part(b, name) + part(c, '')).replace(/^\+/, '')
}

/** Coefficients without a common divisor, and that divisor with the sign of the first: 2x²-8 is 2 times x²-4. */
export function takeContent({
  name,
  a,
  b,
  c,
}: Quadratic): { content: fraction.Rational; primitive: Quadratic } | null {
  if (![a, b, c].every(fraction.isWhole)) return null
  const greatest = [a, b, c].map(({ numerator }) => numerator).reduce(greatestCommonDivisor)
  const content = fraction.rational(a.numerator < 0n ? -greatest : greatest)
  const by = (value: fraction.Rational) => fraction.divide(value, content)
  return { content, primitive: { name, a: by(a), b: by(b), c: by(c) } }
}
