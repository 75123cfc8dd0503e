import type { Rational } from './rational.ts'

/** A numeral as it was written: '0.50' and '1/2' have equal values and different writings. */
export type NumberNode = {
  readonly kind: 'number'
  readonly value: Rational
  readonly text: string
  readonly style: 'whole' | 'decimal' | 'repeating'
}

/** A mixed number such as 1 1/2 (one and a half), its fraction as written, reduced or not. */
export type MixedNode = {
  readonly kind: 'mixed'
  readonly whole: bigint
  readonly numerator: bigint
  readonly denominator: bigint
}

export type Sign = '+' | '-' | '±'
export type SignedTerm = { readonly sign: Sign; readonly term: Expression }

/**
 * An expression as written, parentheses included: form matters to the checker as much as value.
 * Products and quotients lean left (1/2x is (1/2)x); a sum lists its terms; `sign` of a product is how it was written.
 */
export type Expression =
  | NumberNode
  | MixedNode
  | { readonly kind: 'variable'; readonly name: string }
  | { readonly kind: 'pi' }
  | { readonly kind: 'signed'; readonly sign: Sign; readonly operand: Expression }
  | { readonly kind: 'sum'; readonly terms: readonly SignedTerm[] }
  | {
      readonly kind: 'product'
      readonly left: Expression
      readonly right: Expression
      readonly sign: '' | '×' | '·'
    }
  | {
      readonly kind: 'quotient'
      readonly left: Expression
      readonly right: Expression
      readonly sign: '/' | '÷'
    }
  | { readonly kind: 'power'; readonly base: Expression; readonly exponent: Expression }
  | { readonly kind: 'root'; readonly index: number; readonly radicand: Expression }
  | { readonly kind: 'absolute'; readonly operand: Expression }
  | { readonly kind: 'group'; readonly operand: Expression }

/** An ordered pair or longer, named or not: (2, -3), P(2, -3). */
export type Tuple = {
  readonly kind: 'tuple'
  readonly name: string | null
  readonly items: readonly Expression[]
}

/** 3:4, 1:2:3 */
export type Ratio = { readonly kind: 'ratio'; readonly parts: readonly Expression[] }

export type Operand = Expression | Tuple | Ratio
export const RELATIONS = ['=', '≠', '<', '>', '≤', '≥'] as const
export type Relation = (typeof RELATIONS)[number]

/** One operand alone, or a chain: `-1 < x ≤ 3` has three operands and two relations. */
export type Statement = {
  readonly operands: readonly [Operand, ...Operand[]]
  readonly relations: readonly Relation[]
}

export function isExpression(operand: Operand): operand is Expression {
  return operand.kind !== 'tuple' && operand.kind !== 'ratio'
}

/** The expression without the parentheses around all of it. */
export function withoutGroups(expression: Expression): Exclude<Expression, { kind: 'group' }> {
  let inner = expression
  while (inner.kind === 'group') inner = inner.operand
  return inner
}

/** The parts one level down, in reading order. */
export function listParts(expression: Expression): readonly Expression[] {
  switch (expression.kind) {
    case 'number':
    case 'mixed':
    case 'variable':
    case 'pi':
      return []
    case 'signed':
    case 'absolute':
    case 'group':
      return [expression.operand]
    case 'sum':
      return expression.terms.map(({ term }) => term)
    case 'product':
    case 'quotient':
      return [expression.left, expression.right]
    case 'power':
      return [expression.base, expression.exponent]
    case 'root':
      return [expression.radicand]
  }
}
