export type PrimePower = { readonly prime: bigint; readonly exponent: number }

/** Trial division to the square root of this takes some milliseconds; beyond it, seconds. */
export const LARGEST_FACTORIZED = 1_000_000_000_000n

/**
 * Prime factorisation of a natural number, primes ascending; 1 has none.
 * @throws RangeError below 1 or above LARGEST_FACTORIZED
 */
export function factorize(natural: bigint): PrimePower[] {
  if (natural < 1n || natural > LARGEST_FACTORIZED) {
    throw new RangeError(`cannot factorize ${natural}: not between 1 and ${LARGEST_FACTORIZED}`)
  }
  const powers: PrimePower[] = []
  let rest = Number(natural)
  const takeOut = (prime: number) => {
    let exponent = 0
    while (rest % prime === 0) {
      rest /= prime
      exponent += 1
    }
    if (exponent > 0) powers.push({ prime: BigInt(prime), exponent })
  }
  takeOut(2)
  for (let candidate = 3; candidate * candidate <= rest; candidate += 2) takeOut(candidate)
  if (rest > 1) powers.push({ prime: BigInt(rest), exponent: 1 })
  return powers
}
