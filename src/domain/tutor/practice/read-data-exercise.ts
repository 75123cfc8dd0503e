import { fromDecimalText, type Rational } from '#domain/math/rational.ts'
import { findFormulas } from '../reading/find-formulas.ts'

/** What sums up a list of data. */
export interface DataExercise {
  kind: 'mean' | 'median' | 'mode'
  data: Rational[]
}

const DATA_TASKS = [
  ['평균', 'mean'],
  ['중앙값', 'median'],
  ['최빈값', 'mode'],
] as const
const MOST_DATA = 40

/** The mean, median or mode that a normalized message asks for; null if it asks for none. */
export function readDataExercise(message: string): DataExercise | null {
  const kind = DATA_TASKS.find(([name]) => message.includes(name))?.[1]
  const data = findFormulas(message).flatMap(({ text }) => fromDecimalText(text) ?? [])
  return kind && data.length >= 2 && data.length <= MOST_DATA ? { kind, data } : null
}
