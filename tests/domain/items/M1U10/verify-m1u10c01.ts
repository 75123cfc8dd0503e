import { formulasOf } from '../evaluate-formula.ts'
import { evaluateExact, isSame } from '../M1U02/evaluate-exact.ts'
import type { Verifiers } from '../test-templates.ts'
import {
  averageOf,
  cellsOf,
  judgeByTable,
  keyOfDecimal,
  keyOfOptions,
  middleOf,
  numbersIn,
  numbersOf,
  onlyOne,
  statementOf,
  upTo,
} from './read-item.ts'

const ORDINALS = ['', '한', '두', '세', '네', '다섯', '여섯', '일곱', '여덟', '아홉', '열', '열한']

/** The truth of the statements of words, written down by hand. */
const WORDS: readonly (readonly [RegExp, boolean])[] = [
  [/^평균은 자료의 값을 모두 더한 것을 자료의 개수로/, true],
  [/^평균은 항상 자료에 있는/, false],
  [/^중앙값은 항상 자료에 있는/, false],
  [/^자료의 개수가 홀수이면 중앙값은/, true],
  [/^자료에서 가장 큰 값이 더 커지면/, false],
  [/^대푯값은 자료 전체의/, true],
]

const mean: Verifiers[string] = (item) => keyOfDecimal(item, averageOf(numbersIn(item.question)))
const median: Verifiers[string] = (item) => keyOfDecimal(item, middleOf(numbersIn(item.question)))

const solveFor =
  (measure: typeof averageOf): Verifiers[string] =>
  (item) => {
    const said = evaluateExact(/(?:평균|중앙값)이 \\\(([\d.]+)\\\)/.exec(item.question)?.[1] ?? '')
    const cells = cellsOf(item.question)
    const fits = (x: number) => {
      const values = cells.map((cell) => (cell === 'x' ? x : Number(cell)))
      const isInOrder =
        !/크기순/.test(item.question) || values.every((v, i) => i === 0 || v >= (values[i - 1] ?? 0))
      return isInOrder && isSame(measure(values), said)
    }
    return keyOfDecimal(item, onlyOne(upTo(200), fits))
  }

const together: Verifiers[string] = (item) => {
  const [m = 0, a = 0, n = 0, b = 0] = numbersOf(item.question)
  const everyone = [...Array.from({ length: m }, () => a), ...Array.from({ length: n }, () => b)]
  return keyOfDecimal(item, averageOf(everyone))
}

const joining: Verifiers[string] = (item) => {
  const [first = 0, last = 0, median = 0] = numbersOf(item.question.split('>')[0] ?? '')
  const values = numbersIn(item.question)
  const fits = upTo(last, first).filter((x) => {
    const { top, bottom } = middleOf([...values, x])
    return Number(top) / Number(bottom) === median
  })
  return keyOfDecimal(item, fits.length)
}

export const VERIFIERS: Verifiers = {
  M1U10C01L0A1: (item) => {
    const count = numbersOf(item.question)[0] ?? 0
    const names = (place: number) => `${ORDINALS[place]} 번째`
    const wanted =
      count % 2 === 1
        ? `${names((count + 1) / 2)} 값`
        : `${names(count / 2)}와 ${names(count / 2 + 1)} 값의 평균`
    return keyOfOptions(item, (option) => option === wanted)
  },
  M1U10C01L0A2: (item) => {
    const statement = statementOf(item)
    if (!/^자료 \\\(/.test(statement)) return judgeByTable(statement, WORDS) ? 'O' : 'X'
    const numbers = formulasOf(statement).map(Number)
    const said = numbers.pop() ?? 0
    return Number(middleOf(numbers).top) === said ? 'O' : 'X'
  },
  M1U10C01L1A1: mean,
  M1U10C01L1A1X: mean,
  M1U10C01L1A2: median,
  M1U10C01L1A2X: median,
  M1U10C01L3A1: solveFor(averageOf),
  M1U10C01L3A1X: solveFor(averageOf),
  M1U10C01L3A2: solveFor(middleOf),
  M1U10C01L3A2X: solveFor(middleOf),
  M1U10C01L5A1: together,
  M1U10C01L5A1X: together,
  M1U10C01L5A2: joining,
  M1U10C01L5A2X: joining,
}
