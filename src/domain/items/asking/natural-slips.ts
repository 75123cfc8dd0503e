import { type Slip, wrongNumber } from './ask-value.ts'

/** Natural numbers as wrong values; other values are left out: no learner gives such a count or length. */
export function naturalSlips(slips: readonly (readonly [value: number, mistakeText: string])[]): Slip[] {
  return slips.flatMap(([value, mistakeText]) =>
    Number.isInteger(value) && value > 0 ? [wrongNumber(value, mistakeText)] : [],
  )
}
