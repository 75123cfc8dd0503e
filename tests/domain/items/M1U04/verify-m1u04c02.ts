import type { GeneratedItem } from '#domain/items/template.ts'
import { evaluate, formulasOf, holds, type Letters, solveFor, toFraction } from '../evaluate-formula.ts'
import type { Verifiers } from '../test-templates.ts'
import { keyOfFraction, keyOfNumber, keyOfOptions, keyOfStatements, statementOf } from './read-item.ts'

const VALUES = [-3, -2, -1, 0, 1, 2, 3, 4, 6, 8, 9, 12, 15]
const TRIPLES: Letters[] = VALUES.flatMap((a) => VALUES.flatMap((b) => VALUES.map((c) => ({ a, b, c }))))

/** Whether the conclusion holds wherever the premise does; at least one tried triple must meet the premise. */
function follows(premise: string, conclusion: string, more: Letters[] = []): boolean {
  const meeting = [...TRIPLES, ...more].filter((letters) => holds(premise, letters))
  if (meeting.length === 0) throw new Error(`nothing tried meets ${premise}`)
  return meeting.every((letters) => holds(conclusion, letters))
}

/** The number in the blank, the same for every pair of letters that meets the premise. */
function findBlank(premise: string, equation: string): [number, number] {
  const [first = 'a', second = 'b'] = [...new Set(premise.match(/[a-z]/g))]
  const blanks = VALUES.filter((value) => value !== 0).map((value) => {
    const letters = { [second]: value, [first]: solveFor(first, premise, { [second]: value }) }
    return solveBlank(equation, letters)
  })
  if (blanks.some((blank) => Math.abs(blank - (blanks[0] ?? 0)) > 1e-9))
    throw new Error(`no one number fits ${equation}`)
  return toFraction(blanks[0] ?? 0)
}

/** A blank under a fraction bar is turned over first: its inverse enters the equation to the first degree. */
function solveBlank(equation: string, letters: Letters): number {
  const under = /\\frac\{(\w)\}\{\\square\}/
  if (under.test(equation)) return 1 / solveFor('z', equation.replace(under, '$1 z'), letters)
  return solveFor('z', equation.replace('\\square', 'z'), letters)
}

const fillBlank: Verifiers[string] = (item) => {
  const formulas = formulasOf(item.question)
  const equation = formulas.find((formula) => formula.includes('\\square') && formula.includes('=')) ?? ''
  return keyOfFraction(item, findBlank(formulas[0] ?? '', equation))
}

const OPERATIONS: readonly (readonly [pattern: RegExp, apply: (side: number, number: number) => number])[] = [
  [/더해요/, (side, number) => side + number],
  [/빼요/, (side, number) => side - number],
  [/곱해요/, (side, number) => side * number],
  [/나눠요/, (side, number) => side / number],
]

/** An operation leaves the letter alone on the left when it turns the left side into the letter for every value. */
function isolates(option: string, left: string): boolean {
  const number = evaluate(formulasOf(option)[0] ?? '')
  const apply = OPERATIONS.find(([pattern]) => pattern.test(option))?.[1]
  return VALUES.every((x) => apply && Math.abs(apply(evaluate(left, { x }), number) - x) < 1e-9)
}

const solve: Verifiers[string] = (item) =>
  keyOfFraction(item, toFraction(solveFor('x', formulasOf(item.question)[0] ?? '')))

/** Weights tried until both scales balance, one light thing weighing 1. */
const weigh: Verifiers[string] = (item) => {
  const line = (name: string) => new RegExp(`${name} 저울: (.*)`).exec(item.question)?.[1] ?? ''
  const counts = (text: string) => formulasOf(text).map(Number)
  const [p = 0, q = 0] = counts(line('첫째'))
  const [r = 0, s = 0, u = 0] = counts(line('둘째'))
  const weights = Array.from({ length: 100 }, (_, index) => index + 1)
  const heavy = weights.filter((big) =>
    weights.some((middle) => r * middle + s === u && p * big === q * middle),
  )
  if (heavy.length !== 1) throw new Error(`${heavy.length} whole weights balance both scales`)
  return keyOfNumber(item, heavy[0] ?? 0)
}

function judgeImplication(item: GeneratedItem): string {
  const [premise = '', conclusion = ''] = formulasOf(statementOf(item)).filter((formula) =>
    formula.includes('='),
  )
  return follows(premise, conclusion) ? 'O' : 'X'
}

export const VERIFIERS: Verifiers = {
  M1U04C02L0A1: fillBlank,
  M1U04C02L0A2: (item) => {
    const [equation = ''] = formulasOf(item.question)
    const [left = ''] = equation.split('=')
    const root = solveFor('x', equation)
    // Only the same operation on both sides keeps the root and leaves x alone.
    return keyOfOptions(item, (option) => {
      const [shown = ''] = formulasOf(option)
      return shown !== left && /^x =/.test(shown) && holds(shown, { x: root })
    })
  },
  M1U04C02L1A1: (item) => {
    const [equation = ''] = formulasOf(item.question)
    return keyOfOptions(item, (option) => isolates(option, equation.split('=')[0] ?? ''))
  },
  M1U04C02L1A2: judgeImplication,
  M1U04C02L3A1: fillBlank,
  M1U04C02L3A1X: fillBlank,
  M1U04C02L3A2: solve,
  M1U04C02L3A2X: solve,
  M1U04C02L5A1: (item) => {
    const [premise = ''] = formulasOf(item.question)
    const [m = 1, n = 1] = [...premise.matchAll(/\{(\d+)\}/g)].map(([, digits]) => Number(digits))
    const meeting = VALUES.map((t): Letters => ({ a: m * t, b: n * t, c: 0 }))
    return keyOfStatements(item, (statement) => follows(premise, formulasOf(statement)[0] ?? '', meeting))
  },
  M1U04C02L5A2: weigh,
  M1U04C02L5A2X: weigh,
}
