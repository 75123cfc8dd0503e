import type { Expression } from '../expression.ts'
import { formatExpression } from '../format-latex.ts'
import * as fraction from '../rational.ts'
import { inline } from './inline-math.ts'
import { collectTerms, formatTerms, type LinearTerm, listLinearTerms } from './linear-terms.ts'
import { formatQuadratic, readQuadratic } from './quadratic.ts'
import type { Step, WorkedSolution } from './step.ts'

function bare(node: Expression): Expression {
  return node.kind === 'group' ? bare(node.operand) : node
}

function binomialOf(node: Expression): LinearTerm[] | null {
  const terms = listLinearTerms(bare(node))
  return terms && terms.length === 2 && collectTerms(terms).length === 2 ? terms : null
}

function factorsOf(node: Expression): [LinearTerm[], LinearTerm[]] | null {
  if (node.kind === 'product') {
    const [left, right] = [binomialOf(node.left), binomialOf(node.right)]
    return left && right ? [left, right] : null
  }
  if (node.kind !== 'power' || node.exponent.kind !== 'number' || node.exponent.text !== '2') return null
  const base = binomialOf(node.base)
  return base && [base, base]
}

function product(first: LinearTerm, second: LinearTerm): string {
  const coefficient = fraction.multiply(first.coefficient, second.coefficient)
  const name =
    first.name === '' || second.name === ''
      ? first.name + second.name
      : first.name === second.name
        ? `${first.name}^{2}`
        : [first.name, second.name].sort().join('')
  const text = formatTerms([{ coefficient, name }])
  return text.startsWith('-') ? text : `+${text}`
}

/** Multiplies out two binomials, or the square of one, in one letter; null for any other expression. */
export function expandBySteps(expression: Expression): WorkedSolution | null {
  const factors = factorsOf(bare(expression))
  const quadratic = readQuadratic(expression)
  if (!factors || !quadratic) return null
  const [left, right] = factors
  const spread = left
    .flatMap((first) => right.map((second) => product(first, second)))
    .join('')
    .replace(/^\+/, '')
  const result = formatQuadratic(quadratic)
  const start = formatExpression(expression)
  const isSquare = expression.kind === 'power'
  const steps: Step[] = [
    {
      latex: `${start} = ${spread}`,
      reason: isSquare
        ? `제곱은 같은 식을 두 번 곱하는 것이니 앞의 항마다 뒤의 항을 모두 곱해요. 곱셈 공식 ${inline('(a+b)^{2} = a^{2}+2ab+b^{2}')}과 같아요.`
        : '분배법칙으로 앞의 항마다 뒤의 항을 모두 곱해요.',
    },
  ]
  if (result !== spread) steps.push({ latex: `= ${result}`, reason: '동류항끼리 정리해요.' })
  return { steps, answer: result.replace(/[{}]/g, ''), answerLatex: result }
}
