import { type Expression, isExpression, type Relation } from '#domain/math/expression.ts'
import { LARGEST_FACTORIZED } from '#domain/math/factorize.ts'
import { formatExpression } from '#domain/math/format-latex.ts'
import { parseStatement } from '#domain/math/parse-statement.ts'
import { fromDecimalText, type Rational } from '#domain/math/rational.ts'
import { readQuadratic } from '#domain/math/steps/quadratic.ts'
import type { Inequality } from '#domain/math/steps/solve-linear-inequality-by-steps.ts'
import { findFormulas } from '../reading/find-formulas.ts'

interface EquationSides {
  left: Expression
  right: Expression
}

/** Tasks of the second and third grade. */
export type HigherExercise =
  | { kind: 'inequality'; left: Expression; relation: Inequality; right: Expression }
  | { kind: 'simultaneous'; one: EquationSides; other: EquationSides }
  | { kind: 'expand'; expression: Expression }
  | { kind: 'factor-quadratic'; expression: Expression }
  | { kind: 'quadratic'; left: Expression; right: Expression }
  | { kind: 'root'; radicand: bigint }
  | { kind: 'mean' | 'median' | 'mode'; data: Rational[] }

const DATA_TASKS = [
  ['평균', 'mean'],
  ['중앙값', 'median'],
  ['최빈값', 'mode'],
] as const
const MOST_DATA = 40

function isInequality(relation: Relation | undefined): relation is Inequality {
  return relation === '<' || relation === '>' || relation === '≤' || relation === '≥'
}

function readDataTask(message: string): HigherExercise | null {
  const kind = DATA_TASKS.find(([name]) => message.includes(name))?.[1]
  const data = findFormulas(message).flatMap(({ text }) => fromDecimalText(text) ?? [])
  return kind && data.length >= 2 && data.length <= MOST_DATA ? { kind, data } : null
}

function readRootTask(text: string): HigherExercise | null {
  const radicand = /^(?:√|\\sqrt)\s*[({]?(\d{1,12})[)}]?$/.exec(text)?.[1]
  if (radicand === undefined || BigInt(radicand) > LARGEST_FACTORIZED) return null
  return { kind: 'root', radicand: BigInt(radicand) }
}

function isQuadraticEquation({ left, right }: EquationSides): boolean {
  return (
    readQuadratic({
      kind: 'sum',
      terms: [
        { sign: '+', term: { kind: 'group', operand: left } },
        { sign: '-', term: { kind: 'group', operand: right } },
      ],
    }) !== null
  )
}

function readExpressionTask(message: string, expression: Expression): HigherExercise | null {
  if (/인수분해/.test(message) && !/소인수분해/.test(message)) return { kind: 'factor-quadratic', expression }
  return /전개|풀어|곱셈\s?공식/.test(message) && readQuadratic(expression)
    ? { kind: 'expand', expression }
    : null
}

function hasLetter(expression: Expression): boolean {
  return /[a-z]/i.test(formatExpression(expression).replace(/\\[a-z]+/g, ''))
}

/** Two equations in two letters between them. */
function readSimultaneousTask(message: string, equations: readonly EquationSides[]): HigherExercise | null {
  const [a, b] = equations
  const letters = new Set(
    findFormulas(message).flatMap(({ text }) => text.match(/(?<!\\[a-z]*)[a-z]/g) ?? []),
  )
  // x=-4면 y=3 has nothing to solve, and y=3x에서 x=2 asks to substitute.
  const isOfValue =
    a?.left.kind === 'variable' &&
    b?.left.kind === 'variable' &&
    a.left.name !== b.left.name &&
    [a, b].some(({ right }) => !hasLetter(right)) &&
    [a, b].every(({ left, right }) => left.kind === 'variable' && right.kind !== 'variable')
  return a && b && !isOfValue && equations.length === 2 && letters.size === 2
    ? { kind: 'simultaneous', one: a, other: b }
    : null
}

/** The task of a later grade typed in a normalized message; null if there is none. */
export function readHigherExercise(typed: string): HigherExercise | null {
  const message = typed.replace(/루트\s*(?=\d)/g, '√')
  const data = readDataTask(message)
  if (data) return data
  const equations: EquationSides[] = []
  for (const { text } of findFormulas(message)) {
    const root = readRootTask(text)
    if (root) return root
    const parsed = parseStatement(text)
    if (!parsed.ok || parsed.statement.relations.length > 1) continue
    const [left, right] = parsed.statement.operands
    const [relation] = parsed.statement.relations
    if (!isExpression(left)) continue
    if (!right) {
      const task = readExpressionTask(message, left)
      if (task) return task
    } else if (isExpression(right)) {
      if (isInequality(relation)) return { kind: 'inequality', left, relation, right }
      if (relation !== '=') continue
      if (isQuadraticEquation({ left, right })) return { kind: 'quadratic', left, right }
      equations.push({ left, right })
    }
  }
  return readSimultaneousTask(message, equations)
}
