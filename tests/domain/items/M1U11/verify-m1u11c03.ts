import type { GeneratedItem } from '#domain/items/template.ts'
import { exact } from '../M1U02/evaluate-exact.ts'
import {
  judgeByTable,
  keyOfDecimal,
  keyOfOptions,
  keyOfStatements,
  numbersOf,
  onlyOne,
  statementOf,
  upTo,
} from '../M1U10/read-item.ts'
import type { Verifiers } from '../test-templates.ts'
import { barsOf, linesOf, type ShownClass } from './read-figure.ts'

/** The truth of the statements of words, written down by hand. */
const WORDS: readonly (readonly [RegExp, boolean])[] = [
  [/넓이는 각 계급의 도수에 정비례/, true],
  [/가로의 길이는 각 계급의 도수/, false],
  [/둘러싸인 부분의 넓이는/, true],
  [/윗변의 양 끝점/, false],
  [/도수가 0인 계급이 하나씩/, true],
  [/직사각형의 개수는 변량의 개수/, false],
]

/** What a histogram or a single polygon shows; torn bars are not a number. */
function shown(item: GeneratedItem): { classes: ShownClass[]; counts: readonly number[] } {
  if (item.figures[0]?.kind === 'histogram') {
    const { classes, counts } = barsOf(item)
    return { classes, counts: counts.map((count) => count ?? Number.NaN) }
  }
  const { classes, series } = linesOf(item)
  return { classes, counts: series[0]?.heights ?? [] }
}

const add = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)

const reading: Verifiers[string] = (item) => {
  const { classes, counts } = shown(item)
  const [low] = numbersOf(item.question)
  if (low === undefined) return keyOfDecimal(item, add(counts))
  return keyOfDecimal(item, counts[classes.findIndex((one) => one.low === low)] ?? -1)
}

const area: Verifiers[string] = (item) => {
  const { classes, counts } = shown(item)
  return keyOfDecimal(
    item,
    add(counts.map((count, at) => count * ((classes[at]?.high ?? 0) - (classes[at]?.low ?? 0)))),
  )
}

const share: Verifiers[string] = (item) => {
  const { classes, counts } = shown(item)
  const bound = numbersOf(item.question)[0] ?? 0
  const above = add(counts.filter((_, at) => (classes[at]?.low ?? 0) >= bound))
  return keyOfDecimal(item, exact(100 * above, add(counts)))
}

const torn: Verifiers[string] = (item) => {
  const [total = 0, bound = 0, percent = 0, low = 0] = numbersOf(item.question)
  const { classes, counts } = shown(item)
  const hidden = counts.flatMap((count, at) => (Number.isNaN(count) ? [at] : []))
  const fits = (wanted: number) => {
    const other = total - wanted - add(counts.filter((count) => !Number.isNaN(count)))
    const filled = counts.map((count, at) => (at === hidden[0] ? other : at === hidden[1] ? wanted : count))
    const below = add(filled.filter((_, at) => (classes[at]?.high ?? 0) <= bound))
    return other >= 0 && below * 100 === percent * total
  }
  if (classes[hidden[1] ?? -1]?.low !== low) throw new Error('another class is asked for')
  return keyOfDecimal(item, onlyOne(upTo(total), fits))
}

function judgePair(statement: string, item: GeneratedItem): boolean {
  const { classes, series } = linesOf(item)
  const [first, second] = series
  if (!first || !second) throw new Error('two series are wanted')
  const numbers = numbersOf(statement)
  const named = (text: string) => (text.startsWith(first.name) ? [first, second] : [second, first])
  const sums = (heights: readonly number[]) => add(heights)
  if (/총합은 같다/.test(statement)) return sums(first.heights) === sums(second.heights)
  if (/가장 큰 계급은 두 집단이 같다/.test(statement)) {
    const peak = (heights: readonly number[]) => heights.indexOf(Math.max(...heights))
    return peak(first.heights) === peak(second.heights)
  }
  if (/큰 계급은/.test(statement)) {
    return first.heights.filter((height, at) => height > (second.heights[at] ?? 0)).length === numbers[0]
  }
  const subject = /(?:은|는) (\S+(?: 모둠)?)[이가] (\S+(?: 모둠)?)보다/.exec(statement)
  const [one = first, other = second] = named(subject?.[1] ?? '')
  if (/총합은/.test(statement)) return sums(one.heights) > sums(other.heights)
  if (/이상인 학생은/.test(statement)) {
    const above = (heights: readonly number[]) =>
      add(heights.filter((_, at) => (classes[at]?.low ?? 0) >= (numbers[0] ?? 0)))
    return above(one.heights) > above(other.heights)
  }
  const at = classes.findIndex(({ low }) => low === numbers[0])
  return (one.heights[at] ?? 0) > (other.heights[at] ?? 0)
}

export const VERIFIERS: Verifiers = {
  M1U11C03L0A1: (item) => {
    const { classes, counts } = shown(item)
    const end = /가장 큰/.test(item.question) ? Math.max(...counts) : Math.min(...counts)
    const at = onlyOne(upTo(counts.length - 1), (index) => counts[index] === end)
    return keyOfOptions(item, (option) => {
      const [low, high] = numbersOf(option)
      return low === classes[at]?.low && high === classes[at]?.high
    })
  },
  M1U11C03L0A2: (item) => {
    const [first, second] = shown(item).classes
    return keyOfDecimal(item, (second?.low ?? 0) - (first?.low ?? 0))
  },
  M1U11C03L1A1: reading,
  M1U11C03L1A1X: reading,
  M1U11C03L1A2: (item) => (judgeByTable(statementOf(item), WORDS) ? 'O' : 'X'),
  M1U11C03L3A1: area,
  M1U11C03L3A1X: area,
  M1U11C03L3A2: share,
  M1U11C03L3A2X: share,
  M1U11C03L5A1: torn,
  M1U11C03L5A1X: torn,
  M1U11C03L5A2: (item) => keyOfStatements(item, (statement) => judgePair(statement, item)),
}
