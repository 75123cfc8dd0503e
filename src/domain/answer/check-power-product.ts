import type { Expression } from '#domain/math/expression.ts'
import { LARGEST_FACTORIZED } from '#domain/math/factorize.ts'
import { isPrime } from '#domain/math/is-prime.ts'
import { type Finding, incorrect, nudge, SAME } from './verdict.ts'
import { listWrittenFactors, splitPower } from './written-factors.ts'

/** Bases and exponents as written: 2^3×3 is [2, 3], [3, 1]. */
export type PowerProduct = readonly (readonly [base: bigint, exponent: bigint])[]

function readPowers(expression: Expression): PowerProduct | null {
  if (expression.kind === 'signed') return null
  const { above, below } = listWrittenFactors(expression)
  if (below.length > 0) return null
  const powers: [bigint, bigint][] = []
  for (const factor of above) {
    const { base, exponent } = splitPower(factor)
    if (base.kind !== 'number' || base.style !== 'whole') return null
    powers.push([base.value.numerator, exponent])
  }
  return powers
}

/** A product of powers of natural numbers, such as a prime factorisation; null for a single number and anything else. */
export function readPowerProduct(expression: Expression): PowerProduct | null {
  const powers = readPowers(expression)
  const isWritten = powers && (powers.length > 1 || powers.some(([, exponent]) => exponent > 1n))
  return isWritten ? powers : null
}

function isSmallPrime(base: bigint): boolean {
  return base <= LARGEST_FACTORIZED / 1000n && isPrime(base)
}

function exponentsOf(product: PowerProduct): Map<bigint, bigint> {
  const exponents = new Map<bigint, bigint>()
  for (const [base, exponent] of product) exponents.set(base, (exponents.get(base) ?? 0n) + exponent)
  return exponents
}

/** Compares an answer of the right value with a key that is a product of powers; the number multiplied out undoes the task. */
export function checkPowerProduct(answer: Expression, key: PowerProduct): Finding {
  const actual = readPowers(answer)
  if (!actual) return nudge('keep-form')
  if (actual.length === 1 && actual.every(([, exponent]) => exponent === 1n)) return incorrect('task-undone')
  if (actual.some(([base]) => base === 1n) && !key.some(([base]) => base === 1n)) return nudge('drop-one')
  const expected = exponentsOf(key)
  const found = exponentsOf(actual)
  const isSame =
    expected.size === found.size && [...expected].every(([base, exponent]) => found.get(base) === exponent)
  if (!isSame) {
    const isKeyPrime = key.every(([base]) => isSmallPrime(base))
    return nudge(
      isKeyPrime && !actual.every(([base]) => isSmallPrime(base)) ? 'not-prime-factors' : 'keep-form',
    )
  }
  if (actual.length <= found.size || key.length > expected.size) return SAME
  const isAllOnes = actual.every(([, exponent]) => exponent === 1n)
  return nudge(isAllOnes ? 'write-as-powers' : 'powers-not-combined')
}
