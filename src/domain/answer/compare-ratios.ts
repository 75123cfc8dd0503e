import { type Expression, isExpression, type Ratio, type Statement } from '#domain/math/expression.ts'
import { greatestCommonDivisor } from '#domain/math/greatest-common-divisor.ts'
import { listVariables } from '#domain/math/list-variables.ts'
import { equalForms, normalizeExpression } from '#domain/math/normalize-expression.ts'
import { constantValue } from '#domain/math/polynomial.ts'
import { isWhole, type Rational } from '#domain/math/rational.ts'
import { findFormFault } from './find-form-fault.ts'
import { DIFFERENT, type Finding, nudge, SAME } from './verdict.ts'

/** Compares an answer with a ratio such as 3:4; 6:8 is equal and not simplest, 3/4 is no ratio as written. */
export function compareRatios(answer: Statement, key: Ratio): Finding {
  const actual = answer.operands.at(-1)
  if (!actual || answer.relations.some((relation) => relation !== '=')) return DIFFERENT
  if (actual.kind === 'ratio') {
    const isChain = answer.operands
      .slice(0, -1)
      .every((before) => before.kind === 'ratio' && followsFrom(before.parts, actual.parts))
    return isChain ? compareParts(actual.parts, key.parts) : DIFFERENT
  }
  if (!isExpression(actual) || key.parts.length !== 2) return DIFFERENT
  const [above, below] = key.parts
  if (!above || !below) return DIFFERENT
  const quotient = normalizeExpression({ kind: 'quotient', left: above, right: below, sign: '/' })
  const value = normalizeExpression(actual)
  return quotient && value && equalForms(quotient, value) ? nudge('as-ratio') : DIFFERENT
}

/** a:b = 2:3 names the ratio, 6:9 = 2:3 works it out; 4:3 = 2:3 does neither. */
function followsFrom(before: readonly Expression[], parts: readonly Expression[]): boolean {
  return (
    before.some((part) => listVariables(part).size > 0) || compareParts(before, parts).verdict !== 'incorrect'
  )
}

function compareParts(actual: readonly Expression[], expected: readonly Expression[]): Finding {
  if (actual.length !== expected.length) return DIFFERENT
  const pairs = actual.map((part, index) => [
    normalizeExpression(part),
    normalizeExpression(expected[index] ?? part),
  ])
  let isSame = true
  const [firstGiven, firstWanted] = pairs[0] ?? []
  for (const [part, other] of pairs) {
    if (!part || !other || !firstGiven || !firstWanted) return DIFFERENT
    if (!equalForms(part, other)) isSame = false
  }
  if (isSame) {
    const fault = actual.map(findFormFault).find((one) => one !== null)
    return fault && !expected.some(findFormFault) ? nudge(fault) : SAME
  }
  const [givenHead, wantedHead] = [actual[0], expected[0]]
  if (!givenHead || !wantedHead) return DIFFERENT
  const isProportional = actual.every((part, index) => {
    const other = expected[index]
    if (!other) return false
    const cross = normalizeExpression({ kind: 'product', left: part, right: wantedHead, sign: '×' })
    const back = normalizeExpression({ kind: 'product', left: other, right: givenHead, sign: '×' })
    return cross !== null && back !== null && cross.numerator.size > 0 && equalForms(cross, back)
  })
  if (!isProportional) return DIFFERENT
  return nudge(isSimplest(expected) ? 'ratio-not-simplest' : 'keep-form')
}

function isSimplest(parts: readonly Expression[]): boolean {
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
