import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  divisorsOf,
  factorizeNumber,
  formatFactorization,
  gcd,
  isComposite,
  isPrimeNumber,
  lcm,
  multiplyPowers,
} from '#domain/items/number-facts.ts'

const natural = fc.integer({ min: 1, max: 5000 })

test('factors multiply back and are primes in ascending order', () => {
  fc.assert(
    fc.property(natural, (n) => {
      const powers = factorizeNumber(n)
      expect(multiplyPowers(powers)).toBe(n)
      const primes = powers.map(([prime]) => prime)
      expect(primes.every(isPrimeNumber)).toBe(true)
      expect(primes).toEqual([...new Set(primes)].sort((a, b) => a - b))
    }),
  )
})

test('lists exactly the numbers that divide, and calls prime what has two of them', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 400 }), (n) => {
      const tried = Array.from({ length: n }, (_, index) => index + 1).filter((d) => n % d === 0)
      expect(divisorsOf(n)).toEqual(tried)
      expect(isPrimeNumber(n)).toBe(tried.length === 2)
      expect(isComposite(n)).toBe(tried.length > 2)
    }),
  )
})

test('the greatest common divisor and least common multiple of two numbers have their product', () => {
  fc.assert(
    fc.property(natural, natural, (a, b) => {
      expect(gcd(a, b) * lcm(a, b)).toBe(a * b)
      expect([a % gcd(a, b), b % gcd(a, b), lcm(a, b) % a, lcm(a, b) % b]).toEqual([0, 0, 0, 0])
    }),
  )
})

test('writes powers for the page and for the checker, without exponents of 1', () => {
  expect(formatFactorization(factorizeNumber(24))).toEqual({ latex: '2^{3} \\times 3', key: '2^3x3' })
  expect(formatFactorization([[2, 0]])).toEqual({ latex: '1', key: '1' })
})

test.each([0, -3, 1.5])('refuses to factorize %s, which is no natural number', (n) => {
  expect(() => factorizeNumber(n)).toThrow(RangeError)
})
