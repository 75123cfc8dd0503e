import type { Expression } from '#domain/math/expression.ts'
import { isExpression } from '#domain/math/expression.ts'
import { LARGEST_FACTORIZED } from '#domain/math/factorize.ts'
import { parseStatement } from '#domain/math/parse-statement.ts'
import { type Formula, findFormulas, findNaturals, MOST_FORMULAS } from '../reading/find-formulas.ts'
import { foldHangul } from '../reading/hangul.ts'
import { hasPhrase } from '../reading/has-phrase.ts'
import { rememberShortText } from '../reading/remember-text.ts'
import { asksOnlyFor } from './asks-only.ts'
import { type DataExercise, readDataExercise } from './read-data-exercise.ts'
import { type DescribedExercise, readDescribedExercise } from './read-described-exercise.ts'
import { type MeasureExercise, readMeasureExercise } from './read-measure-exercise.ts'
import type { WorkedExercise } from './worked-exercise.ts'

/** A task that the grade's methods can work out. */
export type Exercise =
  | DataExercise
  | MeasureExercise
  | DescribedExercise
  | { kind: 'told'; worked: WorkedExercise }
  | { kind: 'factorize'; natural: bigint }
  | { kind: 'prime-factors'; natural: bigint }
  | { kind: 'divisors'; natural: bigint }
  | { kind: 'divisor-count'; natural: bigint }
  | { kind: 'gcd'; numbers: bigint[] }
  | { kind: 'lcm'; numbers: bigint[] }
  | { kind: 'common-divisors'; numbers: bigint[] }
  | { kind: 'common-multiples'; numbers: bigint[] }
  | { kind: 'primes-between'; from: bigint; to: bigint; end: 'all' | 'largest' | 'smallest' }
  | { kind: 'write-power'; expression: Expression }
  | { kind: 'evaluate'; expression: Expression }
  | { kind: 'reciprocal'; expression: Expression }
  | { kind: 'simplify'; expression: Expression }
  | { kind: 'substitute'; expression: Expression; name: string; value: Expression }
  | { kind: 'solve'; left: Expression; right: Expression }

type PlainTask = Exclude<Exercise, MeasureExercise | DescribedExercise>

const MAX_INTERVAL = 200n

