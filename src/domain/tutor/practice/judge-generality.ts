import { attachParticle } from '#domain/korean/attach-particle.ts'
import { greatestCommonDivisor } from '#domain/math/greatest-common-divisor.ts'
import {
  absolute,
  add,
  compare,
  divide,
  equals,
  isZero,
  multiply,
  ONE,
  type Rational,
  rational,
  subtract,
  toLatex,
  ZERO,
} from '#domain/math/rational.ts'
import { inlineWith } from '#domain/math/steps/inline-math.ts'
import type { ClaimJudgement } from './judgement.ts'
import { NUMBER_KINDS, type NumberKind } from './number-kinds.ts'

/** Small numbers of every kind, those that children think of first. */
const SMALL: readonly Rational[] = [
  ...Array.from({ length: 31 }, (_, at) => rational(at + 1)),
  ZERO,
  ...Array.from({ length: 8 }, (_, at) => rational(-at - 1)),
  rational(1, 2),
  rational(3, 2),
  rational(1, 3),
  rational(-1, 2),
  rational(-3, 2),
]
const MOST_OF_KIND = 16

type Operation = readonly [word: RegExp, sign: string, apply: (a: Rational, b: Rational) => Rational | null]

const BINARY: readonly Operation[] = [
  [/더하|더한|더해|합(?!성|동)|덧셈|\+/, '+', add],
  [/빼|뺀|뺄|차(?=[는가도이]|\s)/, '-', subtract],
  [/(?<!제)곱/, '\\times', multiply],
  [/나누|나눈|나눠|나눗|몫/, '\\div', (a, b) => (isZero(b) ? null : divide(a, b))],
]

const UNARY: readonly (readonly [RegExp, (shown: string) => string, (a: Rational) => Rational | null])[] = [
  [/세\s?제곱/, (shown) => `${shown}^{3}`, (a) => multiply(a, multiply(a, a))],
  [/제곱/, (shown) => `${shown}^{2}`, (a) => multiply(a, a)],
  [/절[댓대]값/, (shown) => `|${shown}|`, absolute],
  [/역수/, (shown) => `1 \\div ${shown}`, (a) => (isZero(a) ? null : divide(ONE, a))],
]

interface Case {
  values: readonly Rational[]
  result: Rational
  shown: string
}

const ALWAYS = /항상|언제나|무조건|반드시|늘\s|다\s|모두|전부|꼭/g
const EXISTS = /수\s?[도는가]?\s?있|경우도?\s?있|때도?\s?있|있나|있어|있지/
const ALWAYS_OR_EXISTS = new RegExp(`${ALWAYS.source}|${EXISTS.source}`)
/** 양수 아니야? asks for a yes; 양수가 아니야? and 양수 아니네 may deny. */
const TAG =
  /(?<![이가은는도만]\s?)(?:아냐|아니냐|아닌가요?|아닌감|(?:아니야|아니에요|아니예요|아님)(?=\s*\?))\s*\??$/
/** The end of a statement that no number of a kind is so; with 만 or 도 it says something else. */
const DENIAL = /(?<![만도]\s?)\s?아니(?:네|구나|군|지|죠|잖아)요?[\s?!.]*$/
const ASKS_IF_EXISTS = /있지\s?않/
const DENIES = /아니|아닌|없|않|(?:^|[\s])(?:안|못)\s/
/** Words that tell of more than kinds of numbers and an operation. */
const FOREIGN =
  /약수|배수|지수|인수|계수|차수|변수|도수|분수|소수점|개수|횟수|점수|함수|미지수|번|보다\s?큰|보다\s?작|왜|이유|까닭|뜻|차이|뭐|뭔|몇|어떻|어케|어떤|예를|예시|공약|공배|자리|끝|사이|\d|[a-z]/i
/** What is read of a message beside its kinds of numbers, and the little words between. A word that is neither may mean anything. */
const READ =
  /서로\s?(?:소|다른)|더(?:하[기고면]|한|해[도서]?)|덧셈|뺄셈|빼[기고면도]?|뺀|곱(?:하[기고면]|한|해[도서]?|셈)?|나(?:누[기고면]|눠[도서]?|눈)|나눗셈|몫|세?\s?제곱(?:하면|해도|한)?|절[댓대]값|역수|이웃한|연속(?:하는|한)?|이어진|[두세]\s?개?|둘|끼리|커[지져짐]|작아[지져]|늘어|줄어/g
