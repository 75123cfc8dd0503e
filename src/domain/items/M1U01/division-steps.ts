import { factorizeNumber, formatFactorization } from '../number-facts.ts'

/** The prime factors of `n` one by one, ascending, each as often as it divides: for 60: 2, 2, 3, 5. */
export function listPrimeFactors(n: number): number[] {
  return factorizeNumber(n).flatMap(([prime, exponent]) => Array.from({ length: exponent }, () => prime))
}

/**
 * `n` divided by its smallest prime factor again and again, a line a division, as display LaTeX; the last line gathers equal
 * factors into powers where there are any.
 */
export function divisionSteps(n: number): string {
  const factors = listPrimeFactors(n)
  let rest = n
  const lines = factors.slice(0, -1).map((prime, index) => {
    rest /= prime
    return [...factors.slice(0, index + 1), rest].join(' \\times ')
  })
  const gathered = formatFactorization(factorizeNumber(n)).latex
  if (lines.at(-1) !== gathered) lines.push(gathered)
  return `\\[ \\begin{aligned} ${n} &= ${lines.join(' \\\\ &= ')} \\end{aligned} \\]`
}
