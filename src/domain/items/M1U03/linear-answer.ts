import type { Answer, Slip } from '../asking/ask-value.ts'
import { linearText } from '../asking/linear-text.ts'
import { formulaAnswer, formulaSlip } from './formula-answer.ts'

/** A linear expression as a pair: the coefficient of the letter and the constant. */
export type Linear = readonly [coefficient: number, constant: number]

export function scaleLinear([a, b]: Linear, factor: number): Linear {
  return [a * factor, b * factor]
}

/** No coefficient or constant is 0 or the other one but for its sign. */
export function isPlain([a, b]: Linear) {
  return a !== 0 && b !== 0 && Math.abs(a) !== Math.abs(b)
}

/** `ax + b` in LaTeX. */
export function showLinear([coefficient, constant]: Linear, letter = 'x'): string {
  return linearText(coefficient, constant, letter)
}

/** `ax + b` as an answer. */
export function linearAnswer(linear: Linear, letter = 'x'): Answer {
  return formulaAnswer(showLinear(linear, letter))
}

/** `ax + b` as a wrong answer and the mistake it comes from. */
export function linearSlip(linear: Linear, letter: string, mistakeText: string, conceptId?: string): Slip {
  return formulaSlip(showLinear(linear, letter), mistakeText, conceptId)
}
