import { type Expression, type NumberNode, withoutGroups } from '#domain/math/expression.ts'
import { greatestCommonDivisor } from '#domain/math/greatest-common-divisor.ts'
import { listVariables } from '#domain/math/list-variables.ts'
import { normalizeExpression } from '#domain/math/normalize-expression.ts'
import { contentOf } from '#domain/math/polynomial.ts'
import { simplifySquareRoot } from '#domain/math/simplify-square-root.ts'
import type { NudgeReason } from './verdict.ts'
import { listWrittenFactors, listWrittenTerms, splitPower } from './written-factors.ts'

const LARGEST_RADICAND = 1_000_000_000n

/** What keeps an expression from being worked out and simplified, reading it as it was written; null when it is. */
export function findFormFault(expression: Expression): NudgeReason | null {
  const terms = listWrittenTerms(expression)
  const keys = new Set<string>()
  for (const term of terms) {
    const fault = findTermFault(term)
    if (fault) return fault
    const own = terms.length > 1 ? keysOf(term) : []
    const shared = own.find((key) => keys.has(key))
    if (shared !== undefined) return shared === '' ? 'not-evaluated' : 'like-terms'
    for (const key of own) keys.add(key)
  }
  return findSignFault(expression)
}

/** What like terms have in common, for each term that is left when this one is worked out: (x+4)/6 has two. */
function keysOf(term: Expression): readonly string[] {
  const form = normalizeExpression(term)
  if (!form || form.denominator.size > 1) return []
  return form.numerator.size === 0 ? [''] : [...form.numerator.keys()]
}

/** A minus before a sum or before another sign: -(2x-3), -(-36). */
function findSignFault(expression: Expression): NudgeReason | null {
  const inner = withoutGroups(expression)
  if (inner.kind === 'sum') {
    for (const { sign, term } of inner.terms) {
      const fault = findSignFault(sign === '-' ? { kind: 'signed', sign, operand: term } : term)
      if (fault) return fault
    }
    return null
  }
  if (inner.kind !== 'signed' || inner.sign !== '-') return null
  const operand = withoutGroups(inner.operand)
  if (operand.kind !== 'sum' && operand.kind !== 'signed') return null
  return listVariables(operand).size > 0 ? 'not-expanded' : 'not-evaluated'
}

function findTermFault(term: Expression): NudgeReason | null {
  const { above, below, hasDivisionSign } = listWrittenFactors(term)
  if (hasDivisionSign) return listVariables(term).size > 0 ? 'division-sign' : 'not-evaluated'
  return (
    findPowerFault([...above, ...below]) ??
    findSumFault(above, below) ??
    findNumberFault(above, below) ??
    findRootFault(above, below) ??
    findLetterFault(above, below)
  )
}

/** A power that can be worked out: (-6)^2, (2x)^3, (a^2)^3, a^(2+4); letters, π, roots and sums have rules of their own. */
function findPowerFault(factors: readonly Expression[]): NudgeReason | null {
  for (const factor of factors) {
    if (factor.kind !== 'power') continue
    if (findFormFault(factor.exponent)) return 'not-evaluated'
    const base = withoutGroups(factor.base)
    if (base.kind === 'variable' || base.kind === 'pi' || base.kind === 'root' || base.kind === 'sum')
      continue
    if (listVariables(factor.exponent).size > 0) continue
    return base.kind === 'power' || listVariables(base).size === 0 ? 'not-evaluated' : 'not-expanded'
  }
  return null
}

function isSum(factor: Expression): boolean {
  return splitPower(factor).base.kind === 'sum'
}

function findSumFault(above: readonly Expression[], below: readonly Expression[]): NudgeReason | null {
  for (const factor of below.filter(isSum)) {
    if (listVariables(factor).size > 0) continue
    return hasRoot(factor) ? 'denominator-not-rational' : 'not-evaluated'
  }
  const sum = above.find(isSum)
  if (!sum) return null
  const isAlone = above.length === 1 && splitPower(sum).exponent === 1n
  if (!isAlone) return listVariables(sum).size > 0 || hasRoot(sum) ? 'not-expanded' : 'not-evaluated'
  const fault = findFormFault(sum)
  const [divisor] = below
  if (fault || below.length !== 1 || divisor?.kind !== 'number') return fault
  const form = normalizeExpression(sum)
  if (!form || divisor.style !== 'whole') return null
  return greatestCommonDivisor(contentOf(form.numerator).numerator, divisor.value.numerator) > 1n
    ? 'not-lowest-terms'
    : null
}

