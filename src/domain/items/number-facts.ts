import { factorize } from '#domain/math/factorize.ts'
import { greatestCommonDivisor } from '#domain/math/greatest-common-divisor.ts'
import { isPrime } from '#domain/math/is-prime.ts'
import { leastCommonMultiple } from '#domain/math/least-common-multiple.ts'
import { listDivisors } from '#domain/math/list-divisors.ts'

/** Number theory of `domain/math` for item templates, which count in safe integers. */

/** A prime and how often it divides, for example `[2, 3]` for \(2^3\). */
export type NumberPower = readonly [prime: number, exponent: number]

/** Prime powers of `n` by ascending prime; empty for 1. Throws RangeError unless `n` is a natural number. */
export function factorizeNumber(n: number): NumberPower[] {
  return factorize(BigInt(n)).map(({ prime, exponent }) => [Number(prime), exponent])
}

/** False if `n` is not a natural number. */
export function isPrimeNumber(n: number): boolean {
  return Number.isSafeInteger(n) && isPrime(BigInt(n))
}

/** Whether `n` is neither 1 nor a prime: a natural number with three divisors or more. */
export function isComposite(n: number): boolean {
  return Number.isSafeInteger(n) && n > 1 && !isPrimeNumber(n)
}

/** All divisors, ascending. Throws RangeError unless `n` is a natural number. */
export function divisorsOf(n: number): number[] {
  return listDivisors(BigInt(n)).map(Number)
}

export function gcd(a: number, b: number): number {
  return Number(greatestCommonDivisor(BigInt(a), BigInt(b)))
}

export function lcm(a: number, b: number): number {
  return Number(leastCommonMultiple(BigInt(a), BigInt(b)))
}

/** Whole numbers from `low` to `high`, both included; empty when `low` is above `high`. */
export function integersFrom(low: number, high: number): number[] {
  return Array.from({ length: Math.max(0, high - low + 1) }, (_, index) => low + index)
}

/** The product of prime powers as a number. */
export function multiplyPowers(powers: readonly NumberPower[]): number {
  return powers.reduce((product, [prime, exponent]) => product * prime ** exponent, 1)
}

/**
 * Prime powers as LaTeX (`2^{3} \times 3`) and in the answer key's notation (`2^3x3`); an exponent 1 is not written, an
 * exponent 0 leaves its prime out, and the empty product is 1.
 */
export function formatFactorization(powers: readonly NumberPower[]): { latex: string; key: string } {
  const present = powers.filter(([, exponent]) => exponent > 0)
  if (present.length === 0) return { latex: '1', key: '1' }
  const latex = present.map(([prime, exponent]) => (exponent === 1 ? `${prime}` : `${prime}^{${exponent}}`))
  const key = present.map(([prime, exponent]) => (exponent === 1 ? `${prime}` : `${prime}^${exponent}`))
  return { latex: latex.join(' \\times '), key: key.join('x') }
}
