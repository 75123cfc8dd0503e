import { attachParticle } from '#domain/korean/attach-particle.ts'
import type { Expression } from '#domain/math/expression.ts'
import { formatExpression } from '#domain/math/format-latex.ts'
import { listVariables } from '#domain/math/list-variables.ts'
import { equalForms, normalizeExpression } from '#domain/math/normalize-expression.ts'
import { inline, inlineWith } from '#domain/math/steps/inline-math.ts'
import { substituteLetter } from '#domain/math/steps/substitute-letter.ts'
import { findWorkedValue } from './find-worked-value.ts'
import type { ClaimJudgement } from './judgement.ts'
import type { EquationSort, NumberClaim } from './read-claim.ts'

/** Whether a number solves an equation, by putting it in. */
export function judgeSolution({
  name,
  value,
  left,
  right,
}: Extract<NumberClaim, { kind: 'solution' }>): ClaimJudgement | null {
  const sides = [left, right].map((side) => {
    const replaced = substituteLetter(side, name, value)
    const result = findWorkedValue(replaced)
    return { shown: formatExpression(replaced), result: result ?? formatExpression(replaced) }
  })
  const [first, second] = [left, right].map((side) =>
    normalizeExpression(substituteLetter(side, name, value)),
  )
  const [a, b] = sides
  if (!first || !second || !a || !b) return null
  const holds = equalForms(first, second)
  const root = inline(`${name} = ${formatExpression(value)}`)
  const spell = ({ shown: display, result }: { shown: string; result: string }) =>
    display === result ? inline(result) : inline(`${display} = ${result}`)
  return {
    holds,
    verdict: `${attachParticle(root, '은/는')} ${inline(`${formatExpression(left)} = ${formatExpression(right)}`)}의 해${holds ? '예요' : '가 아니에요'}.`,
    because: `${attachParticle(root, '을/를')} 넣으면 좌변은 ${spell(a)}, 우변은 ${attachParticle(spell(b), '으로/로')} ${holds ? '같아요' : '서로 달라요'}.`,
  }
}

function holdsLetter(node: Expression): boolean {
  return (
    [...(normalizeExpression(node)?.numerator.values() ?? [])].some(({ symbols }) => symbols.length > 0) ||
    /[a-z]/i.test(formatExpression(node).replace(/\\[a-z]+/gi, ''))
  )
}

const UNKNOWN = /^[x-z]$/
/** Letters that stand for fixed numbers. */
const CONSTANT = /^[a-ck-n]$/

/** Whether a formula is an equation at all, one to solve, or an identity. */
export function judgeSort({
  asked,
  left,
  right,
}: Extract<NumberClaim, { kind: 'sort' }>): ClaimJudgement | null {
  if (right === null) {
    return {
      holds: false,
      verdict: `${inlineWith(formatExpression(left), '은/는')} 등식이 아니에요.`,
      because: '등호 \\(=\\)가 없으면 등식이 아니라 그냥 식이에요. 방정식과 항등식은 등식 가운데서 가려요.',
    }
  }
  const [first, second] = [normalizeExpression(left), normalizeExpression(right)]
  if (!first || !second) return null
  const isSame = equalForms(first, second)
  const letters = [...listVariables(left), ...listVariables(right)]
  // ax+3=5x+b is an identity for one a and one b.
  if (!isSame && letters.some((name) => UNKNOWN.test(name)) && letters.some((name) => CONSTANT.test(name)))
    return null
  const sort: EquationSort = !holdsLetter(left) && !holdsLetter(right) ? '등식' : isSame ? '항등식' : '방정식'
  const display = `${formatExpression(left)} = ${formatExpression(right)}`
  const holds = asked === null || asked === sort || asked === '등식'
  const [a, b] = [left, right].map((side) => inline(findWorkedValue(side) ?? formatExpression(side)))
  const sides = `양변을 각각 정리하면 좌변은 ${a}, 우변은 ${attachParticle(b ?? '', '으로/로')} `
  const because = {
    등식: '등호가 있으니 등식이지만, 미지수가 없으니 방정식이나 항등식은 아니에요.',
    항등식: `${sides}똑같은 식이라서 어떤 수를 넣어도 참이에요.`,
    방정식: `${sides}서로 다른 식이에요. 미지수의 값에 따라 참이 되기도 하고 거짓이 되기도 해요.`,
  }[sort]
  const name = holds && asked !== null ? asked : sort
  return {
    holds,
    verdict: holds
      ? `${inlineWith(display, '은/는')} ${name}이에요.`
      : `${inlineWith(display, '은/는')} ${asked}이 아니라 ${sort}이에요.`,
    because:
      asked === '등식' && sort !== '등식' ? '등호 \\(=\\)로 두 식이 같음을 나타냈으니 등식이에요.' : because,
  }
}
