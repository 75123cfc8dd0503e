import type { NumberPower } from '../number-facts.ts'

/**
 * For every prime of the given factorisations, the exponent that `choose` makes of its exponents (0 where a number lacks the
 * prime), by ascending prime: `Math.min` yields the greatest common divisor, `Math.max` the least common multiple. Primes
 * whose exponent comes out 0 are left out.
 */
export function pickExponents(
  factorizations: readonly (readonly NumberPower[])[],
  choose: (...exponents: number[]) => number,
): NumberPower[] {
  const primes = [...new Set(factorizations.flatMap((powers) => powers.map(([prime]) => prime)))]
  return primes
    .sort((a, b) => a - b)
    .map(
      (prime): NumberPower => [prime, choose(...factorizations.map((powers) => exponentOf(prime, powers)))],
    )
    .filter(([, exponent]) => exponent > 0)
}

/** How often `prime` divides the number with this factorisation. */
export function exponentOf(prime: number, powers: readonly NumberPower[]): number {
  return powers.find(([other]) => other === prime)?.[1] ?? 0
}
