import { attachParticle } from '#domain/korean/attach-particle.ts'
import type { Expression } from '../expression.ts'
import { formatExpression } from '../format-latex.ts'
import { leastCommonMultiple } from '../least-common-multiple.ts'
import * as fraction from '../rational.ts'
import { inline, inlineWith } from './inline-math.ts'
import {
  coefficientOf,
  collectTerms,
  formatTerms,
  hasBrackets,
  hasNegativeBracket,
  type LinearTerm,
  listLinearTerms,
  negateTerms,
  scaleTerms,
  writesDecimals,
} from './linear-terms.ts'
import type { Step, WorkedSolution } from './step.ts'

type Sides = { readonly left: LinearTerm[]; readonly right: LinearTerm[] }

function formatSides({ left, right }: Sides): string {
  return `${formatTerms(left)} = ${formatTerms(right)}`
}

function multiplySides({ left, right }: Sides, factor: fraction.Rational): Sides {
  return {
    left: scaleTerms(left, factor),
    right: scaleTerms(right, factor),
  }
}

function commonDenominator({ left, right }: Sides): bigint {
  return [...left, ...right].map(({ coefficient }) => coefficient.denominator).reduce(leastCommonMultiple, 1n)
}

/** Decimals are cleared by a power of ten, as school does it. */
function clearingFactor(sides: Sides, decimals: boolean): bigint {
  const common = commonDenominator(sides)
  if (!decimals) return common
  let power = 1n
  while (power % common !== 0n) power *= 10n
  return power
}

function signed(term: LinearTerm): string {
  return (term.coefficient.numerator < 0n ? '' : term.name === '' ? '+' : '') + formatTerms([term])
}

function transposeReason(fromLeft: readonly LinearTerm[], fromRight: readonly LinearTerm[]): string {
  const list = (terms: readonly LinearTerm[]) =>
    attachParticle(terms.map((term) => inline(signed(term))).join(', '), '을/를')
  const parts = [
    fromLeft.length > 0 ? `좌변의 ${list(fromLeft)} 우변으로` : '',
    fromRight.length > 0 ? `우변의 ${list(fromRight)} 좌변으로` : '',
  ].filter((part) => part !== '')
  return `${parts.join(', ')} 이항해요. 이항하면 부호가 바뀌어요.`
}

/** The letter of an equation in one unknown; null for none or several. */
function unknownOf({ left, right }: Sides): string | null {
  const names = new Set([...left, ...right].map(({ name }) => name).filter((name) => name !== ''))
  const [name] = names
  return names.size === 1 && name !== undefined ? name : null
}

/**
 * Solves a linear equation in one unknown: brackets, fractions or decimals cleared, terms transposed, divided by the coefficient.
 * The answer is `x=-3/2`; for an identity `모든 수`, for a contradiction `해가 없다`.
 * @returns null if a side is not linear, or there is not exactly one unknown
 */
export function solveLinearEquationBySteps(left: Expression, right: Expression): WorkedSolution | null {
  const [leftTerms, rightTerms] = [listLinearTerms(left), listLinearTerms(right)]
  if (!leftTerms || !rightTerms) return null
  let sides: Sides = { left: leftTerms, right: rightTerms }
  const name = unknownOf(sides)
  if (name === null) return null
  const steps: Step[] = []
  let display = `${formatExpression(left)} = ${formatExpression(right)}`
  const show = (next: Sides, reason: string) => {
    sides = next
    const latex = formatSides(next)
    if (latex === display) return
    steps.push({ latex, reason })
    display = latex
  }

  const decimals = writesDecimals(left) || writesDecimals(right)
  const factor = clearingFactor(sides, decimals)
  if (factor > 1n) {
    const times = inlineWith(factor, '을/를')
    const purpose = decimals ? '계수를 정수로 만들려고' : '분모를 없애려고'
    show(multiplySides(sides, fraction.rational(factor)), `${purpose} 양변의 모든 항에 ${times} 곱해요.`)
  } else if (hasBrackets(left) || hasBrackets(right)) {
    const careful = hasNegativeBracket(left) || hasNegativeBracket(right)
    show(
      sides,
      `분배법칙으로 괄호를 풀어요.${careful ? ' 괄호 앞이 음수이면 괄호 안의 부호가 모두 바뀌어요.' : ''}`,
    )
  }
  show(
    { left: collectTerms(sides.left), right: collectTerms(sides.right) },
    '양변을 각각 동류항끼리 정리해요.',
  )
  if (
    fraction.isZero(coefficientOf(sides.left, name)) &&
    !fraction.isZero(coefficientOf(sides.right, name))
  ) {
    show(
      { left: sides.right, right: sides.left },
      `${inlineWith(name, '이/가')} 있는 쪽을 왼쪽에 오도록 양변을 바꾸어 써요.`,
    )
  }
  const constants = sides.left.filter((term) => term.name === '')
  const unknowns = sides.right.filter((term) => term.name !== '')
  if (constants.length + unknowns.length > 0) {
    show(
      {
        left: [...sides.left.filter((term) => term.name !== ''), ...negateTerms(unknowns)],
        right: [...sides.right.filter((term) => term.name === ''), ...negateTerms(constants)],
      },
      transposeReason(constants, unknowns),
    )
  }
  const coefficient = coefficientOf(sides.left, name)
  const constant = coefficientOf(sides.right, '')
  if (fraction.isZero(coefficient)) return withoutUnknown(steps, name, constant)
  show({ left: collectTerms(sides.left), right: collectTerms(sides.right) }, '양변을 정리해요.')
  const value = fraction.divide(constant, coefficient)
  show(
    {
      left: [{ coefficient: fraction.ONE, name }],
      right: fraction.isZero(value) ? [] : [{ coefficient: value, name: '' }],
    },
    `양변을 ${inline(name)}의 계수 ${inlineWith(fraction.toLatex(coefficient), '으로/로')} 나눠요.`,
  )
  if (steps.length === 0) return null
  return {
    steps,
    answer: `${name}=${fraction.toPlain(value)}`,
    answerLatex: `${name} = ${fraction.toLatex(value)}`,
  }
}

function withoutUnknown(steps: readonly Step[], name: string, constant: fraction.Rational): WorkedSolution {
  const holds = fraction.isZero(constant)
  const last: Step = {
    latex: `0 \\times ${name} = ${fraction.toLatex(constant)}`,
    reason: holds
      ? `${inline(name)}에 어떤 수를 넣어도 참이에요. 해가 모든 수인 항등식이에요.`
      : `${inline(name)}에 어떤 수를 넣어도 거짓이에요. 그래서 해가 없어요.`,
  }
  const answer = holds ? '모든 수' : '해가 없다'
  return { steps: [...steps, last], answer, answerLatex: `\\text{${answer}}` }
}
