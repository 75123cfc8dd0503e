import type { Expression } from '../expression.ts'
import { equalForms, normalizeExpression } from '../normalize-expression.ts'
import * as fraction from '../rational.ts'
import { findBracketSlip, findNumberSlip } from './find-expression-slip.ts'
import { inline, inlineWith } from './inline-math.ts'
import { coefficientOf, formatTerms, type LinearTerm, listLinearTerms, negateTerms } from './linear-terms.ts'
import type { WorkedLine } from './worked-line.ts'

/** Slips that explain a wrong line: each is applied to the line before; the one that produces the learner's line is named. */

type Equation = Extract<WorkedLine, { kind: 'equation' }>
type Sides = { left: LinearTerm[]; right: LinearTerm[] }

function sidesOf({ left, right }: Equation): Sides | null {
  const [first, second] = [listLinearTerms(left), listLinearTerms(right)]
  return first && second && { left: first, right: second }
}

function nameOf({ left, right }: Sides): string {
  return [...left, ...right].find(({ name }) => name !== '')?.name ?? 'x'
}

/** Equal side by side, like terms collected. */
function sameSides(first: Sides, second: Sides): boolean {
  return [nameOf(first), ''].every(
    (name) =>
      fraction.equals(coefficientOf(first.left, name), coefficientOf(second.left, name)) &&
      fraction.equals(coefficientOf(first.right, name), coefficientOf(second.right, name)),
  )
}

function signedLatex(term: LinearTerm): string {
  return (term.coefficient.numerator > 0n ? '+' : '') + formatTerms([term])
}

/** Each way to move one or two terms across with their signs kept. */
function transposeWithoutSign(before: Sides, after: Sides): string | null {
  const moves = [
    ...before.left.map((term, index) => ({
      term,
      from: '좌변',
      to: '우변',
      sides: { left: before.left.toSpliced(index, 1), right: [...before.right, term] },
    })),
    ...before.right.map((term, index) => ({
      term,
      from: '우변',
      to: '좌변',
      sides: { left: [...before.left, term], right: before.right.toSpliced(index, 1) },
    })),
  ]
  for (const { term, from, to, sides } of moves) {
    const attempts = [sides, ...moveProperly(sides, term)]
    if (attempts.some((attempt) => sameSides(attempt, after))) {
      const moved = formatTerms(negateTerms([term]))
      return `${from}의 ${inlineWith(signedLatex(term), '을/를')} ${to}으로 이항할 때 부호를 바꾸지 않았어요. 이항하면 ${inlineWith(
        moved.startsWith('-') ? moved : `+${moved}`,
        '이/가',
      )} 되어야 해요.`
    }
  }
  return null
}

/** The sides with one more term moved, its sign changed as it must be. */
function moveProperly({ left, right }: Sides, except: LinearTerm): Sides[] {
  return [
    ...left.flatMap((term, index) =>
      term === except ? [] : [{ left: left.toSpliced(index, 1), right: [...right, ...negateTerms([term])] }],
    ),
    ...right.flatMap((term, index) =>
      term === except ? [] : [{ left: [...left, ...negateTerms([term])], right: right.toSpliced(index, 1) }],
    ),
  ]
}

function divideWrongly(before: Sides, after: Sides): string | null {
  const name = nameOf(before)
  const factor = coefficientOf(before.left, name)
  const constant = coefficientOf(before.right, '')
  const isReady =
    fraction.isZero(coefficientOf(before.left, '')) &&
    fraction.isZero(coefficientOf(before.right, name)) &&
    !fraction.isZero(factor)
  const isSolved =
    fraction.equals(coefficientOf(after.left, name), fraction.ONE) &&
    fraction.isZero(coefficientOf(after.right, name))
  if (!isReady || !isSolved) return null
  const value = coefficientOf(after.right, '')
  const display = inline(fraction.toLatex(factor))
  if (fraction.equals(value, fraction.subtract(constant, factor))) {
    return `${inline(name)} 앞의 ${display}은 곱해진 수예요. 빼는 것이 아니라 양변을 ${inlineWith(fraction.toLatex(factor), '으로/로')} 나누어야 해요.`.replace(
      `${display}은`,
      inlineWith(fraction.toLatex(factor), '은/는'),
    )
  }
  if (!fraction.isZero(constant) && fraction.equals(value, fraction.divide(factor, constant))) {
    return `나누는 수와 나누어지는 수가 바뀌었어요. 우변을 ${inline(name)}의 계수 ${inlineWith(fraction.toLatex(factor), '으로/로')} 나누어야 해요.`
  }
  if (fraction.equals(value, fraction.negate(fraction.divide(constant, factor)))) {
    return '계수로 나눌 때 부호가 바뀌었어요. 음수로 나누는지 양수로 나누는지 다시 보세요.'
  }
  if (fraction.equals(value, constant))
    return `좌변만 나누고 우변은 나누지 않았어요. 양변을 모두 ${inlineWith(fraction.toLatex(factor), '으로/로')} 나누어야 해요.`
  if (fraction.equals(value, fraction.multiply(constant, factor)))
    return factor.denominator === 1n
      ? `나누어야 할 곳에서 곱했어요. 양변을 ${inlineWith(fraction.toLatex(factor), '으로/로')} 나누어요.`
      : `분모를 없애려면 양변에 ${inlineWith(factor.denominator, '을/를')} 곱해야 하는데 나누었어요.`
  return null
}

