import { attachParticle } from '#domain/korean/attach-particle.ts'
import { type Expression, isExpression } from '#domain/math/expression.ts'
import { formatExpression } from '#domain/math/format-latex.ts'
import { normalizeExpression } from '#domain/math/normalize-expression.ts'
import { parseExpression } from '#domain/math/parse-expression.ts'
import { parseStatement } from '#domain/math/parse-statement.ts'
import { subtractPolynomials, type Term } from '#domain/math/polynomial.ts'
import { equals, toLatex } from '#domain/math/rational.ts'
import { evaluateBySteps } from '#domain/math/steps/evaluate-by-steps.ts'
import { inline, inlineWith } from '#domain/math/steps/inline-math.ts'
import { numeralValue } from '#domain/math/steps/numeral-tree.ts'
import { substituteLetter } from '#domain/math/steps/substitute-letter.ts'
import { findFormulas } from '../reading/find-formulas.ts'
import { judgeScaling } from './judge-scaling.ts'
import { type ClaimJudgement, CONFIRMS_DENIAL } from './judgement.ts'
import { NUMBER_KINDS } from './number-kinds.ts'
import { read } from './told-value.ts'

/** What asks for anything else than yes or no. */
const ASKS_OTHERWISE =
  /왜|이유|까닭|뜻|뭐|뭔|무엇|무슨|차이|예시|어떻|어케|구하|구해|풀어|분해|보다|사이|몇|개수|합[은이]|곱|더하|더한|빼|배수|약수|역수|절댓값|계수|가장|중에|해[를가]|루트|√/
const MOST_LEFT = 18
const POINT = /^\(\s*(-?[\d./]+)\s*,\s*(-?[\d./]+)\s*\)$/

/** Terms of a polynomial; null where it is none (a letter below a line). */
function termsOf(expression: Expression): Term[] | null {
  const form = normalizeExpression(expression)
  if (form?.denominator.size !== 1) return null
  const terms = [...form.numerator.values()]
  return terms.every(({ symbols }) =>
    symbols.every(([, exponent]) => Number.isInteger(exponent) && exponent > 0),
  )
    ? terms
    : null
}

function degreeOf(terms: readonly Term[]): number {
  return Math.max(0, ...terms.map(({ symbols }) => symbols.reduce((sum, [, exponent]) => sum + exponent, 0)))
}

function judgement(subject: string, name: string, holds: boolean, because: string): ClaimJudgement {
  return {
    holds,
    verdict: `${attachParticle(subject, '은/는')} ${attachParticle(name, holds ? '이에요/예요' : '이/가')}${holds ? '' : ' 아니에요'}.`,
    because,
  }
}

/** `유리수지 정수는 아니야`: two kinds, one of them denied. */
const DENIED_KIND = /(?:지|지만|이고)\s?,?\s?(\S+?)[은는]\s?아니/

function judgeNumber(formula: string, text: string): ClaimJudgement | null {
  const node = parseExpression(formula)
  const value = node && numeralValue(node)
  // 정수는 3가지: a count is no number that is spoken of.
  if (/사분면|번째|\d\s?(?:가지|종류|개|번|배|명|칸|쌍)/.test(text)) return null
  const kinds = NUMBER_KINDS.filter(({ word }) => word.test(text))
  const [kind] = kinds
  const denied = DENIED_KIND.exec(text)?.[1]
  const other = kinds.length === 2 ? kinds.find(({ name }) => name === denied) : undefined
  if (node && value && other) {
    const isOther = other.has(value)
    const isRight = !isOther && kinds.every((one) => one === other || one.has(value))
    return {
      // To a message that asks to confirm a denial the reply is 'right' if the statement does not hold.
      holds: isRight !== CONFIRMS_DENIAL.test(text),
      verdict: `${inlineWith(formatExpression(node), '은/는')} ${attachParticle(other.name, isOther ? '이에요/예요' : '이/가')}${isOther ? '' : ' 아니에요'}.`,
      because: other.rule,
    }
  }
  // 양의 정수 and 음의 정수 hold 정수; of two others it is a choice.
  if (
    !node ||
    !value ||
    !kind ||
    (/소수|합성수/.test(kind.name) && /^\d+$/.test(formula)) ||
    kinds.some(({ name }) => !kind.name.includes(name) && !(kind.name === '자연수' && name === '정수'))
  )
    return null
  return judgement(inline(formatExpression(node)), kind.name, kind.has(value), kind.rule)
}

