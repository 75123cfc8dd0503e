import { type Expression, isExpression, type Relation } from '#domain/math/expression.ts'
import { parseStatement } from '#domain/math/parse-statement.ts'
import { fromDecimalText, type Rational } from '#domain/math/rational.ts'
import type { Inequality } from '#domain/math/steps/solve-linear-inequality-by-steps.ts'
import { findFormulas } from '../reading/find-formulas.ts'

/** Tasks of data, and of an inequality. */
export type HigherExercise =
  | { kind: 'inequality'; left: Expression; relation: Inequality; right: Expression }
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

/** The task of data or of an inequality typed in a normalized message; null if there is none. */
export function readHigherExercise(message: string): HigherExercise | null {
  const data = readDataTask(message)
  if (data) return data
  for (const { text } of findFormulas(message)) {
    const parsed = parseStatement(text)
    if (!parsed.ok || parsed.statement.relations.length > 1) continue
    const [left, right] = parsed.statement.operands
    const [relation] = parsed.statement.relations
    if (right && isExpression(left) && isExpression(right) && isInequality(relation))
      return { kind: 'inequality', left, relation, right }
  }
  return null
}
