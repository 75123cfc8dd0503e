import { listDivisors } from '#domain/math/list-divisors.ts'
import {
  add,
  compare,
  divide,
  multiply,
  negate,
  type Rational,
  rational,
  toLatex,
  toNumber,
  toPlain,
} from '#domain/math/rational.ts'
import { inline, inlineWith } from '#domain/math/steps/inline-math.ts'
import { findFormulas } from '../reading/find-formulas.ts'
import { DEGREES, ofValues, read, readAll, type ToldRule, told } from './told-value.ts'
import type { WorkedExercise } from './worked-exercise.ts'

const COUNTS = /몇|[개갯]수|\d\s?개/

interface Bounds {
  lower: Rational
  upper: Rational
  hasLower: boolean
  hasUpper: boolean
}

const BETWEEN_SIGNS = /(-?[\d./]+)\s*(<|≤|<=)\s*[a-z]\s*(<|≤|<=)\s*(-?[\d./]+)/i
const BETWEEN_WORDS = /(-?[\d./]+)\s?(이상|초과)(?:이고|인)?\s*(-?[\d./]+)\s?(이하|미만)/
const BETWEEN = /(-?[\d./]+)\s?(?:과|와|이?랑|하고|에서)\s?(-?[\d./]+)\s?사이/

function readBounds(text: string): Bounds | null {
  const [, first, lower = '', upper = '', last] =
    BETWEEN_SIGNS.exec(text) ??
    orderAsSigns(BETWEEN_WORDS.exec(text)) ??
    withoutEnds(BETWEEN.exec(text)) ??
    []
  const [from, to] = [read(first), read(last)]
  return from && to && compare(from, to) < 0
    ? { lower: from, upper: to, hasLower: /[=≤]|이상/.test(lower), hasUpper: /[=≤]|이하/.test(upper) }
    : null
}

/** '3 이상 7 미만' in the order of '3 ≤ x < 7'. */
function orderAsSigns(found: RegExpExecArray | null): string[] | null {
  return found && ['', found[1] ?? '', found[2] ?? '', found[4] ?? '', found[3] ?? '']
}

/** '3과 7 사이' in the form of '3 < x < 7'. */
function withoutEnds(found: RegExpExecArray | null): string[] | null {
  return found && ['', found[1] ?? '', '<', '<', found[2] ?? '']
}

const MOST_LISTED = 40

/** The whole numbers in a range: listed, or counted where the message asks how many. */
function listWhole(name: string, { lower, upper, hasLower, hasUpper }: Bounds, text: string) {
  const found: number[] = []
  for (let at = Math.floor(toNumber(lower)); at <= toNumber(upper); at += 1) {
    if (found.length > MOST_LISTED) return null
    const [low, high] = [compare(rational(at), lower), compare(rational(at), upper)]
    if ((low > 0 || (low === 0 && hasLower)) && (high < 0 || (high === 0 && hasUpper))) found.push(at)
  }
  const listed = /자연수|양의\s?정수/.test(text) ? found.filter((value) => value > 0) : found
  if (listed.length === 0) return null
  const latex = listed.join(',\\ ')
  const reason = `작은 것부터 빠짐없이 써요. 끝의 수는 '이상', '이하'이면 넣고 '보다 큰', '미만'이면 빼요.`
  return COUNTS.test(text)
    ? told(`${name}의 개수`, latex, reason, rational(listed.length), '개')
    : told(name, latex, reason, [listed.join('&'), latex])
}

const WITHIN = /작거나\s?같|이하|크지\s?않/

/** The whole numbers whose absolute value is below a limit. */
function listWithin(numbers: readonly string[], text: string): WorkedExercise | null {
  const bound = read(numbers[0])
  if (!bound || toNumber(bound) <= 0) return null
  const isClosed = WITHIN.test(text)
  const range = { lower: negate(bound), upper: bound, hasLower: isClosed, hasUpper: isClosed }
  return listWhole(
    `절댓값이 ${inline(toLatex(bound))}${isClosed ? ' 이하인' : '보다 작은'} 정수`,
    range,
    text,
  )
}

const TERM = /[+-]?[^+-]+/g

interface PolynomialTerm {
  text: string
  letters: string
  coefficient: string
  degree: number
}