const LITTLE =
  /그럼|그러면|근데|혹시|경우|처음|원래|인[가지데]|거|건|것|[은는이가을를의와과랑도에로합차나와오온되돼된중때있수어요야지죠네까음임다면해예맞]/g

function show(value: Rational): string {
  return compare(value, ZERO) < 0 ? `(${toLatex(value)})` : toLatex(value)
}

function ofKind({ has, name }: NumberKind): Rational[] {
  const all = SMALL.filter(has)
  return /유리수|[양음]수/.test(name)
    ? [
        ...all.slice(0, 6),
        ...all.filter(({ denominator }) => denominator > 1n),
        ...all.filter((value) => compare(value, ONE) < 0).slice(0, 5),
      ]
    : [...all.slice(0, MOST_OF_KIND), ...all.filter((value) => compare(value, ONE) < 0)]
}

interface Reading {
  kinds: NumberKind[]
  /** The property that is asked about. */
  property: { name: string; has: (one: Case) => boolean }
  cases: Case[]
}

function findKinds(text: string): { kind: NumberKind; at: number }[] {
  let rest = text
  const found: { kind: NumberKind; at: number }[] = []
  for (const kind of NUMBER_KINDS) {
    for (const match of rest.matchAll(new RegExp(kind.word.source, 'g')))
      found.push({ kind, at: match.index })
    rest = rest.replace(new RegExp(kind.word.source, 'g'), (word) => '.'.repeat(word.length))
  }
  return found.toSorted((a, b) => a.at - b.at)
}

function listCases(kinds: readonly NumberKind[], text: string, property: string): Case[] {
  const [first, second = first] = kinds
  const every = NUMBER_KINDS.find(({ name }) => name === '유리수')
  const firsts = first ? ofKind(first) : every ? ofKind(every) : []
  const operation = BINARY.find(([word]) => word.test(text))
  const unary = UNARY.find(([word]) => word.test(text))
  if (unary && operation) return []
  if (unary) {
    const [, display, apply] = unary
    return firsts.flatMap((value) => {
      const result = apply(value)
      return result
        ? [{ values: [value], result, shown: `${display(show(value))} = ${toLatex(result)}` }]
        : []
    })
  }
  const isPair = operation !== undefined || property === '서로소'
  if (!isPair)
    return first ? firsts.map((value) => ({ values: [value], result: value, shown: toLatex(value) })) : []
  if (!first || !second) return []
  const isConsecutive = /이웃|연속|이어진/.test(text)
  const isDistinct = /서로\s?다른/.test(text)
  const three = /[세3]\s?개|셋/.test(text) && operation !== undefined && kinds.length < 2
  const cases: Case[] = []
  for (const a of firsts) {
    for (const b of isConsecutive ? [add(a, ONE)] : ofKind(second)) {
      if (isDistinct && equals(a, b)) continue
      const values = three ? [a, b, b] : [a, b]
      const result = operation
        ? values.slice(1).reduce<Rational | null>((sum, value) => sum && operation[2](sum, value), a)
        : a
      if (!result) continue
      const sum = values
        .map((value, index) => (index === 0 ? toLatex(value) : show(value)))
        .join(` ${operation?.[1] ?? ','} `)
      cases.push({ values, result, shown: operation ? `${sum} = ${toLatex(result)}` : sum })
    }
  }
  return cases
}

function readGenerality(text: string): Reading | null {
  if (FOREIGN.test(text)) return null
  const found = findKinds(text)
  const kinds = found.map(({ kind }) => kind)
  const last = found.at(-1)
  const coprimeAt = text.lastIndexOf('서로소')
  const isCoprime = coprimeAt >= 0
  // 서로소면 둘 다 소수: a condition.
  if (isCoprime && coprimeAt < (last?.at ?? -1)) return null
  const grows = /커지|커져|커짐|늘어/.test(text) ? '큰' : /작아|줄어/.test(text) ? '작은' : null
  const left = NUMBER_KINDS.reduce((rest, { word }) => rest.replace(new RegExp(word.source, 'g'), ''), text)
  if (/[가-힣]/.test(left.replace(ALWAYS, '').replace(READ, '').replace(LITTLE, ''))) return null
  if (isCoprime) {
    if (/서로소(?:이?면|이?라면|일|니까|이니까)/.test(text)) return null
    return {
      kinds,
      property: {
        name: '서로소',
        has: ({ values: [a = ZERO, b = ZERO] }) => greatestCommonDivisor(a.numerator, b.numerator) === 1n,
      },
      cases: listCases(kinds, text, '서로소'),
    }
  }
  if (grows) {
    return {
      kinds,
      property: {
        name: `처음보다 ${grows} 수`,
        has: ({ values: [a = ZERO], result }) => compare(result, a) === (grows === '큰' ? 1 : -1),
      },
      cases: listCases(kinds, text, ''),
    }
  }
  const isBinary = BINARY.some(([word]) => word.test(text))
  const hasOperation = isBinary || UNARY.some(([word]) => word.test(text))
  if (!last || (!hasOperation && (kinds.length < 2 || /[두세]\s?개|둘|끼리/.test(text)))) return null
  const { kind: property } = last
  const subjects = kinds.slice(0, -1)
  // 마이너스 마이너스는 플러스: two numbers, and it is not said what is done with them.
  if (!isBinary && subjects.length > 1) return null
  if (!hasOperation && subjects[0] === property) return null
  if (subjects.length > 2 || (subjects.length === 0 && !/절[댓대]값|제곱/.test(text))) return null
  return {
    kinds: subjects,
    property: { name: property.name, has: ({ result }) => property.has(result) },
    cases: listCases(subjects, text, property.name),
  }
}

