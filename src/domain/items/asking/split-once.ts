import { factorizeNumber } from '../number-facts.ts'

/** A composite number as LaTeX product of its smallest prime factor and the rest: 51 is `3 \times 17`. */
export function splitOnce(composite: number): string {
  const smallest = factorizeNumber(composite)[0]?.[0] ?? composite
  return `${smallest} \\times ${composite / smallest}`
}
