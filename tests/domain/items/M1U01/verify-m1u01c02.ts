import type { GeneratedItem } from '#domain/items/template.ts'
import { countUp, divides, keyOfNumber, keyOfOptions, readNumber } from './read-item.ts'

function timesItself(base: number, times: number): number {
  return countUp(1, times).reduce((product) => product * base, 1)
}

/** The value of `5`, `5^{3}`, `5 \times 5` or `5^{3} \times 2`. */
export function evaluate(latex: string): number {
  return latex.split('\\times').reduce((product, factor) => {
    const found = /^\s*(\d+)(?:\^\{(\d+)\})?\s*$/.exec(factor)
    if (!found) throw new Error(`not a number: ${factor}`)
    return product * timesItself(Number(found[1]), Number(found[2] ?? 1))
  }, 1)
}

function factorsOf(product: string): number[] {
  return product.split('\\times').map((factor) => Number(factor.trim()))
}

function formulaIn(text: string): string {
  return /\\\((.+?)\\\)/.exec(text)?.[1] ?? ''
}

function readPower(text: string): [base: number, exponent: number] {
  return [readNumber(text, /(\d+)\^\{\d+\}/), readNumber(text, /\d+\^\{(\d+)\}/)]
}

/** Every kind of sentence about powers, with a way to tell whether it is true. */
const SENTENCES: [RegExp, (groups: string[]) => boolean][] = [
  [
    /^\\\((.+?)\\\)[은는] \\\((.+?)\\\)[과와] 같다\.$/,
    ([left = '', right = '']) => evaluate(left) === evaluate(right),
  ],
  [
    /^\\\((.+?)\\\)[과와] \\\((.+?)\\\)[은는] 같은 수이다\.$/,
    ([left = '', right = '']) => evaluate(left) === evaluate(right),
  ],
  [/^\\\((\d+\^\{\d+\}) = (\d+)\\\)이다\.$/, ([left = '', right = '']) => evaluate(left) === Number(right)],
  [
    /^\\\((\d+)\^\{(\d+)\}\\\)의 밑은 \\\((\d+)\\\)이고, 지수는 \\\((\d+)\\\)이다\.$/,
    ([base, exponent, first, second]) => base === first && exponent === second,
  ],
]

function isTrueSentence(sentence: string): boolean {
  const readings = SENTENCES.filter(([pattern]) => pattern.test(sentence))
  if (readings.length !== 1) throw new Error(`${readings.length} readings of: ${sentence}`)
  const [pattern, isTrue] = readings[0]!
  return isTrue((pattern.exec(sentence) ?? []).slice(1))
}

function writtenPower(item: GeneratedItem): string {
  const factors = factorsOf(formulaIn(item.question))
  if (new Set(factors).size !== 1) throw new Error(`not one factor: ${factors}`)
  const power = `${factors[0]}^{${factors.length}}`
  if (item.writtenTestType === 1) return keyOfOptions(item, (option) => option === `\\(${power}\\)`)
  return power.replace(/[{}]/g, '')
}

function exponentOf(base: number, value: number): number {
  const fitting = countUp(1, 30).filter((exponent) => timesItself(base, exponent) === value)
  if (fitting.length !== 1) throw new Error(`${value} is no power of ${base}`)
  return fitting[0]!
}

function foundExponent(item: GeneratedItem): string {
  const base = readNumber(item.question, /(\d+)\^\{a\}/)
  return keyOfNumber(item, exponentOf(base, readNumber(item.question, /\^\{a\} = (\d+)/)))
}

function addedExponents(item: GeneratedItem): string {
  const a = exponentOf(
    readNumber(item.question, /(\d+)\^\{a\}/),
    readNumber(item.question, /\^\{a\} = (\d+)/),
  )
  const b = exponentOf(
    readNumber(item.question, /(\d+)\^\{b\}/),
    readNumber(item.question, /(\d+) = \d+\^\{b\}/),
  )
  return keyOfNumber(item, a + b)
}

function lastDigit(item: GeneratedItem): string {
  const [base, exponent] = readPower(item.question)
  return keyOfNumber(item, Number(String(BigInt(base) ** BigInt(exponent)).at(-1)))
}

function mixedExponents(item: GeneratedItem): string {
  let product = factorsOf(/\\\[(.+?)\\\]/.exec(item.question)?.[1] ?? '').reduce(
    (all, factor) => all * factor,
    1,
  )
  let divisions = 0
  for (const prime of [2, 3, 5]) {
    while (divides(prime, product)) {
      product /= prime
      divisions += 1
    }
  }
  if (product !== 1) throw new Error(`${product} is left`)
  return keyOfNumber(item, divisions)
}

/** Template id to the key computed from the question as shown. */
export const VERIFIERS: Record<string, (item: GeneratedItem) => string> = {
  M1U01C02L0A1: (item) => {
    const [base, exponent] = readPower(item.question)
    return keyOfOptions(item, (option) => {
      const factors = factorsOf(formulaIn(option))
      return factors.length === exponent && factors.every((factor) => factor === base)
    })
  },
  M1U01C02L0A2: (item) => (isTrueSentence(item.question.split('> ')[1] ?? '') ? 'O' : 'X'),
  M1U01C02L0A3: (item) => String(evaluate(formulaIn(item.question))),
  M1U01C02L1A1: writtenPower,
  M1U01C02L1A1X: writtenPower,
  M1U01C02L1A2: (item) => {
    const [base, exponent] = readPower(item.question)
    return keyOfOptions(item, (option) => option === `밑 \\(${base}\\), 지수 \\(${exponent}\\)`)
  },
  M1U01C02L3A1: foundExponent,
  M1U01C02L3A1X: foundExponent,
  M1U01C02L3A2: addedExponents,
  M1U01C02L3A2X: addedExponents,
  M1U01C02L5A1: lastDigit,
  M1U01C02L5A1X: lastDigit,
  M1U01C02L5A2: mixedExponents,
  M1U01C02L5A2X: mixedExponents,
}