function isSubject({ cases, property }: Reading, { values }: Case): string {
  const [a = ZERO, b] = values
  return property.name === '서로소' && b
    ? `${inlineWith(toLatex(a), '과/와')} ${inlineWith(toLatex(b), '은/는')}`
    : inlineWith(cases.length > 0 ? toLatex(a) : '', '은/는')
}

function describe(reading: Reading, one: Case, holds: boolean): string {
  const { name } = reading.property
  const end = `${attachParticle(name, holds ? '이에요/예요' : '이/가')}${holds ? '' : ' 아니에요'}.`
  return one.shown.includes('=')
    ? `${inlineWith(one.shown, '은/는')} ${end}`
    : `${isSubject(reading, one)} ${end}`
}

/** No case contradicts the statement; two of them are shown, with or without the property. */
function confirmAlways(reading: Reading, hasProperty: boolean): ClaimJudgement {
  const shown = reading.cases.slice(1, 3).map((one) => describe(reading, one, hasProperty))
  return {
    holds: true,
    verdict: '언제나 그래요.',
    because: `작은 수로 모두 해 보아도 어긋나는 예가 없어요. ${shown.join(' ')}`,
  }
}

/** 'An odd number and an odd one do not make an odd one': null where it is so of some only. */
function judgeDenial(reading: Reading): ClaimJudgement | null {
  const { cases, property } = reading
  const [first] = cases
  const isNever = !cases.some((one) => property.has(one))
  if (!first || (!isNever && !cases.every((one) => property.has(one)))) return null
  return isNever
    ? confirmAlways(reading, false)
    : { holds: false, verdict: '그렇지 않아요.', because: describe(reading, first, true) }
}

/** Whether what a message says of all numbers of a kind is so, by trying small numbers; null where it cannot be read. */
export function judgeGenerality(text: string): ClaimJudgement | null {
  const isDenied = DENIAL.test(text)
  const plain = text.replace(isDenied ? DENIAL : TAG, '')
  if (DENIES.test(plain.replace(ASKS_IF_EXISTS, '있'))) return null
  const reading = readGenerality(plain)
  if (!reading || reading.cases.length === 0) return null
  if (isDenied) return ALWAYS_OR_EXISTS.test(plain) ? null : judgeDenial(reading)
  const { cases, property } = reading
  const isExistence = EXISTS.test(plain) && !new RegExp(ALWAYS.source).test(plain)
  const against = cases.find((one) => !property.has(one))
  const witness = cases.find((one) => property.has(one))
  if (isExistence) {
    return witness
      ? { holds: true, verdict: '그런 경우가 있어요.', because: describe(reading, witness, true) }
      : {
          holds: false,
          verdict: '그런 경우는 없어요.',
          because: '작은 수를 모두 넣어 보아도 하나도 나오지 않아요.',
        }
  }
  if (!against) return confirmAlways(reading, true)
  const isOnlyTwins = cases.every(
    (one) =>
      property.has(one) || (one.values[1] !== undefined && equals(one.values[0] ?? ZERO, one.values[1])),
  )
  return {
    holds: false,
    verdict: witness ? '언제나 그런 것은 아니에요.' : '그렇지 않아요.',
    because:
      `${describe(reading, against, false)} ${isOnlyTwins ? '서로 다른 두 수라면 언제나 그래요.' : witness ? "이렇게 어긋나는 예가 하나만 있어도 '항상'이라고 할 수 없어요." : ''}`.trim(),
  }
}
