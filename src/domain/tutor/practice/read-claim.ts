import { type Expression, isExpression, type Operand } from '#domain/math/expression.ts'
import { LARGEST_FACTORIZED } from '#domain/math/factorize.ts'
import { normalizeExpression } from '#domain/math/normalize-expression.ts'
import { parseExpression } from '#domain/math/parse-expression.ts'
import { parseStatement } from '#domain/math/parse-statement.ts'
import { subtractPolynomials } from '#domain/math/polynomial.ts'
import { numeralValue } from '#domain/math/steps/numeral-tree.ts'
import { findFormulas, findNaturals, MOST_FORMULAS } from '../reading/find-formulas.ts'
import { foldHangul } from '../reading/hangul.ts'
import { rememberShortText } from '../reading/remember-text.ts'
import { confirmsOnly } from './asks-only.ts'
import { judgeProperty } from './judge-property.ts'
import type { ClaimJudgement } from './judgement.ts'
import { dropFormulas, isPlain } from './plain-rest.ts'

/** A claim that a learner asks to confirm. */
export type NumberClaim =
  | { kind: 'judged'; judgement: ClaimJudgement }
  | { kind: 'prime' | 'composite' | 'prime-or-composite'; natural: bigint }
  | { kind: 'divisor' | 'multiple'; number: bigint; of: bigint }
  | { kind: 'prime-factor'; natural: bigint; of: bigint | null }
  | { kind: 'coprime'; numbers: bigint[] }
  | { kind: 'solution'; name: string; value: Expression; left: Expression; right: Expression }
  | { kind: 'sort'; asked: EquationSort | null; left: Expression; right: Expression | null }
  | { kind: 'order'; pair: readonly [string, string]; asked: '큰' | '작은' }
  | { kind: 'equal'; left: Expression; right: Expression; spoken: boolean }

/** What a value is asked with: then a part of the message that reads as a claim is none. */
const ASKS_VALUE =
  /얼마|몇|무엇|뭐|뭘|어느|어떤|구해|구하|풀|해[는가를]|최[대소]|공[약배]|계산|나타내|고르|골라/

const ASKS =
  /\?|맞|이지|지$|이야$|야$|임$|인가|일까|예요|에요|인거|이죠|죠$|아니|아님|맟|되나|되는|일까요|인가요|요$|가$|같|[져여]$|ㅇㅈ|인정|네$|구나|끝|이런|되|다$|거$|틀[렸림려린]|확인|[있없][어나음]/

function readDivisorClaim(message: string): NumberClaim | null {
  const match = /(\d+)(?:\s*(?:은|는|이|가|도)\s*|\s+)(\d+)\s*의\s*(약수|배수)/.exec(message)
  if (!match) return null
  const [, number = '1', of = '1', word] = match
  return { kind: word === '약수' ? 'divisor' : 'multiple', number: BigInt(number), of: BigInt(of) }
}

function readPrimeFactorClaim(message: string): NumberClaim | null {
  const match = /(\d+)\s*(?:은|는|이|가|도)\s*(?:(\d+)\s*의\s*)?소인수(?!분해)/.exec(message)
  if (!match) return null
  return {
    kind: 'prime-factor',
    natural: BigInt(match[1] ?? '1'),
    of: match[2] === undefined ? null : BigInt(match[2]),
  }
}

interface Equation {
  left: Expression
  right: Expression
}

function parseEquation(text: string): Equation | null {
  const parsed = parseStatement(text)
  if (!parsed.ok || parsed.statement.relations.join('') !== '=') return null
  const [left, right] = parsed.statement.operands
  return right && isExpression(left) && isExpression(right) ? { left, right } : null
}

export type EquationSort = '등식' | '방정식' | '항등식'

/** `5-3=2는 등식이야?`, `2x+x=3x는 방정식이야 항등식이야?` */
function readSortClaim(message: string, equations: readonly Equation[]): NumberClaim | null {
  const named = [...message.matchAll(/(항등식|(?<!일차|이차)방정식|등식)(?!의)/g)].map((match) => match[1])
  if (named.length === 0 || /풀|해\s*(?:를|가|는|구)|성질/.test(message) || equations.length > 1) return null
  const asked = named.length > 1 ? null : (named[0] as EquationSort)
  const [equation] = equations
  if (equation) return { kind: 'sort', asked, ...equation }
  const [formula] = findFormulas(message)
  const left = formula && /[+\-×÷*/]|\d[a-z]/i.test(formula.text) ? parseExpression(formula.text) : null
  return left ? { kind: 'sort', asked, left, right: null } : null
}

