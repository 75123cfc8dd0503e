import type { Expression } from '../expression.ts'
import { formatExpression } from '../format-latex.ts'
import {
  answerOfTerms,
  collectTerms,
  formatTerms,
  hasBrackets,
  hasNegativeBracket,
  type LinearTerm,
  listLinearTerms,
  writesDecimals,
} from './linear-terms.ts'
import type { Step, WorkedSolution } from './step.ts'

function groupLikeTerms(terms: readonly LinearTerm[]): LinearTerm[] {
  const names = [...new Set(terms.map(({ name }) => name))].sort(
    (a, b) => Number(a === '') - Number(b === ''),
  )
  return names.flatMap((name) => terms.filter((term) => term.name === name))
}

/**
 * Simplifies a linear expression with letters: brackets by the distributive law, then like terms.
 * @returns null if it has no letter, is not linear, or is simple already
 */
export function simplifyLinearBySteps(expression: Expression): WorkedSolution | null {
  const terms = listLinearTerms(expression)
  if (!terms?.some(({ name }) => name !== '')) return null
  const decimals = writesDecimals(expression)
  const lines: { latex: string; reason: string }[] = []
  const show = (latex: string, reason: string) => {
    const before = lines.at(-1)?.latex ?? formatExpression(expression)
    if (latex !== before) lines.push({ latex, reason })
  }
  show(
    formatTerms(terms, decimals),
    hasBrackets(expression)
      ? hasNegativeBracket(expression)
        ? '분배법칙으로 괄호를 풀어요. 괄호 앞이 음수이면 괄호 안 모든 항의 부호가 바뀌어요.'
        : '분배법칙으로 괄호를 풀어요. 괄호 안의 모든 항에 곱해요.'
      : '곱셈과 나눗셈을 먼저 해요.',
  )
  const collected = collectTerms(terms)
  if (collected.length < terms.length) {
    show(formatTerms(groupLikeTerms(terms), decimals), '동류항끼리 모아요.')
    show(formatTerms(collected, decimals), '동류항의 계수끼리 계산해요.')
  }
  if (lines.length === 0) return null
  const steps: Step[] = lines.map(({ latex, reason }, index) => ({
    latex: index === 0 ? `${formatExpression(expression)} = ${latex}` : `= ${latex}`,
    reason,
  }))
  return { steps, answer: answerOfTerms(collected), answerLatex: formatTerms(collected, decimals) }
}
