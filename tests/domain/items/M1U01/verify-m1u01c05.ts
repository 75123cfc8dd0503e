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
import { keyOfProduct, productsIn } from './read-products.ts'

const SMALL = countUp(1, 40)

function commonDivisors(a: number, b: number): number[] {
  return everyDivisor(a).filter((divisor) => divides(divisor, b))
}

/** By taking the smaller from the larger until they are equal: no division at all. */
function greatestCommon(a: number, b: number): number {
  let [x, y] = [a, b]
  while (x !== y) {
    if (x > y) x -= Math.max(y, Math.floor((x - 1) / y) * y)
    else y -= Math.max(x, Math.floor((y - 1) / x) * x)
  }
  return x
}

const areCoprime = (a: number, b: number) => commonDivisors(a, b).join() === '1'

function everyPair(
  numbers: number[],
  holds: (a: number, b: number) => boolean,
  which: (a: number, b: number) => boolean = (a, b) => a !== b,
): boolean {
  return numbers.every((a) => numbers.every((b) => !which(a, b) || holds(a, b)))
}

const isEven = (n: number) => n % 2 === 0

/** Every sentence that the items state, with a brute-force way to tell whether it is true. */
const SENTENCES: [RegExp, (numbers: number[]) => boolean][] = [
  [/^\\\(\d+\\\)[과와] \\\(\d+\\\)[은는] 서로소이다\.$/, ([a = 0, b = 0]) => areCoprime(a, b)],
  [/^서로 다른 두 소수는 항상 서로소이다\.$/, () => everyPair(SMALL.filter(hasTwoDivisors), areCoprime)],
  [
    /^서로소인 두 자연수는 모두 소수이다\.$/,
    () => everyPair(SMALL, (a, b) => hasTwoDivisors(a) && hasTwoDivisors(b), areCoprime),
  ],
  [
    /^서로소인 두 자연수의 공약수는 \\\(1\\\)뿐이다\.$/,
    () =>
      everyPair(
        SMALL,
        (a, b) => commonDivisors(a, b).join() === '1',
        (a, b) => greatestCommon(a, b) === 1,
      ),
  ],
  [
    /^서로소인 두 자연수에는 공약수가 하나도 없다\.$/,
    () => everyPair(SMALL, (a, b) => commonDivisors(a, b).length === 0, areCoprime),
  ],
  [
    /^두 자연수의 공약수는 모두 최대공약수의 약수이다\.$/,
    () =>
      everyPair(SMALL, (a, b) => {
        const common = commonDivisors(a, b)
        return common.every((divisor) => divides(divisor, common.at(-1) ?? 0))
      }),
  ],
  [/^\\\(1\\\)은 모든 자연수와 서로소이다\.$/, () => SMALL.every((n) => areCoprime(1, n))],
  [
    /^서로 다른 두 홀수는 항상 서로소이다\.$/,
    () =>
      everyPair(
        SMALL.filter((n) => !isEven(n)),
        areCoprime,
      ),
  ],
  [
    /^서로 다른 두 짝수는 서로소가 될 수 없다\.$/,
    () => everyPair(SMALL.filter(isEven), (a, b) => !areCoprime(a, b)),
  ],
  [
    /^홀수와 짝수는 항상 서로소이다\.$/,
    () => everyPair(SMALL, areCoprime, (a, b) => isEven(a) !== isEven(b)),
  ],
  [/^연속하는 두 자연수는 항상 서로소이다\.$/, () => SMALL.every((n) => areCoprime(n, n + 1))],
]

function isTrueSentence(sentence: string): boolean {
  const matching = SENTENCES.filter(([pattern]) => pattern.test(sentence))
  if (matching.length !== 1) throw new Error(`${matching.length} readings of: ${sentence}`)
  return matching[0]![1](loneNumbers(sentence))
}

function greatestOfTwo(item: GeneratedItem): string {
  const [a = 0, b = 0] = loneNumbers(item.question)
  return keyOfNumber(item, commonDivisors(a, b).at(-1) ?? 0)
}

function greatestOfProducts(item: GeneratedItem): string {
  const [first, second, ...rest] = productsIn(item.question)
  if (!first || !second || rest.length > 0) throw new Error(`not two products: ${item.question}`)
  return keyOfProduct(item, greatestCommon(first({}), second({})))
}

function countCommon(item: GeneratedItem): string {
  const [a = 0, b = 0] = loneNumbers(item.question)
  return keyOfNumber(item, commonDivisors(a, b).length)
}

function unknownExponents(item: GeneratedItem): string {
  const [first, second] = productsIn(item.question)
  if (!first || !second) throw new Error(`not two products: ${item.question}`)
  const greatest = readNumber(item.question, /최대공약수가 \\\((\d+)\\\)/)
  const fitting = countUp(1, 8).flatMap((a) =>
    countUp(1, 8)
      .filter((b) => greatestCommon(first({ a }), second({ b })) === greatest)
      .map((b) => a + b),
  )
  if (fitting.length !== 1) throw new Error(`${fitting.length} answers: ${item.question}`)
  return keyOfNumber(item, fitting[0]!)
}

function countCoprimes(item: GeneratedItem): string {
  const [upTo = 0, m = 0] = loneNumbers(item.question)
  return keyOfNumber(item, countUp(1, upTo).filter((n) => areCoprime(n, m)).length)
}

/** Template id to the key computed from the question as shown. */
export const VERIFIERS: Record<string, (item: GeneratedItem) => string> = {
  M1U01C05L0A1: (item) => (isTrueSentence(item.question.split('> ')[1] ?? '') ? 'O' : 'X'),
  M1U01C05L0A2: (item) => {
    const lists = item.question.split('\n').filter((line) => line.startsWith('- '))
    for (const list of lists) {
      const [n = 0, ...shown] = loneNumbers(list)
      if (shown.join() !== everyDivisor(n).join()) throw new Error(`not the divisors of ${n}: ${shown}`)
    }
    return greatestOfTwo(item)
  },
  M1U01C05L0A3: (item) => {
    const [greatest = 0] = loneNumbers(item.question)
    const pairs = [
      [1, 2],
      [2, 3],
      [3, 5],
    ].map(([x = 0, y = 0]) => commonDivisors(greatest * x, greatest * y))
    return keyOfOptions(item, (option) =>
      pairs.every((common) => !common.includes(loneNumbers(option)[0] ?? 0)),
    )
  },
  M1U01C05L1A1: greatestOfTwo,
  M1U01C05L1A1X: greatestOfTwo,
  M1U01C05L1A2: (item) =>
    keyOfOptions(item, (option) => {
      const [a = 0, b = 0] = loneNumbers(option)
      return areCoprime(a, b)
    }),
  M1U01C05L3A1: greatestOfProducts,
  M1U01C05L3A1X: greatestOfProducts,
  M1U01C05L3A2: countCommon,
  M1U01C05L3A2X: countCommon,
  M1U01C05L5A1: unknownExponents,
  M1U01C05L5A1X: unknownExponents,
  M1U01C05L5A2: countCoprimes,
  M1U01C05L5A2X: countCoprimes,
}