/** The terms of a polynomial as it is typed; null where it has brackets, like terms or letters below a line. */
function readTerms(formula: string): PolynomialTerm[] | null {
  const plain = formula.replace(/\s/g, '')
  if (!/[a-z]/i.test(plain) || /[()=<>×÷*]|\/[a-z]/i.test(plain)) return null
  const terms = (plain.match(TERM) ?? []).flatMap((text) => {
    const [, sign = '', size = '', letters = '', below = ''] =
      /^([+-]?)(\d*(?:[./]\d+)?)((?:[a-z](?:\^\d+)?)*)(\/\d+)?$/i.exec(text) ?? []
    if (size === '' && letters === '') return []
    const degree = (letters.match(/[a-z](?:\^\d+)?/gi) ?? []).reduce(
      (sum, letter) => sum + Number(letter.split('^')[1] ?? 1),
      0,
    )
    const coefficient = `${sign === '-' ? '-' : ''}${size === '' ? '1' : size}${below}`
    return [{ text: text.replace(/^\+/, ''), letters, coefficient, degree }]
  })
  const isWholeFormula = terms.length === (plain.match(TERM) ?? []).length
  return isWholeFormula && new Set(terms.map(({ letters }) => letters)).size === terms.length ? terms : null
}

/** Terms, constant term, degree and coefficients of a polynomial that are asked for. */
function describePolynomial(_: readonly string[], text: string): WorkedExercise | null {
  const formulas = findFormulas(text).map((formula) => formula.text)
  const [formula = '', other] = formulas.filter(
    (one) => /[a-z]/i.test(one) && !/^[a-z](?:\^\d+)?$/i.test(one),
  )
  const terms = other === undefined ? readTerms(formula) : null
  if (!terms) return null
  const shown = formula.replace(/\^(\d+)/g, '^{$1}')
  const [constant] = terms.filter(({ letters }) => letters === '')
  const wanted = /([a-z](?:\^\d+)?)\s?의?\s?계수/i.exec(text)?.[1]
  const [term] = terms.filter(({ letters }) => letters !== '' && (wanted === undefined || letters === wanted))
  const isOne = terms.filter(({ letters }) => letters !== '').length === 1
  const parts: [string, string, string][] = []
  if (/(?<!상수)항/.test(text) && !/동류항/.test(text)) {
    const list = terms.map((one) => one.text.replace(/\^(\d+)/g, '^{$1}')).join(',\\ ')
    parts.push(
      COUNTS.test(text)
        ? ['항의 개수', `${terms.length}`, list]
        : ['항', terms.map((one) => one.text).join('&'), list],
    )
  }
  if (/차수/.test(text)) {
    const degree = `${Math.max(...terms.map((one) => one.degree))}`
    parts.push(['차수', degree, degree])
  }
  if (/상수항/.test(text)) parts.push(['상수항', constant?.coefficient ?? '0', constant?.coefficient ?? '0'])
  if (/계수/.test(text)) {
    if (!term || (wanted === undefined && !isOne)) return null
    parts.push([`${inline(term.letters)}의 계수`, term.coefficient, term.coefficient])
  }
  const [first] = parts
  if (!first) return null
  const latex = parts.map((part) => part[2]).join(',\\ ')
  const isCount = first[0] === '항의 개수' && parts.length === 1
  const worked = told(
    `${inline(shown)}의 ${parts.map(([name]) => name).join(', ')}`,
    isCount ? first[2] : shown,
    '식을 덧셈으로 끊은 조각이 항이에요. 부호까지 항에 들어가요. 수만 있으면 상수항, 문자에 곱해진 수가 계수이고, 곱해진 문자의 개수가 가장 큰 것이 차수예요.',
    [parts.map((part) => part[1]).join('&'), isCount ? first[1] : latex],
    isCount ? '개' : '',
  )
  if (parts.length === 1) return worked
  return {
    ...worked,
    conclusion: `${parts.map(([name, , value]) => `${name}: ${inline(value)}`).join(', ')}`,
  }
}

const POINT = /^\(\s*(-?[\d./]+)\s*,\s*(-?[\d./]+)\s*\)$/

