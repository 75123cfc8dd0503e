import { factorize } from './factorize.ts'

/**
 * Every positive divisor of a natural number, ascending.
 * @throws RangeError where `factorize` does
 */
export function listDivisors(natural: bigint): bigint[] {
  let divisors = [1n]
  for (const { prime, exponent } of factorize(natural)) {
    const found = divisors
    let power = 1n
    for (let count = 0; count < exponent; count += 1) {
      power *= prime
      divisors = divisors.concat(found.map((divisor) => divisor * power))
    }
  }
  return divisors.sort((first, second) => (first < second ? -1 : 1))
}
