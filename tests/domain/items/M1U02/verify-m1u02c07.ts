import { formulasOf } from '../evaluate-formula.ts'
import type { Verifiers } from '../test-templates.ts'
import { type Exact, evaluateExact, exact, isSame, minus, over } from './evaluate-exact.ts'
import { judgeByTable, keyOfOptions, keyOfValue, statementOf } from './read-item.ts'

const calculate: Verifiers[string] = (item) =>
  keyOfValue(item, evaluateExact(formulasOf(item.question).at(-1) ?? ''))

interface Marked {
  mark: string
  depth: number
  isProduct: boolean
}

/** The marked operations with how deep in brackets they stand. */
function operationsOf(formula: string): Marked[] {
  const tokens =
    formula.replace(/\\left|\\right/g, '').match(/\\underset\{\\text\{\(.\)\}\}\{[^}]*\}|\\\{|\\\}|[()]/g) ??
    []
  let depth = 0
  return tokens.flatMap((token) => {
    if (token === '(' || token === '\\{') depth += 1
    if (token === ')' || token === '\\}') depth -= 1
    const [, mark = '', sign = ''] = /text\{(\(.\))\}\}\{(.*)\}/.exec(token) ?? []
    return mark === '' ? [] : [{ mark, depth, isProduct: sign.startsWith('\\') }]
  })
}

/** Deepest first, products before sums, left before right. */
function sortByTurn(operations: Marked[]): string[] {
  return operations
    .map((operation, place) => ({ ...operation, place }))
    .sort((a, b) => b.depth - a.depth || Number(b.isProduct) - Number(a.isProduct) || a.place - b.place)
    .map(({ mark }) => mark)
}

/** The rule read from its formula, the letters filled in. */
const applyRule: Verifiers[string] = (item) => {
  const formulas = formulasOf(item.question)
  const rule = /= (.*)$/.exec(formulas.find((formula) => formula.startsWith('a \\star b')) ?? '')?.[1] ?? ''
  const asked = (formulas.at(-1) ?? '').replace(/\\left|\\right/g, '')
  const [, x = '', y = '', z = ''] = /^\\\{(.*) \\star (.*)\\\} \\star (.*)$/.exec(asked) ?? []
  const apply = (a: Exact, b: Exact) => evaluateExact(rule, { a, b })
  return keyOfValue(item, apply(apply(evaluateExact(x), evaluateExact(y)), evaluateExact(z)))
}

/** With some number for a, b and c follow; the asked value must not depend on it. */
const splitProduct: Verifiers[string] = (item) => {
  const formulas = formulasOf(item.question)
  const valueAfter = (start: string) =>
    evaluateExact(formulas.find((formula) => formula.startsWith(start))?.split('=')[1] ?? '')
  const [p, q] = [valueAfter('a \\times b ='), valueAfter('a \\times (b + c)')]
  const asked = formulas.at(-1) ?? ''
  const values = [exact(2), exact(-3), exact(5, 7)].map((a) => {
    const b = over(p, a)
    return evaluateExact(asked, { a, b, c: minus(over(q, a), b) })
  })
  const [first = exact(0)] = values
  if (!values.every((value) => isSame(value, first))) throw new Error('the value depends on a')
  return keyOfValue(item, first)
}

const SENTENCES: readonly (readonly [RegExp, boolean])[] = [
  [/^덧셈과 곱셈이 섞여 있고 괄호가 없으면/, true],
  [/^덧셈, 뺄셈, 곱셈, 나눗셈이 섞인 식은/, false],
  [/^거듭제곱이 있으면/, true],
  [/^소괄호, 중괄호, 대괄호가/, false],
  [/^나눗셈과 곱셈이 섞여 있으면/, false],
]

export const VERIFIERS: Verifiers = {
  M1U02C07L0A1: (item) => {
    const value = evaluateExact(formulasOf(item.question)[0] ?? '')
    return keyOfOptions(item, (option) => isSame(evaluateExact(formulasOf(option)[0] ?? ''), value))
  },
  M1U02C07L0A2: (item) => (judgeByTable(statementOf(item), SENTENCES) ? 'O' : 'X'),
  M1U02C07L1A1: calculate,
  M1U02C07L1A1X: calculate,
  M1U02C07L1A2: (item) => {
    const turns = sortByTurn(operationsOf(formulasOf(item.question)[0] ?? ''))
    const place = /가장 먼저/.test(item.question) ? 0 : /두 번째로/.test(item.question) ? 1 : -1
    return keyOfOptions(item, (option) => option === turns.at(place))
  },
  M1U02C07L3A1: calculate,
  M1U02C07L3A1X: calculate,
  M1U02C07L3A2: calculate,
  M1U02C07L3A2X: calculate,
  M1U02C07L5A1: applyRule,
  M1U02C07L5A1X: applyRule,
  M1U02C07L5A2: splitProduct,
  M1U02C07L5A2X: splitProduct,
}
