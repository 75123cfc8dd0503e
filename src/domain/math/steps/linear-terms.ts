import type { Expression } from '../expression.ts'
import { formatExpression } from '../format-latex.ts'
import { normalizeExpression } from '../normalize-expression.ts'
import { constantValue } from '../polynomial.ts'
import * as fraction from '../rational.ts'
import { numeralNode, usesDecimals } from './numeral-tree.ts'

/** A term of a linear expression; `name` is '' for a constant. */
export type LinearTerm = { readonly coefficient: fraction.Rational; readonly name: string }

/** The value of an expression without letters; null if it has letters, roots or no value. */
export function constantOf(node: Expression): fraction.Rational | null {
  const form = normalizeExpression(node)
  if (!form) return null
  const [above, below] = [constantValue(form.numerator), constantValue(form.denominator)]
  return above && below && !fraction.isZero(below) ? fraction.divide(above, below) : null
}

export function scaleTerms(terms: readonly LinearTerm[], factor: fraction.Rational): LinearTerm[] {
  return terms.map(({ coefficient, name }) => ({ coefficient: fraction.multiply(coefficient, factor), name }))
}

export function negateTerms(terms: readonly LinearTerm[]): LinearTerm[] {
  return scaleTerms(terms, fraction.rational(-1))
}

/** The terms of a linear expression, brackets multiplied out, like terms not yet collected; null for what is not linear. */
export function listLinearTerms(node: Expression): LinearTerm[] | null {
  const constant = node.kind === 'sum' ? null : constantOf(node)
  if (constant) return [{ coefficient: constant, name: '' }]
  switch (node.kind) {
    case 'variable':
      return [{ coefficient: fraction.ONE, name: node.name }]
    case 'group':
      return listLinearTerms(node.operand)
    case 'signed': {
      const inner = node.sign === '±' ? null : listLinearTerms(node.operand)
      return inner && node.sign === '-' ? negateTerms(inner) : inner
    }
    case 'sum': {
      const terms: LinearTerm[] = []
      for (const { sign, term } of node.terms) {
        const inner = sign === '±' ? null : listLinearTerms(term)
        if (!inner) return null
        terms.push(...(sign === '-' ? negateTerms(inner) : inner))
      }
      return terms
    }
    case 'product': {
      const [left, right] = [constantOf(node.left), constantOf(node.right)]
      const [factor, rest] = left ? [left, node.right] : [right, node.left]
      const inner = factor && listLinearTerms(rest)
      return inner && scaleTerms(inner, factor)
    }
    case 'quotient': {
      const divisor = constantOf(node.right)
      const inner = divisor && !fraction.isZero(divisor) ? listLinearTerms(node.left) : null
      return inner && divisor && scaleTerms(inner, fraction.reciprocal(divisor))
    }
    default:
      return null
  }
}

/** Like terms collected: letters in order of appearance, the constant last, zeros left out. */
export function collectTerms(terms: readonly LinearTerm[]): LinearTerm[] {
  const names = [...new Set(terms.map(({ name }) => name))].sort(
    (a, b) => Number(a === '') - Number(b === ''),
  )
  return names
    .map((name) => ({
      name,
      coefficient: terms
        .filter((term) => term.name === name)
        .reduce((total, term) => fraction.add(total, term.coefficient), fraction.ZERO),
    }))
    .filter(({ coefficient }) => !fraction.isZero(coefficient))
}

/** The sum of coefficients of `name` ('' for the constant). */
export function coefficientOf(terms: readonly LinearTerm[], name: string): fraction.Rational {
  return terms
    .filter((term) => term.name === name)
    .reduce((total, term) => fraction.add(total, term.coefficient), fraction.ZERO)
}

function formatTerm({ coefficient, name }: LinearTerm, asDecimal: boolean): string {
  const size = fraction.absolute(coefficient)
  if (name !== '' && fraction.equals(size, fraction.ONE)) return name
  return formatExpression(numeralNode(size, asDecimal)) + name
}

/** `-\frac{1}{2}x+3`; `0` for no terms. */
export function formatTerms(terms: readonly LinearTerm[], asDecimal = false): string {
  return terms.length === 0
    ? '0'
    : terms
        .map((term, index) => {
          const sign = term.coefficient.numerator < 0n ? '-' : index === 0 ? '' : '+'
          return sign + formatTerm(term, asDecimal)
        })
        .join('')
}

/** A linear expression in the answer checker's notation: `-1/2x+3`. */
export function answerOfTerms(terms: readonly LinearTerm[]): string {
  return terms.length === 0
    ? '0'
    : terms
        .map(({ coefficient, name }, index) => {
          const size = fraction.absolute(coefficient)
          const sign = coefficient.numerator < 0n ? '-' : index === 0 ? '' : '+'
          return (
            sign + (name !== '' && fraction.equals(size, fraction.ONE) ? name : fraction.toPlain(size) + name)
          )
        })
        .join('')
}

/** Whether every numeral is whole or decimal and one is decimal, so that results are written so too. */
export const writesDecimals = usesDecimals

/** Whether brackets hold a sum that has to be multiplied out. */
export function hasBrackets(node: Expression): boolean {
  switch (node.kind) {
    case 'group':
      return node.operand.kind === 'sum' || hasBrackets(node.operand)
    case 'signed':
      return hasBrackets(node.operand)
    case 'sum':
      return node.terms.some(({ term }) => hasBrackets(term))
    case 'product':
      return hasBrackets(node.left) || hasBrackets(node.right)
    case 'quotient':
      return node.left.kind === 'sum' || hasBrackets(node.left)
    default:
      return false
  }
}

/** Whether a bracket follows a minus or a negative factor, where signs slip. */
export function hasNegativeBracket(node: Expression): boolean {
  switch (node.kind) {
    case 'sum':
      return node.terms.some(
        ({ sign, term }) => (sign === '-' && hasBrackets(term)) || hasNegativeBracket(term),
      )
    case 'signed':
      return node.sign === '-' && hasBrackets(node.operand)
    case 'product':
      return (
        hasBrackets(node) && ((constantOf(node.left)?.numerator ?? 0n) < 0n || hasNegativeBracket(node.left))
      )
    default:
      return false
  }
}
