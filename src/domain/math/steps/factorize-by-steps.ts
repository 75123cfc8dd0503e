import { factorize, type PrimePower } from '../factorize.ts'
import { inlineList, inlineWith } from './inline-math.ts'
import type { Step, WorkedSolution } from './step.ts'

/** Prime powers as LaTeX, exponent 1 left out: `2^{2} \times 3`; 1 for none. */
export function latexOfPowers(powers: readonly PrimePower[]): string {
  return powers.length === 0
    ? '1'
    : powers
        .map(({ prime, exponent }) => (exponent === 1 ? `${prime}` : `${prime}^{${exponent}}`))
        .join(' \\times ')
}

/** Prime powers in the answer checker's notation: `2^2x3`. */
export function answerOfPowers(powers: readonly PrimePower[]): string {
  return powers.length === 0
    ? '1'
    : powers.map(({ prime, exponent }) => (exponent === 1 ? `${prime}` : `${prime}^${exponent}`)).join('x')
}

/**
 * Prime factorisation by dividing by the smallest prime again and again, as the first unit of grade 1 does it.
 * @returns null for 1 and for primes, which need no dividing
 * @throws RangeError where `factorize` does
 */
export function factorizeBySteps(natural: bigint): WorkedSolution | null {
  const powers = factorize(natural)
  const primes = powers.flatMap(({ prime, exponent }) => Array.from({ length: exponent }, () => prime))
  if (primes.length < 2) return null
  const steps: Step[] = []
  let rest = natural
  primes.slice(0, -1).forEach((prime, index) => {
    const quotient = rest / prime
    const taken = primes.slice(0, index + 1)
    const isLast = index === primes.length - 2
    steps.push({
      latex: `${natural} = ${[...taken, quotient].join(' \\times ')}`,
      reason: `${inlineWith(rest, '을/를')} 소수 ${inlineWith(prime, '으로/로')} 나누면 ${inlineWith(quotient, '이에요/예요')}.${
        isLast ? ` ${inlineWith(quotient, '은/는')} 소수라서 여기서 멈춰요.` : ''
      }`,
    })
    rest = quotient
  })
  const repeated = powers.filter(({ exponent }) => exponent > 1)
  if (repeated.length > 0) {
    steps.push({
      latex: `${natural} = ${latexOfPowers(powers)}`,
      reason: `여러 번 곱한 ${inlineList(
        repeated.map(({ prime }) => prime),
        '은/는',
      )} 거듭제곱으로 나타내요.`,
    })
  }
  return { steps, answer: answerOfPowers(powers), answerLatex: latexOfPowers(powers) }
}
