import type { GeneratedItem } from '#domain/items/template.ts'
import { formulasOf } from '../evaluate-formula.ts'
import type { Verifiers } from '../test-templates.ts'
import { type Exact, evaluateExact, exact, order, over, plus, sizeOf } from './evaluate-exact.ts'
import { judgeByTable, keyOfOptions, keyOfStatements, keyOfValue, statementOf } from './read-item.ts'

const SIGNS: Readonly<Record<string, (difference: number) => boolean>> = {
  '<': (difference) => difference < 0,
  '>': (difference) => difference > 0,
  '\\le': (difference) => difference <= 0,
  '\\ge': (difference) => difference >= 0,
}

/** Whether a chain such as `-2 < x \le 3` holds for the letters. */
function holdsChain(formula: string, letters: Record<string, Exact> = {}): boolean {
  const parts = formula.split(/(<|>|\\le|\\ge)(?![a-z])/).map((part) => part.trim())
  const values = parts.filter((_, index) => index % 2 === 0).map((part) => evaluateExact(part, letters))
  return parts
    .filter((_, index) => index % 2 === 1)
    .every((sign, index) => SIGNS[sign]?.(order(values[index] ?? exact(0), values[index + 1] ?? exact(0))))
}

/** What the words say about x, asked of one value. */
function holdsWords(sentence: string, x: Exact): boolean {
  const bounds = [
    ...sentence.matchAll(
      /\\\(([^x]*?)\\\)\s?(보다 작지 않|보다 크지 않|보다 크|보다 작|이상|이하|초과|미만)/g,
    ),
  ]
  if (bounds.length === 0) throw new Error(`no bound in ${sentence}`)
  return bounds.every(([, limit = '', word = '']) => {
    const difference = order(x, evaluateExact(limit))
    if (['이상', '보다 작지 않'].includes(word)) return difference >= 0
    if (['이하', '보다 크지 않'].includes(word)) return difference <= 0
    return ['초과', '보다 크'].includes(word) ? difference > 0 : difference < 0
  })
}

const SAMPLES = Array.from({ length: 241 }, (_, index) => exact(index - 120, 6))
const WHOLE = Array.from({ length: 61 }, (_, index) => exact(index - 30))

const matches = (sentence: string, formula: string) =>
  SAMPLES.every((x) => holdsWords(sentence, x) === holdsChain(formula, { x }))

const quoted = (item: GeneratedItem) => /'(.*?)'/.exec(item.question)?.[1] ?? ''

const writeInequality: Verifiers[string] = (item) => {
  const sentence = quoted(item)
  if (item.writtenTestType === 1)
    return keyOfOptions(item, (option) => matches(sentence, formulasOf(option)[0] ?? ''))
  const found = ['<', '<='].flatMap((left) =>
    ['<', '<='].flatMap((right) => {
      const [low = '', high = ''] = [...sentence.matchAll(/\\\(([^x]*?)\\\)/g)].map(
        ([, limit]) => limit ?? '',
      )
      const chain = `${low} ${left === '<=' ? '\\le' : left} x ${right === '<=' ? '\\le' : right} ${high}`
      const plain = (limit: string) => limit.replace(/\\frac\{(\d+)\}\{(\d+)\}/, '$1/$2')
      return matches(sentence, chain) ? [`${plain(low)}${left}x${right}${plain(high)}`] : []
    }),
  )
  return found.join(' or ')
}

const countBetween: Verifiers[string] = (item) => {
  const [first = '', second = ''] = formulasOf(item.question)
  const isIn = /사이에 있는/.test(item.question)
    ? (x: Exact) => order(x, evaluateExact(first)) > 0 && order(x, evaluateExact(second)) < 0
    : (x: Exact) => holdsChain(first, { x })
  return keyOfValue(item, WHOLE.filter(isIn).length)
}

const listed = (item: GeneratedItem) => formulasOf(item.question.split('\n\n')[1] ?? '')

const findExtreme: Verifiers[string] = (item) => {
  const sign = /가장 큰/.test(item.question) ? 1 : -1
  const [best = ''] = listed(item).sort((a, b) => sign * order(evaluateExact(b), evaluateExact(a)))
  if (item.writtenTestType === 1) return keyOfValue(item, evaluateExact(best))
  return best.replace('+', '').replace(/\\frac\{(\d+)\}\{(\d+)\}/, '$1/$2')
}

const NUMBERS = Array.from({ length: 25 }, (_, index) => exact(index - 12, 2))