/** The constant, or the relation, of a graph through a point. */
function throughPoint([point = '']: readonly string[], text: string): WorkedExercise | null {
  const [, first, second] = POINT.exec(point) ?? []
  const [x, y] = [read(first), read(second)]
  if (!x || !y || toNumber(x) === 0 || toNumber(y) === 0) return null
  const isInverse = /반비례|a\s?\/\s?x/.test(text)
  if (isInverse === /(?<!반)정비례|a\s?x(?!\s?\/)/.test(text)) return null
  const constant = isInverse ? multiply(x, y) : divide(y, x)
  const form = isInverse ? '\\frac{a}{x}' : 'ax'
  const one = toPlain(constant).replace(/^(-?)1$/, '$1')
  const [plain, latex] = isInverse
    ? [`y=${toPlain(constant)}/x`, `y=\\frac{${toLatex(constant)}}{x}`]
    : [`y=${one}x`, `y=${toLatex(constant).replace(/^(-?)1$/, '$1')}x`]
  const asksConstant = !/식/.test(text) || /a\s?(?:의\s?)?값|a[는은가]/.test(text)
  const worked = told(
    asksConstant ? '\\(a\\)' : '\\(x\\)와 \\(y\\)의 관계식',
    `${toLatex(y)} = ${form
      .replace('x', `${isInverse ? '' : ' \\times '}(${toLatex(x)})`)
      .replace('{(', '{')
      .replace(')}', '}')}`,
    `${inline(`y = ${form}`)}에 점의 좌표 ${inline(`x = ${toLatex(x)}`)}, ${inlineWith(`y = ${toLatex(y)}`, '을/를')} 대입하면 ${inlineWith(`a = ${toLatex(constant)}`, '이에요/예요')}.`,
    asksConstant ? constant : [plain, latex],
  )
  return asksConstant
    ? { ...worked, conclusion: `${worked.conclusion} 식은 ${inlineWith(latex, '이에요/예요')}.` }
    : worked
}

/** The area of a sector from its radius and its arc. */
function sectorOfArc(numbers: readonly string[], text: string): WorkedExercise | null {
  const arc = numbers.find((number) => number.includes('π'))
  const radius = numbers.find((number) => !number.includes('π'))
  const [r, times] = [read(radius), read(arc?.replace('π', '') || '1')]
  const isOfArc = /호\D{0,8}[\d./]*π/.test(text) && /넓이\D*$/.test(text)
  if (arc === undefined || !r || !times || numbers.length !== 2 || !/반지름/.test(text) || !isOfArc)
    return null
  const area = divide(multiply(r, times), rational(2))
  return told(
    '부채꼴의 넓이',
    `\\frac{1}{2} \\times ${toLatex(r)} \\times ${toLatex(times)}\\pi = ${toLatex(area)}\\pi`,
    '반지름의 길이가 \\(r\\), 호의 길이가 \\(l\\)인 부채꼴의 넓이는 \\(\\frac{1}{2}rl\\)이에요.',
    [`${toPlain(area)}π`, `${toLatex(area)}\\pi`],
  )
}

function borderOfSector(numbers: readonly string[], text: string): WorkedExercise | null {
  const radius = read(/반지름\D{0,8}(\d+(?:\.\d+)?)/.exec(text)?.[1])
  const angle = read(/중심각\D{0,8}(\d+)/.exec(text)?.[1])
  if (!radius || !angle || numbers.length !== 2 || toNumber(angle) <= 0 || toNumber(angle) >= 360) return null
  const times = divide(multiply(multiply(rational(2), radius), angle), rational(360))
  const ends = multiply(rational(2), radius)
  return told(
    '부채꼴의 둘레의 길이',
    `2\\pi \\times ${toLatex(radius)} \\times \\frac{${toLatex(angle)}}{360} + 2 \\times ${toLatex(radius)}`,
    '부채꼴의 둘레는 호의 길이에 반지름 두 개를 더한 것이에요.',
    [`${toPlain(times)}π+${toPlain(ends)}`, `${toLatex(times)}\\pi + ${toLatex(ends)}`],
  )
}

/** 3×3×3, 3x3x3 or 3*3*3 as a power. */
function writePowers([product = '']: readonly string[]): WorkedExercise | null {
  const factors = product.replace(/\s/g, '').split(/[x×*·]/i)
  const isProduct = factors.length > 1 && factors.every((factor) => /^\d+$/.test(factor))
  if (!isProduct) return null
  const bases = [...new Set(factors)].map(
    (base) => [base, factors.filter((factor) => factor === base).length] as const,
  )
  const write = (open: string, close: string, times: string) =>
    bases
      .map(([base, exponent]) => (exponent === 1 ? base : `${base}^${open}${exponent}${close}`))
      .join(times)
  const latex = write('{', '}', ' \\times ')
  return told(
    '거듭제곱으로 나타낸 것',
    `${factors.join(' \\times ')} = ${latex}`,
    '곱한 수가 밑이고, 그 수를 곱한 횟수가 지수예요.',
    [write('', '', '×'), latex],
  )
}

