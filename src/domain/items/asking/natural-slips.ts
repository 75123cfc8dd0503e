import { type Slip, wrongNumber } from './ask-value.ts'

/** Natural numbers as wrong values; other values are left out, for nobody answers that a count or a length is so. */
export function naturalSlips(slips: readonly (readonly [value: number, mistakeText: string])[]): Slip[] {
  return slips.flatMap(([value, mistakeText]) =>
    Number.isInteger(value) && value > 0 ? [wrongNumber(value, mistakeText)] : [],
  )
}