const ORDER =
  /^(?:그럼|근데|그러면)?\s*(?<a>-?\d+(?:\.\d+|\/\d+)?)\s?(?:이|가|은|는|도)\s?(?<b>-?\d+(?:\.\d+|\/\d+)?)\s?보다\s?(?:더\s?)?(?<asked>[크큰커]|작)[가-힣]{0,6}\s?[?.!]*(?:\s.*)?$/

/** `-2보다 -7이 크지?` */
const ORDER_TURNED =
  /^(?:그럼|근데|그러면)?\s*(?<b>-?\d+(?:\.\d+|\/\d+)?)\s?보다\s?(?:는\s)?(?<a>-?\d+(?:\.\d+|\/\d+)?)\s?(?:이|가)\s?(?:더\s?)?(?<asked>[크큰커]|작)[가-힣]{0,6}\s?[?.!]*$/
/** `-5 > -3 맞아?` */
const ORDER_SIGN =
  /^(?:그럼|근데|그러면)?\s*(?<a>-?\d+(?:\.\d+|\/\d+)?)\s?(?<asked>[<>])\s?(?<b>-?\d+(?:\.\d+|\/\d+)?)(?:\s?[가-힣]{0,6})?\s?[?.!]*$/

/** `-7이 -2보다 크지?` */
function readOrderClaim(message: string): NumberClaim | null {
  const { a, b, asked } =
    (ORDER.exec(message) ?? ORDER_TURNED.exec(message) ?? ORDER_SIGN.exec(message))?.groups ?? {}
  return a && b && asked && !/같/.test(message)
    ? { kind: 'order', pair: [a, b], asked: asked === '작' || asked === '<' ? '작은' : '큰' }
    : null
}

/** `x=2가 3x-1=5의 해야?` */
function readEquationClaim(message: string): NumberClaim | null {
  const equations = findFormulas(message).flatMap(({ text }) => parseEquation(text) ?? [])
  const sort = readSortClaim(message, equations)
  if (sort) return sort
  const [equation] = equations.filter(
    ({ left, right }) => !(left.kind === 'variable' && right.kind !== 'variable') || equations.length === 1,
  )
  if (!equation) return null
  const root = equations.find(({ left }) => left.kind === 'variable')
  if (!root || root === equation || root.left.kind !== 'variable' || !/해|근|맞/.test(message)) return null
  return { kind: 'solution', name: root.left.name, value: root.right, ...equation }
}

const CONFIRMS = /맞|이지|지[?]*$|임$|아님|아냐|인가|같|죠|져|거지|끝/

/** An equation that is said to be true, not one to solve: of numbers, of several letters, one that no number solves, or said to be so. */
function isClaimOfForm(
  message: string,
  left: Operand | undefined,
  right: Operand | undefined,
  hasLetters: boolean,
): boolean {
  if (!left || !right || !isExpression(left) || !isExpression(right) || !isPlain(dropFormulas(message)))
    return false
  if (/비례|방정|등식|함수|그래프|좌표/.test(message)) return false
  if (!hasLetters) return true
  const [first, second] = [normalizeExpression(left), normalizeExpression(right)]
  if (!first || !second || left.kind === 'variable') return false
  const rest = [...subtractPolynomials(first.numerator, second.numerator).values()]
  const letters = new Set(rest.flatMap(({ symbols }) => symbols.map(([name]) => name)))
  const isResult = [...second.numerator.values()].some(({ symbols }) => symbols.length > 0)
  return letters.size !== 1 || (isResult && CONFIRMS.test(message))
}

