import type { Expression, Relation } from '../expression.ts'
import { formatExpression } from '../format-latex.ts'
import { leastCommonMultiple } from '../least-common-multiple.ts'
import * as fraction from '../rational.ts'
import { inline, inlineWith } from './inline-math.ts'
import { coefficientOf, formatTerms, type LinearTerm, listLinearTerms } from './linear-terms.ts'
import type { Step, WorkedSolution } from './step.ts'

export type Inequality = Exclude<Relation, '=' | '≠'>

const LATEX: Readonly<Record<Inequality, string>> = { '<': '<', '>': '>', '≤': '\\le', '≥': '\\ge' }
const PLAIN: Readonly<Record<Inequality, string>> = { '<': '<', '>': '>', '≤': '<=', '≥': '>=' }
const TURNED: Readonly<Record<Inequality, Inequality>> = { '<': '>', '>': '<', '≤': '≥', '≥': '≤' }

function termsOf(coefficient: fraction.Rational, name: string): LinearTerm[] {
  return fraction.isZero(coefficient) ? [] : [{ coefficient, name }]
}

/**
 * Solves a linear inequality in one unknown; dividing by a negative number turns the sign.
 * @returns null if a side is not linear, there is not exactly one unknown, or nothing is left to do
 */
export function solveLinearInequalityBySteps(
  left: Expression,
  relation: Inequality,
  right: Expression,
): WorkedSolution | null {
  const [leftTerms, rightTerms] = [listLinearTerms(left), listLinearTerms(right)]
  if (!leftTerms || !rightTerms) return null
  const names = new Set([...leftTerms, ...rightTerms].map(({ name }) => name).filter((name) => name !== ''))
  const [name] = names
  if (names.size !== 1 || name === undefined) return null
  const steps: Step[] = []
  let display = `${formatExpression(left)} ${LATEX[relation]} ${formatExpression(right)}`
  const show = (latex: string, reason: string) => {
    if (latex !== display) steps.push({ latex, reason })
    display = latex
  }
  const common = [...leftTerms, ...rightTerms]
    .map(({ coefficient }) => coefficient.denominator)
    .reduce(leastCommonMultiple, 1n)
  const scaled = (terms: readonly LinearTerm[], one: string) =>
    fraction.multiply(coefficientOf(terms, one), fraction.rational(common))
  const sides = [leftTerms, rightTerms].map((terms) => ({
    slope: scaled(terms, name),
    rest: scaled(terms, ''),
  }))
  const [first, second] = sides
  if (!first || !second) return null
  const write = (side: { slope: fraction.Rational; rest: fraction.Rational }) =>
    formatTerms([...termsOf(side.slope, name), ...termsOf(side.rest, '')])
  show(
    `${write(first)} ${LATEX[relation]} ${write(second)}`,
    common > 1n
      ? `양변의 모든 항에 ${inlineWith(common, '을/를')} 곱하고 정리해요. 양수를 곱하니 부등호 방향은 그대로예요.`
      : '괄호를 풀고 양변을 각각 정리해요.',
  )
  const slope = fraction.subtract(first.slope, second.slope)
  const rest = fraction.subtract(second.rest, first.rest)
  if (fraction.isZero(slope)) return null
  show(
    `${formatTerms(termsOf(slope, name))} ${LATEX[relation]} ${formatTerms(termsOf(rest, ''))}`,
    `${inlineWith(name, '이/가')} 있는 항은 좌변으로, 상수항은 우변으로 이항해서 정리해요.`,
  )
  const turns = slope.numerator < 0n
  const result = turns ? TURNED[relation] : relation
  const value = fraction.divide(rest, slope)
  show(
    `${name} ${LATEX[result]} ${fraction.toLatex(value)}`,
    `양변을 ${inline(name)}의 계수 ${inlineWith(fraction.toLatex(slope), '으로/로')} 나눠요.${
      turns ? ' 음수로 나누니 부등호의 방향이 바뀌어요.' : ' 양수로 나누니 부등호의 방향은 그대로예요.'
    }`,
  )
  if (steps.length === 0) return null
  return {
    steps,
    answer: `${name}${PLAIN[result]}${fraction.toPlain(value)}`,
    answerLatex: `${name} ${LATEX[result]} ${fraction.toLatex(value)}`,
  }
}
