import { type Expression, isExpression, type Ratio, type Statement } from '#domain/math/expression.ts'
import { greatestCommonDivisor } from '#domain/math/greatest-common-divisor.ts'
import { equalForms, normalizeExpression } from '#domain/math/normalize-expression.ts'
import { constantValue } from '#domain/math/polynomial.ts'
import { isWhole, type Rational } from '#domain/math/rational.ts'
import { DIFFERENT, type Finding, nudge, SAME } from './verdict.ts'

/** Compares an answer with a ratio such as 3:4; 6:8 is equal and not simplest, 3/4 is no ratio as written. */
export const compareRatios = (answer: Statement, key: Ratio): Finding => {
  const given = answer.operands.at(-1)
  if (!given || answer.relations.some((relation) => relation !== '=')) return DIFFERENT
  if (given.kind === 'ratio') return compareParts(given.parts, key.parts)
  if (!isExpression(given) || key.parts.length !== 2) return DIFFERENT
  const [above, below] = key.parts
  if (!above || !below) return DIFFERENT
  const quotient = normalizeExpression({ kind: 'quotient', left: above, right: below, sign: '/' })
  const value = normalizeExpression(given)
  return quotient && value && equalForms(quotient, value) ? nudge('as-ratio') : DIFFERENT
}

const compareParts = (given: readonly Expression[], wanted: readonly Expression[]): Finding => {
  if (given.length !== wanted.length) return DIFFERENT
  const pairs = given.map((part, index) => [
    normalizeExpression(part),
    normalizeExpression(wanted[index] ?? part),
  ])
  let isSame = true
  const [firstGiven, firstWanted] = pairs[0] ?? []
  for (const [part, other] of pairs) {
    if (!part || !other || !firstGiven || !firstWanted) return DIFFERENT
    if (!equalForms(part, other)) isSame = false
  }
  if (isSame) return SAME
  const [givenHead, wantedHead] = [given[0], wanted[0]]
  if (!givenHead || !wantedHead) return DIFFERENT
  const isProportional = given.every((part, index) => {
    const other = wanted[index]
    if (!other) return false
    const cross = normalizeExpression({ kind: 'product', left: part, right: wantedHead, sign: '×' })
    const back = normalizeExpression({ kind: 'product', left: other, right: givenHead, sign: '×' })
    return cross !== null && back !== null && cross.numerator.size > 0 && equalForms(cross, back)
  })
  if (!isProportional) return DIFFERENT
  return nudge(isSimplest(wanted) ? 'ratio-not-simplest' : 'keep-form')
}

const isSimplest = (parts: readonly Expression[]): boolean => {
  const values: Rational[] = []
  for (const part of parts) {
    const form = normalizeExpression(part)
    const value = form && constantValue(form.numerator)
    if (!value) return true
    values.push(value)
  }
  if (!values.every(isWhole)) return false
  return values.reduce((shared, { numerator }) => greatestCommonDivisor(shared, numerator), 0n) === 1n
}