function readEqualityClaim(typed: string): NumberClaim | null {
  // 6x÷2x is read in two ways.
  if (/비례|종류|평행|방정식|등식|함수|꼭지각|동위각|엇각|[내외]각|÷\s?\d+[a-z]/.test(typed)) return null
  // Who writes x/yz means x over yz.
  const message = typed.replace(/([/÷])\s*([a-z]{2,})/gi, '$1($2)')
  const formulas = findFormulas(message)
  const [first, second] = formulas
  if (!first) return null
  const parsed = parseStatement(first.text)
  const isSingle = formulas.length === 1 && parsed.ok && parsed.statement.relations.join('') === '='
  const rest = message.slice(first.at + first.text.length)
  if (isSingle && parsed.ok) {
    const [left, right] = parsed.statement.operands
    const hasLetters = /[a-z]/i.test(first.text.replace(/\\[a-z]+/gi, ''))
    const isStated = !hasLetters && /[\d)]\s*[-+*/×÷^]\s*[-(\d]/.test(first.text) && rest.trim() === ''
    const isAsked =
      isStated ||
      isClaimOfForm(message, left, right, hasLetters) ||
      /맞|이지|아니|아님|인가|될까|되나|틀|성립|같/.test(rest) ||
      (!hasLetters && ASKS.test(rest))
    if (!right || !isExpression(left) || !isExpression(right) || !isAsked) return null
    if (hasLetters && /^[a-z]\s*=/i.test(first.text)) return null
    return { kind: 'equal', left, right, spoken: false }
  }
  if (!second || formulas.length !== 2) return null
  const between = message.slice(first.at + first.text.length, second.at).trim()
  const behind = message.slice(second.at + second.text.length)
  const isBare =
    isPlain(behind.replace(/(?:했|썼)는데|틀[렸린림]\S*|왜\S*/g, '')) && !behind.includes('동류항')
  const isCompared =
    /^(?:은|는|이|가|이랑|랑|하고|과|와|도)$/.test(between) &&
    /다[르른]|다름|차이|같|똑/.test(behind) &&
    isPlain(behind.replace(/다[르른]|다름|차이/g, ''))
  const isWritten =
    isBare && /^(?:이거|이건|이걸|를|을)$/.test(between) && /쓰|써|썼|했|되|같|맞/.test(behind)
  // 45L는 15분이지 names two measures.
  if (/^[\d.]+\s?(?:[ckm]?m|k?g|m?L)$/i.test(first.text) && /^[\d.]+$/.test(second.text)) return null
  // 36은 9개네 says how many there are of something.
  if (/^\d+$/.test(first.text) && /^\s?(?:개|가지|번|명)/.test(behind)) return null
  // 5랑 6 맞지? names two values.
  const isSaid =
    isBare &&
    (/^(?:은|는|이|가|=|도)$/.test(between) ||
      (/^(?:이랑|랑|하고|과|와)$/.test(between) && /같|똑|다[르른]|[a-z]/i.test(behind + first.text)))
  if (!isCompared && !isWritten && !isSaid) return null
  const [left, right] = [parseExpression(first.text), parseExpression(second.text)]
  // x는 6이지 is the solution of an equation of the thread.
  if (left?.kind === 'variable' && right && numeralValue(right)) return null
  return left && right ? { kind: 'equal', left, right, spoken: true } : null
}

/** AB names a segment, a ray or an angle, not a product: \(\overrightarrow{AB}\) is not \(\overrightarrow{BA}\). */
const NAMES_FIGURE = /[A-Z]{2}/

/** `7+3×(-2)는 10×-2니까 -20`: what the first of several sums is said to be in the end. */
function readChain(message: string): NumberClaim | null {
  const formulas = findFormulas(message).map(({ text }) => text)
  const [first = '', ...others] = formulas
  const last = others.at(-1)
  const isOfNumbers = formulas.every((text) => /^[-+×÷*/^().\d\s]+$/.test(text))
  if (others.length < 2 || last === undefined || !isOfNumbers || !/\d\s*[-+×÷*/^]/.test(first)) return null
  if (!/^\(?-?[\d./]+\)?$/.test(last) || !/니까|라서|해서|그래서|그럼|이면|여서/.test(message)) return null
  const [left, right] = [parseExpression(first), parseExpression(last)]
  return left && right ? { kind: 'equal', left, right, spoken: false } : null
}

function readAnyClaim(typed: string): NumberClaim | null {
  const message = typed.replace(/\\[()[\]]/g, '')
  const text = foldHangul(message.toLowerCase())
  const numbers = findNaturals(message).filter((number) => number <= LARGEST_FACTORIZED)
  const [first] = numbers
  const isAsked =
    ASKS.test(message.trim()) || /^[^가-힣a-z]*\d=-?[\d./^*×x()+\-÷ ]+$/.test(message.replace(/\s/g, ''))
  if (/어떻|어케|어캐/.test(message)) return null
  if (!isAsked || NAMES_FIGURE.test(message) || findFormulas(message).length > MOST_FORMULAS) return null
  const divisorClaim = readDivisorClaim(message)
  if (divisorClaim) return divisorClaim
  const factorClaim = readPrimeFactorClaim(message)
  if (factorClaim) return factorClaim
  if (text.includes('서로소') && numbers.length >= 2) return { kind: 'coprime', numbers }
  const prime = /소수(?!점)/.test(text)
  const composite = text.includes('합성수')
  // 끝이 5인 소수, 2로 안 나눠지는 소수: the number restricts which primes are meant.
  const isSubject = !/\d\s?(?:로|인(?!데|가|지)|개|번|보다|가지|종류|쌍)/.test(message)
  if (first !== undefined && numbers.length === 1 && isSubject && (prime || composite)) {
    if (prime && composite) return { kind: 'prime-or-composite', natural: first }
    return { kind: prime ? 'prime' : 'composite', natural: first }
  }
  return readEquationClaim(message) ?? readEqualityClaim(message)
}

