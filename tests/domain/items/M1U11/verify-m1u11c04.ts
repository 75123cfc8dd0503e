import { formulasOf } from '../evaluate-formula.ts'
import { evaluateExact, exact, isSame, over, times } from '../M1U02/evaluate-exact.ts'
import {
  judgeByTable,
  keyOfDecimal,
  keyOfOptions,
  numbersOf,
  onlyOne,
  statementOf,
  upTo,
} from '../M1U10/read-item.ts'
import type { Verifiers } from '../test-templates.ts'
import { tableOf } from './read-figure.ts'

/** The truth of the statements of words, written down by hand. */
const WORDS: readonly (readonly [RegExp, boolean])[] = [
  [/^상대도수의 총합은 항상 1/, true],
  [/도수에 정비례한다/, true],
  [/1보다 클 수 있다/, false],
  [/상대도수가 같은 계급은 도수도/, false],
  [/도수보다 상대도수를 비교하는/, true],
  [/총합을 그 계급의 도수로 나눈/, false],
]

const add = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)

const share: Verifiers[string] = (item) => {
  const { classes, columns } = tableOf(item)
  const low = numbersOf(item.question)[1]
  const counts = (columns[0]?.cells ?? []).map(Number)
  return keyOfDecimal(item, exact(counts[classes.findIndex((one) => one.low === low)] ?? -1, add(counts)))
}

const recover: Verifiers[string] = (item) => {
  const { classes, columns } = tableOf(item)
  const [total = 0, low] = numbersOf(item.question)
  const said = evaluateExact(String(columns[0]?.cells[classes.findIndex((one) => one.low === low)]))
  return keyOfDecimal(
    item,
    onlyOne(upTo(total), (count) => isSame(exact(count, total), said)),
  )
}

const total: Verifiers[string] = (item) => {
  const [, , count = 0] = numbersOf(item.question)
  const said = evaluateExact(formulasOf(item.question)[3] ?? '')
  return keyOfDecimal(
    item,
    onlyOne(upTo(400, 1), (all) => isSame(exact(count, all), said)),
  )
}

const blanks: Verifiers[string] = (item) => {
  const [counts, shares] = tableOf(item).columns.map(({ cells }) => cells)
  const known = (counts ?? []).findIndex((count, at) => count !== '' && /^[\d.]+$/.test(String(shares?.[at])))
  const said = evaluateExact(String(shares?.[known]))
  const all = onlyOne(upTo(400, 1), (number) => isSame(exact(Number(counts?.[known]), number), said))
  return keyOfDecimal(item, exact(Number(counts?.[(shares ?? []).indexOf('A')]), all))
}

/** Groups with these ratios, tried with one size of everything. */
const ratios: Verifiers[string] = (item) => {
  const [[m = 0, n = 0] = [], [a = 0, b = 0] = []] = formulasOf(item.question).map((one) =>
    one.split(':').map(Number),
  )
  const quotient = over(exact(a, 60 * m), exact(b, 60 * n))
  const isRight = (text: string) => {
    const [first = 0, second = 0] = text.split(':').map(Number)
    return isSame(times(quotient, exact(second)), exact(first))
  }
  if (item.writtenTestType === 1) return keyOfOptions(item, (option) => isRight(formulasOf(option)[0] ?? ''))
  return `${quotient.top}:${quotient.bottom}`
}

export const VERIFIERS: Verifiers = {
  M1U11C04L0A1: (item) => {
    const [all = 1, part = 0] = numbersOf(item.question)
    return keyOfDecimal(item, exact(part, all))
  },
  M1U11C04L0A2: (item) => keyOfDecimal(item, add((tableOf(item).columns[0]?.cells ?? []).map(Number))),
  M1U11C04L1A1: share,
  M1U11C04L1A1X: share,
  M1U11C04L1A2: (item) => {
    const statement = statementOf(item)
    if (!/^도수의 총합이 \\\(/.test(statement)) return judgeByTable(statement, WORDS) ? 'O' : 'X'
    const [all = 1, part = 0] = numbersOf(statement)
    return isSame(exact(part, all), evaluateExact(formulasOf(statement)[2] ?? '')) ? 'O' : 'X'
  },
  M1U11C04L3A1: recover,
  M1U11C04L3A1X: recover,
  M1U11C04L3A2: total,
  M1U11C04L3A2X: total,
  M1U11C04L5A1: blanks,
  M1U11C04L5A1X: blanks,
  M1U11C04L5A2: ratios,
  M1U11C04L5A2X: ratios,
}
