import type { Rational } from '#domain/math/rational.ts'
import { type Answer, type Slip, slipOf } from './ask-value.ts'

const MOST_PLACES = 4

/** Whether a value can be written with at most `places` decimals. */
export function isShortDecimal(value: Rational, places = 1): boolean {
  return 10n ** BigInt(places) % value.denominator === 0n
}

/** A value as an exact decimal without trailing zeros: `7.5`, `-0.25`, `12`. Throws RangeError beyond four places. */
export function decimalText(value: Rational): string {
  const places = Array.from({ length: MOST_PLACES + 1 }, (_, count) => count)
  const target = places.find((count) => isShortDecimal(value, count))
  if (target === undefined) throw new RangeError('the value has no short decimal')
  const scaled = (value.numerator * 10n ** BigInt(target)) / value.denominator
  const digits = String(scaled < 0n ? -scaled : scaled).padStart(target + 1, '0')
  const sign = scaled < 0n ? '-' : ''
  if (target === 0) return `${sign}${digits}`
  return `${sign}${digits.slice(0, -target)}.${digits.slice(-target)}`
}

/** An exact decimal as the right value. */
export function rightDecimal(value: Rational): Answer {
  return { key: decimalText(value), markdown: `\\(${decimalText(value)}\\)` }
}

/** An exact decimal as a wrong value; none if it needs more than `places` decimals, which no learner would answer. */
export function decimalSlip(value: Rational, mistakeText: string, conceptId?: string, places = 1): Slip[] {
  if (!isShortDecimal(value, places)) return []
  return [slipOf(rightDecimal(value), mistakeText, conceptId)]
}

/** The wrong values that are above 0: no learner answers with a negative count or length. */
export function onlyPositive(slips: readonly Slip[]): Slip[] {
  return slips.filter(({ key }) => !key.startsWith('-') && key !== '0')
}