/** A letter that is no cross between numbers. */
function hasLetter(text: string): boolean {
  return /[a-zA-Z]/.test(text.replace(/\\[a-zA-Z]+|(?<=[\d)]) ?x ?(?=\d)/gi, ''))
}
function hasOperation(text: string): boolean {
  return /[+\-*/^×÷·(|]|\\(?:times|div|frac)|\d ?[a-zA-Z]/.test(text.replace(/^[+-]/, ''))
}

function readExtreme(text: string): 'all' | 'largest' | 'smallest' {
  if (hasPhrase(text, '가장 큰', '제일 큰')) return 'largest'
  return hasPhrase(text, '가장 작은', '제일 작은') ? 'smallest' : 'all'
}

function readNumberTask(message: string, text: string): PlainTask | null {
  const numbers = findNaturals(message).filter((number) => number >= 1n && number <= LARGEST_FACTORIZED)
  const [first, second] = numbers
  if (first === undefined) return null
  if (numbers.length >= 2 && numbers.length <= 4) {
    if (hasPhrase(text, '최대 공 약', 'gcd')) return { kind: 'gcd', numbers }
    if (hasPhrase(text, '최소 공 배', 'lcm')) return { kind: 'lcm', numbers }
    if (hasPhrase(text, '공 약수')) return { kind: 'common-divisors', numbers }
    if (hasPhrase(text, '공 배수')) return { kind: 'common-multiples', numbers }
  }
  if (hasPhrase(text, '소인수 분해') && numbers.length === 1) return { kind: 'factorize', natural: first }
  if (hasPhrase(text, '소인수') && numbers.length === 1) return { kind: 'prime-factors', natural: first }
  const isBounded = second !== undefined && second > first && second - first <= MAX_INTERVAL
  if (hasPhrase(text, '소수') && isBounded && hasPhrase(text, '부터', '에서', '사이', '이상', '까지')) {
    const inner = hasPhrase(text, '사이') && !hasPhrase(text, '부터', '에서', '까지') ? 1n : 0n
    return { kind: 'primes-between', from: first + inner, to: second - inner, end: readExtreme(text) }
  }
  if (
    hasPhrase(text, '소수') &&
    numbers.length === 1 &&
    hasPhrase(text, '까지', '이하', '보다 작은') &&
    first <= MAX_INTERVAL
  ) {
    return {
      kind: 'primes-between',
      from: 1n,
      to: hasPhrase(text, '보다 작은') ? first - 1n : first,
      end: readExtreme(text),
    }
  }
  // 약수가 3개인 수: the number is no one's divisors.
  const isCount = /약수[가의는]?\s?(?:[개갯]수[가는]?\s?)?\d+\s?개?\s?(?:인|뿐|있는|가진)/.test(message)
  if (hasPhrase(text, '약수') && !hasPhrase(text, '공 약수') && numbers.length === 1 && !isCount) {
    return {
      kind: hasPhrase(text, '개수', '갯수', '몇 개', '개야', '몇 게') ? 'divisor-count' : 'divisors',
      natural: first,
    }
  }
  return null
}

function parseSides(text: string): { operands: Expression[]; isEquation: boolean } | null {
  const parsed = parseStatement(text, { letterX: 'between-numbers' })
  if (!parsed.ok) return null
  const { operands, relations } = parsed.statement
  if (!operands.every(isExpression) || relations.some((relation) => relation !== '=')) return null
  return { operands: operands.filter(isExpression), isEquation: relations.length === 1 }
}

function isRepeatedProduct(text: string): boolean {
  return /^\d+(?:\s*(?:[×*x]|\\times)\s*\d+)+$/.test(text)
}

function readFormulaTask(formula: Formula, formulas: readonly Formula[], text: string): PlainTask | null {
  const sides = parseSides(formula.text)
  const [left, right] = sides?.operands ?? []
  if (!sides || !left) return null
  const assignment = formulas
    .map((one) => /^([a-z])\s*=\s*([^=]+)$/i.exec(one.text))
    .find((match) => match !== null && !hasLetter(match[2] ?? ''))
  const [, name, valueText] = assignment ?? []
  const value = valueText === undefined ? undefined : parseSides(valueText)?.operands[0]
  if (sides.isEquation && right) {
    // y=12/x at x=3: the value of the right side.
    const isFunction =
      left.kind === 'variable' && left.name !== name && hasLetter(formula.text.split('=')[1] ?? '')
    if (isFunction && name && value) return { kind: 'substitute', expression: right, name, value }
    return hasLetter(formula.text) && !isAssignment(formula.text) ? { kind: 'solve', left, right } : null
  }
  if (right) return null
  if (hasPhrase(text, '역수')) {
    const isOne = /^\(?-?(?:\d+\s)?\d+(?:[./]\d+)?\)?$/.test(formula.text) && text.split('역수').length === 2
    return isOne ? { kind: 'reciprocal', expression: left } : null
  }
  const isSigned = name !== undefined && /^-[a-z]$/i.test(formula.text)
  if (!hasOperation(formula.text) && !isSigned) return null
  if (isRepeatedProduct(formula.text) && hasPhrase(text, '거듭 제곱', '지수', '간단히')) {
    return { kind: 'write-power', expression: left }
  }
  if (!hasLetter(formula.text)) return { kind: 'evaluate', expression: left }
  if (name && value) return { kind: 'substitute', expression: left, name, value }
  return { kind: 'simplify', expression: left }
}

function readPlainTask(message: string): PlainTask | null {
  const text = foldHangul(message.toLowerCase())
  const formulas = findFormulas(message)
  if (formulas.length > MOST_FORMULAS) return null
  const task = readDataExercise(message) ?? readNumberTask(message, text)
  if (task) return task
  const byWeight = formulas.toSorted(
    (first, second) => Number(isAssignment(first.text)) - Number(isAssignment(second.text)),
  )
  for (const formula of byWeight) {
    const found = readFormulaTask(formula, formulas, text)
    if (found) return found
  }
  return null
}

/** An equals sign and what follows it in its line. */
const AFTER_EQUALS = /=.*/g

/** What asks for the first step of an equation: 양변에 뭘 더해, 얼마를 빼야돼. */
const FIRST_STEP =
  /\s*(?:에서는?|에선)?\s*(?:양변에\s?)?(?:뭐|뭘|머|무엇을|얼마를)\s?(?:더|빼|곱|나누|나눠)[가-힣]*/

/**
 * The task typed in a normalized message (`60 소인수분해 해줘`, `24랑 36 최대공약수`, `2x+3=7 풀어줘`, `-3-(-5)는?`); null if there is none, or
 * where the message asks for more than the task.
 */
export const readExercise = rememberShortText((message: string): Exercise | null => {
  const measured = readMeasureExercise(message) ?? readDescribedExercise(message)
  if (measured) return measured
  const asked = message.replace(AFTER_EQUALS, (text) => text.replace(FIRST_STEP, ' 풀이'))
  const task = readPlainTask(asked)
  return task && asksOnlyFor(task.kind, asked) ? task : null
})

function isAssignment(text: string): boolean {
  return /^[a-z]\s*=\s*-?(?:[\d./]+|\\frac\{\d+\}\{\d+\})$/i.test(text)
}