const LETTERS: readonly (readonly [
  RegExp,
  string,
  (terms: readonly Term[] | null, node: Expression) => boolean,
  string,
])[] = [
  [
    /일차식/,
    '일차식',
    (terms) => terms !== null && degreeOf(terms) === 1,
    '일차식은 다항식이고 차수가 \\(1\\)이에요. 문자를 두 번 이상 곱한 항이나 분모에 문자가 있으면 일차식이 아니에요.',
  ],
  [
    /이차식/,
    '이차식',
    (terms) => terms !== null && degreeOf(terms) === 2,
    '이차식은 차수가 가장 큰 항의 차수가 \\(2\\)인 다항식이에요.',
  ],
  [/단항식/, '단항식', (terms) => terms?.length === 1, '단항식은 항이 하나뿐인 다항식이에요.'],
  [
    /다항식/,
    '다항식',
    (terms) => terms !== null,
    '다항식은 하나 이상의 항의 합이에요. 항이 하나여도 다항식이고, 분모에 문자가 있으면 다항식이 아니에요.',
  ],
]

function judgeExpression(formula: string, text: string): ClaimJudgement | null {
  const node = parseExpression(formula)
  const found = LETTERS.find(([word]) => word.test(text))
  if (!node || !found || !/[a-z]|\d/i.test(formula)) return null
  const [, name, has, rule] = found
  const terms = termsOf(node)
  const degree =
    terms === null
      ? ''
      : ` ${inlineWith(formatExpression(node), '은/는')} 차수가 ${inlineWith(degreeOf(terms), '이에요/예요')}.`
  return judgement(
    inline(formatExpression(node)),
    name,
    has(terms, node),
    `${rule}${/차식/.test(name) ? degree : ''}`,
  )
}

function judgeEquationKind(formula: string, text: string): ClaimJudgement | null {
  const parsed = parseStatement(formula)
  if (!parsed.ok || parsed.statement.relations.join('') !== '=') return null
  const [left, right] = parsed.statement.operands
  if (!left || !right || !isExpression(left) || !isExpression(right)) return null
  const [first, second] = [normalizeExpression(left), normalizeExpression(right)]
  if (!first || !second) return null
  const shown = inline(`${formatExpression(left)} = ${formatExpression(right)}`)
  const product = [...first.numerator.values()]
  const isProduct =
    product.length === 1 &&
    product[0]?.key === '·x^1·y^1' &&
    [...second.numerator.values()].every(({ symbols }) => symbols.length === 0)
  if (/반비례/.test(text) && !/정비례/.test(text) && isProduct && second.numerator.size > 0)
    return judgement(
      shown,
      '반비례 관계',
      true,
      '반비례는 곱 \\(xy\\)가 늘 같은 관계예요. \\(y = \\frac{a}{x}\\)로 고쳐 쓸 수 있어요.',
    )
  if (/[정반]비례/.test(text) && left.kind === 'variable' && left.name === 'y') {
    const [term, more] = [...second.numerator.values()]
    const exponent =
      term?.symbols.length === 1 && term.symbols[0]?.[0] === 'x' && second.denominator.size === 1 && !more
        ? term.symbols[0]?.[1]
        : 0
    const isDirect = /정비례/.test(text)
    return /정비례/.test(text) && /반비례/.test(text)
      ? null
      : judgement(
          shown,
          isDirect ? '정비례 관계' : '반비례 관계',
          exponent === (isDirect ? 1 : -1),
          isDirect
            ? '정비례는 \\(y = ax\\) (\\(a \\ne 0\\)) 꼴이에요. \\(a\\)가 음수나 분수여도 되지만, 뒤에 더하거나 뺀 수가 있으면 안 돼요.'
            : '반비례는 \\(y = \\frac{a}{x}\\) (\\(a \\ne 0\\)) 꼴이에요. 곱 \\(xy\\)가 늘 같아야 해요.',
        )
  }
  if (!/일차방정식/.test(text) || first.denominator.size !== 1 || second.denominator.size !== 1) return null
  const terms = [...subtractPolynomials(first.numerator, second.numerator).values()]
  return judgement(
    shown,
    '일차방정식',
    degreeOf(terms) === 1 && terms.every(({ symbols }) => symbols.every(([, exponent]) => exponent > 0)),
    '모든 항을 좌변으로 옮겨 정리했을 때 \\((\\text{일차식}) = 0\\)의 꼴이 되어야 일차방정식이에요.',
  )
}

/** Whether a graph goes through a point: its coordinates are put in. */
function judgePoint(formulas: readonly string[], text: string): ClaimJudgement | null {
  const relation = formulas.find((formula) => /^y\s*=/.test(formula))
  const [, x, y] = formulas.map((formula) => POINT.exec(formula)).find((found) => found !== null) ?? []
  const expression = relation === undefined ? null : parseExpression(relation.replace(/^y\s*=/, ''))
  const value = x === undefined ? null : parseExpression(x)
  const replaced = expression && value ? substituteLetter(expression, 'x', value) : null
  const result = replaced && (numeralValue(replaced) ?? read(evaluateBySteps(replaced)?.answer))
  const target = y === undefined ? null : parseExpression(y)
  const wanted = target && numeralValue(target)
  if (!result || !wanted || !/지나|위|그래프|점|있|없/.test(text)) return null
  const holds = equals(result, wanted)
  return {
    holds,
    verdict: `그래프는 점 ${inlineWith(`(${x}, ${y})`, '을/를')} ${holds ? '지나요' : '지나지 않아요'}.`,
    because: `${inlineWith(`x = ${x}`, '을/를')} 대입하면 ${inlineWith(`y = ${toLatex(result)}`, '이에요/예요')}.`,
  }
}

