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

/** A letter for a value, values with how often they occur, or a measure that is given: not every number is a value of the data. */
export const NOT_ALL_DATA =
  /(?<![a-z])[a-z](?![a-z])|\d\s?점\s?\d+\s?명|[한두세네]\s?번|\d\s?(?:번|쪽)|변량\s?\d+\s?개|(?:평균|중앙값|최빈값).*\d.*(?:평균|중앙값|최빈값)/i

/** The mean, median or mode that a normalized message asks for; null if it asks for none. */
export function readDataExercise(message: string): DataExercise | null {
  const kind = DATA_TASKS.find(([name]) => message.includes(name))?.[1]
  if (NOT_ALL_DATA.test(message)) return null
  const data = findFormulas(message).flatMap(({ text }) => fromDecimalText(text) ?? [])
  return kind && data.length >= 2 && data.length <= MOST_DATA ? { kind, data } : null
}
