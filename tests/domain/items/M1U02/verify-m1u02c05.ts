import type { GeneratedItem } from '#domain/items/template.ts'
import { formulasOf } from '../evaluate-formula.ts'
import type { Verifiers } from '../test-templates.ts'
import { evaluateExact, exact, isSame, order, times } from './evaluate-exact.ts'
import { judgeByTable, keyOfOptions, keyOfValue, statementOf } from './read-item.ts'

const calculate: Verifiers[string] = (item) =>
  keyOfValue(item, evaluateExact(formulasOf(item.question)[0] ?? ''))

/** Adds the powers one after the other as far as the last exponent says. */
const sumPowers: Verifiers[string] = (item) => {
  const [formula = ''] = formulasOf(item.question)
  const last = Number(/(\d+)\}$/.exec(formula)?.[1])
  const isWeighted = formula.startsWith('1 \\times')
  const alternates = / - \(-1\)\^\{2\}/.test(formula)
  let sum = 0
  for (let exponent = 1, power = -1; exponent <= last; exponent += 1, power = -power)
    sum += (isWeighted ? exponent : 1) * (alternates && exponent % 2 === 0 ? -power : power)
  return keyOfValue(item, sum)
}

const pickThree: Verifiers[string] = (item) => {
  const numbers = formulasOf(item.question.split('\n\n')[1] ?? '').map((formula) => evaluateExact(formula))
  const products = numbers.flatMap((a, i) =>
    numbers.flatMap((b, j) => numbers.flatMap((c, k) => (i < j && j < k ? [times(times(a, b), c)] : []))),
  )
  const sign = /가장 큰/.test(item.question) ? 1 : -1
  const [best = exact(0)] = products.sort((a, b) => sign * order(b, a))
  return keyOfValue(item, best)
}

const SENTENCES: readonly (readonly [RegExp, boolean])[] = [
  [/^부호가 같은 두 수의 곱은/, true],
  [/^음수를 세 번 곱하면 양수/, false],
  [/을 곱하면 언제나/, true],
  [/^곱셈에서는 두 수의 자리를/, true],
  [/^음수의 제곱은 음수/, false],
]

function judgeSign(item: GeneratedItem): string {
  const statement = statementOf(item)
  if (!/^\\\(/.test(statement)) return judgeByTable(statement, SENTENCES) ? 'O' : 'X'
  const { top } = evaluateExact(formulasOf(statement)[0] ?? '')
  return /양수이다/.test(statement) === top > 0n ? 'O' : 'X'
}

export const VERIFIERS: Verifiers = {
  M1U02C05L0A1: judgeSign,
  M1U02C05L0A2: (item) => {
    const value = evaluateExact(formulasOf(item.question)[0] ?? '')
    return keyOfOptions(item, (option) => isSame(evaluateExact(formulasOf(option)[0] ?? ''), value))
  },
  M1U02C05L1A1: calculate,
  M1U02C05L1A1X: calculate,
  M1U02C05L1A2: calculate,
  M1U02C05L1A2X: calculate,
  M1U02C05L3A1: calculate,
  M1U02C05L3A1X: calculate,
  M1U02C05L3A2: (item) => {
    const valueIn = (option: string) => evaluateExact(formulasOf(option)[0] ?? '')
    return keyOfOptions(
      item,
      (option) => item.options.filter((other) => isSame(valueIn(other), valueIn(option))).length === 1,
    )
  },
  M1U02C05L5A1: sumPowers,
  M1U02C05L5A1X: sumPowers,
  M1U02C05L5A2: pickThree,
  M1U02C05L5A2X: pickThree,
}