/** The exponent a of 2^a×3 from how many divisors it has. */
function exponentOfDivisors([product = '', count = '']: readonly string[]): WorkedExercise | null {
  const powers = product
    .replace(/\s/g, '')
    .split(/[x×*]/i)
    .map((factor) => /^(\d+)(?:\^(\d+|[a-z]))?$/i.exec(factor))
  const bases = powers.map((power) => Number(power?.[1]))
  const exponents = powers.map((power) => power?.[2] ?? '1')
  const letters = exponents.filter((exponent) => /[a-z]/i.test(exponent))
  const [letter = ''] = letters
  if (letters.length !== 1 || new Set(bases).size !== bases.length) return null
  if (!bases.every((base) => [2, 3, 5, 7, 11, 13].includes(base))) return null
  const others = exponents.reduce((all, one) => (one === letter ? all : all * (Number(one) + 1)), 1)
  const times = Number(count) / others
  if (!Number.isInteger(times) || times < 2) return null
  const all = exponents.map((exponent) => `(${exponent} + 1)`).join(' \\times ')
  return told(
    inline(letter),
    `${all} = ${count},\\ ${letter} + 1 = ${times}`,
    '약수의 개수는 각 지수에 \\(1\\)을 더해서 모두 곱한 것이에요.',
    rational(times - 1),
  )
}

/** 'They have no common divisor': they always have 1. */
function commonDivisors(numbers: readonly string[]): WorkedExercise | null {
  if (!numbers.every((number) => /^[1-9]\d{0,6}$/.test(number))) return null
  const [a = '1', b = '1'] = numbers
  const divisors = listDivisors(BigInt(a)).filter((divisor) => BigInt(b) % divisor === 0n)
  return told(
    `${inlineWith(a, '과/와')} ${inline(b)}의 공약수`,
    divisors.join(',\\ '),
    `\\(1\\)은 모든 자연수의 약수라서 공약수가 하나도 없을 수는 없어요.${divisors.length === 1 ? ' 공약수가 \\(1\\)뿐인 두 수는 서로소라고 해요.' : ''}`,
    [divisors.join('&'), divisors.join(',\\ ')],
  )
}

function axisOf([point = '']: readonly string[]): WorkedExercise | null {
  const [, first, second] = POINT.exec(point) ?? []
  const [x, y] = [read(first), read(second)]
  if (!x || !y) return null
  const [isOnX, isOnY] = [toNumber(y) === 0, toNumber(x) === 0]
  const place =
    isOnX && isOnY ? '원점 위' : isOnX ? '\\(x\\)축 위' : isOnY ? '\\(y\\)축 위' : '어느 축 위도 아닌 곳'
  return {
    ...told(
      `점 ${inline(point)}`,
      point,
      '\\(x\\)좌표가 \\(0\\)이면 \\(y\\)축 위, \\(y\\)좌표가 \\(0\\)이면 \\(x\\)축 위에 있어요.',
      [place, place],
    ),
    conclusion: `점 ${inlineWith(point, '은/는')} ${place}에 있어요.`,
  }
}

function leaves([stem = '', ...ends]: readonly string[]): WorkedExercise | null {
  if (ends.length === 0 || !/^\d{1,2}$/.test(stem) || !ends.every((end) => /^\d$/.test(end))) return null
  const values = ends.map((end) => `${stem}${end}`)
  return told(
    '그 자료의 값',
    values.join(',\\ '),
    '줄기는 앞자리의 수이고 잎은 뒷자리의 수예요. 줄기 뒤에 잎을 하나씩 붙여 읽어요.',
    [values.join('&'), values.join(',\\ ')],
  )
}

const SHARE =
  /((?:\d\s?|[가-힣A-Z])[가-힣]{0,3}?(?:학년|반|학교|생|팀)|[남여]자)?[은는이]?\s?(?:전체\s?)?(\d+)\s?명\s?(?:중|가운데)에?서?\s?[가-힣]{0,4}\s?(\d+)\s?명/g

