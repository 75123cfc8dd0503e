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

/** Whether a text is data and what joins them: no other number (평균이 5인 3, 4), and no frequency (80점 2명). */
export function isPlainList(text: string): boolean {
  return text.replace(/[-\d./\s,·와과점살권도]|cm|kg|이?랑|하고|그리고/g, '') === ''
}

/** The mean, median or mode that a normalized message asks for; null if it asks for none. */
export function readDataExercise(message: string): DataExercise | null {
  const kind = DATA_TASKS.find(([name]) => message.includes(name))?.[1]
  const formulas = findFormulas(message)
  const [first, last] = [formulas[0], formulas.at(-1)]
  if (
    !kind ||
    !first ||
    !last ||
    NOT_ALL_DATA.test(message) ||
    !isPlainList(message.slice(first.at, last.at + last.text.length))
  )
    return null
  const data = formulas.flatMap(({ text }) => fromDecimalText(text) ?? [])
  return data.length >= 2 && data.length <= MOST_DATA ? { kind, data } : null
}
