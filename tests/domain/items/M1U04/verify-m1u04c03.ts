import { evaluate, formulasOf, holds, solveFor, toFraction } from '../evaluate-formula.ts'
import type { Verifiers } from '../test-templates.ts'
import { keyOfFraction, keyOfNumber, keyOfOptions, statementOf } from './read-item.ts'

const TRIED = [-3, 0, 1, 2, 5, 11]

/** Left minus right; squares are written out as products first. */
function gapAt(equation: string, x: number): number {
  const [left = '', right = ''] = equation.replaceAll('x^{2}', 'x \\times x').split('=')
  return evaluate(left, { x }) - evaluate(right, { x })
}

/** Transposition keeps left minus right for every value, and gathers the letter on the left, the numbers on the right. */
function isTransposed(from: string, to: string): boolean {
  const [left = '', right = ''] = to.split('=')
  const terms = left.split(/(?=[+-])/).filter((term) => /\S/.test(term))
  return (
    TRIED.every((x) => Math.abs(gapAt(from, x) - gapAt(to, x)) < 1e-9) &&
    terms.every((term) => /x/.test(term)) &&
    !/x/.test(right)
  )
}

/** Left minus right grows evenly and does grow. */
function isFirstDegree(formula: string): boolean {
  if (!formula.includes('=')) return false
  const [at0, at1, at2, at7] = [gapAt(formula, 0), gapAt(formula, 1), gapAt(formula, 2), gapAt(formula, 7)]
  const slope = at1 - at0
  return slope !== 0 && at2 - at1 === slope && at7 - at0 === 7 * slope
}

const solve: Verifiers[string] = (item) =>
  keyOfFraction(item, toFraction(solveFor('x', formulasOf(item.question)[0] ?? '')))

const shareRoot: Verifiers[string] = (item) => {
  const [first = '', second = ''] = (formulasOf(item.question).at(-1) ?? '').split(', \\qquad')
  return keyOfFraction(item, toFraction(solveFor('a', second, { x: solveFor('x', first) })))
}

/** Every a and every x up to 100 tried: a counts when the equation holds for a natural number. */
const countNatural: Verifiers[string] = (item) => {
  const equation = formulasOf(item.question).find((formula) => formula.includes('=')) ?? ''
  const natural = Array.from({ length: 100 }, (_, index) => index + 1)
  const fitting = natural.filter((a) => natural.filter((x) => holds(equation, { a, x })).length === 1)
  return keyOfNumber(item, fitting.length)
}

export const VERIFIERS: Verifiers = {
  M1U04C03L0A1: (item) => {
    const [equation = ''] = formulasOf(item.question)
    return keyOfOptions(item, (option) => isTransposed(equation, formulasOf(option)[0] ?? ''))
  },
  M1U04C03L0A2: (item) => {
    const formulas = formulasOf(item.question)
    const root = solveFor('x', formulas[0] ?? '')
    const blank = (formulas.at(-1) ?? '').replace('\\square', 'z')
    return keyOfFraction(item, toFraction(solveFor('z', blank, { x: root })))
  },
  M1U04C03L0A3: (item) => {
    const [from = '', , to = ''] = formulasOf(statementOf(item))
    return isTransposed(from, to) ? 'O' : 'X'
  },
  M1U04C03L1A1: solve,
  M1U04C03L1A1X: solve,
  M1U04C03L1A2: solve,
  M1U04C03L1A2X: solve,
  M1U04C03L3A1: solve,
  M1U04C03L3A1X: solve,
  M1U04C03L3A2: (item) => {
    const asksOther = /아닌/.test(item.question)
    return keyOfOptions(item, (option) => isFirstDegree(formulasOf(option)[0] ?? '') !== asksOther)
  },
  M1U04C03L5A1: shareRoot,
  M1U04C03L5A1X: shareRoot,
  M1U04C03L5A2: countNatural,
  M1U04C03L5A2X: countNatural,
}
