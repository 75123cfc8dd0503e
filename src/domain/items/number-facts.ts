/** Facts about small natural numbers (safe integers) that item templates need; bigint arithmetic lives in `domain/math`. */

/** A prime and how often it divides, for example `[2, 3]` for \(2^3\). */
export type PrimePower = readonly [prime: number, exponent: number]

function refuseUnlessNatural(n: number) {
  if (!Number.isSafeInteger(n) || n < 1) throw new RangeError(`not a natural number: ${n}`)
}

/** Prime powers of `n` by ascending prime, by trial division; empty for 1. Throws RangeError unless `n` is a natural number. */
export function factorize(n: number): PrimePower[] {
  refuseUnlessNatural(n)
  const powers: PrimePower[] = []
  let rest = n
  for (let prime = 2; prime * prime <= rest; prime += 1) {
    let exponent = 0
    while (rest % prime === 0) {
      rest /= prime
      exponent += 1
    }
    if (exponent > 0) powers.push([prime, exponent])
  }
  if (rest > 1) powers.push([rest, 1])
  return powers
}

export function isPrime(n: number): boolean {
  if (!Number.isSafeInteger(n) || n < 2) return false
  for (let divisor = 2; divisor * divisor <= n; divisor += 1) if (n % divisor === 0) return false
  return true
}

/** Neither 1 nor a prime: a natural number with three divisors or more. */
export function isComposite(n: number): boolean {
  return Number.isSafeInteger(n) && n > 1 && !isPrime(n)
}

/** All divisors, ascending. Throws RangeError unless `n` is a natural number. */
export function divisors(n: number): number[] {
  refuseUnlessNatural(n)
  const small: number[] = []
  const large: number[] = []
  for (let divisor = 1; divisor * divisor <= n; divisor += 1) {
    if (n % divisor !== 0) continue
    small.push(divisor)
    if (divisor * divisor !== n) large.unshift(n / divisor)
  }
  return [...small, ...large]
}

/** Greatest common divisor of two natural numbers (Euclid). */
export function gcd(a: number, b: number): number {
  return b === 0 ? a : gcd(b, a % b)
}

/** Least common multiple of two natural numbers. */
export function lcm(a: number, b: number): number {
  return (a / gcd(a, b)) * b
}

/** Whole numbers from `low` to `high`, both included; empty when `low` is above `high`. */
export function integersFrom(low: number, high: number): number[] {
  return Array.from({ length: Math.max(0, high - low + 1) }, (_, index) => low + index)
}

/** The product of prime powers as a number. */
export function multiplyPowers(powers: readonly PrimePower[]): number {
  return powers.reduce((product, [prime, exponent]) => product * prime ** exponent, 1)
}

/**
 * Prime powers as LaTeX (`2^{3} \times 3`) and in the answer key's notation (`2^3x3`); an exponent 1 is not written, an
 * exponent 0 leaves its prime out, and the empty product is 1.
 */
export function formatFactorization(powers: readonly PrimePower[]): { latex: string; key: string } {
  const present = powers.filter(([, exponent]) => exponent > 0)
  if (present.length === 0) return { latex: '1', key: '1' }
  const latex = present.map(([prime, exponent]) => (exponent === 1 ? `${prime}` : `${prime}^{${exponent}}`))
  const key = present.map(([prime, exponent]) => (exponent === 1 ? `${prime}` : `${prime}^${exponent}`))
  return { latex: latex.join(' \\times '), key: key.join('x') }
}
