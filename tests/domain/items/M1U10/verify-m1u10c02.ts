import { formulasOf } from '../evaluate-formula.ts'
import { type Exact, exact, isSame, minus, order, plus } from '../M1U02/evaluate-exact.ts'
import type { Verifiers } from '../test-templates.ts'
import {
  averageOf,
  cellsOf,
  judgeByTable,
  keyOfDecimal,
  keyOfOptions,
  middleOf,
  mostFrequent,
  numbersIn,
  numbersOf,
  onlyOne,
  statementOf,
  upTo,
} from './read-item.ts'

/** The truth of the statements of words, written down by hand. */
const WORDS: readonly (readonly [RegExp, boolean])[] = [
  [/^최빈값은 항상 하나이다/, false],
  [/^최빈값은 자료에서 가장 많이/, true],
  [/^최빈값이 있으면 그 값은 자료에/, true],
  [/^좋아하는 색깔처럼 수가 아닌/, false],
  [/^자료의 값이 모두 다르면/, true],
  [/^최빈값은 자료의 값 가운데에서 가장 큰/, false],
  [/^자료의 개수가 짝수이면 최빈값은/, false],
]

const COUNTS = ['없다', '한 개', '두 개', '세 개']

const measuresOf = (values: readonly number[]): Record<string, Exact> => ({
  평균: averageOf(values),
  중앙값: middleOf(values),
  최빈값: exact(mostFrequent(values)[0] ?? 0),
})

const equalMode: Verifiers[string] = (item) => {
  const cells = cellsOf(item.question)
  const fits = (x: number) => {
    const values = cells.map((cell) => (cell === 'x' ? x : Number(cell)))
    const modes = mostFrequent(values)
    return modes.length === 1 && isSame(averageOf(values), exact(modes[0] ?? 0))
  }
  return keyOfDecimal(item, onlyOne(upTo(150), fits))
}

const fiveNumbers: Verifiers[string] = (item) => {
  const [mean = 0, median = 0, mode = 0] = numbersOf(item.question)
  const sum = Math.round(mean * 5)
  const largest = new Set<number>()
  for (let e = median; e <= sum; e += 1)
    for (let d = median; d <= e; d += 1)
      for (let b = 1; b <= median; b += 1) {
        const a = sum - b - median - d - e
        if (a < 1 || a > b) continue
        const modes = mostFrequent([a, b, median, d, e])
        if (modes.length === 1 && modes[0] === mode) largest.add(e)
      }
  return keyOfDecimal(
    item,
    onlyOne([...largest], () => true),
  )
}

export const VERIFIERS: Verifiers = {
  M1U10C02L0A1: (item) => {
    const rows = [...item.question.matchAll(/^\| (.*) \|$/gm)].map(([, row = '']) => row.split(' | '))
    const counts = (rows[2] ?? []).slice(1).map((cell) => Number(formulasOf(cell)[0]))
    const name = rows[0]?.[1 + counts.indexOf(Math.max(...counts))]
    return keyOfOptions(item, (option) => option === name)
  },
  M1U10C02L0A2: (item) => {
    const wanted = COUNTS[mostFrequent(numbersIn(item.question)).length]
    return keyOfOptions(item, (option) => option === wanted)
  },
  M1U10C02L1A1: (item) => mostFrequent(numbersIn(item.question)).join('&'),
  M1U10C02L1A2: (item) => {
    const statement = statementOf(item)
    if (!/^자료 \\\(/.test(statement)) return judgeByTable(statement, WORDS) ? 'O' : 'X'
    const numbers = formulasOf(statement).map(Number)
    const said = numbers.pop()
    return mostFrequent(numbers).join() === String(said) ? 'O' : 'X'
  },
  M1U10C02L3A1: (item) => {
    const {
      평균: a = exact(0),
      중앙값: b = exact(0),
      최빈값: c = exact(0),
    } = measuresOf(numbersIn(item.question))
    const join = formulasOf(item.question).includes('a + b - c') ? minus : plus
    return keyOfDecimal(item, join(plus(a, b), c))
  },
  M1U10C02L3A1X: (item) => {
    const measures = measuresOf(numbersIn(item.question))
    return keyOfOptions(item, (option) => {
      const sizes = option.split(' < ').map((name) => measures[name] ?? exact(-1))
      return sizes.every((size, index) => index === 0 || order(sizes[index - 1] ?? size, size) < 0)
    })
  },
  M1U10C02L3A2: (item) => {
    const mode = formulasOf(item.question)[0]
    return keyOfOptions(item, (option) => mostFrequent(formulasOf(option).map(Number)).join() === mode)
  },
  M1U10C02L5A1: equalMode,
  M1U10C02L5A1X: equalMode,
  M1U10C02L5A2: fiveNumbers,
  M1U10C02L5A2X: fiveNumbers,
}
