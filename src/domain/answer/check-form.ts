import type { Expression } from '#domain/math/expression.ts'
import { withoutGroups } from '#domain/math/expression.ts'
import { formatExpression } from '#domain/math/format-latex.ts'
import { normalizeExpression } from '#domain/math/normalize-expression.ts'
import { primitiveText } from '#domain/math/polynomial.ts'
import { checkFactored, isFactored } from './check-factored.ts'
import { checkPowerProduct, readPowerProduct } from './check-power-product.ts'
import { findFormFault } from './find-form-fault.ts'
import { type Finding, nudge, SAME } from './verdict.ts'
import { listWrittenFactors, listWrittenTerms, splitPower } from './written-factors.ts'

/**
 * Whether an answer of the right value has the form of the key: evaluated, in lowest terms, factored, expanded or as a product of
 * powers (answers.md, 'Form is kept').
 */
export function checkForm(answer: Expression, key: Expression): Finding {
  if (formatExpression(answer) === formatExpression(key)) return SAME
  const powers = readPowerProduct(key)
  if (powers) return checkPowerProduct(answer, powers)
  if (isFactored(key)) return checkFactored(answer, key)
  if (isRepeating(key) && !isRepeating(answer)) return nudge('as-repeating-decimal')
  const fault = findFormFault(answer)
  const keyFault = findFormFault(key)
  if (keyFault === 'not-expanded')
    return textOfBracketedSums(answer) === textOfBracketedSums(key) ? SAME : nudge('keep-form')
  if (keyFault === 'not-evaluated')
    return textOfFactors(answer) === textOfFactors(key) ? SAME : nudge('keep-form')
  if (fault) return fault === keyFault ? SAME : nudge(fault)
  if (keyFault === 'not-lowest-terms') return nudge('keep-form')
  return SAME
}

/** The factors as written, whatever their order: of 3×10^5 and 10^5×3 the same. */
function textOfFactors(expression: Expression): string {
  const { above, below } = listWrittenFactors(expression)
  return [above, below].map((factors) => factors.map(formatExpression).sort().join('·')).join('/')
}

/** The sums that a form such as 2(x-1)^2+3 keeps in brackets, with their exponents. */
export function textOfBracketedSums(expression: Expression): string {
  return listWrittenTerms(expression)
    .flatMap((term) => listWrittenFactors(term).above)
    .flatMap((factor) => {
      const { base, exponent } = splitPower(factor)
      const form = base.kind === 'sum' ? normalizeExpression(base) : null
      return form ? [`${primitiveText(form.numerator, true)}^${exponent}`] : []
    })
    .sort()
    .join()
}

function isRepeating(expression: Expression): boolean {
  const inner = withoutGroups(expression)
  if (inner.kind === 'signed') return isRepeating(inner.operand)
  return inner.kind === 'number' && inner.style === 'repeating'
}
