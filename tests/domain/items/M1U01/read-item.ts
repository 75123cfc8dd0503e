import type { GeneratedItem } from '#domain/items/template.ts'

/** Whole numbers standing alone in a formula, `\(12\)`, in reading order. */
export function loneNumbers(text: string): number[] {
  return [...text.matchAll(/\\\((\d+)\\\)/g)].map(([, digits]) => Number(digits))
}

/** The value that a pattern's first group holds; throws when the question does not read so. */
export function readNumber(text: string, pattern: RegExp): number {
  const found = pattern.exec(text)?.[1]
  if (found === undefined) throw new Error(`${pattern} is not in: ${text}`)
  return Number(found)
}

/** The numbers of the options that are right, as a multiple-choice key. */
export function keyOfOptions(item: GeneratedItem, isRight: (option: string) => boolean): string {
  return item.options.flatMap((option, index) => (isRight(option) ? [String(index + 1)] : [])).join(',')
}

/** `value` as the key: itself, or the option that shows it alone (with a counter word behind it or not). */
export function keyOfNumber(item: GeneratedItem, value: number): string {
  if (item.writtenTestType !== 1) return String(value)
  return keyOfOptions(item, (option) => new RegExp(`^\\\\\\(${value}\\\\\\)[가-힣]*$`).test(option))
}

export function divides(divisor: number, n: number): boolean {
  return n % divisor === 0
}

/** All divisors by trying every number: slow and sure. */
export function everyDivisor(n: number): number[] {
  return countUp(1, n).filter((candidate) => divides(candidate, n))
}

export function countUp(from: number, to: number): number[] {
  const numbers: number[] = []
  for (let n = from; n <= to; n += 1) numbers.push(n)
  return numbers
}

/** A prime has exactly two divisors. */
export function hasTwoDivisors(n: number): boolean {
  return everyDivisor(n).length === 2
}
