import type { GeneratedItem } from '#domain/items/template.ts'
import { formulasOf } from '../evaluate-formula.ts'
import { type Exact, evaluateExact, exact, isSame, over, plus } from '../M1U02/evaluate-exact.ts'

export { judgeByTable, keyOfOptions, keyOfStatements, statementOf } from '../M1U02/read-item.ts'

/** The cells of the data set off below the question: numbers and letters as they stand. */
export function cellsOf(question: string): string[] {
  return formulasOf(/^> (.*)$/m.exec(question)?.[1] ?? '')
}

export const numbersIn = (question: string): number[] => cellsOf(question).map(Number)

/** The numbers among the formulas of a sentence. */
export const numbersOf = (text: string): number[] =>
  formulasOf(text).flatMap((formula) => (/^-?[\d.]+$/.test(formula) ? [Number(formula)] : []))

/** A finite decimal by long division, as a key. */
export function decimalOf({ top, bottom }: Exact): string {
  const size = top < 0n ? -top : top
  let digits = ''
  let rest = size % bottom
  while (rest > 0n) {
    if (digits.length > 6) throw new Error(`${top}/${bottom} does not end`)
    digits += String((rest * 10n) / bottom)
    rest = (rest * 10n) % bottom
  }
  return `${top < 0n ? '-' : ''}${size / bottom}${digits === '' ? '' : `.${digits}`}`
}

/** `value` as the decimal key of a short answer, or the option that shows it. */
export function keyOfDecimal(item: GeneratedItem, value: Exact | number): string {
  const wanted = typeof value === 'number' ? exact(value) : value
  if (item.writtenTestType !== 1) return decimalOf(wanted)
  return item.options
    .flatMap((option, index) =>
      isSame(evaluateExact(formulasOf(option)[0] ?? ''), wanted) ? [String(index + 1)] : [],
    )
    .join(',')
}

/** The mean, added up value by value. */
export function averageOf(values: readonly number[]): Exact {
  return over(values.map((value) => exact(value)).reduce(plus, exact(0)), exact(values.length))
}

/** The median by striking the smallest and the largest until one or two are left. */
export function middleOf(values: readonly number[]): Exact {
  const left = [...values]
  while (left.length > 2) {
    left.splice(left.indexOf(Math.min(...left)), 1)
    left.splice(left.indexOf(Math.max(...left)), 1)
  }
  return averageOf(left)
}

/** The values that occur most often, in ascending order; none where all occur equally often. */
export function mostFrequent(values: readonly number[]): number[] {
  const countOf = (value: number) => values.filter((other) => other === value).length
  const most = Math.max(...values.map(countOf))
  const different = [...new Set(values)].sort((a, b) => a - b)
  const found = different.filter((value) => countOf(value) === most)
  return found.length === different.length && different.length > 1 ? [] : found
}

/** The one number of a range that passes; throws where several or none do. */
export function onlyOne(range: readonly number[], passes: (value: number) => boolean): number {
  const found = range.filter(passes)
  if (found.length !== 1) throw new Error(`${found.length} numbers fit`)
  return found[0] ?? 0
}

export const upTo = (last: number, first = 0) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index)
