import { equals, isZero, type Rational, toLatex, toPlain } from '#domain/math/rational.ts'
import { type Answer, type Slip, slipOf } from '../asking/ask-value.ts'

export function isNegative(value: Rational) {
  return value.numerator < 0n
}

/** With its sign, the positive one too: `+\frac{1}{2}`, `-3`; 0 has none. */
export function signedLatex(value: Rational): string {
  return isNegative(value) || isZero(value) ? toLatex(value) : `+${toLatex(value)}`
}

/** In brackets as tall as it is: `(-3)`, `\left(-\frac{1}{2}\right)`. */
export function inBrackets(latex: string): string {
  return latex.includes('\\frac') ? `\\left(${latex}\\right)` : `(${latex})`
}

/** Between bars as tall as it is: `|-3|`, `\left|-\frac{1}{2}\right|`. */
export function absoluteLatex(latex: string): string {
  return latex.includes('\\frac') ? `\\left|${latex}\\right|` : `|${latex}|`
}

/** With its sign in brackets: `(+3)`, `(-3)`; 0 stays bare. */
export function signedTerm(value: Rational): string {
  return isZero(value) ? '0' : inBrackets(signedLatex(value))
}

/** As it follows an operation sign: negative ones in brackets, positive ones bare. */
export function followingTerm(value: Rational): string {
  return isNegative(value) ? inBrackets(toLatex(value)) : toLatex(value)
}

/** An exact number as the right value. */
export function rightRational(value: Rational): Answer {
  return { key: toPlain(value), markdown: `\\(${toLatex(value)}\\)` }
}

/** An exact number as a wrong value. */
export function wrongRational(value: Rational, mistakeText: string, conceptId?: string): Slip {
  return slipOf(rightRational(value), mistakeText, conceptId)
}

/** A list of different exact numbers has no two equal ones. */
export function areDifferent(values: readonly Rational[]): boolean {
  return values.every((one, index) => values.slice(index + 1).every((other) => !equals(one, other)))
}
