import type { Expression } from '../expression.ts'
import { formatExpression } from '../format-latex.ts'
import { greatestCommonDivisor } from '../greatest-common-divisor.ts'
import { integerSquareRoot } from '../integer-square-root.ts'
import * as fraction from '../rational.ts'
import { inline, inlineWith } from './inline-math.ts'
import { formatTerms } from './linear-terms.ts'
import { formatQuadratic, type Quadratic, readQuadratic, takeContent } from './quadratic.ts'
import type { Step, WorkedSolution } from './step.ts'

/** (px + q)(rx + s) with whole numbers, p and r positive. */
type Factors = { readonly p: bigint; readonly q: bigint; readonly r: bigint; readonly s: bigint }

/** The factors of a primitive quadratic with a positive first coefficient; null if its roots are not rational. */
function findFactors({ a, b, c }: Quadratic): Factors | null {
  const [first, middle, last] = [a.numerator, b.numerator, c.numerator]
  const discriminant = middle * middle - 4n * first * last
  if (discriminant < 0n) return null
  const root = integerSquareRoot(discriminant)
  if (root * root !== discriminant) return null
  const [below, above] = [2n * first, root - middle]
  const shared = greatestCommonDivisor(below, above)
  const [p, q] = [below / shared, -above / shared]
  if (first % p !== 0n || (q !== 0n && last % q !== 0n)) return null
  const r = first / p
  return { p, q, r, s: q === 0n ? (middle - r * q) / p : last / q }
}

function linear(name: string, slope: bigint, rest: bigint): string {
  return `${slope === 1n ? '' : slope}${name}${rest === 0n ? '' : rest > 0n ? `+${rest}` : `${rest}`}`
}

function write(name: string, { p, q, r, s }: Factors): string {
  const [a, b] = [linear(name, p, q), linear(name, r, s)]
  const bracket = (factor: string) => (/[+-]/.test(factor.slice(1)) ? `(${factor})` : factor)
  if (a === b) return `(${a})^{2}`
  return q === 0n || s !== 0n ? bracket(a) + bracket(b) : bracket(b) + bracket(a)
}

function reasonFor({ name, a, b, c }: Quadratic, { p, q, r, s }: Factors): string {
  if (fraction.isZero(c))
    return `두 항에 모두 ${inlineWith(name, '이/가')} 있으니 ${inlineWith(name, '으로/로')} 묶어요.`
  if (p === r && q === s) return `완전제곱식 ${inline('a^{2} \\pm 2ab + b^{2} = (a \\pm b)^{2}')} 꼴이에요.`
  if (fraction.isZero(b)) return `제곱의 차 ${inline('a^{2} - b^{2} = (a+b)(a-b)')} 꼴이에요.`
  if (fraction.equals(a, fraction.ONE)) {
    return `곱이 ${inline(fraction.toLatex(c))}, 합이 ${inline(fraction.toLatex(b))}인 두 수를 찾으면 ${inlineWith(q, '과/와')} ${inlineWith(s, '이에요/예요')}.`
  }
  return `곱해서 ${inlineWith(formatTerms([{ coefficient: a, name: `${name}^{2}` }]), '과/와')} ${inlineWith(fraction.toLatex(c), '이/가')} 되는 수를 엇갈려 곱해 더한 것이 ${inlineWith(
    formatTerms([{ coefficient: b, name }]),
    '이/가',
  )} 되게 골라요.`
}

/** A quadratic as its content and linear factors; null if it has none with whole numbers. */
export function factorQuadratic(
  quadratic: Quadratic,
): { content: fraction.Rational; primitive: Quadratic; factors: Factors } | null {
  const taken = takeContent(quadratic)
  const factors = taken && findFactors(taken.primitive)
  return taken && factors ? { ...taken, factors } : null
}

/** The factors of `factorQuadratic` as LaTeX, the content not among them. */
export function formatFactors(name: string, factors: Factors): string {
  return write(name, factors)
}

/** Factorises a quadratic with whole coefficients; null for what is none or has no factors with whole numbers. */
export function factorQuadraticBySteps(expression: Expression): WorkedSolution | null {
  const quadratic = readQuadratic(expression)
  const factored = quadratic && factorQuadratic(quadratic)
  if (!quadratic || !factored) return null
  const { content, primitive, factors } = factored
  const steps: Step[] = []
  const start = formatExpression(expression)
  const outside = fraction.equals(content, fraction.ONE)
    ? ''
    : fraction.equals(content, fraction.rational(-1))
      ? '-'
      : fraction.toLatex(content)
  if (outside !== '') {
    steps.push({
      latex: `${start} = ${outside}(${formatQuadratic(primitive)})`,
      reason: `공통인 인수 ${inlineWith(fraction.toLatex(content), '으로/로')} 묶어요.`,
    })
  }
  const result = outside + write(primitive.name, factors)
  steps.push({
    latex: steps.length === 0 ? `${start} = ${result}` : `= ${result}`,
    reason: reasonFor(primitive, factors),
  })
  return { steps, answer: result.replace(/[{}]/g, ''), answerLatex: result }
}