function multiplyOneSide(before: Sides, after: Sides): string | null {
  const name = nameOf(before)
  const scaled = (first: LinearTerm[], second: LinearTerm[]): fraction.Rational | null => {
    const [a, b] = [coefficientOf(first, name), coefficientOf(second, name)]
    const [c, d] = [coefficientOf(first, ''), coefficientOf(second, '')]
    const ratio = !fraction.isZero(a)
      ? fraction.divide(b, a)
      : !fraction.isZero(c)
        ? fraction.divide(d, c)
        : null
    if (!ratio || fraction.equals(ratio, fraction.ONE)) return null
    return fraction.equals(fraction.multiply(a, ratio), b) && fraction.equals(fraction.multiply(c, ratio), d)
      ? ratio
      : null
  }
  const left = scaled(before.left, after.left)
  const right = scaled(before.right, after.right)
  const same = (first: LinearTerm[], second: LinearTerm[]) =>
    ['', name].every((one) => fraction.equals(coefficientOf(first, one), coefficientOf(second, one)))
  if (left && same(before.right, after.right))
    return `좌변에만 ${inlineWith(fraction.toLatex(left), '을/를')} 곱했어요. 양변에 똑같이 해야 등식이 유지돼요.`
  if (right && same(before.left, after.left))
    return `우변에만 ${inlineWith(fraction.toLatex(right), '을/를')} 곱했어요. 양변에 똑같이 해야 등식이 유지돼요.`
  return null
}

function arithmeticSlip(before: Sides, after: Sides): string | null {
  const name = nameOf(before)
  const places = [
    {
      side: '좌변',
      of: '상수항',
      before: coefficientOf(before.left, ''),
      after: coefficientOf(after.left, ''),
    },
    {
      side: '우변',
      of: '상수항',
      before: coefficientOf(before.right, ''),
      after: coefficientOf(after.right, ''),
    },
    {
      side: '좌변',
      of: `${inline(name)}의 계수`,
      before: coefficientOf(before.left, name),
      after: coefficientOf(after.left, name),
    },
    {
      side: '우변',
      of: `${inline(name)}의 계수`,
      before: coefficientOf(before.right, name),
      after: coefficientOf(after.right, name),
    },
  ].filter((place) => !fraction.equals(place.before, place.after))
  const [only] = places
  if (places.length !== 1 || !only) return null
  return `${only.side}의 ${only.of} 계산을 다시 해 보세요.`
}

/** The slip that turns `before` into `after`, in one or two Korean sentences; null if none of the known ones does. */
export function findSlip(before: WorkedLine, after: WorkedLine): string | null {
  if (before.kind === 'expression' && after.kind === 'expression') {
    return findBracketSlip(before.value, after.value) ?? findNumberSlip(before.value, after.value)
  }
  if (before.kind !== 'equation' || after.kind !== 'equation') return null
  const [first, second] = [sidesOf(before), sidesOf(after)]
  if (!first || !second) return null
  const sameRight = equalSides(before.right, after.right)
  const sameLeft = equalSides(before.left, after.left)
  return (
    (sameRight ? findBracketSlip(before.left, after.left) : null) ??
    (sameLeft ? findBracketSlip(before.right, after.right) : null) ??
    divideWrongly(first, second) ??
    multiplyOneSide(first, second) ??
    transposeWithoutSign(first, second) ??
    arithmeticSlip(first, second)
  )
}

function equalSides(first: Expression, second: Expression): boolean {
  const [a, b] = [normalizeExpression(first), normalizeExpression(second)]
  return a !== null && b !== null && equalForms(a, b)
}
