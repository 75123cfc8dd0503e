import { exact } from '../M1U02/evaluate-exact.ts'
import { judgeByTable, keyOfDecimal, numbersOf, statementOf } from '../M1U10/read-item.ts'
import type { Verifiers } from '../test-templates.ts'
import { plottedValues } from './read-figure.ts'

/** The truth of the statements of words, written down by hand. */
const WORDS: readonly (readonly [RegExp, boolean])[] = [
  [/잎의 개수는 변량의 개수와 같다/, true],
  [/잎을 한 번만 적는다/, false],
  [/정확한 값을 알 수 있다/, true],
  [/줄기는 변량의 개수만큼/, false],
  [/가장 많은 줄기에 가장 큰 변량/, false],
]

const ORDINALS = ['', '첫', '두', '세', '네', '다섯', '여섯', '일곱', '여덟', '아홉', '열']

const count: Verifiers[string] = (item) => {
  const { right } = plottedValues(item)
  const [low, high] = numbersOf(item.question)
  if (low === undefined || high === undefined) return keyOfDecimal(item, right.length)
  let found = 0
  for (const value of right) if (value >= low && value < high) found += 1
  return keyOfDecimal(item, found)
}

const range: Verifiers[string] = (item) => {
  const { right } = plottedValues(item)
  return keyOfDecimal(item, Math.max(...right) - Math.min(...right))
}

const rank: Verifiers[string] = (item) => {
  const left = [...plottedValues(item).right]
  const place = ORDINALS.findIndex((word) => word !== '' && item.question.includes(`${word} 번째`))
  const end = item.question.includes('큰 쪽에서') ? Math.max : Math.min
  for (let step = 1; step < place; step += 1) left.splice(left.indexOf(end(...left)), 1)
  return keyOfDecimal(item, end(...left))
}

const groups: Verifiers[string] = (item) => {
  const { right, left } = plottedValues(item)
  const [bound = 0] = numbersOf(item.question)
  const reach = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + (value >= bound ? 1 : 0), 0)
  return keyOfDecimal(item, Math.abs(reach(right) - reach(left)))
}

const percent: Verifiers[string] = (item) => {
  const { right } = plottedValues(item)
  const [low = 0, high = 0] = numbersOf(item.question)
  const inside = right.reduce((sum, value) => sum + (value >= low && value < high ? 1 : 0), 0)
  return keyOfDecimal(item, exact(100 * inside, right.length))
}

/** The value that brings the mean to what is said, put among the others. */
const joinLate: Verifiers[string] = (item) => {
  const { right } = plottedValues(item)
  const [, , mean = 0] = numbersOf(item.question)
  const isMean = (late: number) => right.reduce((sum, value) => sum + (value - mean), late - mean) === 0
  const late = Array.from({ length: 100 }, (_, index) => index).find(isMean) ?? -1
  return keyOfDecimal(item, [...right, late].sort((a, b) => b - a).indexOf(late) + 1)
}

export const VERIFIERS: Verifiers = {
  M1U11C01L0A1: (item) => {
    const digits = String(numbersOf(item.question)[0])
    return /줄기를 구하세요/.test(item.question) ? digits.slice(0, -1) : digits.slice(-1)
  },
  M1U11C01L0A2: (item) => (judgeByTable(statementOf(item), WORDS) ? 'O' : 'X'),
  M1U11C01L1A1: count,
  M1U11C01L1A1X: count,
  M1U11C01L1A2: range,
  M1U11C01L1A2X: range,
  M1U11C01L3A1: count,
  M1U11C01L3A1X: count,
  M1U11C01L3A2: rank,
  M1U11C01L3A2X: rank,
  M1U11C01L5A1: groups,
  M1U11C01L5A1X: groups,
  M1U11C01L5A2: percent,
  M1U11C01L5A2X: percent,
  M1U11C01L5A3: joinLate,
  M1U11C01L5A3X: joinLate,
}
