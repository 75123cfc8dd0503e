import type { Expression } from '#domain/math/expression.ts'
import { evaluateBySteps } from '#domain/math/steps/evaluate-by-steps.ts'
import { simplifyLinearBySteps } from '#domain/math/steps/simplify-linear-by-steps.ts'

/** The worked-out form of an expression as LaTeX; null if it is done already or out of reach. */
export function findWorkedValue(node: Expression): string | null {
  const worked = evaluateBySteps(node) ?? simplifyLinearBySteps(node)
  return worked?.answerLatex ?? null
}
