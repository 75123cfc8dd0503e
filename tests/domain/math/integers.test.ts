import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { factorize, LARGEST_FACTORIZED } from '#domain/math/factorize.ts'
import { greatestCommonDivisor } from '#domain/math/greatest-common-divisor.ts'
import { integerSquareRoot } from '#domain/math/integer-square-root.ts'
import { isPrime } from '#domain/math/is-prime.ts'
import { leastCommonMultiple } from '#domain/math/least-common-multiple.ts'
import { listDivisors } from '#domain/math/list-divisors.ts'
import { simplifySquareRoot } from '#domain/math/simplify-square-root.ts'

const natural = fc.bigInt({ min: 1n, max: 50_000n })

describe('whole numbers', () => {
  test('a prime factorisation lists primes in order with their exponents', () => {
    expect(factorize(360n)).toEqual([
      { prime: 2n, exponent: 3 },
      { prime: 3n, exponent: 2 },
      { prime: 5n, exponent: 1 },
    ])
    expect(factorize(1n)).toEqual([])
    expect(factorize(999_983n ** 2n)).toEqual([{ prime: 999_983n, exponent: 2 }])
  })

  test('nothing outside the range is factorized', () => {
    expect(() => factorize(0n)).toThrow(RangeError)
    expect(() => factorize(-6n)).toThrow(RangeError)
    expect(() => factorize(LARGEST_FACTORIZED + 1n)).toThrow(RangeError)
  })

  test('prime powers multiply back to the number', () => {
    fc.assert(
      fc.property(natural, (number) => {
        const powers = factorize(number)
        expect(powers.every(({ prime }) => isPrime(prime))).toBe(true)
        expect(powers.reduce((all, { prime, exponent }) => all * prime ** BigInt(exponent), 1n)).toBe(number)
      }),
    )
  })

  test('primes below 50 are found, and 1, 0 and negative numbers are none', () => {
    const found = Array.from({ length: 52 }, (_, index) => BigInt(index - 2)).filter(isPrime)
    expect(found).toEqual([2n, 3n, 5n, 7n, 11n, 13n, 17n, 19n, 23n, 29n, 31n, 37n, 41n, 43n, 47n])
  })

  test('divisors are those that divide, ascending', () => {
    expect(listDivisors(12n)).toEqual([1n, 2n, 3n, 4n, 6n, 12n])
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), (number) => {
        const counted = Array.from({ length: number }, (_, index) => index + 1).filter(
          (one) => number % one === 0,
        )
        expect(listDivisors(BigInt(number)).map(Number)).toEqual(counted)
      }),
    )
  })

  test('greatest divisor times least multiple is the product', () => {
    expect(greatestCommonDivisor(-12n, 18n)).toBe(6n)
    expect(greatestCommonDivisor(0n, 0n)).toBe(0n)
    expect(leastCommonMultiple(4n, -6n)).toBe(12n)
    expect(leastCommonMultiple(0n, 5n)).toBe(0n)
    fc.assert(
      fc.property(natural, natural, (first, second) => {
        expect(greatestCommonDivisor(first, second) * leastCommonMultiple(first, second)).toBe(first * second)
      }),
    )
  })

  test('the whole square root is never too large nor too small', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 40n }), (number) => {
        const root = integerSquareRoot(number)
        expect(root ** 2n <= number && (root + 1n) ** 2n > number).toBe(true)
      }),
    )
  })

  test('a simplified square root keeps its value and no square inside', () => {
    expect(simplifySquareRoot(12n)).toEqual({ outside: 2n, inside: 3n })
    expect(simplifySquareRoot(0n)).toEqual({ outside: 0n, inside: 1n })
    expect(simplifySquareRoot(999_983n ** 2n)).toEqual({ outside: 999_983n, inside: 1n })
    fc.assert(
      fc.property(natural, (number) => {
        const { outside, inside } = simplifySquareRoot(number)
        expect(outside ** 2n * inside).toBe(number)
        expect(factorize(inside).every(({ exponent }) => exponent === 1)).toBe(true)
      }),
    )
  })
})
