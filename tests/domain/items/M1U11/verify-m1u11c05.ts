import type { GeneratedItem } from '#domain/items/template.ts'
import { exact } from '../M1U02/evaluate-exact.ts'
import {
  judgeByTable,
  keyOfDecimal,
  keyOfOptions,
  keyOfStatements,
  numbersOf,
  statementOf,
} from '../M1U10/read-item.ts'
import type { Verifiers } from '../test-templates.ts'
import { linesOf } from './read-figure.ts'

/** The truth of the statements of words, written down by hand. */
const WORDS: readonly (readonly [RegExp, boolean])[] = [
  [/그래프로 비교할 수 있다/, true],
  [/세로축에는 도수를/, false],
  [/그래프만 보면/, false],
  [/오른쪽으로 더 치우친/, true],
]

const inHundredths = (heights: readonly number[]) => heights.map((height) => Math.round(height * 100))
const add = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)

function shown(item: GeneratedItem) {
  const { classes, series } = linesOf(item)
  const lists = series.map(({ name, heights }) => ({ name, shares: inHundredths(heights) }))
  for (const { shares } of lists) if (add(shares) !== 100) throw new Error('the shares do not sum to 1')
  const at = (low: number | undefined) => classes.findIndex((one) => one.low === low)
  const above = (shares: readonly number[], low = 0) =>
    add(shares.filter((_, index) => (classes[index]?.low ?? 0) >= low))
  return { classes, lists, at, above }
}

const read =
  (bottom: number): Verifiers[string] =>
  (item) => {
    const { lists, at } = shown(item)
    return keyOfDecimal(item, exact(lists[0]?.shares[at(numbersOf(item.question)[0])] ?? -1, bottom))
  }

const countAbove: Verifiers[string] = (item) => {
  const [total = 0, low] = numbersOf(item.question)
  const { lists, above } = shown(item)
  return keyOfDecimal(item, exact(total * above(lists[0]?.shares ?? [], low), 100))
}

const gap: Verifiers[string] = (item) => {
  const [m = 0, n = 0, low] = numbersOf(item.question)
  const { lists, at } = shown(item)
  const [a, b] = [m * (lists[0]?.shares[at(low)] ?? 0), n * (lists[1]?.shares[at(low)] ?? 0)]
  return keyOfDecimal(item, exact(Math.abs(a - b), 100))
}

function judge(statement: string, item: GeneratedItem): boolean {
  const { lists, at, above } = shown(item)
  const [m = 0, n = 0] = numbersOf(item.question)
  const [low, said] = numbersOf(statement)
  const [first, second] = lists
  if (!first || !second) throw new Error('two groups are wanted')
  if (/총합은 서로 다르다/.test(statement)) return false
  const sized = [
    { ...first, total: m },
    { ...second, total: n },
  ] as const
  if (/전체의/.test(statement)) {
    const group = statement.startsWith(first.name) ? first : second
    return above(group.shares, low) === said
  }
  const subject = new RegExp(`(${first.name}|${second.name})[이가] (${first.name}|${second.name})보다`).exec(
    statement,
  )
  const [one, other] = subject?.[1] === first.name ? sized : ([sized[1], sized[0]] as const)
  if (/비율은/.test(statement)) return above(one.shares, low) > above(other.shares, low)
  const place = at(low)
  const [a, b] = [one.shares[place] ?? 0, other.shares[place] ?? 0]
  return /학생 수는/.test(statement) ? a * one.total > b * other.total : a > b
}

/** Every student of both groups counted one by one. */
const together: Verifiers[string] = (item) => {
  const [m = 0, n = 0, all = 0, low] = numbersOf(item.question)
  const { lists, at } = shown(item)
  let inside = 0
  for (const [group, total] of [m, n].entries())
    for (let student = 0; student < total; student += 1)
      if (student * 100 < total * (lists[group]?.shares[at(low)] ?? 0)) inside += 1
  if (m + n !== all) throw new Error('the groups do not add up')
  return keyOfDecimal(item, exact(inside, all))
}

export const VERIFIERS: Verifiers = {
  M1U11C05L0A1: (item) => {
    const { classes, lists } = shown(item)
    const shares = lists[0]?.shares ?? []
    const peak = classes[shares.indexOf(Math.max(...shares))]
    return keyOfOptions(item, (option) => numbersOf(option).join() === `${peak?.low},${peak?.high}`)
  },
  M1U11C05L0A2: (item) => (judgeByTable(statementOf(item), WORDS) ? 'O' : 'X'),
  M1U11C05L1A1: read(100),
  M1U11C05L1A1X: read(100),
  M1U11C05L1A2: read(1),
  M1U11C05L1A2X: read(1),
  M1U11C05L3A1: countAbove,
  M1U11C05L3A1X: countAbove,
  M1U11C05L3A2: (item) => {
    const { lists, above } = shown(item)
    const low = numbersOf(item.question)[2]
    const sums = lists.map(({ shares }) => above(shares, low))
    const winner = lists[(sums[0] ?? 0) > (sums[1] ?? 0) ? 0 : 1]?.name ?? ''
    return keyOfOptions(item, (option) => option.startsWith(winner))
  },
  M1U11C05L5A1: gap,
  M1U11C05L5A1X: gap,
  M1U11C05L5A2: (item) => keyOfStatements(item, (statement) => judge(statement, item)),
  M1U11C05L5A3: together,
  M1U11C05L5A3X: together,
}
