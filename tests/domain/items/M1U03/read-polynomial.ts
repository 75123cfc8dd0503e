import { evaluate } from './evaluate-expression.ts'

/** The terms of a polynomial as written, with their signs; what stands in braces or brackets is not parted. */
export function termsOf(polynomial: string): string[] {
  const terms: string[] = []
  let depth = 0
  for (const character of polynomial.replace(/\s/g, '')) {
    if ('{('.includes(character)) depth += 1
    if ('})'.includes(character)) depth -= 1
    if (terms.length === 0 || (depth === 0 && /[+-]/.test(character))) terms.push('')
    terms.push((terms.pop() ?? '') + character)
  }
  return terms.map((term) => term.replace(/^\+/, ''))
}

/**
 * The coefficients of a polynomial in one letter from its values alone, `[constant, of x, of x^2]`; throws where it is no polynomial of
 * the second degree or less.
 */
export function coefficientsOf(polynomial: string, letter = 'x'): [number, number, number] {
  const at = (value: number) => evaluate(polynomial, { [letter]: value })
  const constant = at(0)
  const square = (at(1) + at(-1)) / 2 - constant
  const line = (at(1) - at(-1)) / 2
  for (const value of [2, 3, -5, 7])
    if (!(Math.abs(at(value) - (constant + line * value + square * value * value)) < 1e-9))
      throw new RangeError(`${polynomial} is no polynomial of the second degree or less`)
  return [constant, line, square]
}

/** The highest power whose coefficient is not 0. */
export function degreeOf(polynomial: string): number {
  const [, line, square] = coefficientsOf(polynomial)
  return Math.abs(square) > 1e-9 ? 2 : Math.abs(line) > 1e-9 ? 1 : 0
}

/** Whether it is a polynomial of the first degree: a letter below a fraction bar has no value at 0. */
export function isLinear(expression: string): boolean {
  try {
    return degreeOf(expression) === 1
  } catch {
    return false
  }
}
