import { fractionAnswer } from '../asking/fraction-answer.ts'
import { bracketed } from '../asking/linear-text.ts'

/** `top / bottom` in lowest terms as LaTeX: `-\frac{3}{2}`, whole numbers without bottom. */
export function showFraction(top: number, bottom: number): string {
  return fractionAnswer(top, bottom).markdown.slice(2, -2)
}

/** The product at the head of a sum with a number in the letter's place: `-3 \times (-2)`. */
export function leadProduct(coefficient: number, value: number): string {
  return `${coefficient} \\times ${bracketed(value)}`
}

/** The product that follows in a sum: ` - 3 \times (-2)`. */
export function nextProduct(coefficient: number, value: number): string {
  return `${coefficient < 0 ? ' - ' : ' + '}${Math.abs(coefficient)} \\times ${bracketed(value)}`
}

/** A fraction as it follows an operation sign: negative ones in brackets. */
export function bracketedFraction(fraction: string): string {
  if (!fraction.startsWith('-')) return fraction
  return fraction.includes('frac') ? `\\left(${fraction}\\right)` : `(${fraction})`
}
