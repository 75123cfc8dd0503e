import { type Expression, withoutGroups } from '#domain/math/expression.ts'
import { formatExpression } from '#domain/math/format-latex.ts'
import { equalForms, type NormalForm, normalizeExpression } from '#domain/math/normalize-expression.ts'
import { approximatePolynomial, constantValue } from '#domain/math/polynomial.ts'
import { checkForm } from './check-form.ts'
import { DIFFERENT, type Finding, incorrect, SAME } from './verdict.ts'

/** Compares two expressions by exact value, then by form. */
export function compareExpressions(answer: Expression, key: Expression): Finding {
  const [actual, expected] = [normalizeExpression(answer), normalizeExpression(key)]
  if (!actual || !expected) {
    return formatExpression(answer).toLowerCase() === formatExpression(key).toLowerCase() ? SAME : DIFFERENT
  }
  if (equalForms(actual, expected)) return checkForm(answer, key)
  return isRounded(answer, actual, expected) ? incorrect('rounded') : DIFFERENT
}

/** A decimal or whole number written for one that no finite decimal equals: 1.732 for √3, 6 for 2π, 0.33 for 1/3. */
function isRounded(answer: Expression, actual: NormalForm, expected: NormalForm): boolean {
  let node = withoutGroups(answer)
  if (node.kind === 'signed') node = withoutGroups(node.operand)
  if (node.kind !== 'number' || node.style === 'repeating') return false
  if (expected.denominator.size > 1) return false
  const exact = constantValue(expected.numerator)
  if (exact && isTerminating(exact.denominator)) return false
  const close = approximatePolynomial(expected.numerator)
  const typed = approximatePolynomial(actual.numerator)
  if (close === null || typed === null) return false
  const decimals = node.text.includes('.') ? node.text.length - node.text.indexOf('.') - 1 : 0
  return Math.abs(close - typed) <= 10 ** -decimals && Math.sign(close) === Math.sign(typed)
}

function isTerminating(denominator: bigint): boolean {
  let rest = denominator
  if (rest > 10n ** 40n) return true
  while (rest % 2n === 0n) rest /= 2n
  while (rest % 5n === 0n) rest /= 5n
  return rest === 1n
}