/** The larger of two shares: 20명 중 5명, 30명 중 6명. */
function largerShare(_: readonly string[], text: string): WorkedExercise | null {
  const [first, second, more] = [...text.matchAll(SHARE)].map(([share, name, whole, part]) => ({
    share: name ?? share,
    at: divide(rational(Number(part)), rational(Math.max(1, Number(whole)))),
    latex: `\\frac{${part}}{${whole}}`,
  }))
  const numbers = text.replace(/\d\s?(?:학년|반(?!지))/g, '').match(/\d+/g) ?? []
  if (!first || !second || more || numbers.length !== 4 || /낮|작|적/.test(text)) return null
  const order = compare(first.at, second.at)
  const sign = order > 0 ? '>' : order < 0 ? '<' : '='
  const place =
    order === 0 ? '두 비율이 같아요.' : `'${(order > 0 ? first : second).share}' 쪽의 비율이 더 높아요.`
  return {
    ...told(
      '비율이 더 높은 쪽',
      `${first.latex} = ${toNumber(first.at)} ${sign} ${second.latex} = ${toNumber(second.at)}`,
      '전체의 수가 다르면 사람 수를 그대로 견주지 않고, 부분을 전체로 나눈 비율을 견주어요.',
      [place, place],
    ),
    conclusion: place,
  }
}

/** Angles of a triangle from their ratio. */
function anglesInRatio([ratio = '']: readonly string[], text: string): WorkedExercise | null {
  const parts = ratio.split(':').map(Number)
  const sum = parts.reduce((all, part) => all + part, 0)
  if (parts.length !== 3 || !parts.every((part) => part > 0)) return null
  const angle = (part: number) => divide(rational(180 * part), rational(sum))
  const isLargest = /(?:가장|제일|젤)\s?큰/.test(text)
  const isLeast = /(?:가장|제일|젤)\s?작은/.test(text)
  const reason = `삼각형의 세 내각의 크기의 합은 \\(180^\\circ\\)예요. 비의 수를 모두 더하면 ${inlineWith(sum, '이에요/예요')}.`
  if (!isLargest && !isLeast) {
    const angles = parts.map(angle)
    const latex = angles.map(toLatex).join(',\\ ')
    return told('세 각의 크기', latex, reason, [angles.map(toPlain).join('&'), latex])
  }
  const part = isLargest ? Math.max(...parts) : Math.min(...parts)
  return told(
    `가장 ${isLargest ? '큰' : '작은'} 각`,
    `180${DEGREES} \\times \\frac{${part}}{${sum}}`,
    reason,
    angle(part),
    '도',
  )
}

const SHARED =
  /(\d+)\s?명.*?(\d+)\s?(?:개|장|자루|권)씩.*?(\d+)\s?(?:개|장|자루|권)[가는은이]?\s?(남|모자|부족)/

function sharedOut(_: readonly string[], text: string): WorkedExercise | null {
  const [, people, each, rest, word] = SHARED.exec(text) ?? []
  if (people === undefined) return null
  const given = Number(people) * Number(each)
  const isLeft = word === '남'
  return told(
    '전체의 개수',
    `${people} \\times ${each} ${isLeft ? '+' : '-'} ${rest}`,
    `나누어 준 것은 (사람 수) × (한 사람의 몫)이에요. ${isLeft ? '남은 것을 더해요.' : '모자란 것은 빼요.'}`,
    rational(given + (isLeft ? 1 : -1) * Number(rest)),
    '개',
  )
}

/** The number of years until two ages have a given sum. */
function yearsToSum(_: readonly string[], text: string): WorkedExercise | null {
  const ages = [...text.matchAll(/(\d+)\s?살/g)].map(([, age]) => Number(age))
  const [a = 0, b = 0] = ages
  const sum = Number(/합[이은]?\s?(\d+)/.exec(text)?.[1])
  const years = (sum - a - b) / 2
  return ages.length === 2 && Number.isInteger(years) && years > 0
    ? told(
        '구하는 햇수',
        `(${a} + x) + (${b} + x) = ${sum},\\ x = ${years}`,
        '\\(x\\)년 뒤에는 두 사람이 모두 \\(x\\)살씩 많아져요. 그때의 나이를 더한 것으로 방정식을 세워요.',
        rational(years),
        '년',
      )
    : null
}

