import { LARGEST_FACTORIZED } from './factorize.ts'

/**
 * Whether a whole number is prime; 1, 0 and negative numbers are not.
 * @throws RangeError above LARGEST_FACTORIZED
 */
export function isPrime(whole: bigint): boolean {
  if (whole > LARGEST_FACTORIZED) throw new RangeError(`cannot tell whether ${whole} is prime: too large`)
  if (whole < 4n) return whole === 2n || whole === 3n
  if (whole % 2n === 0n) return false
  const candidate = Number(whole)
  for (let divisor = 3; divisor * divisor <= candidate; divisor += 2) {
    if (candidate % divisor === 0) return false
  }
  return true
}
