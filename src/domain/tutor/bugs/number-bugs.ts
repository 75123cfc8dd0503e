import type { Expression } from '#domain/math/expression.ts'
import * as fraction from '#domain/math/rational.ts'
import { type Bug, bug } from './bug.ts'

type Rational = fraction.Rational

/** How an operation is done wrongly; undefined where it is done rightly. */
interface Wrong {
  power?: (base: Rational, exponent: number, isBracketed: boolean) => Rational | undefined
  /** A sign before a power: -2^4. */
  signedPower?: (base: Rational, exponent: number) => Rational | undefined
  product?: (a: Rational, b: Rational) => Rational | undefined
  quotient?: (a: Rational, b: Rational) => Rational | undefined
  sum?: (a: Rational, b: Rational) => Rational | undefined
  difference?: (a: Rational, b: Rational) => Rational | undefined
  absolute?: (value: Rational) => Rational | undefined
}

const LARGEST_EXPONENT = 12

function isNegative({ numerator }: Rational): boolean {
  return numerator < 0n
}

function raise(node: Extract<Expression, { kind: 'power' }>, wrong: Wrong): [Rational, number] | null {
  const base = evaluate(node.base, wrong)
  const exponent = evaluate(node.exponent, {})
  if (!base || !exponent || !fraction.isWhole(exponent)) return null
  const count = Number(exponent.numerator)
  return count >= 1 && count <= LARGEST_EXPONENT ? [base, count] : null
}

/** The value of a numeric expression where some operations are done wrongly; null for what is not plain arithmetic. */
function evaluate(node: Expression, wrong: Wrong): Rational | null {
  switch (node.kind) {
    case 'number':
      return node.value
    case 'group':
      return evaluate(node.operand, wrong)
    case 'signed': {
      if (node.sign === '±') return null
      if (node.sign === '-' && node.operand.kind === 'power') {
        const parts = raise(node.operand, wrong)
        const signed = parts && wrong.signedPower?.(...parts)
        if (signed) return signed
      }
      const inner = evaluate(node.operand, wrong)
      return inner && (node.sign === '-' ? fraction.negate(inner) : inner)
    }
    case 'absolute': {
      const inner = evaluate(node.operand, wrong)
      return inner && (wrong.absolute?.(inner) ?? fraction.absolute(inner))
    }
    case 'power': {
      const parts = raise(node, wrong)
      if (!parts) return null
      return wrong.power?.(...parts, node.base.kind === 'group') ?? fraction.power(...parts)
    }
    case 'product': {
      const [a, b] = [evaluate(node.left, wrong), evaluate(node.right, wrong)]
      return a && b && (wrong.product?.(a, b) ?? fraction.multiply(a, b))
    }
    case 'quotient': {
      const [a, b] = [evaluate(node.left, wrong), evaluate(node.right, wrong)]
      if (!a || !b || fraction.isZero(b)) return null
      return (node.sign === '÷' ? wrong.quotient?.(a, b) : undefined) ?? fraction.divide(a, b)
    }
    case 'sum': {
      let total: Rational | null = null
      for (const { sign, term } of node.terms) {
        const value = sign === '±' ? null : evaluate(term, wrong)
        if (!value) return null
        if (total === null) total = sign === '-' ? fraction.negate(value) : value
        else if (sign === '-') total = wrong.difference?.(total, value) ?? fraction.subtract(total, value)
        else total = wrong.sum?.(total, value) ?? fraction.add(total, value)
      }
      return total
    }
    default:
      return null
  }
}

