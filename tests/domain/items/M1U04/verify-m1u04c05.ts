import type { GeneratedItem } from '#domain/items/template.ts'
import { evaluate, formulasOf, holds, toFraction } from '../evaluate-formula.ts'
import type { Verifiers } from '../test-templates.ts'
import { keyOfFraction, keyOfNumber, keyOfOptions, statementOf } from './read-item.ts'

const natural = (upTo: number) => Array.from({ length: upTo }, (_, index) => index + 1)

/** The numbers of a text in reading order. */
const numbersOf = (text: string) => formulasOf(text).map(Number).filter(Number.isFinite)

/** The only one of `candidates` that the situation allows. */
function findOnly(candidates: readonly number[], fits: (candidate: number) => boolean): number {
  const fitting = candidates.filter(fits)
  if (fitting.length !== 1) throw new Error(`${fitting.length} candidates fit`)
  return fitting[0] ?? 0
}

/** The x of a described situation, by trying. */
function liveThrough(situation: string): number {
  const [p = 0, q = 0, r = 0] = numbersOf(situation)
  const fits: readonly (readonly [RegExp, (x: number) => boolean])[] = [
    [/만큼 큰 수는/, (x) => x * p === r - q],
    [
      /공책 한 권/,
      (x) =>
        Array(x)
          .fill(p)
          .concat(q)
          .reduce((a, b) => a + b, 0) === r,
    ],
    [/직사각형/, (x) => [x, x, x + p, x + p].reduce((a, b) => a + b, 0) === q],
    [/어머니/, (x) => (p + x) / (q + x) === r],
  ]
  const fit = fits.find(([pattern]) => pattern.test(situation))?.[1]
  if (!fit) throw new Error(`no way to live through: ${situation}`)
  return findOnly(natural(100), fit)
}

/** The described quantity for one x, worked out without the letter. */
function quantityAt(text: string, x: number): number {
  const [number = 0] = numbersOf(text)
  if (/연속한/.test(text)) {
    const step = /정수/.test(text) ? 1 : 2
    const three = [x + step, x - step, x].sort((a, b) => a - b)
    return (/가장 큰/.test(text) ? three[2] : three[0]) ?? 0
  }
  if (/합하여/.test(text)) return number - x
  if (/년 후/.test(text)) return number + x
  return x / number
}

/** Whole numbers from -60 to 60 tried against the sentence. */
const findNumber: Verifiers[string] = (item) => {
  const { question } = item
  const numbers = numbersOf(question)
  const [a = 0, b = 0] = numbers
  const c = numbers.length === 4 ? (numbers[2] ?? 0) : 1
  const d = numbers.at(-1) ?? 0
  const sign = /뺀 값/.test(question) ? -1 : 1
  const range = Array.from({ length: 121 }, (_, index) => index - 60)
  const found = findOnly(range, (x) => {
    const gap = a * x + sign * b - c * x
    return gap === (/만큼 작다/.test(question) ? -d : d)
  })
  return keyOfNumber(item, found)
}

const findConsecutive: Verifiers[string] = (item) => {
  const { question } = item
  const numbers = numbersOf(question)
  const step = /자연수/.test(question) ? 1 : 2
  const isOfKind = (value: number) => step === 1 || value % 2 === (/홀수/.test(question) ? 1 : 0)
  const largest = findOnly(natural(300), (value) => {
    const [small, middle] = [value - 2 * step, value - step]
    if (small < 1 || !isOfKind(value)) return false
    const [first = 0, second = 0] = numbers
    return numbers.length === 1 ? small + middle + value === first : value * first === small + middle + second
  })
  return keyOfNumber(item, largest)
}

const countThings: Verifiers[string] = (item) => {
  const [p = 0, q = 0, n = 0, total = 0] = numbersOf(item.question)
  return keyOfNumber(
    item,
    findOnly(natural(n - 1), (x) => p * x + q * (n - x) === total),
  )
}

const shareOut: Verifiers[string] = (item) => {
  const [few = 0, left = 0, many = 0, end = 0] = numbersOf(item.question)
  const lacks = /모자라요/.test(item.question)
  const people = findOnly(natural(100), (x) => few * x + left === many * x + (lacks ? -end : end))
  return keyOfNumber(item, people)
}

/** Twelfths of a kilometre tried, the journey taken minute by minute. */
const travel: Verifiers[string] = (item) => {
  const { question } = item
  const [a = 0, b = 0] = numbersOf(question)
  const hours = /\\\((\d+)\\\)시간/.exec(question)?.[1] ?? '0'
  const minutes = /\\\((\d+)\\\)분/.exec(question)?.[1] ?? '0'
  const told = Number(hours) * 60 + Number(minutes)
  const twelfths = findOnly(natural(600), (x) => {
    const [there, back] = [(60 * x) / (12 * a), (60 * x) / (12 * b)]
    return Math.abs((/모두/.test(question) ? there + back : there - back) - told) < 1e-9
  })
  return keyOfFraction(item, toFraction(twelfths / 12))
}

/** The work done day by day, in parts of which each worker does a whole number a day. */
function work(question: string): number {
  const [a = 1, b = 1, m = 0] = numbersOf(question)
  const together = /두 사람이 함께/.test(question)
  let done = m * b
  for (let day = 1; day < 1000; day += 1) {
    done += a + (together ? b : 0)
    if (done === a * b) return day
    if (done > a * b) break
  }
  throw new Error('the work does not end with a day')
}

const workOrAge: Verifiers[string] = (item) => {
  const { question } = item
  if (/어떤 일/.test(question)) return keyOfNumber(item, work(question))
  const [older = 0, younger = 0, times = 0] = numbersOf(question)
  return keyOfNumber(
    item,
    findOnly(natural(100), (x) => older + x === times * (younger + x)),
  )
}

function chooseModel(item: GeneratedItem): string {
  const x = liveThrough(statementOf(item))
  return keyOfOptions(item, (option) => holds(formulasOf(option)[0] ?? '', { x }))
}

export const VERIFIERS: Verifiers = {
  M1U04C05L0A1: chooseModel,
  M1U04C05L0A2: (item) =>
    keyOfOptions(item, (option) =>
      [6, 7, 9].every((x) => {
        const value = evaluate(formulasOf(option)[0] ?? '', { x })
        return Math.abs(value - quantityAt(statementOf(item), x)) < 1e-9
      }),
    ),
  M1U04C05L1A1: findNumber,
  M1U04C05L1A1X: findNumber,
  M1U04C05L1A2: countThings,
  M1U04C05L1A2X: countThings,
  M1U04C05L3A1: findConsecutive,
  M1U04C05L3A1X: findConsecutive,
  M1U04C05L3A2: shareOut,
  M1U04C05L3A2X: shareOut,
  M1U04C05L5A1: travel,
  M1U04C05L5A1X: travel,
  M1U04C05L5A2: workOrAge,
  M1U04C05L5A2X: workOrAge,
}
