import { factorizeNumber, formatFactorization, multiplyPowers, type NumberPower } from '../number-facts.ts'

/**
 * Numbers with their prime factorisations one below the other, and last what is made of them, as display LaTeX: `label` is
 * Korean (최대공약수), `result` its prime powers, whose value is written behind them.
 */
export function alignFactorizations(
  numbers: readonly number[],
  label: string,
  result: readonly NumberPower[],
): string {
  const { latex } = formatFactorization(result)
  const value = multiplyPowers(result)
  const lines = numbers.map((n) => `${n} &= ${formatFactorization(factorizeNumber(n)).latex}`)
  const total = latex === `${value}` ? latex : `${latex} = ${value}`
  lines.push(`(\\text{${label}}) &= ${total}`)
  return `\\[ \\begin{aligned} ${lines.join(' \\\\ ')} \\end{aligned} \\]`
}
