import type { GeneratedItem } from '#domain/items/template.ts'
import { keyOfOptions } from './read-item.ts'

type Letters = Readonly<Record<string, number>>

/** A product of powers as shown, waiting for the values of its letters. */
type ShownProduct = (letters: Letters) => number

function readPower(factor: string, letters: Letters): number {
  const found = /^\s*(\d+)(?:\^\{(\w+)\})?\s*$/.exec(factor)
  if (!found) throw new Error(`not a power: ${factor}`)
  const exponent = letters[found[2] ?? ''] ?? Number(found[2] ?? 1)
  if (!Number.isInteger(exponent)) throw new Error(`no value for the exponent of ${factor}`)
  let power = 1
  for (let time = 0; time < exponent; time += 1) power *= Number(found[1])
  return power
}

/** A LaTeX product of powers, multiplied out. */
export function multiplyShown(latex: string, letters: Letters = {}): number {
  return latex.split('\\times').reduce((product, factor) => product * readPower(factor, letters), 1)
}

/** The inline formulas of a text that are products or powers of numbers (`2^{a} \times 3`), in reading order. */
export function productsIn(text: string): ShownProduct[] {
  return [...text.matchAll(/\\\((.+?)\\\)/g)]
    .map(([, formula = '']) => formula)
    .filter(
      (formula) => /^\d+(\^\{\w+\})?( \\times \d+(\^\{\w+\})?)*$/.test(formula) && /[\^\\]/.test(formula),
    )
    .map((formula) => (letters) => multiplyShown(formula, letters))
}

/** `n` written as a product of primes in the checker's notation, by dividing out the smallest divisor again and again. */
function factorByDividing(n: number): string {
  const counts = new Map<number, number>()
  let rest = n
  for (let divisor = 2; rest > 1; divisor += 1) {
    while (rest % divisor === 0) {
      counts.set(divisor, (counts.get(divisor) ?? 0) + 1)
      rest /= divisor
    }
  }
  return [...counts].map(([prime, count]) => (count === 1 ? `${prime}` : `${prime}^${count}`)).join('x')
}

/** `value` as the key where the answer is a product of primes: the product itself, or the option that comes to it. */
export function keyOfProduct(item: GeneratedItem, value: number): string {
  if (item.writtenTestType !== 1) return factorByDividing(value)
  return keyOfOptions(item, (option) => multiplyShown(option.replace(/\\[()]/g, '')) === value)
}