function judgePair([a = '', b = '']: readonly string[], text: string): ClaimJudgement | null {
  const nodes = [a, b].map((formula) => parseExpression(formula))
  const [left, right] = nodes
  if (
    /동류항|같은\s?종류|합[치칠쳐]|더[하할해]|[빼뺄]|묶/.test(text) &&
    left &&
    right &&
    // Numbers are like terms, too; but to add two of them is a task.
    (/동류항|종류/.test(text) || (/[a-z]/i.test(a) && /[a-z]/i.test(b)))
  ) {
    const [first, second] = [termsOf(left), termsOf(right)]
    if (first?.length !== 1 || second?.length !== 1) return null
    const names = (terms: readonly Term[]) => terms[0]?.symbols.map((symbol) => symbol.join('^')).join(' ')
    const holds = names(first) === names(second)
    const shown = `${inlineWith(formatExpression(left), '과/와')} ${inline(formatExpression(right))}`
    return judgement(
      shown,
      '동류항',
      holds,
      `동류항은 문자와 차수가 모두 같은 항이에요. ${holds ? '앞에 곱해진 수는 달라도 더하거나 뺄 수 있어요.' : '동류항이 아니면 하나로 더하거나 뺄 수 없어요.'}`,
    )
  }
  const onGraph = judgePoint([a, b], text)
  if (onGraph) return onGraph
  const points = [a, b].map((formula) => POINT.exec(formula))
  if (/같/.test(text) && !/사분면|좌표|축|거리/.test(text) && points.every((point) => point !== null)) {
    const holds = points[0]?.slice(1).join() === points[1]?.slice(1).join()
    return {
      holds,
      verdict: `${inlineWith(a, '과/와')} ${inlineWith(b, '은/는')} ${holds ? '같은 점이에요' : '서로 다른 점이에요'}.`,
      because:
        '순서쌍은 순서가 중요해요. 앞의 수가 \\(x\\)좌표, 뒤의 수가 \\(y\\)좌표라서 자리를 바꾸면 다른 점이 돼요.',
    }
  }
  return null
}

const CONSECUTIVE =
  /(?:연속|이어진)\S*\s?(세|다섯)\s?(?:개의?\s?)?(?:홀수|짝수|정수|자연수|수)\S*\s?(?:의\s?)?합\S*\s.*(?:가운데|중간)\S*\s?(?:수\S*\s?)?(?:의\s?)?(세|다섯|\d)\s?배/

/** The sum of three or five numbers in a row is so many times the middle one. */
function judgeConsecutive(text: string): ClaimJudgement | null {
  const [, word = '', times = ''] = CONSECUTIVE.exec(text) ?? []
  if (word === '' || ASKS_OTHERWISE.test(text.replace(/합[은이]|배/g, ''))) return null
  const count = word === '세' ? 3 : 5
  return {
    holds: (times === '세' ? 3 : times === '다섯' ? 5 : Number(times)) === count,
    verdict: `연속하는 ${word} 수의 합은 언제나 가운데 수의 ${inline(count)}배예요.`,
    because:
      '가운데 수를 \\(x\\)라 하면 양쪽의 수는 같은 만큼 작고 커요. 더하면 그만큼이 지워지고 \\(x\\)만 남아요.',
  }
}

/** What is true of a number, an expression, an equation or a pair that a message calls something; null where it asks anything else. */
export function judgeProperty(text: string): ClaimJudgement | null {
  const scaled = judgeScaling(text) ?? judgeConsecutive(text)
  if (scaled) return scaled
  const formulas = findFormulas(text).flatMap(({ text: formula }) =>
    /^(?:\([^()]*,[^()]*\)\s?){2}$/.test(formula) ? (formula.match(/\([^()]*\)/g) ?? []) : formula,
  )
  if (/못|않|아니게/.test(text)) return null
  const [formula] = formulas
  const rest = (text.match(/[가-힣]/g) ?? []).length
  if (formula === undefined || formulas.length > 2 || rest > MOST_LEFT || ASKS_OTHERWISE.test(text))
    return null
  if (formulas.length === 2) return judgePair(formulas, text)
  return formula.includes('=')
    ? judgeEquationKind(formula, text)
    : (judgeExpression(formula, text) ?? judgeNumber(formula, text))
}