/**
 * The claim in a normalized message that asks for yes or no (`51은 소수야?`, `2^3은 6이지?`); null if there is none, or where the message
 * claims something of it (`7은 42의 약수의 합이야?`).
 */
export const readClaim = rememberShortText((typed: string): NumberClaim | null => {
  for (const message of listWithoutReason(typed)) {
    const claim = readBareClaim(message, typed)
    if (claim) return claim
  }
  return null
})

function readBareClaim(message: string, typed: string): NumberClaim | null {
  const order = readOrderClaim(message)
  if (order) return order
  const chain = readChain(typed)
  if (chain) return chain
  const claim = readAnyClaim(message)
  if (claim && confirmsOnly(claim, message)) return claim
  if (ASKS_VALUE.test(message)) return null
  if (claim && isPlainClaim(claim, message)) return claim
  const judgement = judgeProperty(message)
  return judgement && ASKS.test(message) ? { kind: 'judged', judgement } : null
}

/** What is behind a question as its reason: 16 아님? 짝수번이잖아. */
const REASON_BEHIND =
  /\?\s+\S[^?]{0,24}(?:니까|라서|때문에|거든요?|잖아요?|[인는은]데요?|왼쪽|오른쪽)\s*[.!?]*$/
const SHORTEST_CLAIM = 4
/** 유리수지 정수는 아니잖아: what it is not belongs to the claim. */
const REASON_OF_CLAIM =
  /(?<=(?:[지네죠]|아냐|아님|맞아)\s?\??)\s+(?!\S{1,8}[은는]\s?아니)\S[^?]{0,30}(?:니까|라서|때문에|거든요?|잖아요?)\s*[.!?]*$/

/** A message without the reason behind a claim: what the reason mentions is no task of the thread. */
export function dropReasonBehind(message: string): string {
  return message.replace(REASON_OF_CLAIM, '')
}

/** A claim without the reason that the learner has for it, in every length that the reason may have, the message itself first. */
export function listWithoutReason(message: string): string[] {
  const asked = message.replace(REASON_BEHIND, '?')
  const shorter = [1, 2, 3, 4].map((words) =>
    asked.replace(
      new RegExp(
        `(?<=[가-힣])(?:\\s\\S+){${words - 1}}\\s\\S*(?:니까|라서|때문에|거든요?|잖아요?)\\s*[.!?]*$`,
      ),
      '',
    ),
  )
  return [...new Set([dropReason(asked), asked, ...shorter])].filter(
    (text) => text.length >= SHORTEST_CLAIM && /\d|[a-z]/i.test(text),
  )
}

/** A claim without the reason that the learner has for it, behind it or in its middle. */
function dropReason(message: string): string {
  return message
    .replace(
      /(?<=[가-힣])\s(?:왜냐\S*\s)?(?:[^\s]+\s){0,3}\S*(?:니까|라서|때문에|거든요?|잖아요?)\s*[.!?]*$/,
      '',
    )
    .replace(/(?<=\s)(?:둘\s?다\s)?[가-힣]+(?:\s[가-힣]+)?(?:이?니까|라서)\s(?=[가-힣])/, '')
}

/** Claims of one or two formulas, in words of which not all are known and none makes another claim of it. */
function isPlainClaim(claim: NumberClaim, message: string): boolean {
  const words = dropFormulas(message).replace(/약수|배수|소수|합성수|다[르른]|다름|차이/g, ' ')
  const count =
    claim.kind === 'divisor' || claim.kind === 'multiple'
      ? 2
      : claim.kind === 'prime' || claim.kind === 'composite' || claim.kind === 'sort'
        ? 1
        : null
  const isEqual = claim.kind === 'equal'
  if (/[개갯]수/.test(message) || (isEqual && /[약배소]수|사분면|좌표|나[누눠]|에서|위에/.test(message)))
    return false
  return (isEqual || findFormulas(message).length === count) && isPlain(words)
}
