import type { Expression } from '../expression.ts'
import { formatExpression } from '../format-latex.ts'
import * as fraction from '../rational.ts'
import { addByStep, reduceFraction } from './add-by-steps.ts'
import { inline, inlineWith } from './inline-math.ts'
import {
  isDone,
  isNumeral,
  numeralNode,
  numeralValue,
  type Rewrite,
  rewriteFirst,
  usesDecimals,
} from './numeral-tree.ts'
import type { Step, WorkedSolution } from './step.ts'

const MAX_STEPS = 14
const MAX_EXPONENT = 12
const INSIDE_FIRST = /^괄호 안부터: /
const MAX_SIZE = 10n ** 12n

type Factor = { readonly node: Expression; readonly divides: boolean }

function isChain(node: Expression): node is Extract<Expression, { kind: 'product' | 'quotient' }> {
  return (node.kind === 'product' || node.kind === 'quotient') && !isNumeral(node)
}

function listFactors(node: Expression): Factor[] {
  return isChain(node)
    ? [...listFactors(node.left), { node: node.right, divides: node.kind === 'quotient' }]
    : [{ node, divides: false }]
}

/** As a factor: a negative number that is not first keeps its parentheses. */
function asFactor(node: Expression, isFirst: boolean): Expression {
  return node.kind === 'signed' && !isFirst ? { kind: 'group', operand: node } : node
}

function chainOf(factors: readonly Factor[]): Expression {
  const [first, ...rest] = factors
  let chain = asFactor(first?.node ?? numeralNode(fraction.ONE, false), true)
  for (const { node, divides } of rest) {
    const right = asFactor(node, false)
    chain = divides
      ? { kind: 'quotient', left: chain, right, sign: '÷' }
      : { kind: 'product', left: chain, right, sign: '×' }
  }
  return chain
}

function signReason(negatives: number): string {
  if (negatives === 0) return ''
  const sign = negatives % 2 === 0 ? '+' : '-'
  return ` 음수가 ${inline(negatives)}개이니 부호는 ${inlineWith(sign, '이에요/예요')}.`
}

function multiplyChain(node: Expression): Rewrite | null {
  if (!isChain(node)) return null
  const factors = listFactors(node)
  if (!factors.every(({ node: factor }) => isDone(factor))) return null
  const values = factors.map(({ node: factor }) => numeralValue(factor) ?? fraction.ZERO)
  const divides = factors.some((factor) => factor.divides)
  if (factors.some((factor, index) => factor.divides && fraction.isZero(values[index] ?? fraction.ZERO)))
    return null
  const decimals = usesDecimals(node)
  const involvesFractions = !decimals && values.some((value) => !fraction.isWhole(value))
  const total = values
    .slice(1)
    .reduce(
      (product, value, index) =>
        factors[index + 1]?.divides ? fraction.divide(product, value) : fraction.multiply(product, value),
      values[0] ?? fraction.ONE,
    )
  const needsReciprocal = divides && (involvesFractions || (!decimals && !fraction.isWhole(total)))
  if (needsReciprocal) {
    const turned = factors.map((factor, index) => ({
      node: numeralNode(
        factor.divides ? fraction.reciprocal(values[index] ?? fraction.ONE) : (values[index] ?? fraction.ONE),
        false,
      ),
      divides: false,
    }))
    return { node: chainOf(turned), reason: '나눗셈은 나누는 수의 역수를 곱하는 것과 같아요.' }
  }
  const negatives = values.filter((value) => value.numerator < 0n).length
  const action = divides
    ? factors.every((factor, index) => index === 0 || factor.divides)
      ? '나눗셈을 해요.'
      : '곱셈과 나눗셈을 앞에서부터 차례로 해요.'
    : involvesFractions
      ? '분자는 분자끼리, 분모는 분모끼리 곱하고 약분해요.'
      : '곱셈을 해요.'
  return { node: numeralNode(total, decimals), reason: `${action}${signReason(negatives)}` }
}

function raisePower(node: Expression): Rewrite | null {
  if (node.kind !== 'power' || !isDone(node.base)) return null
  const base = numeralValue(node.base)
  const exponent = numeralValue(node.exponent.kind === 'group' ? node.exponent.operand : node.exponent)
  if (!base || !exponent || !fraction.isWhole(exponent)) return null
  const times = fraction.toNumber(exponent)
  if (times < 1 || times > MAX_EXPONENT) return null
  const value = fraction.power(base, times)
  const shownBase = formatExpression(node.base)
  const spelled = Array.from({ length: times }, () => shownBase).join(' \\times ')
  const result = numeralNode(value, usesDecimals(node.base))
  const display = formatExpression(node)
  const reason =
    times > 1 && times < 6
      ? `거듭제곱부터 계산해요. ${inline(`${display} = ${spelled} = ${formatExpression(result)}`)}`
      : `거듭제곱부터 계산해요. ${inline(`${display} = ${formatExpression(result)}`)}`
  return { node: value.numerator < 0n ? { kind: 'group', operand: result } : result, reason }
}

const MOST_SPELLED = 8n

