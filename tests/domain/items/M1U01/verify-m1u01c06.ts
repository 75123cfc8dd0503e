import type { GeneratedItem } from '#domain/items/template.ts'
import {
  countUp,
  divides,
  everyDivisor,
  keyOfNumber,
  keyOfOptions,
  loneNumbers,
  readNumber,
} from './read-item.ts'
import { keyOfProduct, productsIn } from './read-products.ts'

const SMALL = countUp(1, 24)

/** The first multiple of the largest number that all the others divide, by walking. */
function leastCommon(...numbers: number[]): number {
  const largest = Math.max(...numbers)
  let multiple = largest
  while (!numbers.every((n) => divides(n, multiple))) multiple += largest
  return multiple
}

function greatestCommon(a: number, b: number): number {
  return everyDivisor(Math.min(a, b))
    .filter((divisor) => divides(divisor, a) && divides(divisor, b))
    .at(-1)!
}

function everyPair(
  holds: (a: number, b: number) => boolean,
  which: (a: number, b: number) => boolean = (a, b) => a !== b,
): boolean {
  return SMALL.every((a) => SMALL.every((b) => !which(a, b) || holds(a, b)))
}

/** Every sentence that the items state, with a brute-force way to tell whether it is true. */
const SENTENCES: [RegExp, (numbers: number[]) => boolean][] = [
  [
    /^\\\(\d+\\\)[은는] \\\(\d+\\\)[과와] \\\(\d+\\\)의 공배수이다\.$/,
    ([n = 0, a = 0, b = 0]) => divides(a, n) && divides(b, n),
  ],
  [
    /^\\\(\d+\\\)[과와] \\\(\d+\\\)의 최소공배수는 \\\(\d+\\\)이다\.$/,
    ([a = 0, b = 0, n]) => leastCommon(a, b) === n,
  ],
  [
    /^두 자연수의 공배수는 모두 최소공배수의 배수이다\.$/,
    () =>
      everyPair((a, b) =>
        countUp(1, 600)
          .filter((n) => divides(a, n) && divides(b, n))
          .every((n) => divides(leastCommon(a, b), n)),
      ),
  ],
  [
    /^두 자연수의 최소공배수는 항상 두 수의 곱과 같다\.$/,
    () => everyPair((a, b) => leastCommon(a, b) === a * b),
  ],
  [
    /^서로소인 두 자연수의 최소공배수는 두 수의 곱과 같다\.$/,
    () =>
      everyPair(
        (a, b) => leastCommon(a, b) === a * b,
        (a, b) => greatestCommon(a, b) === 1,
      ),
  ],
  [
    /^두 자연수의 공배수 가운데 가장 큰 수를 최소공배수라고 한다\.$/,
    () =>
      everyPair(
        (a, b) =>
          countUp(1, 600)
            .filter((n) => divides(a, n) && divides(b, n))
            .at(-1) === leastCommon(a, b),
      ),
  ],
  [
    /^두 자연수 가운데 하나가 다른 하나의 배수이면 최소공배수는 둘 가운데 큰 수이다\.$/,
    () =>
      everyPair(
        (a, b) => leastCommon(a, b) === Math.max(a, b),
        (a, b) => divides(a, b),
      ),
  ],
  [
    /^두 자연수의 최소공배수는 항상 최대공약수의 배수이다\.$/,
    () => everyPair((a, b) => divides(greatestCommon(a, b), leastCommon(a, b))),
  ],
  [
    /^공통이 아닌 소인수는 최소공배수에 곱하지 않는다\.$/,
    () =>
      everyPair((a, b) =>
        everyDivisor(leastCommon(a, b)).every(
          (p) => p === 1 || (divides(p, a * b) && divides(p, a) && divides(p, b)),
        ),
      ),
  ],
]

function isTrueSentence(sentence: string): boolean {
  const matching = SENTENCES.filter(([pattern]) => pattern.test(sentence))
  if (matching.length !== 1) throw new Error(`${matching.length} readings of: ${sentence}`)
  return matching[0]![1](loneNumbers(sentence))
}

const judge = (item: GeneratedItem) => (isTrueSentence(item.question.split('> ')[1] ?? '') ? 'O' : 'X')

