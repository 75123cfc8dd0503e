import { multiplyPowers, type NumberPower } from '../number-facts.ts'
import type { SeededRandom } from '../seeded-random.ts'

/** The conditions of a number, as conditions of its factorisation. */
export interface FactorizedWish {
  primes: readonly number[]
  /** How many different primes divide it. */
  primeCount: number
  /** Both included. */
  low: number
  high: number
  /** The exponents add up to this at least. */
  fewestFactors: number
}

function everyChoice(primes: readonly number[], primeCount: number, high: number): NumberPower[][] {
  if (primeCount === 0) return [[]]
  return primes.flatMap((prime, index) => {
    const choices: NumberPower[][] = []
    for (let exponent = 1; prime ** exponent <= high; exponent += 1) {
      const rest = everyChoice(primes.slice(index + 1), primeCount - 1, high / prime ** exponent)
      choices.push(...rest.map((powers): NumberPower[] => [[prime, exponent], ...powers]))
    }
    return choices
  })
}

/** Every factorisation as wished that `accepts`, by ascending primes. */
export function listFactorized(
  { primes, primeCount, low, high, fewestFactors }: FactorizedWish,
  accepts: (powers: readonly NumberPower[]) => boolean = () => true,
): NumberPower[][] {
  return everyChoice(primes, primeCount, high).filter((powers) => {
    const value = multiplyPowers(powers)
    const factors = powers.reduce((sum, [, exponent]) => sum + exponent, 0)
    const isSmallEnough = powers.every(([, exponent]) => exponent <= 5)
    return value >= low && value <= high && factors >= fewestFactors && isSmallEnough && accepts(powers)
  })
}

/** One of `listFactorized`, drawn. Throws RangeError when there is none. */
export function pickFactorized(
  random: SeededRandom,
  wish: FactorizedWish,
  accepts?: (powers: readonly NumberPower[]) => boolean,
): NumberPower[] {
  return random.pick(listFactorized(wish, accepts))
}
