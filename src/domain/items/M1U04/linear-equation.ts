import type { Answer } from '../asking/ask-value.ts'
import { fractionAnswer } from '../asking/fraction-answer.ts'
import { tex, texWith } from '../asking/inline-math.ts'
import { linearText, nextTerm } from '../asking/linear-text.ts'

/** `ax + b = cx + d`. */
export interface LinearEquation {
  a: number
  b: number
  c: number
  d: number
}

export function showEquation({ a, b, c, d }: LinearEquation, letter = 'x'): string {
  return `${linearText(a, b, letter)} = ${linearText(c, d, letter)}`
}

/** The root in lowest terms. Throws RangeError where both sides have one slope. */
export function rootOf({ a, b, c, d }: LinearEquation): Answer {
  return fractionAnswer(d - b, a - c)
}

/** The formula of an answer without its delimiters: `-\frac{3}{2}`. */
export function bareFormula({ markdown }: Answer): string {
  return markdown.slice(2, -2)
}

function joinTerms(first: string, next: string): string {
  return first === '0' && next !== '' ? linearTail(next) : `${first}${next}`
}

/** A following term as the first one: ` - 3x` is `-3x`. */
function linearTail(next: string): string {
  return next.startsWith(' - ') ? `-${next.slice(3)}` : next.slice(3)
}

/** The equation with the letter's terms on the left and the numbers on the right: `3x - x = 7 + 5`. */
export function transposed({ a, b, c, d }: LinearEquation, letter = 'x'): string {
  const left = joinTerms(linearText(a, 0, letter), nextTerm(-c, letter))
  const right = joinTerms(`${d}`, nextTerm(-b))
  return `${left} = ${right}`
}

/** What goes to the other side: '좌변의 5를 우변으로, 우변의 2x를 좌변으로 이항하면'. */
export function namesMoves({ b, c }: LinearEquation, letter = 'x'): string {
  const moves = [
    ...(b === 0 ? [] : [`좌변의 ${texWith(b, '을/를')} 우변으로`]),
    ...(c === 0 ? [] : [`우변의 ${texWith(linearText(c, 0, letter), '을/를')} 좌변으로`]),
  ]
  return `${moves.join(', ')} 이항하면`
}

/** `kx = t`: the equation after moving and collecting. */
export function collected({ a, b, c, d }: LinearEquation, letter = 'x'): string {
  return `${linearText(a - c, 0, letter)} = ${d - b}`
}

/** The steps from `ax + b = cx + d` to its root, each a sentence. */
export function solvingSteps(equation: LinearEquation, letter = 'x'): string[] {
  const { a, b, c, d } = equation
  const k = a - c
  const root = texWith(`${letter} = ${bareFormula(rootOf(equation))}`, '이에요/예요')
  const moved = transposed(equation, letter)
  const tidy = collected(equation, letter)
  return [
    ...(b === 0 && c === 0 ? [] : [`${namesMoves(equation, letter)} ${texWith(moved, '이에요/예요')}.`]),
    ...(moved === tidy || (b === 0 && c === 0)
      ? []
      : [
          `양변을 정리하면 ${k === 1 ? texWith(`${letter} = ${d - b}`, '이에요/예요') : texWith(tidy, '이에요/예요')}.`,
        ]),
    ...(k === 1 ? [] : [`양변을 ${tex(letter)}의 계수 ${texWith(k, '으로/로')} 나누면 ${root}.`]),
  ]
}

/** Sentences as a numbered list. */
export function numbered(steps: readonly string[]): string {
  return steps.map((step, index) => `${index + 1}. ${step}`).join('\n')
}
