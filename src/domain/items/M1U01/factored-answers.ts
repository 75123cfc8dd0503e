import { type Answer, type Slip, slipOf } from '../asking/ask-value.ts'
import { formatFactorization, type NumberPower } from '../number-facts.ts'

/** A product of prime powers as the right value. */
export function rightFactorization(powers: readonly NumberPower[]): Answer {
  const { latex, key } = formatFactorization(powers)
  return { markdown: `\\(${latex}\\)`, key }
}

/** A product of prime powers as a wrong value. */
export function wrongFactorization(
  powers: readonly NumberPower[],
  mistakeText: string,
  conceptId?: string,
): Slip {
  return slipOf(rightFactorization(powers), mistakeText, conceptId)
}
