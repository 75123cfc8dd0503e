import type { GeneratedItem } from '#domain/items/template.ts'
import { evaluate, formulasOf, holds, type Letters, solveFor, toFraction } from '../evaluate-formula.ts'
import type { Verifiers } from '../test-templates.ts'
import { keyOfFraction, keyOfNumber, keyOfOptions, statementOf } from './read-item.ts'

const TRIED = [-3, 0, 1, 2, 5, 11]

/** Decimals as fractions, which the evaluator reads: `0.25x` is `\frac{25}{100}x`. */
function withoutDecimals(formula: string): string {
  return formula.replace(/(\d+)\.(\d+)/g, (_, whole: string, part: string) => {
    return `\\frac{${Number(whole + part)}}{${10 ** part.length}}`
  })
}

const sidesOf = (equation: string) => withoutDecimals(equation).split('=')

/** Both sides of `to` are `factor` times those of `from`, for every value. */
function isMultiplied(from: string, to: string, factor: number): boolean {
  return sidesOf(from).every((side, index) =>
    TRIED.every((x) => {
      const other = evaluate(sidesOf(to)[index] ?? '', { x })
      return Math.abs(evaluate(side, { x }) * factor - other) < 1e-9
    }),
  )
}

/** The first of `candidates` that makes the letter's coefficient and the constant of each side whole. */
function leastMultiplier(equation: string, candidates: readonly number[]): number {
  const parts = sidesOf(equation).flatMap((side) => {
    const constant = evaluate(side, { x: 0 })
    return [constant, evaluate(side, { x: 1 }) - constant]
  })
  const isWhole = (value: number) => Math.abs(value - Math.round(value)) < 1e-9
  const least = candidates.find((candidate) => parts.every((part) => isWhole(part * candidate)))
  if (least === undefined) throw new Error(`nothing clears ${equation}`)
  return least
}

/** The value of `letter` in an equation as it is shown, decimals and all. */
export function solveShown(equation: string, letters: Letters = {}, letter = 'x'): number {
  return solveFor(letter, withoutDecimals(equation), letters)
}

const solve: Verifiers[string] = (item) =>
  keyOfFraction(item, toFraction(solveShown(formulasOf(item.question)[0] ?? '')))

/** Whole values tried until first : second is m : n, both sides positive. */
const solveProportion: Verifiers[string] = (item) => {
  const [left = '', right = ''] = (formulasOf(item.question)[0] ?? '').split('=')
  const [first = '', second = ''] = left.split(':')
  const [m = 0, n = 0] = right.split(':').map(Number)
  const range = Array.from({ length: 201 }, (_, index) => index - 100)
  const roots = range.filter((x) => {
    const [top, bottom] = [evaluate(first, { x }), evaluate(second, { x })]
    return top > 0 && bottom > 0 && Math.abs(top / bottom - m / n) < 1e-9
  })
  if (roots.length !== 1) throw new Error(`${roots.length} values fit`)
  return keyOfNumber(item, roots[0] ?? 0)
}

/** Every a tried: with -a the equation has the wrong root; with a it has the right one. */
const undoMisreading: Verifiers[string] = (item) => {
  const [equation = '', , wrong = ''] = formulasOf(item.question)
  const x = evaluate(wrong.replace('x =', ''))
  const shown = withoutDecimals(equation)
  const fitting = Array.from({ length: 201 }, (_, index) => index - 100).filter((a) =>
    holds(shown, { x, a: -a }),
  )
  if (fitting.length !== 1) throw new Error(`${fitting.length} constants fit`)
  return keyOfFraction(item, toFraction(solveShown(equation, { a: fitting[0] ?? 0 })))
}

function judgeMultiplied(item: GeneratedItem): string {
  const [from = '', factor = '', to = ''] = formulasOf(statementOf(item))
  return isMultiplied(from, to, Number(factor)) ? 'O' : 'X'
}

export const VERIFIERS: Verifiers = {
  M1U04C04L0A1: (item) => {
    const [equation = ''] = formulasOf(item.question)
    const natural = Array.from({ length: 200 }, (_, index) => index + 1)
    const candidates = /가장 작은 자연수/.test(item.question) ? natural : [10, 100, 1000]
    return keyOfNumber(item, leastMultiplier(equation, candidates))
  },
  M1U04C04L0A2: (item) => {
    const [equation = '', factor = ''] = formulasOf(item.question)
    return keyOfOptions(item, (option) => isMultiplied(equation, formulasOf(option)[0] ?? '', Number(factor)))
  },
  M1U04C04L0A3: judgeMultiplied,
  M1U04C04L1A1: solve,
  M1U04C04L1A1X: solve,
  M1U04C04L1A2: solve,
  M1U04C04L1A2X: solve,
  M1U04C04L3A1: solve,
  M1U04C04L3A1X: solve,
  M1U04C04L3A2: solveProportion,
  M1U04C04L3A2X: solveProportion,
  M1U04C04L5A1: solve,
  M1U04C04L5A1X: solve,
  M1U04C04L5A2: undoMisreading,
  M1U04C04L5A2X: undoMisreading,
}
