import { formulasOf } from '../evaluate-formula.ts'
import { type Exact, evaluateExact, exact, minus, order } from '../M1U02/evaluate-exact.ts'
import type { Verifiers } from '../test-templates.ts'
import {
  averageOf,
  cellsOf,
  judgeByTable,
  keyOfDecimal,
  keyOfOptions,
  keyOfStatements,
  middleOf,
  mostFrequent,
  numbersIn,
  numbersOf,
  statementOf,
} from './read-item.ts'

/** The truth of the statements of words, written down by hand. */
const WORDS: readonly (readonly [RegExp, boolean])[] = [
  [/^평균은 극단값의 영향을 받는다/, true],
  [/^중앙값은 극단값의 영향을 평균보다 많이/, false],
  [/^자료에 극단값이 있으면 평균보다 중앙값이/, true],
  [/^가장 많이 팔린 운동화의 치수/, false],
  [/^매우 작은 값은 극단값이 될 수 없다/, false],
  [/^극단값이 없고 모든 값을 고르게/, true],
]

/** What fits the situations, written down by hand. */
const SITUATIONS: readonly (readonly [RegExp, string])[] = [
  [/가장 많이|가장 좋아하는/, '최빈값'],
  [/용돈|월급/, '중앙값'],
  [/빠짐없이 모두 이용/, '평균'],
]

const PROPERTIES: readonly (readonly [RegExp, string])[] = [
  [/모든 값을 더해서|가장 크게 달라지는/, '평균'],
  [/한가운데/, '중앙값'],
  [/수가 아닌|없을 수도/, '최빈값'],
]

const nameBy = (text: string, table: readonly (readonly [RegExp, string])[]) =>
  table.find(([pattern]) => pattern.test(text))?.[1]

/** The value that is farther from all others than these are from each other; throws where there is none. */
function outlierOf(values: readonly number[]): number {
  const found = values.filter((value) => {
    const others = values.filter((other) => other !== value)
    const spread = Math.max(...others) - Math.min(...others)
    return others.every((other) => Math.abs(other - value) > 3 * spread)
  })
  if (found.length !== 1) throw new Error(`${found.length} values far off`)
  return found[0] ?? 0
}

const hasOutlier = (values: readonly number[]) => {
  try {
    return outlierOf(values) !== undefined
  } catch {
    return false
  }
}

const withoutOutlier: Verifiers[string] = (item) => {
  const values = numbersIn(item.question)
  const far = outlierOf(values)
  return keyOfDecimal(item, minus(averageOf(values), averageOf(values.filter((value) => value !== far))))
}

const MEASURES: Readonly<Record<string, (values: readonly number[]) => Exact>> = {
  평균: averageOf,
  중앙값: middleOf,
  최빈값: (values) => exact(mostFrequent(values)[0] ?? 0),
}

/** Data with the given measure, tried with letters replaced by numbers. */
const shifted: Verifiers[string] = (item) => {
  const measure = MEASURES[/다음 자료의 (평균|중앙값)을/.exec(item.question)?.[1] ?? ''] ?? averageOf
  const said = numbersOf(item.question)[0] ?? 0
  const cells = cellsOf(item.question)
  const results = [
    [0, 0, 0, 0, 0],
    [-2, -1, 0, 1, 2],
    [-4, 1, 0, -1, 4],
  ].map((steps) => {
    const kept = cells.length === 5 ? steps : steps.filter((_, index) => index !== 2)
    const letters = Object.fromEntries(
      ['a', 'b', 'c', 'd', 'e'].map((name, index) => [
        name,
        exact(Math.round((said + (kept[index] ?? 0)) * 10), 10),
      ]),
    )
    const after = cells.map((cell) => evaluateExact(cell.replace(/(\d)([a-e])/, '$1 \\times $2'), letters))
    const scaled = after.map(({ top, bottom }) => Number((top * 10n) / bottom))
    const { top, bottom } = measure(scaled)
    return keyOfDecimal(item, exact(top, bottom * 10n))
  })
  if (new Set(results).size !== 1) throw new Error('the measure is not decided')
  return results[0] ?? ''
}

function judgeChange(statement: string, before: readonly number[], after: readonly number[]): boolean {
  const compared = /평균이 (중앙값|최빈값)보다 크다/.exec(statement)?.[1]
  if (compared) return order(averageOf(after), MEASURES[compared]?.(after) ?? exact(0)) > 0
  const measure = MEASURES[/^(평균|중앙값|최빈값)/.exec(statement)?.[1] ?? ''] ?? averageOf
  const went = order(measure(after), measure(before))
  return went === (/커진다/.test(statement) ? 1 : /작아진다/.test(statement) ? -1 : 0)
}

export const VERIFIERS: Verifiers = {
  M1U10C03L0A1: (item) => {
    const far = outlierOf(numbersIn(item.question))
    return keyOfOptions(item, (option) => Number(formulasOf(option)[0]) === far)
  },
  M1U10C03L0A2: (item) => keyOfOptions(item, (option) => option === nameBy(statementOf(item), PROPERTIES)),
  M1U10C03L1A1: (item) => keyOfOptions(item, (option) => option === nameBy(statementOf(item), SITUATIONS)),
  M1U10C03L1A2: (item) => {
    const statement = statementOf(item)
    if (!/^자료 \\\(/.test(statement)) return judgeByTable(statement, WORDS) ? 'O' : 'X'
    const values = numbersOf(statement)
    return hasOutlier(values) === /중앙값이 평균보다/.test(statement) ? 'O' : 'X'
  },
  M1U10C03L3A1: withoutOutlier,
  M1U10C03L3A1X: withoutOutlier,
  M1U10C03L3A2: (item) => keyOfOptions(item, (option) => hasOutlier(numbersOf(option))),
  M1U10C03L5A1: (item) => {
    const [from = 0, to = 0] = numbersOf(item.question.split('>')[0] ?? '')
    const before = numbersIn(item.question)
    const after = before.map((value) => (value === from ? to : value))
    return keyOfStatements(item, (statement) => judgeChange(statement, before, after))
  },
  M1U10C03L5A2: shifted,
  M1U10C03L5A2X: shifted,
}
