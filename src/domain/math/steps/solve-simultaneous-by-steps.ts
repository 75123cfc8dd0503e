import { attachParticle } from '#domain/korean/attach-particle.ts'
import type { Expression } from '../expression.ts'
import { leastCommonMultiple } from '../least-common-multiple.ts'
import * as fraction from '../rational.ts'
import { inline, inlineWith } from './inline-math.ts'
import { coefficientOf, formatTerms, type LinearTerm, listLinearTerms } from './linear-terms.ts'
import type { Step, WorkedSolution } from './step.ts'

/** ax + by = c, whole numbers. */
type Line = { readonly a: fraction.Rational; readonly b: fraction.Rational; readonly c: fraction.Rational }
type Sides = { readonly left: Expression; readonly right: Expression }

const MARKS = ['①', '②'] as const

function toLine({ left, right }: Sides, names: readonly [string, string]): Line | null {
  const [first, second] = [listLinearTerms(left), listLinearTerms(right)]
  if (!first || !second) return null
  const moved = (name: string) => fraction.subtract(coefficientOf(first, name), coefficientOf(second, name))
  const parts = [moved(names[0]), moved(names[1]), fraction.negate(moved(''))]
  const common = fraction.rational(
    parts.map(({ denominator }) => denominator).reduce(leastCommonMultiple, 1n),
  )
  const [a = fraction.ZERO, b = fraction.ZERO, c = fraction.ZERO] = parts.map((part) =>
    fraction.multiply(part, common),
  )
  return { a, b, c }
}

function terms(line: Line, [x, y]: readonly [string, string]): LinearTerm[] {
  return [
    { coefficient: line.a, name: x },
    { coefficient: line.b, name: y },
  ].filter(({ coefficient }) => !fraction.isZero(coefficient))
}

function times(line: Line, factor: fraction.Rational): Line {
  return {
    a: fraction.multiply(line.a, factor),
    b: fraction.multiply(line.b, factor),
    c: fraction.multiply(line.c, factor),
  }
}

function namesOf(equations: readonly Sides[]): readonly [string, string] | null {
  const all = equations.flatMap(({ left, right }) => [
    ...(listLinearTerms(left) ?? []),
    ...(listLinearTerms(right) ?? []),
  ])
  const names = [...new Set(all.map(({ name }) => name).filter((name) => name !== ''))].sort()
  const [first, second] = names
  return names.length === 2 && first && second ? [first, second] : null
}

/**
 * Solves two linear equations in two unknowns by elimination (가감법). The answer is `x=2&y=3`; null if they are not two such equations, or
 * have none or endlessly many solutions.
 */
export function solveSimultaneousBySteps(a: Sides, b: Sides): WorkedSolution | null {
  const names = namesOf([a, b])
  const [first, second] = names ? [toLine(a, names), toLine(b, names)] : [null, null]
  if (!names || !first || !second) return null
  const determinant = fraction.subtract(
    fraction.multiply(first.a, second.b),
    fraction.multiply(second.a, first.b),
  )
  if (fraction.isZero(determinant)) return null
  const [x, y] = names
  const write = (line: Line) => `${formatTerms(terms(line, names))} = ${fraction.toLatex(line.c)}`
  const steps: Step[] = [
    {
      latex: `\\begin{cases} ${write(first)} & \\cdots \\text{①} \\\\ ${write(second)} & \\cdots \\text{②} \\end{cases}`,
      reason: '두 식을 정리하고 번호를 붙여요.',
    },
  ]
  const ready = !fraction.isZero(first.b) && !fraction.isZero(second.b)
  const kept = ready ? eliminate(first, second, names, steps) : directly(first, second, names, steps)
  if (!kept) return null
  const value = fraction.divide(kept.c, kept.a)
  const line = fraction.isZero(first.b) ? second : first
  const put = fraction.subtract(line.c, fraction.multiply(line.a, value))
  const rest = fraction.divide(put, line.b)
  const mark = line === first ? MARKS[0] : MARKS[1]
  const found = `${x} = ${fraction.toLatex(value)}`
  if (steps.at(-1)?.latex !== found) steps.push({ latex: found, reason: `${inlineWith(x, '을/를')} 구해요.` })
  steps.push({
    latex: `${y} = ${fraction.toLatex(rest)}`,
    reason: `${inlineWith(found, '을/를')} ${mark}에 대입해서 ${inlineWith(y, '을/를')} 구해요.`,
  })
  return {
    steps,
    answer: `${x}=${fraction.toPlain(value)}&${y}=${fraction.toPlain(rest)}`,
    answerLatex: `${x} = ${fraction.toLatex(value)},\\ ${y} = ${fraction.toLatex(rest)}`,
  }
}

/** One equation holds the first unknown alone already. */
function directly(first: Line, second: Line, [x]: readonly [string, string], steps: Step[]): Line | null {
  const alone = fraction.isZero(first.b) ? first : second
  const mark = alone === first ? MARKS[0] : MARKS[1]
  if (fraction.isZero(alone.a)) return null
  steps.push({
    latex: `${formatTerms([{ coefficient: alone.a, name: x }])} = ${fraction.toLatex(alone.c)}`,
    reason: `${mark}에는 ${inline(x)}만 있으니 여기서 시작해요.`,
  })
  return alone
}

function eliminate(first: Line, second: Line, names: readonly [string, string], steps: Step[]): Line {
  const common = fraction.rational(
    leastCommonMultiple(fraction.absolute(first.b).numerator, fraction.absolute(second.b).numerator),
  )
  const sameSign = first.b.numerator > 0n === second.b.numerator > 0n
  const [up, down] = [
    fraction.divide(common, fraction.absolute(first.b)),
    fraction.divide(common, fraction.absolute(second.b)),
  ]
  const [raised, lowered] = [times(first, up), times(second, down)]
  const combine = sameSign ? fraction.subtract : fraction.add
  const result: Line = {
    a: combine(raised.a, lowered.a),
    b: combine(raised.b, lowered.b),
    c: combine(raised.c, lowered.c),
  }
  const scaled = (mark: string, factor: fraction.Rational) =>
    fraction.equals(factor, fraction.ONE) ? mark : `${mark}×${inline(fraction.toLatex(factor))}`
  const combined = `${scaled('①', up)} ${sameSign ? '-' : '+'} ${scaled('②', down)}`
  steps.push({
    latex: `${formatTerms(terms(result, names))} = ${fraction.toLatex(result.c)}`,
    reason: `${inline(names[1])}의 계수의 절댓값을 같게 해서 ${attachParticle(combined, '을/를')} 계산하면 ${inlineWith(names[1], '이/가')} 없어져요.`,
  })
  return result
}
