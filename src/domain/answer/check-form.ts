import type { Expression } from '#domain/math/expression.ts'
import { withoutGroups } from '#domain/math/expression.ts'
import { formatExpression } from '#domain/math/format-latex.ts'
import { checkFactored, isFactored } from './check-factored.ts'
import { checkPowerProduct, readPowerProduct } from './check-power-product.ts'
import { findFormFault } from './find-form-fault.ts'
import { type Finding, nudge, SAME } from './verdict.ts'

/**
 * Whether an answer of the right value has the form of the key: evaluated, in lowest terms, factored, expanded or as a product of
 * powers (answers.md, 'Form is kept').
 */
export const checkForm = (answer: Expression, key: Expression): Finding => {
  if (formatExpression(answer) === formatExpression(key)) return SAME
  const powers = readPowerProduct(key)
  if (powers) return checkPowerProduct(answer, powers)
  if (isFactored(key)) return checkFactored(answer, key)
  const fault = findFormFault(answer)
  const keyFault = findFormFault(key)
  if (fault) return fault === keyFault ? SAME : nudge(fault)
  if (keyFault === 'not-lowest-terms' || keyFault === 'not-evaluated') return nudge('keep-form')
  return isRepeating(key) && !isRepeating(answer) ? nudge('as-repeating-decimal') : SAME
}

const isRepeating = (expression: Expression): boolean => {
  const inner = withoutGroups(expression)
  if (inner.kind === 'signed') return isRepeating(inner.operand)
  return inner.kind === 'number' && inner.style === 'repeating'
}
