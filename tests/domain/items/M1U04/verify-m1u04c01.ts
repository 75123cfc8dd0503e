import { evaluate, formulasOf, holds, solveFor, toFraction } from '../evaluate-formula.ts'
import type { Verifiers } from '../test-templates.ts'
import { keyOfFraction, keyOfNumber, keyOfOptions, keyOfStatements, statementOf } from './read-item.ts'

const TRIED = [-5, -2, -1, 0, 1, 3, 7, 10]

const isIdentity = (equation: string) => TRIED.every((x) => holds(equation, { x }))

/** True for some values and false for others. */
const isConditional = (equation: string) =>
  !isIdentity(equation) && Array.from({ length: 201 }, (_, i) => i - 100).some((x) => holds(equation, { x }))

/** The truth of the statements of words, written down by hand. */
const WORDS: readonly (readonly [pattern: RegExp, isTrue: boolean])[] = [
  [/^항등식은 미지수에 어떤 수를 대입해도 항상 참/, true],
  [/^미지수에 한 수를 대입하여 참이 되면 항등식/, false],
  [/^방정식을 참이 되게 하는 미지수의 값을 그 방정식의 해/, true],
  [/^방정식에서 우변에 있는 수를 그 방정식의 해/, false],
  [/^등식은 등호를 써서/, true],
  [/^문자가 있는 등식은 모두 방정식/, false],
]

function isTrueStatement(statement: string): boolean {
  const formulas = formulasOf(statement)
  const words = WORDS.find(([pattern]) => pattern.test(statement))
  if (words) return words[1]
  if (/해이다/.test(statement))
    return holds(formulas[1] ?? '', { x: evaluate((formulas[0] ?? '').replace('x =', '')) })
  if (/항등식이다/.test(statement)) return isIdentity(formulas[0] ?? '')
  if (/방정식이다/.test(statement)) return isConditional(formulas[0] ?? '')
  throw new Error(`no way to judge: ${statement}`)
}

const findCoefficient: Verifiers[string] = (item) => {
  const [equation = '', root = ''] = formulasOf(item.question)
  return keyOfFraction(item, toFraction(solveFor('a', equation, { x: evaluate(root.replace('x =', '')) })))
}

const searchRange: Verifiers[string] = (item) => {
  const [, low = '', high = '', equation = ''] = formulasOf(item.question)
  const inside = Array.from(
    { length: evaluate(high) - evaluate(low) + 1 },
    (_, index) => evaluate(low) + index,
  )
  const roots = inside.filter((x) => holds(equation, { x }))
  if (roots.length !== 1) throw new Error(`${roots.length} solutions`)
  return keyOfNumber(item, roots[0] ?? 0)
}

const findIdentity: Verifiers[string] = (item) => {
  const [equation = ''] = formulasOf(item.question)
  const range = Array.from({ length: 101 }, (_, index) => index - 50)
  const pairs = range.flatMap((a) => {
    const b = solveFor('b', equation, { a, x: 0 })
    return TRIED.every((x) => holds(equation, { a, b, x })) ? [a + b] : []
  })
  if (pairs.length !== 1) throw new Error(`${pairs.length} pairs`)
  return keyOfNumber(item, pairs[0] ?? 0)
}

export const VERIFIERS: Verifiers = {
  M1U04C01L0A1: (item) => keyOfOptions(item, (option) => /=/.test(option) && !/[<>]|\\[lg]e/.test(option)),
  M1U04C01L0A2: (item) => {
    const [equation = '', given = ''] = formulasOf(item.question)
    const side = equation.split('=')[/좌변의 값을/.test(item.question) ? 0 : 1] ?? ''
    return keyOfNumber(item, evaluate(side, { x: evaluate(given.replace('x =', '')) }))
  },
  M1U04C01L0A3: (item) => (isTrueStatement(statementOf(item)) ? 'O' : 'X'),
  M1U04C01L1A1: (item) => {
    const x = evaluate((formulasOf(item.question)[0] ?? '').replace('x =', ''))
    return keyOfOptions(item, (option) => holds(formulasOf(option)[0] ?? '', { x }))
  },
  M1U04C01L1A2: (item) => {
    const statement = statementOf(item)
    const equation = formulasOf(statement)[0] ?? ''
    return (/항등식이다/.test(statement) ? isIdentity(equation) : isConditional(equation)) ? 'O' : 'X'
  },
  M1U04C01L3A1: findCoefficient,
  M1U04C01L3A1X: findCoefficient,
  M1U04C01L3A2: searchRange,
  M1U04C01L3A2X: searchRange,
  M1U04C01L5A1: findIdentity,
  M1U04C01L5A1X: findIdentity,
  M1U04C01L5A2: (item) => keyOfStatements(item, isTrueStatement),
}
