import type { Relation } from './expression.ts'
import type { NormalForm } from './normalize-expression.ts'
import {
  canonicalText,
  multiplyPolynomials,
  negatePolynomial,
  type Polynomial,
  primitiveText,
  subtractPolynomials,
  symbolPolynomial,
} from './polynomial.ts'

export type NormalRelation = {
  /** '<' and '≤' only: what is greater has been brought to the right. */
  readonly relation: '=' | '≠' | '<' | '≤'
  /** right - left, scaled to whole coprime coefficients: equal for every writing of one relation. */
  readonly text: string
  /** right - left as written: equal only where terms were moved, not where both sides were multiplied. */
  readonly unscaledText: string
  /** The same with the sides exchanged: an inequality turned the wrong way round has it. */
  readonly oppositeText: string
}

/**
 * Brings a relation of two values to one form: sides exchanged, terms moved and both sides multiplied by a number make no difference.
 * @returns null for an identity such as 2x = 2x, whose sides say more than their difference, and for an inequality with letters in a denominator
 */
export function normalizeRelation(
  left: NormalForm,
  relation: Relation,
  right: NormalForm,
): NormalRelation | null {
  const turned = relation === '>' || relation === '≥'
  const isEquation = relation === '=' || relation === '≠'
  if (!isEquation && (left.denominator.size > 1 || right.denominator.size > 1)) return null
  if (left.numerator.size * right.denominator.size + right.numerator.size * left.denominator.size > 600)
    return null
  const leftSide =
    right.denominator.size > 1 ? multiplyPolynomials(left.numerator, right.denominator) : left.numerator
  const rightSide =
    left.denominator.size > 1 ? multiplyPolynomials(right.numerator, left.denominator) : right.numerator
  const raw = turned ? subtractPolynomials(leftSide, rightSide) : subtractPolynomials(rightSide, leftSide)
  if (raw.size === 0) return null
  const difference = isEquation ? clearNegativeExponents(raw) : raw
  return {
    relation: relation === '>' ? '<' : relation === '≥' ? '≤' : relation,
    text: primitiveText(difference, isEquation),
    unscaledText: isEquation
      ? [canonicalText(difference), canonicalText(negatePolynomial(difference))].sort().join('|')
      : canonicalText(difference),
    oppositeText: primitiveText(negatePolynomial(difference), isEquation),
  }
}

/** y = 6/x and xy = 6 are one relation. */
function clearNegativeExponents(polynomial: Polynomial): Polynomial {
  const lowest = new Map<string, number>()
  for (const { symbols } of polynomial.values()) {
    for (const [name, exponent] of symbols) {
      if (exponent < (lowest.get(name) ?? 0)) lowest.set(name, exponent)
    }
  }
  let cleared = polynomial
  for (const [name, exponent] of lowest)
    cleared = multiplyPolynomials(cleared, symbolPolynomial(name, -exponent))
  return cleared
}
