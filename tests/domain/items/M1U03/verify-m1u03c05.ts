import { formulasOf } from '../evaluate-formula.ts'
import type { Verifiers } from '../test-templates.ts'
import { evaluate } from './evaluate-expression.ts'
import { keyOfLinear } from './key-of-linear.ts'
import { formulaOf, keyOfOptions, statementOf } from './read-item.ts'

const LETTERS = ['x', 'y', 'a', 'b'] as const
const ONES = { x: 1, y: 1, a: 1, b: 1 }

/** By which power of 2 a term grows when one letter goes from 1 to 2: its exponent there; not a number for no term at all. */
function exponentsOf(term: string): number[] {
  if (Number.isNaN(evaluate(term, { x: 0, y: 0, a: 0, b: 0 }))) return [Number.NaN]
  return LETTERS.map((letter) => Math.log2(evaluate(term, { ...ONES, [letter]: 2 }) / evaluate(term, ONES)))
}

function areAlike(first: string, second: string): boolean {
  const [one, other] = [exponentsOf(first), exponentsOf(second)]
  return one.length === other.length && one.every((exponent, index) => exponent === other[index])
}

const workOut: Verifiers[string] = (item) => keyOfLinear(item, formulasOf(item.question).at(-1) ?? '')

/** The unknown polynomial plus or minus what was used wrongly gives what came out; then the right way round. */
const findRight: Verifiers[string] = (item) => {
  const [part = '', wrong = ''] = formulasOf(item.question)
  const sign = /빼야 할 것을/.test(item.question) ? '-' : '+'
  return keyOfLinear(item, `${wrong} ${sign} 2(${part})`)
}

export const VERIFIERS: Verifiers = {
  M1U03C05L0A1: (item) => {
    const [first = '', second = ''] = formulasOf(statementOf(item))
    return areAlike(first, second) ? 'O' : 'X'
  },
  M1U03C05L0A2: workOut,
  M1U03C05L1A1: (item) => {
    const [asked = ''] = formulasOf(item.question)
    return keyOfOptions(item, (option) => areAlike(formulaOf(option), asked))
  },
  M1U03C05L1A2: workOut,
  M1U03C05L1A2X: workOut,
  M1U03C05L3A1: workOut,
  M1U03C05L3A1X: workOut,
  M1U03C05L3A2: workOut,
  M1U03C05L3A2X: workOut,
  M1U03C05L5A1: findRight,
  M1U03C05L5A1X: findRight,
  M1U03C05L5A2: workOut,
  M1U03C05L5A2X: workOut,
}
