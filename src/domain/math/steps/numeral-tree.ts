import type { Expression } from '../expression.ts'
import * as fraction from '../rational.ts'

/** Reading and rewriting of expressions without letters, in which a numeral or a fraction of whole numbers counts as done. */

function wholeNode(value: bigint): Expression {
  return {
    kind: 'number',
    value: fraction.rational(value),
    text: `${value}`,
    style: 'whole',
  }
}

/** numerator/denominator as written, reduced or not; the numerator is not negative. */
export function fractionNode(numerator: bigint, denominator: bigint): Expression {
  return {
    kind: 'quotient',
    left: wholeNode(numerator),
    right: wholeNode(denominator),
    sign: '/',
  }
}

function decimalText(value: fraction.Rational): string | null {
  let { denominator } = value
  let places = 0
  for (const prime of [2n, 5n]) {
    let count = 0
    while (denominator % prime === 0n) {
      denominator /= prime
      count += 1
    }
    places = Math.max(places, count)
  }
  if (denominator !== 1n || places > 8) return null
  const digits = `${(value.numerator * 10n ** BigInt(places)) / value.denominator}`.padStart(places + 1, '0')
  return places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`
}

/** A number as an expression: whole, decimal (where it ends and `asDecimal`) or a fraction in lowest terms; a minus in front. */
export function numeralNode(value: fraction.Rational, asDecimal: boolean): Expression {
  const size = fraction.absolute(value)
  const text = asDecimal ? decimalText(size) : null
  const node: Expression = fraction.isWhole(size)
    ? wholeNode(size.numerator)
    : text === null
      ? fractionNode(size.numerator, size.denominator)
      : { kind: 'number', value: size, text, style: 'decimal' }
  return value.numerator < 0n ? { kind: 'signed', sign: '-', operand: node } : node
}

function isWholeNode(node: Expression): boolean {
  return node.kind === 'number' && fraction.isWhole(node.value)
}

function isPlainNumeral(node: Expression): boolean {
  return (
    node.kind === 'number' ||
    (node.kind === 'quotient' && node.sign === '/' && isWholeNode(node.left) && isWholeNode(node.right))
  )
}

/** A numeral or a fraction of two whole numbers, with or without a minus. */
export function isNumeral(node: Expression): boolean {
  return isPlainNumeral(node) || (node.kind === 'signed' && node.sign !== '±' && isPlainNumeral(node.operand))
}

/** A numeral, in parentheses or not. */
export function isDone(node: Expression): boolean {
  return isNumeral(node) || (node.kind === 'group' && isDone(node.operand))
}

/** The value of a done node; null for others and for a zero denominator. */
export function numeralValue(node: Expression): fraction.Rational | null {
  switch (node.kind) {
    case 'number':
      return node.value
    case 'group':
      return numeralValue(node.operand)
    case 'signed': {
      const value = numeralValue(node.operand)
      return value && node.sign === '-' ? fraction.negate(value) : value
    }
    case 'quotient': {
      const [above, below] = [numeralValue(node.left), numeralValue(node.right)]
      return above && below && !fraction.isZero(below) ? fraction.divide(above, below) : null
    }
    default:
      return null
  }
}

/** Whether any numeral was written with a decimal point, and none as a fraction. */
export function usesDecimals(node: Expression): boolean {
  const writings = listNumerals(node)
  return writings.includes('decimal') && !writings.includes('fraction')
}

function listNumerals(node: Expression): string[] {
  switch (node.kind) {
    case 'number':
      return [node.style]
    case 'mixed':
      return ['fraction']
    case 'quotient':
      return [
        ...(node.sign === '/' ? ['fraction'] : []),
        ...listNumerals(node.left),
        ...listNumerals(node.right),
      ]
    case 'group':
    case 'signed':
    case 'absolute':
      return listNumerals(node.operand)
    case 'sum':
      return node.terms.flatMap(({ term }) => listNumerals(term))
    case 'product':
      return [...listNumerals(node.left), ...listNumerals(node.right)]
    case 'power':
      return listNumerals(node.base)
    default:
      return []
  }
}

export type Rewrite = { readonly node: Expression; readonly reason: string }

function onFirst(
  parts: readonly Expression[],
  rewrite: (node: Expression) => Rewrite | null,
): { parts: Expression[]; reason: string } | null {
  for (const [index, part] of parts.entries()) {
    const changed = rewrite(part)
    if (changed) return { parts: parts.with(index, changed.node), reason: changed.reason }
  }
  return null
}

/** Parentheses around a numeral without a minus go. */
function withoutIdleGroup(node: Expression): Expression {
  return node.kind === 'group' && isPlainNumeral(node.operand) ? node.operand : node
}

/** A product with a minus in front: the first factor gets the parentheses. */
function withGuardedHead(node: Expression): Expression {
  if (node.kind === 'signed') return { kind: 'group', operand: node }
  if ((node.kind === 'product' || node.kind === 'quotient') && !isNumeral(node))
    return { ...node, left: withGuardedHead(node.left) }
  return node
}

/** What begins with a minus gets parentheses after a sign. */
function asTerm(node: Expression, index: number): Expression {
  return index > 0 ? withGuardedHead(withoutIdleGroup(node)) : withoutIdleGroup(node)
}

function withParts(node: Expression, parts: readonly Expression[]): Expression {
  const [first = node, second = node] = parts
  switch (node.kind) {
    case 'signed':
      return { ...node, operand: withoutIdleGroup(first) }
    case 'group':
    case 'absolute':
      return { ...node, operand: first }
    case 'sum':
      return {
        ...node,
        terms: node.terms.map((term, index) => ({ ...term, term: asTerm(parts[index] ?? term.term, index) })),
      }
    case 'product': {
      const isBare = isDone(second) && isDone(first) && node.sign === ''
      return {
        ...node,
        left: withoutIdleGroup(first),
        right: withoutIdleGroup(second),
        sign: isBare ? '×' : node.sign,
      }
    }
    case 'quotient':
      return { ...node, left: withoutIdleGroup(first), right: withoutIdleGroup(second) }
    case 'power':
      return { ...node, base: first }
    default:
      return node
  }
}

function partsOf(node: Expression): readonly Expression[] {
  switch (node.kind) {
    case 'group':
    case 'signed':
    case 'absolute':
      return [node.operand]
    case 'sum':
      return node.terms.map(({ term }) => term)
    case 'product':
    case 'quotient':
      return [node.left, node.right]
    case 'power':
      return [node.base]
    default:
      return []
  }
}

/** Replaces the first node, from the top and the left, that `change` rewrites. */
export function rewriteFirst(node: Expression, change: (node: Expression) => Rewrite | null): Rewrite | null {
  const here = change(node)
  if (here) return here
  const below = onFirst(partsOf(node), (part) => rewriteFirst(part, change))
  return below && { node: withParts(node, below.parts), reason: below.reason }
}
