import type { Expression } from '../expression.ts'
import { equalForms, normalizeExpression } from '../normalize-expression.ts'
import * as fraction from '../rational.ts'
import { inline, inlineWith } from './inline-math.ts'
import {
  coefficientOf,
  constantOf,
  formatTerms,
  hasNegativeBracket,
  type LinearTerm,
  listLinearTerms,
} from './linear-terms.ts'
import type { WorkedLine } from './worked-line.ts'

/** Slips that explain a wrong line: each is tried on the line before, and the one that gives the learner's line is named. */

type Equation = Extract<WorkedLine, { kind: 'equation' }>
type Sides = { left: LinearTerm[]; right: LinearTerm[] }

const flip = (terms: readonly LinearTerm[]): LinearTerm[] =>
  terms.map(({ coefficient, name }) => ({ coefficient: fraction.negate(coefficient), name }))

const sidesOf = ({ left, right }: Equation): Sides | null => {
  const [first, second] = [listLinearTerms(left), listLinearTerms(right)]
  return first && second && { left: first, right: second }
}

const nameOf = ({ left, right }: Sides): string =>
  [...left, ...right].find(({ name }) => name !== '')?.name ?? 'x'

/** Equal side by side, like terms collected. */
const sameSides = (first: Sides, second: Sides): boolean =>
  [nameOf(first), ''].every(
    (name) =>
      fraction.equals(coefficientOf(first.left, name), coefficientOf(second.left, name)) &&
      fraction.equals(coefficientOf(first.right, name), coefficientOf(second.right, name)),
  )

const signedLatex = (term: LinearTerm): string =>
  (term.coefficient.numerator > 0n ? '+' : '') + formatTerms([term])

/** Each way to move one or two terms across with their signs kept. */
const transposeWithoutSign = (before: Sides, after: Sides): string | null => {
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
      const moved = formatTerms(flip([term]))
      return `${from}의 ${inlineWith(signedLatex(term), '을/를')} ${to}으로 이항할 때 부호를 바꾸지 않았어요. 이항하면 ${inlineWith(
        moved.startsWith('-') ? moved : `+${moved}`,
        '이/가',
      )} 되어야 해요.`
    }
  }
  return null
}

/** The sides with one more term moved, its sign changed as it must be. */
const moveProperly = ({ left, right }: Sides, except: LinearTerm): Sides[] => [
  ...left.flatMap((term, index) =>
    term === except ? [] : [{ left: left.toSpliced(index, 1), right: [...right, ...flip([term])] }],
  ),
  ...right.flatMap((term, index) =>
    term === except ? [] : [{ left: [...left, ...flip([term])], right: right.toSpliced(index, 1) }],
  ),
]

