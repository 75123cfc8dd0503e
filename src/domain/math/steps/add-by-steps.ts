import type { Expression, SignedTerm } from '../expression.ts'
import { formatExpression } from '../format-latex.ts'
import { leastCommonMultiple } from '../least-common-multiple.ts'
import * as fraction from '../rational.ts'
import { inline, inlineWith } from './inline-math.ts'
import {
  fractionNode,
  isNumeral,
  numeralNode,
  numeralValue,
  type Rewrite,
  usesDecimals,
} from './numeral-tree.ts'

type Sum = Extract<Expression, { kind: 'sum' }>

function isNegative(node: Expression): boolean {
  return (numeralValue(node)?.numerator ?? 0n) < 0n
}

/** +(-5) becomes -5 and -(-5) becomes +5. */
function openSigns(sum: Sum): Rewrite | null {
  const clumsy = sum.terms.filter(
    ({ term }, index) => isNegative(term) && (index > 0 || term.kind === 'group'),
  )
  const kept = sum.terms.filter(({ term }) => term.kind === 'group' && !isNegative(term))
  if (clumsy.length + kept.length === 0) return null
  const terms = sum.terms.map(({ sign, term }): SignedTerm => {
    const value = numeralValue(term)
    if (!value) return { sign, term }
    const isMinus = (sign === '-') !== value.numerator < 0n
    const size = term.kind === 'group' || term.kind === 'signed' ? stripSigns(term) : term
    return { sign: isMinus ? '-' : '+', term: size }
  })
  const subtracts = clumsy.some(({ sign }) => sign === '-')
  const adds = clumsy.some(({ sign }, index) => sign === '+' && (index > 0 || sum.terms[0] !== clumsy[0]))
  const reasons = [
    subtracts ? '음수를 빼는 것은 양수를 더하는 것과 같아요.' : '',
    adds ? '음수를 더하는 것은 양수를 빼는 것과 같아요.' : '',
  ].filter((reason) => reason !== '')
  return { node: { kind: 'sum', terms }, reason: reasons.join(' ') || '괄호를 풀어요.' }
}

function stripSigns(node: Expression): Expression {
  return node.kind === 'group' || node.kind === 'signed' ? stripSigns(node.operand) : node
}

function denominatorOf(node: Expression): bigint {
  return node.kind === 'quotient'
    ? (numeralValue(node.right)?.numerator ?? 1n)
    : (numeralValue(node)?.denominator ?? 1n)
}

function toFractions(sum: Sum): Rewrite | null {
  const isDecimal = (node: Expression): boolean => node.kind === 'number' && node.style === 'decimal'
  if (usesDecimals(sum) || !sum.terms.some(({ term }) => isDecimal(stripSigns(term)))) return null
  const terms = sum.terms.map(({ sign, term }): SignedTerm => {
    const value = isDecimal(term) ? numeralValue(term) : null
    return value ? { sign, term: numeralNode(value, false) } : { sign, term }
  })
  return { node: { kind: 'sum', terms }, reason: '소수를 분수로 고쳐서 함께 계산해요.' }
}

function toCommonDenominator(sum: Sum): Rewrite | null {
  const denominators = sum.terms.map(({ term }) => denominatorOf(term))
  const common = denominators.reduce(leastCommonMultiple, 1n)
  if (common === 1n || denominators.every((one) => one === common)) return null
  const terms = sum.terms.map(({ sign, term }): SignedTerm => {
    const value = numeralValue(term)
    if (!value) return { sign, term }
    const isMinus = (sign === '-') !== value.numerator < 0n
    const numerator = (fraction.absolute(value).numerator * common) / value.denominator
    return { sign: isMinus ? '-' : '+', term: fractionNode(numerator, common) }
  })
  return { node: { kind: 'sum', terms }, reason: `분모를 ${inlineWith(common, '으로/로')} 통분해요.` }
}

function signedValue({ sign, term }: SignedTerm): fraction.Rational {
  const value = numeralValue(term) ?? fraction.ZERO
  return sign === '-' ? fraction.negate(value) : value
}

function reasonOf(first: fraction.Rational, second: fraction.Rational, total: Expression): string {
  const bothNegative = first.numerator < 0n && second.numerator < 0n
  const differ = first.numerator < 0n !== second.numerator < 0n
  const isPlain = first.numerator >= 0n && (numeralValue(total)?.numerator ?? 0n) >= 0n
  if (isPlain) return '앞에서부터 계산해요.'
  if (bothNegative) return '두 수의 부호가 모두 음수이니 절댓값의 합에 \\(-\\)를 붙여요.'
  if (differ && fraction.isZero(numeralValue(total) ?? fraction.ONE))
    return '절댓값이 같고 부호가 다른 두 수의 합은 \\(0\\)이에요.'
  const [larger] =
    fraction.compare(fraction.absolute(first), fraction.absolute(second)) > 0 ? [first] : [second]
  return `부호가 다른 두 수이니 절댓값의 차에 절댓값이 큰 ${inline(fraction.toLatex(larger))}의 부호 ${inlineWith(
    larger.numerator < 0n ? '-' : '+',
    '을/를',
  )} 붙여요.`
}

function addFirstTwo(sum: Sum): Rewrite | null {
  const [first, second, ...rest] = sum.terms
  if (!first || !second) return null
  const decimals = usesDecimals(sum)
  const denominator = denominatorOf(first.term)
  const value = fraction.add(signedValue(first), signedValue(second))
  const scaled = (value.numerator * denominator) / value.denominator
  const isFraction = !decimals && denominator !== 1n
  const size = scaled < 0n ? -scaled : scaled
  const unreduced = fractionNode(size, denominator)
  const total: Expression = isFraction
    ? scaled < 0n
      ? { kind: 'signed', sign: '-', operand: unreduced }
      : unreduced
    : numeralNode(value, decimals)
  const reason = isFraction
    ? '분모가 같으니 분자끼리 계산해요.'
    : reasonOf(signedValue(first), signedValue(second), total)
  if (rest.length === 0) return { node: total, reason }
  return { node: { kind: 'sum', terms: [{ sign: '+', term: total }, ...rest] }, reason }
}

/** The next step of a sum of numerals: signs, then one denominator, then the first two terms; null if a term is no numeral. */
export function addByStep(sum: Sum): Rewrite | null {
  const inner = sum.terms.map(({ term }) => (term.kind === 'group' ? term.operand : term))
  if (!inner.every(isNumeral) || sum.terms.some(({ sign }) => sign === '±')) return null
  return (
    openSigns(sum) ??
    toFractions(sum) ??
    (usesDecimals(sum) ? null : toCommonDenominator(sum)) ??
    addFirstTwo(sum)
  )
}

/** \frac{2}{6} becomes \frac{1}{3}; null if there is nothing to reduce. */
export function reduceFraction(node: Expression): Rewrite | null {
  const bare = stripSigns(node)
  const value = numeralValue(node)
  if (bare.kind !== 'quotient' || !value) return null
  const lowest = numeralNode(value, false)
  return formatExpression(lowest) === formatExpression(node)
    ? null
    : { node: lowest, reason: '약분해서 기약분수로 나타내요.' }
}
