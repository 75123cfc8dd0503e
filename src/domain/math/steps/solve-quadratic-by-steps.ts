import type { Expression } from '../expression.ts'
import { formatExpression } from '../format-latex.ts'
import { greatestCommonDivisor } from '../greatest-common-divisor.ts'
import * as fraction from '../rational.ts'
import { simplifySquareRoot } from '../simplify-square-root.ts'
import { factorQuadratic, formatFactors } from './factor-quadratic-by-steps.ts'
import { inline } from './inline-math.ts'
import { formatQuadratic, type Quadratic, readQuadratic, takeContent } from './quadratic.ts'
import type { Step, WorkedSolution } from './step.ts'

const MOST_DISCRIMINANT = 1_000_000_000n

function byFactors(quadratic: Quadratic, steps: Step[]): WorkedSolution | null {
  const factored = factorQuadratic(quadratic)
  if (!factored) return null
  const { name } = quadratic
  const { p, q, r, s } = factored.factors
  const roots = [fraction.rational(-q, p), fraction.rational(-s, r)].sort(fraction.compare)
  const [first = fraction.ZERO, second = fraction.ZERO] = roots
  const isDouble = fraction.equals(first, second)
  const product = formatFactors(name, factored.factors)
  const answerLatex = isDouble
    ? `${name} = ${fraction.toLatex(first)}`
    : `${name} = ${fraction.toLatex(first)}\\ \\text{또는}\\ ${name} = ${fraction.toLatex(second)}`
  steps.push({ latex: `${product} = 0`, reason: '좌변을 인수분해해요.' })
  steps.push({
    latex: answerLatex,
    reason: isDouble
      ? '같은 인수가 두 번 나오는 중근이에요.'
      : `곱이 ${inline(0)}이면 둘 가운데 하나는 ${inline(0)}이에요.`,
  })
  return {
    steps,
    answer: isDouble ? fraction.toPlain(first) : `${fraction.toPlain(first)}&${fraction.toPlain(second)}`,
    answerLatex,
  }
}

function byFormula({ name, a, b, c }: Quadratic, steps: Step[]): WorkedSolution | null {
  const [first, middle, last] = [a.numerator, b.numerator, c.numerator]
  const discriminant = middle * middle - 4n * first * last
  const square = `${name}^{2} = ${fraction.toLatex(fraction.rational(-last, first))}`
  const signed = (value: bigint) => (value < 0n ? `(${value})` : `${value}`)
  const root = `\\sqrt{${signed(middle)}^{2} - 4 \\times ${first} \\times ${signed(last)}}`
  steps.push(
    middle === 0n
      ? { latex: square, reason: '제곱한 것만 좌변에 남겨요.' }
      : {
          latex: `${name} = \\frac{-${signed(middle)} \\pm ${root}}{2 \\times ${first}}`,
          reason: '정수로 인수분해되지 않으니 근의 공식을 써요.',
        },
  )
  if (discriminant < 0n) {
    const reason = middle === 0n ? '제곱해서 음수가 되는 수는 없어요.' : '근호 안이 음수라서 해가 없어요.'
    steps.push({
      latex: `${middle === 0n ? fraction.toLatex(fraction.rational(-last, first)) : discriminant} < 0`,
      reason,
    })
    return { steps, answer: '해가 없다', answerLatex: '\\text{해가 없다}' }
  }
  if (discriminant > MOST_DISCRIMINANT) return null
  const { outside, inside } = simplifySquareRoot(discriminant)
  const shared = greatestCommonDivisor(greatestCommonDivisor(middle, outside), 2n * first)
  const [rest, times, below] = [-middle / shared, outside / shared, (2n * first) / shared]
  const surd = `${times === 1n ? '' : times}\\sqrt{${inside}}`
  const above = rest === 0n ? `\\pm ${surd}` : `${rest} \\pm ${surd}`
  const answerLatex = `${name} = ${below === 1n ? above : `\\frac{${above}}{${below}}`}`
  steps.push({
    latex: answerLatex,
    reason: middle === 0n ? '제곱근을 구해요. 양수의 제곱근은 두 개예요.' : '근호 안을 계산하고 간단히 해요.',
  })
  const plain = (sign: string) => {
    const value = `${rest === 0n ? '' : rest}${rest === 0n && sign === '+' ? '' : sign}${times === 1n ? '' : times}√${inside}`
    return below === 1n ? value : `(${value})/${below}`
  }
  return { steps, answer: `${plain('+')}&${plain('-')}`, answerLatex }
}

function minus(left: Expression, right: Expression): Expression {
  return {
    kind: 'sum',
    terms: [
      { sign: '+', term: { kind: 'group', operand: left } },
      { sign: '-', term: { kind: 'group', operand: right } },
    ],
  }
}

/**
 * Solves a quadratic equation: by factors where they are whole, else by the formula. The answer holds both roots, `1&3`; `해가 없다` for none.
 * @returns null if it is not quadratic in one letter with rational coefficients
 */
export function solveQuadraticBySteps(left: Expression, right: Expression): WorkedSolution | null {
  const read = readQuadratic(minus(left, right))
  if (!read) return null
  const common = [read.a, read.b, read.c].reduce(
    (product, { denominator }) => (product * denominator) / greatestCommonDivisor(product, denominator),
    1n,
  )
  const whole = (value: fraction.Rational) => fraction.multiply(value, fraction.rational(common))
  const primitive = takeContent({
    name: read.name,
    a: whole(read.a),
    b: whole(read.b),
    c: whole(read.c),
  })?.primitive
  if (!primitive) return null
  const steps: Step[] = []
  const standard = `${formatQuadratic(primitive)} = 0`
  if (standard !== `${formatExpression(left)} = ${formatExpression(right)}`) {
    steps.push({ latex: standard, reason: '모든 항을 좌변으로 옮겨 간단한 정수 계수로 정리해요.' })
  }
  return byFactors(primitive, steps) ?? byFormula(primitive, steps)
}
