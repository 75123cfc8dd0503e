import type { Expression } from '../expression.ts'
import * as fraction from '../rational.ts'
import {
  coefficientOf,
  constantOf,
  hasNegativeBracket,
  type LinearTerm,
  listLinearTerms,
} from './linear-terms.ts'

type BracketReading = { readonly value: LinearTerm[]; readonly why: string }

/** Wrong ways to multiply out, each over the whole expression. */
function misreadBrackets(node: Expression): BracketReading[] {
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

function expandWith(node: Expression, spread: Spread): LinearTerm[] | null {
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

/** The wrong way of multiplying out that turns one expression into the other, in words; null if none does. */
export function findBracketSlip(before: Expression, after: Expression): string | null {
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

/** The slip in signs, powers or order that turns one numeric expression into the other, in words; null if none does. */
export function findNumberSlip(before: Expression, after: Expression): string | null {
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
function leftToRight(node: Expression): fraction.Rational | null {
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