/** The statement about a and b as a test of two numbers. */
function readStatement(statement: string): (a: Exact, b: Exact) => boolean {
  const opposite = (value: Exact) => exact(-value.top, value.bottom)
  if (/^\\\(.*\\\)$/.test(statement)) {
    const [formula = ''] = formulasOf(statement)
    return (a, b) => holdsChain(formula, { a, b })
  }
  const table: readonly (readonly [RegExp, (a: Exact, b: Exact) => boolean])[] = [
    [/원점까지의 거리는 \\\(a\\\).*더 멀다/, (a, b) => order(sizeOf(a), sizeOf(b)) > 0],
    [/^\\\(b\\\)와 절댓값이 같은 음수는 \\\(a\\\)보다 크다/, (a, b) => order(opposite(sizeOf(b)), a) > 0],
    [/^\\\(b\\\)와 절댓값이 같은 음수는 \\\(a\\\)보다 작다/, (a, b) => order(opposite(sizeOf(b)), a) < 0],
    [/^\\\(a\\\)와 절댓값이 같은 양수는 \\\(b\\\)보다 작다/, (a, b) => order(sizeOf(a), b) < 0],
    [/^\\\(a\\\)와 절댓값이 같은 양수는 \\\(b\\\)보다 크다/, (a, b) => order(sizeOf(a), b) > 0],
    [/^\\\(a\\\)와 절댓값이 같은 양수는 \\\(b\\\)와 .*보다 작다/, (a, b) => order(sizeOf(a), sizeOf(b)) < 0],
    [/^\\\(b\\\)와 절댓값이 같은 양수는 \\\(a\\\)와 .*보다 작다/, (a, b) => order(sizeOf(b), sizeOf(a)) < 0],
    [/원점은 \\\(a\\\).*사이에 있다/, (a, b) => (a.top < 0n && b.top > 0n) || (a.top > 0n && b.top < 0n)],
    [/한가운데에 있는 점은 원점의 오른쪽/, (a, b) => over(plus(a, b), exact(2)).top > 0n],
    [
      /\\\(b\\\)를 나타내는 점은 \\\(a\\\)를 나타내는 점과 원점 사이/,
      (a, b) => order(a, b) < 0 && b.top < 0n,
    ],
  ]
  const found = table.filter(([pattern]) => pattern.test(statement))
  const [, test] = found[0] ?? []
  if (found.length !== 1 || !test) throw new Error(`${found.length} readings of ${statement}`)
  return test
}

const judgeLetters: Verifiers[string] = (item) => {
  const conditions = (formulasOf(item.question).find((formula) => formula.includes('a <')) ?? '').split(
    /, \\quad/,
  )
  const pairs = NUMBERS.flatMap((a) => NUMBERS.map((b) => ({ a, b }))).filter((letters) =>
    conditions.every((condition) => holdsChain(condition, letters)),
  )
  if (pairs.length < 5) throw new Error('too few pairs meet the conditions')
  return keyOfStatements(item, (statement) => pairs.every(({ a, b }) => readStatement(statement)(a, b)))
}

const countReduced: Verifiers[string] = (item) => {
  const [low = '', high = '', bottom = ''] = formulasOf(item.question)
  const tops = Array.from({ length: 121 }, (_, index) => index - 60)
  const inside = tops.filter((top) => {
    const value = exact(top, Number(bottom))
    // The reduced bottom is the given one only where nothing cancels.
    const isReduced = value.bottom === BigInt(bottom)
    return isReduced && order(value, evaluateExact(low)) > 0 && order(value, evaluateExact(high)) < 0
  })
  return keyOfValue(item, inside.length)
}

const SENTENCES: readonly (readonly [RegExp, boolean])[] = [
  [/^두 음수 중에서는 절댓값이 큰 수가/, false],
  [/^두 양수 중에서는 절댓값이 큰 수가/, true],
  [/^음수는 언제나/, true],
  [/^절댓값이 큰 수는 절댓값이 작은 수보다/, false],
  [/^수직선에서 왼쪽에 있는 점이/, false],
]

export const VERIFIERS: Verifiers = {
  M1U02C03L0A1: (item) => {
    const statement = statementOf(item)
    if (/^\\\(/.test(statement)) return holdsChain(formulasOf(statement)[0] ?? '') ? 'O' : 'X'
    return judgeByTable(statement, SENTENCES) ? 'O' : 'X'
  },
  M1U02C03L0A2: (item) => keyOfOptions(item, (option) => matches(quoted(item), formulasOf(option)[0] ?? '')),
  M1U02C03L1A1: (item) => keyOfOptions(item, (option) => holdsChain(formulasOf(option)[0] ?? '')),
  M1U02C03L1A2: findExtreme,
  M1U02C03L1A2X: findExtreme,
  M1U02C03L3A1: writeInequality,
  M1U02C03L3A1X: writeInequality,
  M1U02C03L3A2: countBetween,
  M1U02C03L3A2X: countBetween,
  M1U02C03L5A1: judgeLetters,
  M1U02C03L5A2: countReduced,
  M1U02C03L5A2X: countReduced,
}