const divideWrongly = (before: Sides, after: Sides): string | null => {
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
  const shown = inline(fraction.toLatex(factor))
  if (fraction.equals(value, fraction.subtract(constant, factor))) {
    return `${inline(name)} 앞의 ${shown}은 곱해진 수예요. 빼는 것이 아니라 양변을 ${inlineWith(fraction.toLatex(factor), '으로/로')} 나누어야 해요.`.replace(
      `${shown}은`,
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
    return `나누어야 할 곳에서 곱했어요. 양변을 ${inlineWith(fraction.toLatex(factor), '으로/로')} 나누어요.`
  return null
}

const multiplyOneSide = (before: Sides, after: Sides): string | null => {
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

const arithmeticSlip = (before: Sides, after: Sides): string | null => {
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

type BracketReading = { readonly value: LinearTerm[]; readonly why: string }

/** Wrong ways to multiply out, each over the whole expression. */
const misreadBrackets = (node: Expression): BracketReading[] => {
  const readings: BracketReading[] = []
  const partial = expandWith(node, (factor, terms) =>
    terms.map((term, index) =>
      index === 0 ? { ...term, coefficient: fraction.multiply(term.coefficient, factor) } : term,
    ),
  )
  if (partial)
    readings.push({
      value: partial,
      why: '괄호 앞의 수를 첫째 항에만 곱했어요. 괄호 안의 모든 항에 곱해야 해요.',
    })
  const signs = expandWith(node, (factor, terms) =>
    terms.map((term, index) => ({
      ...term,
      coefficient: fraction.multiply(
        term.coefficient,
        index === 0 || factor.numerator > 0n ? factor : fraction.negate(factor),
      ),
    })),
  )
  if (signs)
    readings.push({
      value: signs,
      why: '괄호 앞이 음수인데 뒤쪽 항의 부호를 바꾸지 않았어요. 괄호 안 모든 항의 부호가 바뀌어요.',
    })
  return readings
}

type Spread = (factor: fraction.Rational, terms: readonly LinearTerm[]) => LinearTerm[]

const expandWith = (node: Expression, spread: Spread): LinearTerm[] | null => {
  switch (node.kind) {
    case 'group':
      return expandWith(node.operand, spread)
    case 'signed': {
      const inner = expandWith(node.operand, spread)
      return inner && (node.sign === '-' ? spread(fraction.rational(-1), inner) : inner)
    }
    case 'sum': {
      const terms: LinearTerm[] = []
      for (const { sign, term } of node.terms) {
        const inner = expandWith(term, spread)
        if (!inner) return null
        terms.push(...(sign === '-' ? spread(fraction.rational(-1), inner) : inner))
      }
      return terms
    }
    case 'product': {
      const factor = constantOf(node.left)
      const inner = factor && expandWith(node.right, spread)
      return inner ? spread(factor, inner) : listLinearTerms(node)
    }
    default:
      return listLinearTerms(node)
  }
}

const bracketSlip = (before: Expression, after: Expression): string | null => {
  const target = listLinearTerms(after)
  if (!target) return null
  const names = new Set([
    ...target.map(({ name }) => name),
    ...(listLinearTerms(before) ?? []).map(({ name }) => name),
    '',
  ])
  const equals = (value: LinearTerm[]) =>
    [...names].every((name) => fraction.equals(coefficientOf(value, name), coefficientOf(target, name)))
  const readings = misreadBrackets(before)
  const ordered = hasNegativeBracket(before) ? readings.toReversed() : readings
  return ordered.find(({ value }) => equals(value))?.why ?? null
}

const numberSlip = (before: Expression, after: Expression): string | null => {
  const wrong = constantOf(after)
  if (!wrong || !constantOf(before)) return null
  const is = (value: fraction.Rational | null) => value !== null && fraction.equals(value, wrong)
  if (before.kind === 'power') {
    const [base, exponent] = [constantOf(before.base), constantOf(before.exponent)]
    if (base && exponent && is(fraction.multiply(base, exponent))) {
      return `거듭제곱은 밑과 지수를 곱하는 것이 아니라 밑을 지수만큼 여러 번 곱하는 거예요.`
    }
  }
  if (before.kind === 'sum') {
    const values = before.terms.map(({ sign, term }, index) => {
      const value = constantOf(term)
      return index === 0 && sign === '-' && value ? { sign, value: fraction.negate(value) } : { sign, value }
    })
    const [first, second] = values
    if (values.length === 2 && first?.value && second?.value) {
      const opposite =
        second.sign === '-'
          ? fraction.add(first.value, second.value)
          : fraction.subtract(first.value, second.value)
      if (is(opposite)) return '부호를 다시 보세요. 빼는 수가 음수이면 더하는 것과 같아져요.'
      if (
        is(
          fraction.negate(
            second.sign === '-'
              ? fraction.subtract(first.value, second.value)
              : fraction.add(first.value, second.value),
          ),
        )
      )
        return '크기는 맞는데 부호가 반대예요.'
    }
    if (is(leftToRight(before))) return '곱셈과 나눗셈을 덧셈과 뺄셈보다 먼저 계산해야 해요.'
  }
  const right = constantOf(before)
  if (right && is(fraction.negate(right))) return '크기는 맞는데 부호가 반대예요.'
  return null
}

/** The value with operations taken from left to right, precedence ignored. */
const leftToRight = (node: Expression): fraction.Rational | null => {
  if (node.kind !== 'sum') return null
  let total: fraction.Rational | null = null
  for (const { sign, term } of node.terms) {
    if (term.kind === 'product' && total) {
      const [left, right] = [constantOf(term.left), constantOf(term.right)]
      if (!left || !right) return null
      total = fraction.multiply(
        sign === '-' ? fraction.subtract(total, left) : fraction.add(total, left),
        right,
      )
    } else {
      const value = constantOf(term)
      if (!value) return null
      const signedValue = sign === '-' ? fraction.negate(value) : value
      total = total ? fraction.add(total, signedValue) : signedValue
    }
  }
  return total
}

/** The slip that turns `before` into `after`, in one or two Korean sentences; null where none of the known ones does. */
export const findSlip = (before: WorkedLine, after: WorkedLine): string | null => {
  if (before.kind === 'expression' && after.kind === 'expression') {
    return bracketSlip(before.value, after.value) ?? numberSlip(before.value, after.value)
  }
  if (before.kind !== 'equation' || after.kind !== 'equation') return null
  const [first, second] = [sidesOf(before), sidesOf(after)]
  if (!first || !second) return null
  const sameRight = equalSides(before.right, after.right)
  const sameLeft = equalSides(before.left, after.left)
  return (
    (sameRight ? bracketSlip(before.left, after.left) : null) ??
    (sameLeft ? bracketSlip(before.right, after.right) : null) ??
    divideWrongly(first, second) ??
    multiplyOneSide(first, second) ??
    transposeWithoutSign(first, second) ??
    arithmeticSlip(first, second)
  )
}

const equalSides = (first: Expression, second: Expression): boolean => {
  const [one, other] = [normalizeExpression(first), normalizeExpression(second)]
  return one !== null && other !== null && equalForms(one, other)
}
