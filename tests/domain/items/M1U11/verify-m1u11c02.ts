import type { GeneratedItem } from '#domain/items/template.ts'
import { exact } from '../M1U02/evaluate-exact.ts'
import { keyOfDecimal, keyOfOptions, numbersOf, onlyOne, statementOf, upTo } from '../M1U10/read-item.ts'
import type { Verifiers } from '../test-templates.ts'
import { tableOf } from './read-figure.ts'

/** Every way to fill the letters with counts that sum to the total and meet the condition. */
export function fillings(cells: readonly (number | string)[], total: number): number[][] {
  const letters = [...new Set(cells.filter((cell) => typeof cell === 'string'))]
  const fill = (values: Readonly<Record<string, number>>) =>
    cells.map((cell) => (typeof cell === 'number' ? cell : (values[cell] ?? 0)))
  const tries = letters.reduce<Record<string, number>[]>(
    (list, letter) => list.flatMap((values) => upTo(total).map((value) => ({ ...values, [letter]: value }))),
    [{}],
  )
  return tries.map(fill).filter((counts) => counts.reduce((sum, count) => sum + count, 0) === total)
}

function onlyFilling(item: GeneratedItem, meets: (counts: number[]) => boolean = () => true): number[] {
  const { columns } = tableOf(item)
  const found = fillings(columns[0]?.cells ?? [], Number(columns[0]?.total)).filter(meets)
  if (found.length !== 1) throw new Error(`${found.length} fillings`)
  return found[0] ?? []
}

const size: Verifiers[string] = (item) => {
  const { classes } = tableOf(item)
  const asksSize = /계급의 크기는/.test(item.question)
  return keyOfDecimal(item, asksSize ? (classes[1]?.low ?? 0) - (classes[0]?.low ?? 0) : classes.length)
}

const blank: Verifiers[string] = (item) => {
  const at = tableOf(item).columns[0]?.cells.indexOf('A') ?? -1
  return keyOfDecimal(item, onlyFilling(item)[at] ?? -1)
}

const holding: Verifiers[string] = (item) => {
  const value = numbersOf(item.question).at(-1) ?? 0
  const { classes } = tableOf(item)
  const counts = onlyFilling(item)
  const at = onlyOne(upTo(classes.length - 1), (index) => {
    const shown = classes[index]
    return shown !== undefined && value >= shown.low && value < shown.high
  })
  return keyOfDecimal(item, counts[at] ?? -1)
}

const percent: Verifiers[string] = (item) => {
  const bound = numbersOf(item.question).at(-1) ?? 0
  const { classes, columns } = tableOf(item)
  let above = 0
  for (const [at, { low }] of classes.entries()) if (low >= bound) above += Number(columns[0]?.cells[at])
  return keyOfDecimal(item, exact(100 * above, Number(columns[0]?.total)))
}

const twoBlanks: Verifiers[string] = (item) => {
  const [, bound = 0, share = 0] = numbersOf(item.question)
  const { classes, columns } = tableOf(item)
  const total = Number(columns[0]?.total)
  const counts = onlyFilling(item, (list) => {
    const below = list
      .filter((_, at) => (classes[at]?.high ?? 0) <= bound)
      .reduce((sum, count) => sum + count, 0)
    return below * 100 === share * total
  })
  const cells = columns[0]?.cells ?? []
  return keyOfDecimal(item, Math.abs((counts[cells.indexOf('A')] ?? 0) - (counts[cells.indexOf('B')] ?? 0)))
}

const ORDINALS = ['', '첫', '두', '세', '네', '다섯', '여섯', '일곱', '여덟', '아홉', '열', '열한', '열두']

const rank: Verifiers[string] = (item) => {
  const place = ORDINALS.findIndex((word) => word !== '' && item.question.includes(` ${word} 번째`))
  const counts = onlyFilling(item)
  const everyone = counts.flatMap((count, at) => Array.from({ length: count }, () => at)).reverse()
  return keyOfDecimal(item, counts[everyone[place - 1] ?? -1] ?? -1)
}

const TERMS: readonly (readonly [RegExp, string])[] = [
  [/일정한 간격으로 나눈 구간/, '계급'],
  [/너비/, '계급의 크기'],
  [/속하는 변량의 개수/, '도수'],
  [/나타낸 표/, '도수분포표'],
  [/수량으로/, '변량'],
]

export const VERIFIERS: Verifiers = {
  M1U11C02L0A1: (item) => {
    const term = TERMS.find(([pattern]) => pattern.test(statementOf(item)))?.[1]
    return keyOfOptions(item, (option) => option === term)
  },
  M1U11C02L0A2: (item) => {
    const value = numbersOf(item.question)[0] ?? 0
    return keyOfOptions(item, (option) => {
      const [low = 0, high = 0] = numbersOf(option)
      return value >= low && value < high
    })
  },
  M1U11C02L1A1: size,
  M1U11C02L1A1X: size,
  M1U11C02L1A2: blank,
  M1U11C02L1A2X: blank,
  M1U11C02L3A1: holding,
  M1U11C02L3A1X: holding,
  M1U11C02L3A2: percent,
  M1U11C02L3A2X: percent,
  M1U11C02L5A1: twoBlanks,
  M1U11C02L5A1X: twoBlanks,
  M1U11C02L5A2: rank,
  M1U11C02L5A2X: rank,
}
