import type { Answer } from '../asking/ask-value.ts'
import { fractionAnswer } from '../asking/fraction-answer.ts'

/** A constant of proportionality in lowest terms or not: top over bottom. */
export type Constant = readonly [top: number, bottom: number]

/** `\frac{3}{2}`, `-2` in LaTeX, without delimiters. */
export function constantText([top, bottom]: Constant): string {
  return fractionAnswer(top, bottom).markdown.slice(2, -2)
}

/** `y = \frac{3}{2}x`, `y = -x` in LaTeX. */
export function directText(constant: Constant): string {
  const display = constantText(constant)
  const coefficient = display === '1' ? '' : display === '-1' ? '-' : display
  return `y = ${coefficient}x`
}

/** `y = -\frac{6}{x}` in LaTeX for a whole constant. */
export function inverseText(a: number): string {
  return `y = ${a < 0 ? '-' : ''}\\frac{${Math.abs(a)}}{x}`
}

/** A relation y = ax as an answer: the key `y=-2x`, a fraction in brackets. */
export function directAnswer(constant: Constant): Answer {
  const { key } = fractionAnswer(...constant)
  const coefficient = key === '1' ? '' : key === '-1' ? '-' : key.includes('/') ? `(${key})` : key
  return { key: `y=${coefficient}x`, markdown: `\\(${directText(constant)}\\)` }
}

/** A relation y = a/x as an answer: the key `y=-6/x`. */
export function inverseAnswer(a: number): Answer {
  return { key: `y=${a}/x`, markdown: `\\(${inverseText(a)}\\)` }
}
