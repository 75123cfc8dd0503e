import type { GeneratedItem } from '#domain/items/template.ts'
import {
  countUp,
  divides,
  hasTwoDivisors,
  keyOfNumber,
  keyOfOptions,
  loneNumbers,
  readNumber,
} from './read-item.ts'

/** The factors of a LaTeX product with their exponents: `2^{3} \times 5` is [[2, 3], [5, 1]]. */
export function readProduct(latex: string): [base: number, exponent: number][] {
  return latex.split('\\times').map((factor) => {
    const found = /^\s*(\d+)(?:\^\{(\d+)\})?\s*$/.exec(factor)
    if (!found) throw new Error(`not a power: ${factor}`)
    return [Number(found[1]), Number(found[2] ?? 1)]
  })
}

export function multiplyOut(factors: [number, number][]): number {
  let product = 1
  for (const [base, exponent] of factors) for (let time = 0; time < exponent; time += 1) product *= base
  return product
}

function isFactorizationOf(n: number, latex: string): boolean {
  const factors = readProduct(latex)
  return factors.every(([base]) => hasTwoDivisors(base)) && multiplyOut(factors) === n
}

/** `12 = 2^{2} \times 3` as its two sides. */
function readEquation(text: string): [number, string] {
  const found = /\\\((\d+) = (.+?)\\\)/.exec(text)
  if (!found) throw new Error(`no equation in ${text}`)
  return [Number(found[1]), found[2] ?? '']
}

function primeDivisors(n: number): number[] {
  return countUp(2, n).filter((p) => divides(p, n) && hasTwoDivisors(p))
}

/** How often `p` divides `n`, by looking for the highest power that does. */
function timesIn(n: number, p: number): number {
  return countUp(1, 60).filter((exponent) => p ** exponent <= n && divides(p ** exponent, n)).length
}

function factorizeShown(item: GeneratedItem): string {
  const [n = 0] = loneNumbers(item.question)
  if (item.writtenTestType === 1)
    return keyOfOptions(item, (option) => isFactorizationOf(n, option.replace(/\\[()]/g, '')))
  return primeDivisors(n)
    .map((p) => (timesIn(n, p) === 1 ? `${p}` : `${p}^${timesIn(n, p)}`))
    .join('x')
}

function exponentSum(item: GeneratedItem): string {
  const [n = 0] = loneNumbers(item.question)
  const bases = [...item.question.matchAll(/(\d+)\^\{[abc]\}/g)].map(([, base]) => Number(base))
  const triples = countUp(1, 12).flatMap((a) =>
    countUp(1, 12).flatMap((b) => countUp(1, 12).map((c): [number, number, number] => [a, b, c])),
  )
  const fitting = triples.filter(
    (triple) => bases.reduce((product, base, index) => product * base ** (triple[index] ?? 0), 1) === n,
  )
  if (fitting.length !== 1) throw new Error(`${fitting.length} ways to write ${n}`)
  const [[a, b, c] = [0, 0, 0]] = fitting
  return keyOfNumber(item, a + b + c)
}

function smallestMultiplier(item: GeneratedItem): string {
  const [n = 0] = loneNumbers(item.question)
  const squares = new Set(countUp(1, 1000).map((root) => root * root))
  return keyOfNumber(item, countUp(1, n).find((factor) => squares.has(n * factor)) ?? 0)
}

function exponentInProduct(item: GeneratedItem): string {
  const last = readNumber(item.question, /\\cdots \\times (\d+)/)
  const prime = readNumber(item.question, /소인수 \\\((\d+)\\\)/)
  let product = countUp(1, last).reduce((all, n) => all * BigInt(n), 1n)
  let exponent = 0
  while (product % BigInt(prime) === 0n) {
    product /= BigInt(prime)
    exponent += 1
  }
  return keyOfNumber(item, exponent)
}

/** Template id to the key computed from the question as shown. */
export const VERIFIERS: Record<string, (item: GeneratedItem) => string> = {
  M1U01C03L0A1: (item) => {
    const [n = 0] = loneNumbers(item.question)
    return keyOfOptions(item, (option) => primeDivisors(n).includes(loneNumbers(option)[0] ?? 0))
  },
  M1U01C03L0A2: (item) => {
    const [n, latex] = readEquation(item.question)
    if (multiplyOut(readProduct(latex)) !== n) throw new Error(`not an equation: ${n} = ${latex}`)
    return isFactorizationOf(n, latex) ? 'O' : 'X'
  },
  M1U01C03L0A3: (item) => {
    const found = /\[ (\d+) = (.+) \\times \\square/.exec(item.question)
    const [n, known] = [Number(found?.[1]), multiplyOut(readProduct(found?.[2] ?? ''))]
    return primeDivisors(n)
      .filter((p) => known * p === n)
      .join()
  },
  M1U01C03L1A1: factorizeShown,
  M1U01C03L1A1X: factorizeShown,
  M1U01C03L1A2: (item) =>
    keyOfOptions(item, (option) => {
      const [n, latex] = readEquation(option)
      return isFactorizationOf(n, latex)
    }),
  M1U01C03L3A1: (item) => primeDivisors(loneNumbers(item.question)[0] ?? 0).join('&'),
  M1U01C03L3A2: exponentSum,
  M1U01C03L3A2X: exponentSum,
  M1U01C03L5A1: smallestMultiplier,
  M1U01C03L5A1X: smallestMultiplier,
  M1U01C03L5A2: exponentInProduct,
  M1U01C03L5A2X: exponentInProduct,
}
