import { factorize } from '../factorize.ts'
import { listDivisors } from '../list-divisors.ts'
import { latexOfPowers } from './factorize-by-steps.ts'
import { inline, inlineWith } from './inline-math.ts'
import type { Step, WorkedSolution } from './step.ts'

function factorizationStep(natural: bigint): Step {
  return {
    latex: `${natural} = ${latexOfPowers(factorize(natural))}`,
    reason: `먼저 ${inlineWith(natural, '을/를')} 소인수분해해요.`,
  }
}

function trivialSolution(natural: bigint): Step | null {
  const powers = factorize(natural)
  if (natural === 1n) return { latex: '1', reason: '\\(1\\)의 약수는 \\(1\\) 하나뿐이에요.' }
  if (powers.length === 1 && powers[0]?.exponent === 1) {
    return {
      latex: `1,\\ ${natural}`,
      reason: `${inlineWith(natural, '은/는')} 소수라서 약수가 ${inlineWith(1, '과/와')} 자기 자신뿐이에요.`,
    }
  }
  return null
}

/**
 * How many divisors a natural number has, from the exponents of its factorisation.
 * @throws RangeError where `factorize` does
 */
export function countDivisorsBySteps(natural: bigint): WorkedSolution {
  const powers = factorize(natural)
  const count = powers.reduce((product, { exponent }) => product * (exponent + 1), 1)
  const trivial = trivialSolution(natural)
  if (trivial) return { steps: [trivial], answer: `${count}`, answerLatex: `${count}` }
  const sums = powers.map(({ exponent }) => `(${exponent}+1)`).join(' \\times ')
  return {
    steps: [
      factorizationStep(natural),
      {
        latex: `${sums} = ${count}`,
        reason: '소인수분해에 나온 지수마다 \\(1\\)을 더해서 모두 곱하면 약수의 개수가 돼요.',
      },
    ],
    answer: `${count}`,
    answerLatex: `${count}`,
  }
}

/**
 * Every divisor of a natural number: a table of products for two primes, pairs for other numbers.
 * @throws RangeError where `factorize` does
 */
export function listDivisorsBySteps(natural: bigint): WorkedSolution {
  const divisors = listDivisors(natural)
  const solution = { answer: divisors.join('&'), answerLatex: divisors.join(',\\ ') }
  const trivial = trivialSolution(natural)
  if (trivial) return { steps: [trivial], ...solution }
  const pairs = divisors
    .filter((divisor) => divisor * divisor <= natural)
    .map((divisor) => inline(`${divisor} \\times ${natural / divisor}`))
  return {
    steps: [
      factorizationStep(natural),
      {
        latex: divisors.join(',\\ '),
        reason: `곱해서 ${inlineWith(natural, '이/가')} 되는 두 수를 짝지으면 ${pairs.join(', ')}이에요. 작은 수부터 쓰면 이렇게 돼요.`,
      },
    ],
    ...solution,
  }
}
