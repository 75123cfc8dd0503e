import type { GeneratedItem } from '#domain/items/template.ts'
import { formulasOf } from '../evaluate-formula.ts'
import { figureOf } from '../figure-of.ts'
import type { Verifiers } from '../test-templates.ts'
import {
  type Exact,
  evaluateExact,
  exact,
  isSame,
  keyOf,
  minus,
  order,
  over,
  plus,
  sizeOf,
  times,
} from './evaluate-exact.ts'
import { judgeByTable, keyOfOptions, keyOfValue, statementOf } from './read-item.ts'

const valueIn = (text: string, index = 0) => evaluateExact(formulasOf(text)[index] ?? '')

/** The labelled points of the drawn number line. */
function pointsOf(item: GeneratedItem): Map<string, Exact> {
  const { points = [] } = figureOf(item, 'number-line')
  return new Map(
    points.map(({ at, label }) => {
      const [top = '', bottom = '1'] = String(at).split('/')
      return [String(label), exact(BigInt(top), BigInt(bottom))]
    }),
  )
}

const labelIn = (text: string) => /점 ([A-E])/.exec(text)?.[1] ?? ''
const isNear = (value: Exact, limit: Exact, isClosed: boolean) =>
  isClosed ? order(sizeOf(value), limit) <= 0 : order(sizeOf(value), limit) < 0
const WHOLE = Array.from({ length: 81 }, (_, index) => exact(index - 40))

const countWithin: Verifiers[string] = (item) => {
  const limits = formulasOf(item.question).map((formula) => evaluateExact(formula))
  const [low = exact(0), high = exact(0)] = limits
  const fits = (value: Exact) => {
    if (limits.length === 1) return isNear(value, low, /이하/.test(item.question))
    const isFar = /이상/.test(item.question) ? order(sizeOf(value), low) >= 0 : order(sizeOf(value), low) > 0
    return isFar && isNear(value, high, false)
  }
  return keyOfValue(item, WHOLE.filter(fits).length)
}

const findMiddleOrGap: Verifiers[string] = (item) => {
  const [a, b] = [valueIn(item.question), valueIn(item.question, 1)]
  if (/한가운데/.test(item.question)) return keyOfValue(item, over(plus(a, b), exact(2)))
  return keyOfValue(item, sizeOf(minus(a, b)))
}

/** Every pair of a negative and a positive multiple of 1/60 that stands in the given relation. */
const traceBack: Verifiers[string] = (item) => {
  const factor = { '두 배': 2, '세 배': 3 }[/절댓값의 (두 배|세 배)/.exec(item.question)?.[1] ?? ''] ?? 1
  const formulas = formulasOf(item.question)
  const gap = evaluateExact(formulas.at(-2) ?? '')
  const found = Array.from({ length: 60 * 10 }, (_, index) => exact(index + 1, 60)).filter((b) =>
    isSame(plus(b, times(exact(factor), b)), gap),
  )
  const [b] = found
  if (found.length !== 1 || !b) throw new Error(`${found.length} pairs`)
  return keyOfValue(item, formulas.at(-1) === 'a' ? minus(exact(0), times(exact(factor), b)) : b)
}

const findAbsolute: Verifiers[string] = (item) => keyOfDecimal(item, sizeOf(valueIn(item.question)))

/** Decimals are answered as decimals. */
function keyOfDecimal(item: GeneratedItem, value: Exact): string {
  if (item.writtenTestType === 1) return keyOfValue(item, value)
  return /\d\.\d/.test(item.question) ? String(Number(value.top) / Number(value.bottom)) : keyOf(value)
}

const SENTENCES: readonly (readonly [RegExp, boolean])[] = [
  [/^음수의 절댓값은 음수/, false],
  [/^절댓값이 가장 작은 수는/, true],
  [/^절댓값이 같은 두 수는 서로 같은/, false],
  [/^수직선에서 오른쪽에 있는 점이/, false],
  [/^수직선에서 원점으로부터 멀리/, true],
]

export const VERIFIERS: Verifiers = {
  M1U02C02L0A1: (item) => {
    const statement = statementOf(item)
    if (!/^\\\(/.test(statement)) return judgeByTable(statement, SENTENCES) ? 'O' : 'X'
    return isSame(sizeOf(valueIn(statement)), valueIn(statement, 1)) ? 'O' : 'X'
  },
  M1U02C02L0A2: (item) => {
    const points = pointsOf(item)
    const sizes = [...points.values()].map(sizeOf)
    const wantsLargest = /가장 큰/.test(item.question)
    return keyOfOptions(item, (option) => {
      const own = sizeOf(points.get(labelIn(option)) ?? exact(0))
      return sizes.every((size) => (wantsLargest ? order(own, size) >= 0 : order(own, size) <= 0))
    })
  },
  M1U02C02L1A1: findAbsolute,
  M1U02C02L1A1X: findAbsolute,
  M1U02C02L1A2: (item) => {
    const points = pointsOf(item)
    if (/옳지 \*\*않은/.test(item.question))
      return keyOfOptions(item, (option) => !isSame(points.get(labelIn(option)) ?? exact(0), valueIn(option)))
    return keyOfValue(item, points.get(labelIn(item.question)) ?? exact(0))
  },
  M1U02C02L3A1: (item) => {
    const formula = formulasOf(item.question).find((one) => /\d/.test(one)) ?? ''
    const size = sizeOf(evaluateExact(formula.replace(/\|x\| =/, '')))
    const key = keyOfDecimal(item, size)
    return `${key}&-${key}`
  },
  M1U02C02L3A2: findMiddleOrGap,
  M1U02C02L3A2X: findMiddleOrGap,
  M1U02C02L5A1: countWithin,
  M1U02C02L5A1X: countWithin,
  M1U02C02L5A2: traceBack,
  M1U02C02L5A2X: traceBack,
}
