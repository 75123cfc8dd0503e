import type { GeneratedItem } from '#domain/items/template.ts'
import {
  countUp,
  everyDivisor,
  hasTwoDivisors,
  keyOfNumber,
  keyOfOptions,
  loneNumbers,
  readNumber,
} from './read-item.ts'

const hasManyDivisors = (n: number) => everyDivisor(n).length > 2
const PRIMES = countUp(1, 120).filter(hasTwoDivisors)
const COMPOSITES = countUp(1, 120).filter(hasManyDivisors)
const sum = (numbers: number[]) => numbers.reduce((total, n) => total + n, 0)

function kindByDivisors(n: number): string {
  const count = everyDivisor(n).length
  if (count === 1) return '소수도 합성수도 아니다'
  return count === 2 ? '소수이다' : '합성수이다'
}

/** Every sentence that the items state, with a brute-force way to tell whether it is true. */
const SENTENCES: [RegExp, (numbers: number[]) => boolean][] = [
  [/^\\\(\d+\\\)[은는] 소수이다\.$/, ([n = 0]) => hasTwoDivisors(n)],
  [/^\\\(\d+\\\)[은는] 합성수이다\.$/, ([n = 0]) => hasManyDivisors(n)],
  [/^\\\(1\\\)은 소수도 합성수도 아니다\.$/, () => !hasTwoDivisors(1) && !hasManyDivisors(1)],
  [
    /^\\\(\d+\\\)의 약수는 \\\(1\\\)과 \\\(\d+\\\)뿐이다\.$/,
    ([n = 0, one, same]) => one === 1 && n === same && everyDivisor(n).length === 2,
  ],
  [/^짝수인 소수는 \\\(2\\\)뿐이다\.$/, () => PRIMES.filter((p) => p % 2 === 0).join() === '2'],
  [/^소수는 모두 홀수이다\.$/, () => PRIMES.every((p) => p % 2 === 1)],
  [/^홀수는 모두 소수이다\.$/, () => countUp(1, 99).every((n) => n % 2 === 0 || hasTwoDivisors(n))],
  [/^합성수는 모두 짝수이다\.$/, () => COMPOSITES.every((n) => n % 2 === 0)],
  [/^가장 작은 소수는 \\\(\d+\\\)이다\.$/, ([n]) => PRIMES[0] === n],
  [
    /^모든 자연수는 소수이거나 합성수이다\.$/,
    () => countUp(1, 99).every((n) => hasTwoDivisors(n) || hasManyDivisors(n)),
  ],
  [/^소수의 약수는 모두 \\\(2\\\)개이다\.$/, () => PRIMES.every((p) => everyDivisor(p).length === 2)],
  [/^합성수의 약수는 \\\(3\\\)개 이상이다\.$/, () => COMPOSITES.every((n) => everyDivisor(n).length >= 3)],
  [
    /^합성수의 약수의 개수는 항상 짝수이다\.$/,
    () => COMPOSITES.every((n) => everyDivisor(n).length % 2 === 0),
  ],
  [/^두 소수의 곱은 항상 합성수이다\.$/, () => everyPair((p, q) => hasManyDivisors(p * q))],
  [/^두 소수의 곱은 소수가 될 수 있다\.$/, () => !everyPair((p, q) => !hasTwoDivisors(p * q))],
  [/^두 소수의 합은 항상 짝수이다\.$/, () => everyPair((p, q) => (p + q) % 2 === 0)],
  [/^두 소수의 합은 항상 합성수이다\.$/, () => everyPair((p, q) => hasManyDivisors(p + q))],
  [/^가장 작은 합성수는 \\\(\d+\\\)이다\.$/, ([n]) => COMPOSITES[0] === n],
  [
    /^\\\(\d+\\\)보다 작은 소수는 \\\(\d+\\\)개이다\.$/,
    ([bound = 0, count]) => PRIMES.filter((p) => p < bound).length === count,
  ],
]

function everyPair(holds: (p: number, q: number) => boolean): boolean {
  const small = PRIMES.slice(0, 8)
  return small.every((p) => small.every((q) => holds(p, q)))
}

function isTrueSentence(sentence: string): boolean {
  const matching = SENTENCES.filter(([pattern]) => pattern.test(sentence))
  if (matching.length !== 1) throw new Error(`${matching.length} readings of: ${sentence}`)
  return matching[0]![1](loneNumbers(sentence))
}

function countInRange(item: GeneratedItem): string {
  const [low = 0, high = 0] = loneNumbers(item.question)
  return keyOfNumber(item, countUp(low, high).filter(hasTwoDivisors).length)
}

function sumForSquare(item: GeneratedItem): string {
  const [divisorSum = 0] = loneNumbers(item.question)
  const primes = PRIMES.filter((p) => sum(everyDivisor(p)) === divisorSum)
  if (primes.length !== 1) throw new Error(`not one prime: ${primes}`)
  return keyOfNumber(item, sum(everyDivisor(primes[0]! ** 2)))
}

/** Template id to the key computed from the question as shown. */
export const VERIFIERS: Record<string, (item: GeneratedItem) => string> = {
  M1U01C01L0A1: (item) => {
    const numbers = loneNumbers(item.question)
    const [n = 0] = numbers
    const listed = numbers.slice(1, -1)
    if (listed.join() !== everyDivisor(n).join()) throw new Error(`not the divisors of ${n}: ${listed}`)
    return keyOfOptions(item, (option) => option === kindByDivisors(n))
  },
  M1U01C01L0A2: (item) => everyDivisor(loneNumbers(item.question)[0] ?? 0).join('&'),
  M1U01C01L0A3: (item) => {
    const [n = 0] = loneNumbers(item.question)
    const shapes = countUp(1, n).flatMap((rows) => countUp(rows, n).map((columns) => rows * columns))
    return String(shapes.filter((stones) => stones === n).length)
  },
  M1U01C01L1A1: (item) => keyOfOptions(item, (option) => loneNumbers(option).every(hasTwoDivisors)),
  M1U01C01L1A2: (item) => (isTrueSentence(item.question.split('> ')[1] ?? '') ? 'O' : 'X'),
  M1U01C01L3A1: countInRange,
  M1U01C01L3A1X: countInRange,
  M1U01C01L3A2: (item) => {
    const lines = [...item.question.matchAll(/^([ㄱ-ㄹ])\. (.+)$/gm)]
    return lines
      .filter(([, , sentence = '']) => isTrueSentence(sentence))
      .map(([, mark]) => mark)
      .join('&')
  },
  M1U01C01L5A1: (item) => {
    const gap = readNumber(item.question, /p \+ (\d+)/)
    const [bound = 0] = loneNumbers(item.question)
    return countUp(1, bound)
      .filter((p) => hasTwoDivisors(p) && hasTwoDivisors(p + gap))
      .join('&')
  },
  M1U01C01L5A2: sumForSquare,
  M1U01C01L5A2X: sumForSquare,
}