/** The distance of a round trip at two speeds. */
function roundTrip(_: readonly string[], text: string): WorkedExercise | null {
  const [a, b, more] = [...text.matchAll(/시속\s?(\d+)/g)].map(([, speed]) => Number(speed))
  const hours = Number(/(?:왕복|총|모두|합쳐서)\S{0,3}\s?(\d+)\s?시간/.exec(text)?.[1])
  if (!a || !b || more !== undefined || !hours) return null
  const way = divide(rational(hours * a * b), rational(a + b))
  return told(
    '거리',
    `\\frac{x}{${a}} + \\frac{x}{${b}} = ${hours},\\ x = ${toLatex(way)}`,
    '(시간) = (거리) ÷ (속력)이에요. 거리를 \\(x\\) km라 하고 갈 때와 올 때의 시간을 더해요.',
    way,
    ' km',
  )
}

/** The lateral surface of a cone. */
function sideOfCone(numbers: readonly string[], text: string): WorkedExercise | null {
  const radius = read(/반지름\D{0,6}(\d+)/.exec(text)?.[1])
  const slant = read(/모선\D{0,6}(\d+)/.exec(text)?.[1])
  if (!radius || !slant || numbers.length !== 2) return null
  const area = multiply(radius, slant)
  return told(
    '원뿔의 옆넓이',
    `\\frac{1}{2} \\times ${toLatex(slant)} \\times (2\\pi \\times ${toLatex(radius)})`,
    '원뿔의 옆면을 펼치면 부채꼴이에요. 모선이 반지름, 밑면의 둘레가 호가 되어서 \\(\\pi rl\\)이에요.',
    [`${toPlain(area)}π`, `${toLatex(area)}\\pi`],
  )
}

