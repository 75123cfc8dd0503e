import type { GeneratedItem } from '#domain/items/template.ts'
import {
  countUp,
  divides,
  everyDivisor,
  hasTwoDivisors,
  keyOfNumber,
  keyOfOptions,
  loneNumbers,
  readNumber,
} from './read-item.ts'
import { multiplyShown, productsIn } from './read-products.ts'

const SMALL = countUp(1, 120)
const PRIMES = SMALL.slice(0, 20).filter(hasTwoDivisors)
const countDivisors = (n: number) => everyDivisor(n).length
const latexOf = (text: string) => text.replace(/\\[()]/g, '')

function productsOfDivisors(a: number, b: number): number[] {
  const products = everyDivisor(a).flatMap((x) => everyDivisor(b).map((y) => x * y))
  return [...new Set(products)].sort((x, y) => x - y)
}

/** Every sentence that the items state, with a brute-force way to tell whether it is true. */
const SENTENCES: [RegExp, (sentence: string) => boolean][] = [
  [
    /^\\\(\d\^\{\d\}\\\)의 약수는 모두 \\\(\d+\\\)개이다\.$/,
    (sentence) => {
      const [power] = productsIn(sentence)
      return countDivisors(power?.({}) ?? 0) === loneNumbers(sentence)[0]
    },
  ],
  [
    /^\\\(2\^\{2\} \\times 3\\\)의 약수는 모두 .*하나씩 골라 곱한 수이다\.$/,
    () => productsOfDivisors(4, 3).join() === everyDivisor(12).join(),
  ],
  [
    /^자연수가 클수록 약수의 개수도 많다\.$/,
    () => SMALL.every((n) => countDivisors(n + 1) > countDivisors(n)),
  ],
  [
    /^약수의 개수가 홀수인 자연수는 \\\(1\\\)뿐이다\.$/,
    () => SMALL.filter((n) => countDivisors(n) % 2 === 1).join() === '1',
  ],
  [
    /^두 소수의 곱인 수의 약수는 항상 \\\(4\\\)개이다\.$/,
    () => PRIMES.every((p) => PRIMES.every((q) => countDivisors(p * q) === 4)),
  ],
  [
    /^약수가 \\\(2\\\)개인 자연수는 모두 소수이다\.$/,
    () =>
      SMALL.filter((n) => countDivisors(n) === 2).every((n) =>
        countUp(2, n - 1).every((smaller) => !divides(smaller, n)),
      ),
  ],
  [
    /^소수 \\\(p\\\)에 대하여 .*세 개이다\.$/,
    () => PRIMES.every((p) => everyDivisor(p ** 3).join() === [p, p ** 2, p ** 3].join()),
  ],
]

function isTrueSentence(sentence: string): boolean {
  const matching = SENTENCES.filter(([pattern]) => pattern.test(sentence))
  if (matching.length !== 1) throw new Error(`${matching.length} readings of: ${sentence}`)
  return matching[0]![1](sentence)
}

/** The value of the only product or power in the question. */
function productShown(item: GeneratedItem): number {
  const [product, ...rest] = productsIn(item.question)
  if (!product || rest.length > 0) throw new Error(`not one product: ${item.question}`)
  return product({})
}

function countShown(item: GeneratedItem): string {
  return keyOfNumber(item, countDivisors(productShown(item)))
}

function onlySolution(item: GeneratedItem, fits: (x: number) => boolean): string {
  const fitting = countUp(1, 12).filter(fits)
  if (fitting.length !== 1) throw new Error(`${fitting.length} answers: ${item.question}`)
  return keyOfNumber(item, fitting[0]!)
}

/** Counts the divisors of a product of powers of small numbers by the ways to choose how often each prime divides. */
function countByTrying(n: number): number {
  let count = 0
  for (let divisor = 1; divisor * divisor <= n; divisor += 1)
    if (divides(divisor, n)) count += divisor * divisor === n ? 1 : 2
  return count
}

function unknownExponent(item: GeneratedItem): string {
  const [product] = productsIn(item.question)
  const count = readNumber(item.question, /약수가 \\\((\d+)\\\)개/)
  const limit = 1e13
  return onlySolution(item, (x) => {
    const n = product?.({ x }) ?? 0
    return n < limit && countByTrying(n) === count
  })
}

function equalCounts(item: GeneratedItem): string {
  const [n = 0] = loneNumbers(item.question)
  const [product] = productsIn(item.question)
  return onlySolution(item, (x) => countByTrying(product?.({ x }) ?? 0) === countDivisors(n))
}

const KINDS: [RegExp, (n: number) => boolean][] = [
  [/개인 자연수 가운데/, () => true],
  [/개인 홀수 가운데/, (n) => !divides(2, n)],
  [/개인 \\\(5\\\)의 배수 가운데/, (n) => divides(5, n)],
  [/개인 \\\(7\\\)의 배수 가운데/, (n) => divides(7, n)],
  [/개인 \\\(11\\\)의 배수 가운데/, (n) => divides(11, n)],
]

function smallestWith(item: GeneratedItem): string {
  const count = readNumber(item.question, /약수가 정확히 \\\((\d+)\\\)개/)
  const kinds = KINDS.filter(([pattern]) => pattern.test(item.question))
  if (kinds.length !== 1) throw new Error(`unread condition: ${item.question}`)
  return keyOfNumber(item, countUp(1, 1000).find((n) => kinds[0]![1](n) && countDivisors(n) === count) ?? 0)
}

/** Template id to the key computed from the question as shown. */
export const VERIFIERS: Record<string, (item: GeneratedItem) => string> = {
  M1U01C04L0A1: (item) => (isTrueSentence(item.question.split('> ')[1] ?? '') ? 'O' : 'X'),
  M1U01C04L0A2: (item) => {
    const all = everyDivisor(productShown(item)).join()
    return keyOfOptions(
      item,
      (option) =>
        option
          .split(',')
          .map(latexOf)
          .map((part) => multiplyShown(part))
          .join() === all,
    )
  },
  M1U01C04L0A3: (item) => {
    const rows = item.question.split('\n').filter((line) => line.startsWith('|'))
    const cells = rows.map((row) =>
      row
        .split('|')
        .slice(1, -1)
        .map((cell) => latexOf(cell.trim())),
    )
    const heads = cells[0]?.slice(1).map((cell) => multiplyShown(cell)) ?? []
    const hidden: number[] = []
    for (const [left = '', ...row] of cells.slice(2)) {
      for (const [index, cell] of row.entries()) {
        const value = multiplyShown(left) * (heads[index] ?? 0)
        if (cell === '㉠') hidden.push(value)
        else if (Number(cell) !== value) throw new Error(`${cell} stands where ${value} belongs`)
      }
    }
    return hidden.join()
  },
  M1U01C04L1A1: countShown,
  M1U01C04L1A1X: countShown,
  M1U01C04L1A2: (item) => {
    const whole = productShown(item)
    const wanted = /약수인 것은/.test(item.question)
    return keyOfOptions(item, (option) => divides(multiplyShown(latexOf(option)), whole) === wanted)
  },
  M1U01C04L3A1: (item) => everyDivisor(loneNumbers(item.question)[0] ?? 0).join('&'),
  M1U01C04L3A2: unknownExponent,
  M1U01C04L3A2X: unknownExponent,
  M1U01C04L5A1: equalCounts,
  M1U01C04L5A1X: equalCounts,
  M1U01C04L5A2: smallestWith,
  M1U01C04L5A2X: smallestWith,
}