function leastOfTwo(item: GeneratedItem): string {
  const [a = 0, b = 0] = loneNumbers(item.question)
  return keyOfNumber(item, leastCommon(a, b))
}

function leastOfThree(item: GeneratedItem): string {
  const products = productsIn(item.question).map((product) => product({}))
  if (products.length !== 3) throw new Error(`not three products: ${item.question}`)
  return keyOfProduct(item, leastCommon(...products))
}

function withinRange(item: GeneratedItem): string {
  const numbers = loneNumbers(item.question)
  if (/모두 몇 개/.test(item.question)) {
    const [bound = 0, a = 0, b = 0] = numbers
    return keyOfNumber(item, countUp(1, bound).filter((n) => divides(a, n) && divides(b, n)).length)
  }
  const [a = 0, b = 0, target = 0] = numbers
  const common = countUp(1, 2 * target).filter((n) => divides(a, n) && divides(b, n))
  const least = Math.min(...common.map((n) => Math.abs(n - target)))
  const nearest = common.filter((n) => Math.abs(n - target) === least)
  if (nearest.length !== 1) throw new Error(`${nearest.length} nearest: ${item.question}`)
  return keyOfNumber(item, nearest[0]!)
}

function bothConditions(item: GeneratedItem): string {
  const [first, second] = productsIn(item.question)
  if (!first || !second) throw new Error(`not two products: ${item.question}`)
  const greatest = readNumber(item.question, /최대공약수가 \\\((\d+)\\\)/)
  const least = readNumber(item.question, /최소공배수가 \\\((\d+)\\\)/)
  const divisors = everyDivisor(least)
  const range = countUp(1, 8)
  const sums = new Set<number>()
  for (const a of range) {
    for (const b of range) {
      const x = first({ a, b })
      if (!divisors.includes(x)) continue
      for (const c of range) {
        const y = second({ c })
        if (!divisors.includes(y)) continue
        if (greatestCommon(x, y) === greatest && leastCommon(x, y) === least) sums.add(a + b + c)
      }
    }
  }
  if (sums.size !== 1) throw new Error(`${sums.size} answers: ${item.question}`)
  return keyOfNumber(item, [...sums][0]!)
}

function otherNumber(item: GeneratedItem): string {
  const [greatest = 0, least = 0, known = 0] = loneNumbers(item.question)
  const fitting = countUp(1, least).filter(
    (n) => greatestCommon(n, known) === greatest && leastCommon(n, known) === least,
  )
  if (fitting.length !== 1) throw new Error(`${fitting.length} answers: ${item.question}`)
  return keyOfNumber(item, fitting[0]!)
}

/** Template id to the key computed from the question as shown. */
export const VERIFIERS: Record<string, (item: GeneratedItem) => string> = {
  M1U01C06L0A1: judge,
  M1U01C06L0A2: (item) => {
    const lists = item.question.split('\n').filter((line) => line.startsWith('- '))
    for (const list of lists) {
      const [n = 0, ...shown] = loneNumbers(list)
      if (shown.some((multiple, index) => multiple !== n * (index + 1)))
        throw new Error(`not multiples: ${list}`)
    }
    return leastOfTwo(item)
  },
  M1U01C06L0A3: (item) => {
    const [least = 0] = loneNumbers(item.question)
    const pairs = everyDivisor(least).flatMap((a) =>
      everyDivisor(least)
        .filter((b) => leastCommon(a, b) === least)
        .map((b) => [a, b] as const),
    )
    return keyOfOptions(item, (option) =>
      pairs.every(([a, b]) => loneNumbers(option).every((n) => divides(a, n) && divides(b, n))),
    )
  },
  M1U01C06L1A1: leastOfTwo,
  M1U01C06L1A1X: leastOfTwo,
  M1U01C06L1A2: judge,
  M1U01C06L3A1: leastOfThree,
  M1U01C06L3A1X: leastOfThree,
  M1U01C06L3A2: withinRange,
  M1U01C06L3A2X: withinRange,
  M1U01C06L5A1: bothConditions,
  M1U01C06L5A1X: bothConditions,
  M1U01C06L5A2: otherNumber,
  M1U01C06L5A2X: otherNumber,
}