/** Terms in the order of writing, worked off from left to right without precedence. */
function fromLeftToRight(node: Expression): Rational | null {
  if (node.kind !== 'sum') return null
  let total: Rational | null = null
  for (const { sign, term } of node.terms) {
    const isProduct = term.kind === 'product' || (term.kind === 'quotient' && term.sign === '÷')
    const first = evaluate(isProduct ? term.left : term, {})
    if (!first || sign === '±') return null
    const signed = sign === '-' ? fraction.negate(first) : first
    total = total === null ? signed : fraction.add(total, signed)
    if (!isProduct) continue
    const second = evaluate(term.right, {})
    if (!second || fraction.isZero(second)) return null
    total = term.kind === 'product' ? fraction.multiply(total, second) : fraction.divide(total, second)
  }
  return total
}

function addAcross(a: Rational, b: Rational): Rational | undefined {
  const below = a.denominator + b.denominator
  return a.denominator === 1n && b.denominator === 1n
    ? undefined
    : fraction.rational(a.numerator + b.numerator, below)
}

function oppositeSigns(a: Rational, b: Rational): boolean {
  return isNegative(a) !== isNegative(b) && !fraction.isZero(a) && !fraction.isZero(b)
}

const WRONG: readonly (readonly [id: string, wrong: Wrong, says: string])[] = [
  [
    'exponent-times-base',
    { power: (base, exponent) => fraction.multiply(base, fraction.rational(exponent)) },
    '지수를 밑에 곱했어요. 지수는 밑을 몇 번 곱하는지 나타내는 수예요.',
  ],
  [
    'exponent-times-base-after-sign',
    {
      signedPower: (base, exponent) => fraction.negate(fraction.multiply(base, fraction.rational(exponent))),
    },
    '지수를 밑에 곱했어요. 지수는 밑을 몇 번 곱하는지 나타내는 수예요.',
  ],
  [
    'base-and-exponent-swapped',
    {
      power: (base, exponent) =>
        fraction.isWhole(base) && base.numerator > 0n && base.numerator <= 6n
          ? fraction.power(fraction.rational(exponent), Number(base.numerator))
          : undefined,
    },
    '밑과 지수가 서로 바뀌었어요. 아래에 있는 큰 수가 곱해지는 수예요.',
  ],
  [
    'bracket-before-power-ignored',
    {
      power: (base, exponent) =>
        isNegative(base) && exponent % 2 === 0 ? fraction.negate(fraction.power(base, exponent)) : undefined,
    },
    '괄호 안의 음의 부호도 함께 거듭 곱해야 해요. 음수를 짝수 번 곱하면 부호가 어떻게 되는지 보세요.',
  ],
  [
    'odd-power-of-negative',
    {
      power: (base, exponent) =>
        isNegative(base) && exponent % 2 === 1 ? fraction.negate(fraction.power(base, exponent)) : undefined,
    },
    '음수를 홀수 번 곱했으니 부호를 다시 보세요.',
  ],
  [
    'sign-taken-into-power',
    { signedPower: (base, exponent) => fraction.power(fraction.negate(base), exponent) },
    '괄호가 없으면 음의 부호는 거듭 곱하지 않아요. 거듭제곱을 먼저 하고 부호를 붙여요.',
  ],
  [
    'product-of-negatives',
    {
      product: (a, b) =>
        isNegative(a) && isNegative(b) ? fraction.negate(fraction.multiply(a, b)) : undefined,
      quotient: (a, b) =>
        isNegative(a) && isNegative(b) ? fraction.negate(fraction.divide(a, b)) : undefined,
    },
    '부호가 같은 두 수를 곱하거나 나누면 양수예요. 음수의 개수를 세어 보세요.',
  ],
  [
    'product-loses-sign',
    {
      product: (a, b) => (oppositeSigns(a, b) ? fraction.absolute(fraction.multiply(a, b)) : undefined),
      quotient: (a, b) => (oppositeSigns(a, b) ? fraction.absolute(fraction.divide(a, b)) : undefined),
    },
    '부호가 다른 두 수를 곱하거나 나누면 음수예요. 부호가 빠졌어요.',
  ],
  [
    'minus-negative',
    { difference: (a, b) => (isNegative(b) ? fraction.add(a, b) : undefined) },
    '음수를 빼는 것은 그 수의 부호를 바꾸어 더하는 것이에요. 빼는 수의 부호를 그대로 두었어요.',
  ],
  [
    'minus-positive-added',
    { difference: (a, b) => (isNegative(b) ? undefined : fraction.add(a, b)) },
    '빼야 할 수를 더했어요. 빼는 수의 부호를 바꾸어 더해 보세요.',
  ],
  [
    'sizes-added',
    {
      sum: (a, b) =>
        oppositeSigns(a, b)
          ? fraction.multiply(
              fraction.add(fraction.absolute(a), fraction.absolute(b)),
              fraction.rational(
                isNegative(fraction.compare(fraction.absolute(a), fraction.absolute(b)) >= 0 ? a : b)
                  ? -1
                  : 1,
              ),
            )
          : undefined,
    },
    '부호가 다른 두 수인데 절댓값을 더했어요. 절댓값의 차를 생각해요.',
  ],
  [
    'sign-of-the-smaller',
    { sum: (a, b) => (oppositeSigns(a, b) ? fraction.negate(fraction.add(a, b)) : undefined) },
    '크기는 맞는데 부호가 반대예요. 절댓값이 큰 쪽의 부호를 붙여요.',
  ],
  [
    'negatives-sum-positive',
    { sum: (a, b) => (isNegative(a) && isNegative(b) ? fraction.negate(fraction.add(a, b)) : undefined) },
    '곱셈의 부호 규칙을 덧셈에 썼어요. 음수끼리 더하면 더 작은 음수가 돼요.',
  ],
  [
    'difference-turned-round',
    { difference: (a, b) => fraction.subtract(b, a) },
    '빼는 차례가 바뀌었어요. 앞의 수에서 뒤의 수를 빼요.',
  ],
  [
    'fractions-added-across',
    { sum: addAcross, difference: (a, b) => addAcross(a, fraction.negate(b)) },
    '분모끼리 더하면 안 돼요. 먼저 통분하고 분자만 더하거나 빼요.',
  ],
  [
    'multiplied-for-divided',
    { quotient: (a, b) => fraction.multiply(a, b) },
    '나누는 수를 역수로 바꾸지 않고 곱했어요.',
  ],
  [
    'wrong-reciprocal',
    { quotient: (a, b) => (fraction.isZero(a) ? undefined : fraction.divide(b, a)) },
    '나누어지는 수를 뒤집었어요. 뒤에 있는 나누는 수를 역수로 바꿔요.',
  ],
  [
    'times-zero',
    { product: (a, b) => (fraction.isZero(a) ? b : fraction.isZero(b) ? a : undefined) },
    '어떤 수에 0을 곱하면 0이에요.',
  ],
  ['added-for-multiplied', { product: (a, b) => fraction.add(a, b) }, '곱해야 할 곳에서 더했어요.'],
  ['multiplied-for-added', { sum: (a, b) => fraction.multiply(a, b) }, '더해야 할 곳에서 곱했어요.'],
  [
    'absolute-keeps-sign',
    { absolute: (value) => value },
    '절댓값은 0에서 떨어진 거리라서 음수가 될 수 없어요.',
  ],
]

/** Wrong ways to work out a numeric expression. */
export function listNumberBugs(expression: Expression): Bug[] {
  const value = (wrong: Wrong): string | null => {
    const result = evaluate(expression, wrong)
    return result && fraction.toPlain(result)
  }
  const order = fromLeftToRight(expression)
  return [
    ...WRONG.flatMap(([id, wrong, says]) => bug(id, [value(wrong)], says)),
    ...bug(
      'from-left-to-right',
      [order && fraction.toPlain(order)],
      '앞에서부터 차례로만 계산했어요. 곱셈과 나눗셈을 덧셈과 뺄셈보다 먼저 해요.',
    ),
  ]
}
