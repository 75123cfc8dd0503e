import type { Expression } from '#domain/math/expression.ts'
import { listVariables } from '#domain/math/list-variables.ts'
import { normalizeExpression } from '#domain/math/normalize-expression.ts'
import { contentOf, primitiveText } from '#domain/math/polynomial.ts'
import { equals, ONE } from '#domain/math/rational.ts'
import { findFormFault } from './find-form-fault.ts'
import { type Finding, incorrect, nudge, SAME } from './verdict.ts'
import { listWrittenFactors, splitPower } from './written-factors.ts'

type Factored = {
  /** How many factors there are that hold a letter, powers counted as often as they multiply. */
  readonly size: bigint
  readonly sums: readonly Expression[]
  readonly isBare: boolean
  readonly isPrimitive: boolean
  readonly isRepeated: boolean
  readonly numbers: number
}

function describe(expression: Expression): Factored {
  const { above } = listWrittenFactors(expression)
  const sums: Expression[] = []
  const texts = new Set<string>()
  let size = 0n
  let isPrimitive = true
  let isRepeated = false
  let numbers = 0
  for (const factor of above) {
    const { base, exponent } = splitPower(factor)
    if (base.kind === 'number') numbers += 1
    if (listVariables(base).size === 0) continue
    size += exponent
    if (base.kind !== 'sum') continue
    sums.push(base)
    const form = normalizeExpression(base)
    if (!form) continue
    if (!equals(contentOf(form.numerator), ONE)) isPrimitive = false
    const text = primitiveText(form.numerator, true)
    if (texts.has(text)) isRepeated = true
    texts.add(text)
  }
  return { size, sums, isBare: above.length === 1 && size < 2n, isPrimitive, isRepeated, numbers }
}

/** Whether a key is written as a product that holds a sum with letters: (x+1)(x-2), 2(a+b), (x-1)^2. */
export function isFactored(key: Expression): boolean {
  const { sums, isBare } = describe(key)
  return sums.length > 0 && !isBare
}

/** Compares an answer of the right value with a factored key; multiplied out it undoes the task. */
export function checkFactored(answer: Expression, key: Expression): Finding {
  const actual = describe(answer)
  const expected = describe(key)
  if (actual.sums.length === 0 || actual.isBare) {
    return expected.size > 1n ? incorrect('task-undone') : nudge('keep-form')
  }
  if (actual.size < expected.size || (expected.isPrimitive && !actual.isPrimitive))
    return nudge('factor-further')
  if (actual.isRepeated && !expected.isRepeated) return nudge('powers-not-combined')
  if (actual.numbers > Math.max(1, expected.numbers)) return nudge('not-evaluated')
  for (const sum of actual.sums) {
    const fault = findFormFault(sum)
    if (fault) return nudge(fault)
  }
  return SAME
}
