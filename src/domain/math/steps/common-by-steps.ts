import { factorize, type PrimePower } from '../factorize.ts'
import { greatestCommonDivisor } from '../greatest-common-divisor.ts'
import { leastCommonMultiple } from '../least-common-multiple.ts'
import { latexOfPowers } from './factorize-by-steps.ts'
import { inlineList, inlineWith } from './inline-math.ts'
import type { Step, WorkedSolution } from './step.ts'

function exponentOf(powers: readonly PrimePower[], prime: bigint): number {
  return powers.find((power) => power.prime === prime)?.exponent ?? 0
}

function factorizationSteps(numbers: readonly bigint[]): Step[] {
  return numbers.map((number) => {
    const powers = factorize(number)
    const isShown = powers.length === 1 && powers[0]?.exponent === 1
    return {
      latex: isShown || number === 1n ? `${number}` : `${number} = ${latexOfPowers(powers)}`,
      reason: isShown
        ? `${inlineWith(number, '은/는')} 소수라서 더 쪼개지지 않아요.`
        : number === 1n
          ? `${inlineWith(1, '은/는')} 소인수가 없어요.`
          : `${inlineWith(number, '을/를')} 소인수분해해요.`,
    }
  })
}

function allPrimes(factored: readonly (readonly PrimePower[])[]): bigint[] {
  return [...new Set(factored.flatMap((powers) => powers.map(({ prime }) => prime)))].sort((a, b) =>
    a < b ? -1 : 1,
  )
}

/**
 * Greatest common divisor of two or more natural numbers by factorisation: shared primes, the smaller exponents.
 * @throws RangeError where `factorize` does
 */
export function greatestCommonDivisorBySteps(numbers: readonly bigint[]): WorkedSolution {
  const factored = numbers.map(factorize)
  const powers = allPrimes(factored)
    .map((prime) => ({ prime, exponent: Math.min(...factored.map((one) => exponentOf(one, prime))) }))
    .filter(({ exponent }) => exponent > 0)
  const value = numbers.reduce(greatestCommonDivisor, 0n)
  const chosen = latexOfPowers(powers)
  const result: Step =
    powers.length === 0
      ? {
          latex: `(\\text{최대공약수}) = 1`,
          reason: '공통인 소인수가 없으니 최대공약수는 \\(1\\)이에요. 이런 수들을 서로소라고 해요.',
        }
      : {
          latex: `(\\text{최대공약수}) = ${chosen === `${value}` ? value : `${chosen} = ${value}`}`,
          reason: `공통인 소인수 ${inlineList(
            powers.map(({ prime }) => prime),
            '을/를',
          )} 골라 지수가 같으면 그대로, 다르면 작은 것을 택해 곱해요.`,
        }
  return { steps: [...factorizationSteps(numbers), result], answer: `${value}`, answerLatex: `${value}` }
}

/**
 * Least common multiple of two or more natural numbers by factorisation: every prime, the larger exponents.
 * @throws RangeError where `factorize` does
 */
export function leastCommonMultipleBySteps(numbers: readonly bigint[]): WorkedSolution {
  const factored = numbers.map(factorize)
  const powers = allPrimes(factored).map((prime) => ({
    prime,
    exponent: Math.max(...factored.map((one) => exponentOf(one, prime))),
  }))
  const value = numbers.reduce(leastCommonMultiple, 1n)
  const chosen = latexOfPowers(powers)
  const result: Step = {
    latex: `(\\text{최소공배수}) = ${chosen === `${value}` ? value : `${chosen} = ${value}`}`,
    reason: `공통인 소인수는 지수가 같으면 그대로, 다르면 큰 것을 택하고, 공통이 아닌 소인수도 빠짐없이 곱해요.`,
  }
  return { steps: [...factorizationSteps(numbers), result], answer: `${value}`, answerLatex: `${value}` }
}
