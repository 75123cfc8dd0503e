import { formulasOf } from '../evaluate-formula.ts'
import type { Verifiers } from '../test-templates.ts'
import { agree, evaluate } from './evaluate-expression.ts'
import { keyOfLinear } from './key-of-linear.ts'
import { keyOfNumber, statementOf } from './read-item.ts'
import { coefficientsOf } from './read-polynomial.ts'

const workOut: Verifiers[string] = (item) => keyOfLinear(item, formulasOf(item.question).at(-1) ?? '')

const addCoefficients: Verifiers[string] = (item) => {
  const [constant, line] = coefficientsOf(formulasOf(item.question).at(-1) ?? '')
  return keyOfNumber(item, constant + line)
}

const RANGE = Array.from({ length: 121 }, (_, index) => index - 60)

/** The only a and b tried for which both expressions have the same values. */
const compareCoefficients: Verifiers[string] = (item) => {
  const [first = '', second = '', , , asked = ''] = formulasOf(item.question)
  const set = (expression: string, a: number, b: number) =>
    expression.replace(/a/, `(${a})`).replace(/b/, `(${b})`)
  const fitting = RANGE.filter((a) => agreeAt(first, second, 1, a) - agreeAt(first, second, 0, a) === 0)
  const [a = 0] = fitting
  const b = agreeAt(first, second, 0, a)
  if (fitting.length !== 1 || !agree(set(first, a, b), set(second, a, b))) throw new Error('no one pair')
  return keyOfNumber(item, evaluate(asked, { a, b }))
}

/** How far the first is above the second without its b, for one x: that b would make them equal there. */
function agreeAt(first: string, second: string, x: number, a: number): number {
  return Math.round((evaluate(first, { x, a }) - evaluate(second, { x, b: 0 })) * 1e6) / 1e6
}

/** What was done instead is undone with the opposite operation, then the right one is done. */
const undoAndRedo: Verifiers[string] = (item) => {
  const [k = '', , given = ''] = formulasOf(item.question)
  const wanted = /곱해야 할 것을/.test(item.question) ? '\\times' : '\\div'
  return keyOfLinear(item, `(${given}) ${wanted} (${k}) ${wanted} (${k})`)
}

export const VERIFIERS: Verifiers = {
  M1U03C04L0A1: workOut,
  M1U03C04L0A2: (item) => {
    const [asked = '', claimed = ''] = formulasOf(statementOf(item))
    return agree(asked, claimed) ? 'O' : 'X'
  },
  M1U03C04L1A1: workOut,
  M1U03C04L1A1X: workOut,
  M1U03C04L1A2: workOut,
  M1U03C04L1A2X: workOut,
  M1U03C04L3A1: workOut,
  M1U03C04L3A1X: workOut,
  M1U03C04L3A2: addCoefficients,
  M1U03C04L3A2X: addCoefficients,
  M1U03C04L5A1: compareCoefficients,
  M1U03C04L5A1X: compareCoefficients,
  M1U03C04L5A2: undoAndRedo,
  M1U03C04L5A2X: undoAndRedo,
}