/** A power alone, spelled out in one line. */
function spellPower(node: Expression): WorkedSolution | null {
  if (node.kind !== 'power' || !isDone(node.base) || node.exponent.kind !== 'number') return null
  const [base, exponent] = [numeralValue(node.base), node.exponent.value]
  if (!base || !fraction.isWhole(exponent) || exponent.numerator < 2n || exponent.numerator > MOST_SPELLED)
    return null
  const value = fraction.power(base, Number(exponent.numerator))
  const result = formatExpression(numeralNode(value, usesDecimals(node.base)))
  const shownBase = formatExpression(node.base)
  const factors = Array.from({ length: Number(exponent.numerator) }, () => shownBase).join(' \\times ')
  return {
    steps: [
      {
        latex: `${formatExpression(node)} = ${factors} = ${result}`,
        reason: `밑 ${inlineWith(shownBase, '을/를')} 지수 ${inline(exponent.numerator)}만큼, 곧 ${inline(exponent.numerator)}번 곱하라는 뜻이에요.`,
      },
    ],
    answer: usesDecimals(node.base) ? result : fraction.toPlain(value),
    answerLatex: result,
  }
}

function takeAbsolute(node: Expression): Rewrite | null {
  if (node.kind !== 'absolute' || !isDone(node.operand)) return null
  const value = numeralValue(node.operand)
  if (!value) return null
  return {
    node: numeralNode(fraction.absolute(value), usesDecimals(node.operand)),
    reason: '절댓값은 원점에서 떨어진 거리라서 부호를 떼요.',
  }
}

function openMinus(node: Expression): Rewrite | null {
  if (node.kind !== 'signed' || node.sign === '±' || isNumeral(node) || !isDone(node.operand)) return null
  const value = numeralValue(node)
  return (
    value && {
      node: numeralNode(value, usesDecimals(node)),
      reason: value.numerator >= 0n ? '음수 앞에 \\(-\\)가 붙으면 양수가 돼요.' : '괄호를 풀어요.',
    }
  )
}

function spellMixed(node: Expression): Rewrite | null {
  if (node.kind !== 'mixed' || node.denominator === 0n) return null
  const value = fraction.add(
    fraction.rational(node.whole),
    fraction.rational(node.numerator, node.denominator),
  )
  return { node: numeralNode(value, false), reason: '대분수를 가분수로 고쳐요.' }
}

function openGroup(node: Expression): Rewrite | null {
  if (node.kind === 'group' && !isDone(node)) {
    const inside = reduceOnce(node.operand)
    return (
      inside && {
        node: { ...node, operand: inside.node },
        reason: `괄호 안부터: ${inside.reason.replace(INSIDE_FIRST, '')}`,
      }
    )
  }
  if (node.kind !== 'absolute' || isDone(node.operand)) return null
  const inside = reduceOnce(node.operand)
  return inside && { node: { ...node, operand: inside.node }, reason: `절댓값 기호 안부터: ${inside.reason}` }
}

function addTerms(node: Expression): Rewrite | null {
  return node.kind === 'sum' ? addByStep(node) : null
}

/** The next step by the order of operations: brackets, powers, products and quotients, sums. */
function reduceOnce(node: Expression): Rewrite | null {
  if (node.kind === 'group' && isDone(node)) return null
  return (
    rewriteFirst(node, spellMixed) ??
    rewriteFirst(node, openGroup) ??
    rewriteFirst(node, takeAbsolute) ??
    rewriteFirst(node, raisePower) ??
    rewriteFirst(node, multiplyChain) ??
    (node.kind === 'signed' ? openMinus(node) : null) ??
    addTerms(node) ??
    reduceFraction(node)
  )
}

function unwrap(node: Expression): Expression {
  return node.kind === 'group' ? unwrap(node.operand) : node
}

/** What is left of -2×0 is 0, not -0. */
function withoutNegativeZero(node: Expression): Expression {
  const value = node.kind === 'signed' && isNumeral(node) ? numeralValue(node) : null
  return value && fraction.isZero(value) ? numeralNode(value, false) : node
}

function isTooLarge(node: Expression): boolean {
  const value = numeralValue(node)
  return value !== null && (value.denominator > MAX_SIZE || fraction.absolute(value).numerator > MAX_SIZE)
}

/**
 * Works out an expression without letters step by step, exactly, in the order of operations.
 * @returns null if it is a plain numeral already, holds a letter or root, divides by zero, or grows out of bounds
 */
export function evaluateBySteps(expression: Expression): WorkedSolution | null {
  const spelled = spellPower(expression)
  if (spelled) return spelled
  const steps: Step[] = []
  let current = unwrap(expression)
  for (let change = reduceOnce(current); change; change = reduceOnce(current)) {
    const before = formatExpression(current)
    current = withoutNegativeZero(unwrap(change.node))
    if (steps.length >= MAX_STEPS || isTooLarge(current)) return null
    const after = formatExpression(current)
    if (after === before) return null
    steps.push({ latex: steps.length === 0 ? `${before} = ${after}` : `= ${after}`, reason: change.reason })
  }
  const value = isNumeral(current) ? numeralValue(current) : null
  if (!value || steps.length === 0) return null
  return { steps, answer: answerOf(current, value), answerLatex: formatExpression(current) }
}

function answerOf(node: Expression, value: fraction.Rational): string {
  return usesDecimals(node) ? formatExpression(node) : fraction.toPlain(value)
}
