import { type Expression, withoutGroups } from '#domain/math/expression.ts'

/** A product as it was written, taken apart: above the fraction bar and below it. */
export type WrittenFactors = {
  readonly above: readonly Expression[]
  readonly below: readonly Expression[]
  readonly hasDivisionSign: boolean
}

/** Lists the factors of a product or quotient; signs and parentheses around a product are passed over. */
export function listWrittenFactors(expression: Expression): WrittenFactors {
  const above: Expression[] = []
  const below: Expression[] = []
  let hasDivisionSign = false
  const visit = (node: Expression, isBelow: boolean): void => {
    const inner = withoutGroups(node)
    if (inner.kind === 'signed') visit(inner.operand, isBelow)
    else if (inner.kind === 'product') {
      visit(inner.left, isBelow)
      visit(inner.right, isBelow)
    } else if (inner.kind === 'quotient') {
      if (inner.sign === '÷') hasDivisionSign = true
      visit(inner.left, isBelow)
      visit(inner.right, !isBelow)
    } else (isBelow ? below : above).push(inner)
  }
  visit(expression, false)
  return { above, below, hasDivisionSign }
}

/** Lists the terms of a sum, through parentheses and signs; anything else is its own only term. */
export function listWrittenTerms(expression: Expression): readonly Expression[] {
  const inner = withoutGroups(expression)
  if (inner.kind === 'sum') return inner.terms.flatMap(({ term }) => listWrittenTerms(term))
  if (inner.kind === 'signed') return listWrittenTerms(inner.operand)
  return [inner]
}

/** A factor's base and its exponent, where that is a whole number as written; 1 without one. */
export function splitPower(factor: Expression): { base: Expression; exponent: bigint } {
  const inner = withoutGroups(factor)
  if (inner.kind === 'power') {
    const exponent = withoutGroups(inner.exponent)
    if (exponent.kind === 'number' && exponent.style === 'whole') {
      return { base: withoutGroups(inner.base), exponent: exponent.value.numerator }
    }
  }
  return { base: inner, exponent: 1n }
}
