import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  greatestCommonDivisorBySteps,
  leastCommonMultipleBySteps,
} from '#domain/math/steps/common-by-steps.ts'
import { countDivisorsBySteps, listDivisorsBySteps } from '#domain/math/steps/divisors-by-steps.ts'
import { factorizeBySteps } from '#domain/math/steps/factorize-by-steps.ts'

const natural = fc.integer({ min: 2, max: 2000 })
const productOf = (latex: string): number =>
  latex
    .split('\\times')
    .map((factor) =>
      factor
        .trim()
        .split('^')
        .map((part) => Number(part.replace(/[{}]/g, ''))),
    )
    .reduce((product, [base = 1, exponent = 1]) => product * base ** exponent, 1)
const divides = (a: number, b: number) => b % a === 0

describe('factorizeBySteps', () => {
  it('divides by the smallest prime and writes powers last', () => {
    expect(factorizeBySteps(60n)?.steps.map(({ latex }) => latex)).toEqual([
      '60 = 2 \\times 30',
      '60 = 2 \\times 2 \\times 15',
      '60 = 2 \\times 2 \\times 3 \\times 5',
      '60 = 2^{2} \\times 3 \\times 5',
    ])
  })

  it('has nothing to do for 1 and for primes', () => {
    expect(factorizeBySteps(1n)).toBeNull()
    expect(factorizeBySteps(97n)).toBeNull()
  })

  it('has the number on every line', () => {
    fc.assert(
      fc.property(natural, (number) => {
        for (const { latex } of factorizeBySteps(BigInt(number))?.steps ?? []) {
          expect(productOf(latex.split(' = ')[1]!)).toBe(number)
        }
      }),
    )
  })
})

describe('greatest common divisor and least common multiple', () => {
  it('chooses smaller exponents for the one, larger for the other', () => {
    expect(greatestCommonDivisorBySteps([24n, 36n]).steps.at(-1)?.latex).toBe(
      '(\\text{최대공약수}) = 2^{2} \\times 3 = 12',
    )
    expect(leastCommonMultipleBySteps([12n, 18n]).steps.at(-1)?.latex).toBe(
      '(\\text{최소공배수}) = 2^{2} \\times 3^{2} = 36',
    )
  })

  it('says that numbers without a shared prime are coprime', () => {
    expect(greatestCommonDivisorBySteps([8n, 15n]).steps.at(-1)?.reason).toContain('서로소')
  })

  it('finds what brute force finds', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 120 }), { minLength: 2, maxLength: 3 }), (numbers) => {
        const big = numbers.map(BigInt)
        let greatest = 1
        for (let one = 1; one <= Math.min(...numbers); one += 1)
          if (numbers.every((number) => divides(one, number))) greatest = one
        let least = Math.max(...numbers)
        while (!numbers.every((number) => divides(number, least))) least += Math.max(...numbers)
        expect(greatestCommonDivisorBySteps(big).answer).toBe(`${greatest}`)
        expect(leastCommonMultipleBySteps(big).answer).toBe(`${least}`)
      }),
      { numRuns: 60 },
    )
  })
})

describe('divisors', () => {
  it('counts by exponents and lists by pairs', () => {
    expect(countDivisorsBySteps(72n).steps.at(-1)?.latex).toBe('(3+1) \\times (2+1) = 12')
    expect(listDivisorsBySteps(28n).answer).toBe('1&2&4&7&14&28')
  })

  it('agree with each other and with division', () => {
    fc.assert(
      fc.property(natural, (number) => {
        const found = listDivisorsBySteps(BigInt(number)).answer.split('&').map(Number)
        const all = Array.from({ length: number }, (_, index) => index + 1).filter((one) =>
          divides(one, number),
        )
        expect(found).toEqual(all)
        expect(countDivisorsBySteps(BigInt(number)).answer).toBe(`${all.length}`)
      }),
      { numRuns: 60 },
    )
  })
})