function hasRoot(expression: Expression): boolean {
  const inner = withoutGroups(expression)
  if (inner.kind === 'root') return true
  if (inner.kind === 'sum') return inner.terms.some(({ term }) => hasRoot(term))
  const { above, below } = listWrittenFactors(inner)
  return [...above, ...below].some((factor) => factor !== inner && hasRoot(factor))
}

function isNumeral(factor: Expression): boolean {
  return factor.kind === 'number' || factor.kind === 'mixed'
}
function isNumber(factor: Expression | undefined): factor is NumberNode {
  return factor?.kind === 'number'
}

function findNumberFault(above: readonly Expression[], below: readonly Expression[]): NudgeReason | null {
  for (const factor of [...above, ...below]) {
    if (factor.kind === 'absolute' && listVariables(factor).size === 0) return 'not-evaluated'
  }
  const numbers = above.filter(isNumeral)
  const divisors = below.filter(isNumeral)
  if (numbers.length > 1 || divisors.length > 1) return 'not-evaluated'
  const [number] = numbers
  const [divisor] = divisors
  if (number?.kind === 'mixed') {
    if (divisor || above.length > 1 || number.denominator === 0n) return 'not-evaluated'
    if (number.numerator >= number.denominator) return 'keep-form'
    return greatestCommonDivisor(number.numerator, number.denominator) > 1n ? 'not-lowest-terms' : null
  }
  if (divisor) {
    if (!isNumber(divisor) || divisor.style !== 'whole') return 'not-evaluated'
    if (divisor.value.numerator === 1n) return 'not-lowest-terms'
    if (!isNumber(number)) return null
    if (number.style !== 'whole') return 'not-evaluated'
    return greatestCommonDivisor(number.value.numerator, divisor.value.numerator) > 1n
      ? 'not-lowest-terms'
      : null
  }
  const isOne = isNumber(number) && number.style === 'whole' && number.value.numerator === 1n
  return isOne && above.length > 1 ? 'drop-one' : null
}

function findRootFault(above: readonly Expression[], below: readonly Expression[]): NudgeReason | null {
  const isNumericRoot = (factor: Expression) =>
    splitPower(factor).base.kind === 'root' && listVariables(factor).size === 0
  if (below.some(isNumericRoot)) return 'denominator-not-rational'
  const roots = above.filter(isNumericRoot)
  if (roots.length > 1) return 'radical-not-simplest'
  const [root] = roots
  if (!root) return null
  if (root.kind !== 'root') return 'not-evaluated'
  if (root.index !== 2) return null
  const radicand = withoutGroups(root.radicand)
  if (radicand.kind !== 'number' || radicand.style !== 'whole') return 'radical-not-simplest'
  if (radicand.value.numerator > LARGEST_RADICAND) return null
  const { outside, inside } = simplifySquareRoot(radicand.value.numerator)
  if (inside === 1n) return 'not-evaluated'
  return outside === 1n ? null : 'radical-not-simplest'
}

function findLetterFault(above: readonly Expression[], below: readonly Expression[]): NudgeReason | null {
  const seen = new Set<string>()
  for (const factor of above) {
    const { base } = splitPower(factor)
    if (base.kind !== 'variable' && base.kind !== 'pi') continue
    const name = base.kind === 'pi' ? 'π' : base.name.toLowerCase()
    if (seen.has(name)) return 'powers-not-combined'
    seen.add(name)
    if (factor.kind === 'power' && splitPower(factor).base !== factor && isExponentOne(factor))
      return 'drop-one'
  }
  for (const factor of below) {
    const { base } = splitPower(factor)
    if (base.kind === 'variable' && seen.has(base.name.toLowerCase())) return 'not-lowest-terms'
  }
  return null
}

function isExponentOne(factor: Expression): boolean {
  if (factor.kind !== 'power') return false
  const exponent = withoutGroups(factor.exponent)
  return exponent.kind === 'number' && exponent.value.numerator === 1n && exponent.value.denominator === 1n
}