/** Tasks of numbers and of what they count, in a learner's own words. */
export const NUMBER_RULES: readonly ToldRule[] = [
  {
    key: /거듭\s?제곱/,
    not: /왜|뜻|뭐|몇/,
    allow: /거듭\s?제곱/g,
    count: 1,
    takesClaim: false,
    make: writePowers,
  },
  {
    key: /(?<!공)약수.*\d+\s?개/,
    not: /왜|공약|작은|큰/,
    count: 2,
    takesClaim: false,
    make: exponentOfDivisors,
  },
  {
    key: /공약수.*없/,
    not: /왜|말고|빼고|아닌|큰|1\s?외/,
    count: 2,
    takesClaim: false,
    make: commonDivisors,
  },
  {
    key: /(?:어느|무슨|어떤)\s?(?:좌표)?축|축\s?위에/,
    not: /왜|대칭|거리|사분면|좌표|까지|평행|수직|내린/,
    count: 1,
    takesClaim: false,
    make: axisOf,
  },
  {
    key: /줄기[가는이]?\s?\d+.*잎/,
    not: /왜|자료|가장|제일|평균|중앙|합|개수|몇/,
    count: [2, 3, 4, 5, 6, 7, 8],
    takesClaim: false,
    make: leaves,
  },
  {
    key: /도수.*(?:전체|총합)\D*$/,
    not: /왜|상대|누적|계급|이상|미만|평균|[남여]학생/,
    allow: /합/g,
    count: [2, 3, 4, 5, 6, 7, 8],
    takesClaim: false,
    make: (numbers) => {
      const sum = readAll(numbers)?.reduce(add)
      return sum
        ? told('도수의 총합', numbers.join(' + '), '모든 계급의 도수를 더하면 전체의 수예요.', sum)
        : null
    },
  },
  {
    key: /평균[이은]?\s?\d.*\d\s?(?:개|명|과목).*합/,
    not: /왜|평균.*평균|추가|나머지|남은|빼|뺀|더[한하해]|전체|[남여]학생/,
    allow: /합/g,
    count: 2,
    make: ofValues(([a, b]) =>
      told(
        '값의 합',
        `${toLatex(a)} \\times ${toLatex(b)}`,
        '평균은 합을 개수로 나눈 값이에요. 거꾸로 평균에 개수를 곱하면 합이 나와요.',
        multiply(a, b),
      ),
    ),
  },
  {
    key: /계급의?\s?크기.*\d.*부터\s?시작.*다?[음담]\s?계급/,
    not: /왜|번째|계급값|까지/,
    allow: /다음|계급/g,
    count: 2,
    takesClaim: false,
    make: ofValues(([size, start]) =>
      told(
        '다음 계급이 시작하는 값',
        `${toLatex(start)} + ${toLatex(size)}`,
        '계급의 크기는 구간의 너비예요. 처음 값에 크기를 더한 곳에서 다음 계급이 시작해요.',
        add(start, size),
      ),
    ),
  },
  {
    key: /비율.*(?:높|커|큰|큼)|(?:높|큰).*비율/,
    not: /왜|차이|합|안\s|아닌|않|못|없/,
    allow:
      /\d?\s?학년|반(?![복비지])|중|지각|(?:우리|옆|다른)\s?반|[가-힣]*(?:안경|비율)\S*|(?:어디|어느)\S*/g,
    count: [4, 5, 6],
    takesClaim: false,
    make: largerShare,
  },
  {
    key: /삼각형.*각.*비/,
    not: /왜|외각|변|비례/,
    allow: /가장|제일/g,
    count: 1,
    takesClaim: false,
    make: anglesInRatio,
  },
  {
    key: /씩.*(?:남|모자|부족).*몇\s?(?:개|장|자루|권)/,
    not: /왜|더|한\s?(?:명|사람)|몇\s?명|남은|필요|나머지/,
    count: 3,
    takesClaim: false,
    make: sharedOut,
  },
  {
    key: /몇\s?년\s?(?:뒤|후).*합/,
    not: /왜|배|차|전에/,
    allow: /합/g,
    count: 3,
    takesClaim: false,
    make: yearsToSum,
  },
  {
    key: /(?:왕복|올\s?때).*거리/,
    not: /왜|분(?!의)|더|먼저|쉬|쉰|늦|빨리|다른\s?길|왕복\s?거리/,
    allow: /[가-힣]*(?:집|학교|도서관|공원)(?:에서|까지)?|갈\s?때|올\s?때|왕복|키로|킬로/g,
    count: 3,
    make: roundTrip,
  },
  { key: /원뿔.*옆\s?넓이/, not: /왜|겉|부피|중심각|높이/, count: 2, make: sideOfCone },
  {
    key: /절[댓대]\s?값[이은]?\s?[\d./]+\s?(?:보다\s?작|미만|이하|보다\s?크지\s?않).*(?<!자연|양의\s?|음의\s?)(?:정수|수)/,
    not: /합|가장|제일|이상|초과|자연수|양의|음의|유리수|왜|홀수|아닌|0이\s?아|작지|중\s|수[은는]\s?정수|음수|양수/,
    allow: /보다|작은|작거나|같은|미만|이하|모두|다/g,
    count: 1,
    make: (numbers, text) => (/정수/.test(text) ? listWithin(numbers, text) : null),
  },
  {
    key: /정수|자연수/,
    not: /합|곱|가장|제일|유리수|절[댓대]\s?값|왜|홀수|짝수|소수|배수|약수|아닌|않|y\s*=|0이\s?아|음의|음수|양수|거리|차|중\s|0보다/,
    allow: /사이|이상|이하|초과|미만|모두|다|전부/g,
    count: [1, 2],
    make: (_, text) => {
      const bounds = readBounds(text)
      return bounds && listWhole(/자연수/.test(text) ? '자연수' : '정수', bounds, text)
    },
  },
  {
    key: /항|차수|계수/,
    not: /왜|뜻|동류항|일차식|다항식(?!의?\s?차수)|단항식|이항|방정식|등식|차이|삼항|합|곱/,
    allow: /차수|뭐뭐|각각/g,
    count: [0, 1],
    make: describePolynomial,
  },
  {
    key: /(?:정비례|반비례|y\s?=\s?a\s?\/?\s?x).*(?:지[나난날남]|점)|(?:지나|점).*(?:정비례|반비례)/,
    not: /왜|않|아니|두\s?점|[,와과]\s?\(.*\(|사분면|대칭|넓이|몇\s?개/,
    count: 1,
    takesClaim: false,
    make: throughPoint,
  },
  {
    key: /호.*넓이|넓이.*호/,
    not: /왜|중심각|둘레|배|비/,
    count: 2,
    make: sectorOfArc,
  },
  { key: /(?:부채꼴|중심각).*둘레/, not: /왜|넓이|호/, count: 2, make: borderOfSector },
]
