import { attachParticle } from '#domain/korean/attach-particle.ts'
import { sinoNumber } from '#domain/korean/sino-number.ts'
import { formatExpression } from '#domain/math/format-latex.ts'
import { normalizeExpression } from '#domain/math/normalize-expression.ts'
import { parseExpression } from '#domain/math/parse-expression.ts'
import {
  absolute,
  add,
  compare,
  divide,
  equals,
  isWhole,
  isZero,
  multiply,
  negate,
  rational,
  subtract,
  toLatex,
  toNumber,
  toPlain,
} from '#domain/math/rational.ts'
import { evaluateBySteps } from '#domain/math/steps/evaluate-by-steps.ts'
import { inline, inlineWith } from '#domain/math/steps/inline-math.ts'
import { substituteLetter } from '#domain/math/steps/substitute-letter.ts'
import { isEquationStep } from './read-answer.ts'
import { isPlainList, NOT_ALL_DATA } from './read-data-exercise.ts'
import { FIGURE_RULES } from './told-figures.ts'
import { findFormulaTasks } from './told-formulas.ts'
import { findListTasks } from './told-lists.ts'
import { NUMBER_RULES } from './told-numbers.ts'
import { DEGREES, ofValues, read, readAll, type ToldRule, type ToldTask, told } from './told-value.ts'
import type { WorkedExercise } from './worked-exercise.ts'

/** A message with its formulas and numbers, and where they stand. */
export interface Slots {
  text: string
  numbers: readonly string[]
  places: readonly number[]
}

/** Words that may appear in such a message without changing the task. */
export const VOCABULARY =
  /삼각형|[가-힣]각형|다각형|대각선|맞꼭지각|동위각|엇각|평행(?:선|하)?|평각|일직선|[내외]?각|꼭[짓지]점|모서리|기둥|뿔대?|사분면|좌표|대칭(?:이동)?|대하여|원점|반?지름|높이|모선|중심각|(?:겉|밑)?넓이|부피|둘레|길이|크기|부채꼴|정?육면체|가로|세로|소인수분해|공?약수|공?배수|최[대소]|절댓값|수직선|중앙값|최빈값|평균|상대도수|도수|계급값?|전체|학생|학급|[정반]비례|관계식|상수|정수|자연수|부등호|부등식|기호|시속|속력|거리|시간|동안|소금물?|농도|연속(?:하는|된|한)?|나이|만들|가능|성립|그을|그릴|짜리|구하?해?|계산|간단히|정리|(?<![더곱합])하면|이거|대입|이면|곱셈|생략|줄여|나타내|역수|[개갯]수|명|개|몇|도(?!형)|면|변|점|축|호|식|값|두|세|한/g

function turn(from: number, name: string, reason: string): ToldRule['make'] {
  return ofValues(([a]) => {
    const angle = subtract(rational(from), a)
    if (toNumber(angle) <= 0) return null
    return told(
      name,
      `${from}${DEGREES} - ${toLatex(a)}${DEGREES} = ${toLatex(angle)}${DEGREES}`,
      reason,
      angle,
      '도',
    )
  })
}

function sameAngle(name: string, reason: string): ToldRule['make'] {
  return ofValues(([a]) => told(name, `${toLatex(a)}${DEGREES}`, reason, a, '도'))
}

const STEPS = [
  [/^(?:을|를)?\s?(?:더|보태)/, '+'],
  [/^(?:을|를)?\s?(?:빼|뺀|뺐|뺄|덜)/, '-'],
  [/^\s?(?:배|을\s?곱|를\s?곱|곱)/, '×'],
  [/^\s?(?:으?로)\s?(?:나누|나눈|나눴|나눠)/, '÷'],
] as const

/** `어떤 수의 3배에서 4를 뺐더니 11` as an equation in x. */
function readUnknown(text: string): string | null {
  const start = /어떤\s?(?:자연)?수|그\s?수/.exec(text)
  if (
    !start ||
    /바르게|잘못|해야|원래|보다|나머지|몫|(?:어떤|그)\s?(?:자연)?수.*(?:어떤|그)\s?(?:자연)?수/.test(text)
  )
    return null
  const story = text
    .slice(start.index + start[0].length)
    .replace(/두\s?배/g, '2배')
    .replace(/세\s?배/g, '3배')
  let left = 'x'
  let right: string | null = null
  for (const match of story.matchAll(/\d+(?:\.\d+)?/g)) {
    const behind = story.slice(match.index + match[0].length)
    const sign = STEPS.find(([pattern]) => pattern.test(behind))?.[1]
    if (sign === undefined) {
      if (right !== null) return null
      right = match[0]
    } else if (sign === '×') left = left === 'x' ? `${match[0]}x` : `${match[0]}(${left})`
    else if (sign === '÷') left = left === 'x' ? `x/${match[0]}` : `(${left})/${match[0]}`
    else left = `${left}${sign}${match[0]}`
  }
  return right === null || left === 'x' ? null : `${left}=${right}`
}

const SIDES = '(?<sides>\\d+|[이삼사오육칠팔구]?십[일이삼사오육칠팔구]?|[삼사오육칠팔구])'
const POLYGON = new RegExp(`정?\\s?${SIDES}\\s?각형`)
const SOLID = new RegExp(`${SIDES}\\s?각\\s?(?<solid>기둥|뿔\\s?대|뿔)`)

function polygon(measure: string): ToldRule['make'] {
  return (_, text) => {
    const found = POLYGON.exec(text)?.[0]
    return found === undefined ? null : `${found.replace(/\s/g, '')} ${measure}`
  }
}

function polygonOf(task: string, name: string, solve: (given: number) => number | null): ToldRule['make'] {
  return (numbers) => {
    const given = Number(numbers[0])
    const sides = solve(given)
    if (sides === null || !Number.isInteger(sides) || sides < 3) return null
    const worked = told('변의 개수', name.replace('#', `${given}`), task, rational(sides), '개')
    const polygonName = sides <= 99 ? `${sinoNumber(sides)}각형` : `\\(${sides}\\)각형`
    return {
      ...worked,
      task: '구하는 다각형',
      conclusion: `구하는 다각형은 변의 개수가 ${inline(sides)}개인 ${attachParticle(polygonName, '이에요/예요')}.`,
    }
  }
}

/** Lengths and areas by their names. */
const LENGTH_NAMES = [
  ['반지름', /반지름(?:의?\s?길이)?|(?<![a-z])r(?![a-z])/i],
  ['지름', /(?<!반)지름(?:의?\s?길이)?/],
  ['높이', /높이|(?<![a-z])h(?![a-z])/i],
  ['모선', /모선(?:의?\s?길이)?/],
  ['중심각', /중심각(?:의?\s?크기)?/],
  ['밑넓이', /밑면?의?\s?넓이/],
  ['한변', /한\s?(?:변|모서리)(?:의?\s?길이)?|모서리(?:의?\s?길이)?/],
  ['가로', /가로/],
  ['세로', /세로/],
  ['밑변', /밑변(?:의?\s?길이)?/],
] as const
const GAP = String.raw`\s*(?:이|가|은|는|도|=|:)*\s*`
const AMOUNT = String.raw`(\d+(?:\.\d+)?)\s*(?:cm|도|°|m)?`

function readLengths(text: string): Map<string, string> {
  const lengths = new Map<string, string>()
  for (const [name, pattern] of LENGTH_NAMES) {
    const found = new RegExp(`(?:${pattern.source})${GAP}${AMOUNT}`, pattern.flags).exec(text)?.[1]
    if (found !== undefined) lengths.set(name, found)
  }
  return lengths
}

const FIGURE =
  /정육면체|직육면체|상자|원기둥|원뿔(?!대)|정?[삼사오육칠팔구]?각?(?:기둥|뿔(?!대))|부채꼴|반구|구(?=[의\s]|$|반지)|공(?=[의\s]|$|반지)|원(?=[의\s]|$)|정사각형|직사각형|삼각형/
/** The body, where the shape of its base is named as well. */
const SOLID_FIRST = /정?[삼사오육칠팔구]각(?:기둥|뿔(?!대))/
const ASKED = /겉넓이|부피|(?<!밑면?의?\s?|겉)넓이|둘레|호(?=\s|의|길|$)/

function asArea(
  name: string,
  lengths: readonly string[],
  formula: string,
  value: number,
  reason: string,
): WorkedExercise {
  return told(
    name,
    formula.replace(/#(\d)/g, (_, index: string) => lengths[Number(index)] ?? ''),
    reason,
    rational(value),
  )
}

const HOLLOW = /속이\s?빈|구멍|뚫|안쪽|바깥/

/** A figure with named lengths, in whatever order. */
function readMeasure(numbers: readonly string[], text: string): string | WorkedExercise | null {
  const lengths = readLengths(text)
  const asked = ASKED.exec(text)?.[0]
  const isSquarePyramid = /정사각형.*(?<![각원])뿔(?!\s?대)/.test(text)
  const figure = isSquarePyramid
    ? '사각뿔'
    : ((SOLID_FIRST.exec(text) ?? FIGURE.exec(text))?.[0].replace(/^공$/, '구').replace('상자', '직육면체') ??
      (lengths.has('중심각') ? '부채꼴' : undefined))
  if (lengths.size !== numbers.length || asked === undefined || figure === undefined) return null
  if (HOLLOW.test(text)) return null
  if (/육면체/.test(figure) && !/겉넓이|부피/.test(asked)) return null
  const values = [...lengths.values()]
  const [a = 0, b = 0, c = 0] = values.map(Number)
  const whole = values.every((value) => /^\d{1,4}$/.test(value))
  const name = `${figure}의 ${asked}`
  if (figure === '정육면체' && lengths.size === 1 && lengths.has('한변') && whole) {
    return asked === '부피'
      ? asArea(name, values, '#0 \\times #0 \\times #0', a ** 3, '같은 길이를 세 번 곱해요.')
      : asArea(
          name,
          values,
          '6 \\times #0 \\times #0',
          6 * a * a,
          '정육면체는 합동인 정사각형 면이 \\(6\\)개예요. 한 면의 넓이에 \\(6\\)을 곱해요.',
        )
  }
  if (/사각뿔/.test(figure) && asked === '부피' && whole && lengths.has('높이')) {
    const isSquare = lengths.size === 2 && lengths.has('한변') && /정사각/.test(text)
    const side = Number(lengths.get('한변'))
    const base = isSquare
      ? side * side
      : lengths.size === 3
        ? Number(lengths.get('가로')) * Number(lengths.get('세로'))
        : null
    const height = Number(lengths.get('높이'))
    if (base !== null && Number.isInteger(base))
      return told(
        name,
        `\\frac{1}{3} \\times ${base} \\times ${height}`,
        `뿔의 부피는 밑넓이와 높이를 곱한 것의 \\(\\frac{1}{3}\\)이에요. 밑넓이는 ${inlineWith(base, '이에요/예요')}.`,
        divide(rational(base * height), rational(3)),
      )
  }
  const isBox = figure === '직육면체' || figure === '사각기둥'
  if (isBox && ['가로', '세로', '높이'].every((side) => lengths.has(side)) && whole) {
    return asked === '부피'
      ? asArea(name, values, values.join(' \\times '), a * b * c, '가로, 세로, 높이를 모두 곱해요.')
      : asArea(
          name,
          values,
          `2 \\times (${a * b} + ${b * c} + ${a * c})`,
          2 * (a * b + b * c + a * c),
          '서로 다른 세 면의 넓이를 더해서 두 배 해요.',
        )
  }
  const given = [...lengths]
    .map(([length, value]) => `${length.replace('한변', '밑면의 한 변')} ${value}`)
    .join(' ')
  return `${given} ${figure} ${asked}`
}

/** Letters that stand for the two quantities, with a pair of values and perhaps one more. */
function readProportion(numbers: readonly string[], text: string): WorkedExercise | null {
  const isInverse = /반비례/.test(text)
  const pairs = numbers.flatMap((number) => {
    const match = /^([xy])\s*=\s*(-?\d+(?:\/\d+)?)$/i.exec(number)
    const value = read(match?.[2])
    return match?.[1] && value ? [{ letter: match[1].toLowerCase(), value }] : []
  })
  const [first, second, third] = pairs
  if (
    !first ||
    !second ||
    first.letter === second.letter ||
    pairs.length !== numbers.length ||
    pairs.length > 3
  )
    return null
  const [x, y] = first.letter === 'x' ? [first.value, second.value] : [second.value, first.value]
  if (toNumber(x) === 0 || toNumber(y) === 0 || (third && isInverse && toNumber(third.value) === 0))
    return null
  const constant = isInverse ? multiply(x, y) : divide(y, x)
  const formula = isInverse
    ? `y=\\frac{${toLatex(constant)}}{x}`
    : `y=${toLatex(constant).replace(/^1$/, '').replace(/^-1$/, '-')}x`
  const plain = isInverse ? `y=${toPlain(constant)}/x` : `y=${toPlain(constant)}x`
  const reason = isInverse
    ? '반비례이면 \\(xy\\)의 값이 늘 같아요. 두 값을 곱하면 \\(y = \\frac{a}{x}\\)의 \\(a\\)가 나와요.'
    : '정비례이면 \\(\\frac{y}{x}\\)의 값이 늘 같아요. \\(y\\)를 \\(x\\)로 나누면 \\(y = ax\\)의 \\(a\\)가 나와요.'
  const latex = isInverse
    ? `a = ${toLatex(x)} \\times ${toLatex(y)} = ${toLatex(constant)}`
    : `a = ${toLatex(y)} \\div ${toLatex(x)} = ${toLatex(constant)}`
  if (!third) return told('\\(x\\)와 \\(y\\)의 관계식', latex, reason, [plain, formula])
  const value = isInverse
    ? divide(constant, third.value)
    : third.letter === 'x'
      ? multiply(constant, third.value)
      : divide(third.value, constant)
  const other = third.letter === 'x' ? 'y' : 'x'
  const worked = told(
    `\\(${third.letter} = ${toLatex(third.value)}\\)일 때 \\(${other}\\)의 값`,
    latex,
    reason,
    value,
  )
  const last = {
    latex: `${formula},\\ ${other} = ${toLatex(value)}`,
    reason: `관계식에 ${inlineWith(`${third.letter} = ${toLatex(third.value)}`, '을/를')} 대입해요.`,
  }
  return { ...worked, solution: { ...worked.solution, steps: [...worked.solution.steps, last] } }
}

const ASKS_TOTAL =
  /(?:전체|총합|모두)[는은이가의]?\s?(?:(?:도수|인원|학생\s?수?)[는은]?\s?)?(?:몇|얼마|\?|$)|(?:전체|총합)[는은]\s?\d+\D*$/

const PART = /(?<!상대\s?)도수[가는]?\s?(\d+)/
const WHOLE = /(?:전체|총합|총)[이가은는]?\s?(\d+)/

function relativeFrequency(numbers: readonly string[], text: string): string | WorkedExercise | null {
  const values = readAll(numbers)
  const [a, b] = values ?? []
  if (!a || !b) return null
  const [small, large] = compare(a, b) < 0 ? [a, b] : [b, a]
  const [part, whole] = [PART, WHOLE].map((name) => read(name.exec(text)?.[1]))
  if (!isWhole(small) && toNumber(small) < 1)
    return ASKS_TOTAL.test(text) || (part && equals(part, large)) || (whole && !equals(whole, large))
      ? told(
          '도수의 총합',
          `${toLatex(large)} \\div ${toNumber(small)} = ${toLatex(divide(large, small))}`,
          '상대도수는 도수를 총합으로 나눈 값이에요. 거꾸로 도수를 상대도수로 나누면 총합이 나와요.',
          divide(large, small),
        )
      : `상대도수 ${toNumber(small)} 전체 ${toPlain(large)} 도수`
  // No part is larger than its whole.
  if ((part && equals(part, large) && !equals(a, b)) || (whole && equals(whole, small) && !equals(a, b)))
    return null
  return `도수 ${toPlain(small)} 전체 ${toPlain(large)} 상대도수`
}

/** A product of numbers and letters without its signs: `b×3×a` is `3ab`. */
function writeProduct(formula: string): WorkedExercise | null {
  const node = parseExpression(formula, { letterX: 'between-numbers' })
  const form = node && normalizeExpression(node)
  const [term, more] = [...(form?.numerator.values() ?? [])]
  if (!node || !form || !term || more || form.denominator.size !== 1 || term.symbols.length === 0) return null
  // A letter in an exponent is no product.
  if (!term.symbols.every(([name]) => /^[a-z]$/i.test(name))) return null
  const spell = (isBelow: boolean, power: (name: string, exponent: number) => string) =>
    term.symbols
      .filter(([, exponent]) => exponent < 0 === isBelow)
      .map(([name, exponent]) => power(name, Math.abs(exponent)))
      .join('')
  const { numerator, denominator } = term.coefficient
  const write = (
    power: (name: string, exponent: number) => string,
    over: (top: string, bottom: string) => string,
  ) => {
    const [above, below] = [spell(false, power), spell(true, power)]
    const size = numerator < 0n ? -numerator : numerator
    const top = `${size === 1n && above !== '' ? '' : size}${above}`
    const bottom = `${denominator === 1n && below !== '' ? '' : denominator}${below}`
    return `${numerator < 0n ? '-' : ''}${bottom === '1' ? top : over(top, bottom)}`
  }
  const latex = write(
    (name, exponent) => (exponent === 1 ? name : `${name}^{${exponent}}`),
    (top, bottom) => `\\frac{${top}}{${bottom}}`,
  )
  const plain = write(
    (name, exponent) => (exponent === 1 ? name : `${name}^${exponent}`),
    (top, bottom) => `(${top})/(${bottom})`,
  )
  const written = formatExpression(node)
  return told(
    inline(written),
    `${written} = ${latex}`,
    '곱셈 기호는 생략하고 수를 문자 앞에, 문자는 알파벳 순서로 써요. 같은 문자의 곱은 거듭제곱으로, 나눗셈은 분수로 써요.',
    [plain, latex],
  )
}

function list(name: string): ToldRule['make'] {
  return (numbers, text) => (NOT_ALL_DATA.test(text) ? null : `${numbers.join(', ')}의 ${name}`)
}
function one(name: string): ToldRule['make'] {
  return ([number]) => `${number}${name}`
}

const POINT = /^\(\s*-?[\d./]+\s*,\s*-?[\d./]+\s*\)$/

function signOf(text: string, letter: string): '+' | '-' | null {
  const found = new RegExp(`${letter}\\s*(>|<|가\\s?양|가\\s?음|는\\s?양|는\\s?음)`).exec(text)?.[1]
  return found === undefined ? null : /[>양]/.test(found) ? '+' : '-'
}

const QUADRANT: Partial<Record<string, number>> = { '++': 1, '-+': 2, '--': 3, '+-': 4 }

/** a>0, b<0: the quadrant of (a, b), (b, a) or (-a, b). */
function quadrantOfSigns(_: readonly string[], text: string): WorkedExercise | null {
  const point = /\(\s*(-?)([a-z])\s*,\s*(-?)([a-z])\s*\)/i.exec(text)
  if (!point) return null
  const [whole, firstMinus, first = '', secondMinus, second = ''] = point
  const flip = (sign: '+' | '-' | null, minus: string | undefined) =>
    sign === null ? null : minus ? (sign === '+' ? '-' : '+') : sign
  const [x, y] = [flip(signOf(text, first), firstMinus), flip(signOf(text, second), secondMinus)]
  const quadrant = x && y ? QUADRANT[x + y] : undefined
  if (quadrant === undefined) return null
  return told(
    `점 ${inline(whole)}가 있는 사분면의 번호`,
    `(${x}, ${y})`,
    `\\(x\\)좌표는 ${x === '+' ? '양수' : '음수'}, \\(y\\)좌표는 ${y === '+' ? '양수' : '음수'}예요. 사분면은 부호만 보면 알 수 있어요.`,
    rational(quadrant),
  )
}

const RELATIONS = [
  [/크거나\s?같|작지\s?않|이상/, '이상'],
  [/작거나\s?같|크지\s?않|이하/, '이하'],
  [/보다\s?(?:크|큰|커)|초과/, '초과'],
  [/보다\s?(?:작|적)|미만/, '미만'],
] as const

const CLASS = ofValues(([a, b]) =>
  compare(a, b) < 0
    ? told(
        '계급값',
        `\\frac{${toLatex(a)} + ${toLatex(b)}}{2}`,
        '계급값은 계급의 양 끝 값의 한가운데예요. 더해서 \\(2\\)로 나누어요.',
        divide(add(a, b), rational(2)),
      )
    : null,
)

const SIDE_NAMES = '삼사오육칠팔구십'

/** Faces, edges and vertices of a prism or pyramid that are asked for together; undefined where only one of them is. */
function countParts(text: string): WorkedExercise | null | undefined {
  const { sides = '', solid = '' } = SOLID.exec(text)?.groups ?? {}
  const asked = [/모서리/, /꼭[짓지]점/, /면/].filter((part) => part.test(text.replace(/다면체/g, '')))
  if (asked.length < 2) return undefined
  const count = Number(sides) || (sides.length === 1 ? SIDE_NAMES.indexOf(sides) + 3 : 0)
  if (count < 3) return null
  const name = solid.replace(/\s/g, '')
  const isPyramid = name === '뿔'
  const parts = [
    ['면', count + (isPyramid ? 1 : 2)],
    ['모서리', count * (isPyramid ? 2 : 3)],
    ['꼭짓점', isPyramid ? count + 1 : count * 2],
  ] as const
  const values = parts.map(([, value]) => value)
  return {
    ...told(
      `${sides}각${name}의 면, 모서리, 꼭짓점의 개수`,
      values.join(',\\ '),
      isPyramid
        ? '밑면의 변의 개수를 \\(n\\)이라 하면 면은 \\(n + 1\\), 모서리는 \\(2n\\), 꼭짓점은 \\(n + 1\\)개예요.'
        : '밑면의 변의 개수를 \\(n\\)이라 하면 면은 \\(n + 2\\), 모서리는 \\(3n\\), 꼭짓점은 \\(2n\\)개예요.',
      [values.join('&'), values.join(',\\ ')],
    ),
    conclusion: `${parts.map(([part, value]) => `${attachParticle(part, '은/는')} ${inline(value)}개`).join(', ')}예요.`,
  }
}

const RULES: readonly ToldRule[] = [
  ...FIGURE_RULES,
  ...NUMBER_RULES,
  { key: /소\s?인수\s?분해(?:해|하)?/, count: 1, make: one(' 소인수분해') },
  {
    key: /(?<!공)약수.*(?:몇|[개갯]수|\d\s?개)/,
    not: /공약|\d\s?개?\s?(?:인|뿐인|가진)\s/,
    allow: /지수끼리|곱해서|더해서/g,
    count: 1,
    // 소수는 약수가 2개: the number counts divisors.
    make: ([number = ''], text) =>
      /약수[가는은이]*\s?(\S+?)\s?개/.exec(text)?.[1] === number ? null : `${number}의 약수의 개수`,
  },
  {
    key: /최대\s?공\s?약\s?수|최대\s?공약|gcd/i,
    not: /최소|약수의|의\s?약수/,
    count: 'list',
    make: list('최대공약수'),
  },
  {
    key: /최소\s?공\s?배\s?수|최소\s?공배|lcm/i,
    not: /최대|배수의/,
    count: 'list',
    make: list('최소공배수'),
  },
  { key: /(?<!공)약수/, not: /공약|소수|중|\d\s?개?\s?(?:인|뿐인|가진)\s/, count: 1, make: one('의 약수') },
  {
    key: /절[댓대]\s?값(?:이|은|가)?\s?\d+\s?(?:인|이\s?되|가\s?되|이?면|이?라면|일\s?때)|원점.*(?:거리|떨어)/,
    not: /좌표|[xy]\s?축|쪽|위로|아래로|합|두\s?점|\d\s?의\s?절[댓대]/,
    count: 1,
    make: ofValues(([a]) => {
      const [plain, latex] = [toPlain(a), toLatex(a)]
      if (isZero(a))
        return told(
          '절댓값이 \\(0\\)인 수',
          '|0| = 0',
          '원점에서 떨어진 거리가 \\(0\\)인 점은 원점뿐이에요.',
          a,
        )
      return told(
        `절댓값이 ${inline(latex)}인 수`,
        `|${latex}| = |-${latex}| = ${latex}`,
        '절댓값은 원점에서 떨어진 거리예요. 원점의 오른쪽에도 왼쪽에도 같은 거리에 점이 하나씩 있어요.',
        [`${plain}&-${plain}`, `${latex},\\ -${latex}`],
      )
    }),
  },
  {
    key: /절[댓대]\s?값/,
    not: /역수/,
    count: 1,
    make: ofValues(([a]) =>
      told(
        `${inline(toLatex(a))}의 절댓값`,
        `|${toLatex(a)}| = ${toLatex(absolute(a))}`,
        '절댓값은 원점에서 떨어진 거리라서 음수가 되지 않아요. 부호를 떼면 돼요.',
        absolute(a),
      ),
    ),
  },
  {
    key: /\d\)?\s?보다\s?\(?-?\d+\)?\s?(?:만큼)?\s?더?\s?(?:큰|작)/,
    not: /절[댓대]\s?값|역수|보다.*보다/,
    allow: /더|보다/g,
    count: 2,
    make: (numbers, text) =>
      ofValues(([a, b]) => {
        const isMore = !/작은|작/.test(text)
        const by = isMore ? b : negate(b)
        const sum = add(a, by)
        const shown = toNumber(b) < 0 ? `(${toLatex(b)})` : toLatex(b)
        return told(
          `${inline(toLatex(a))}보다 ${inline(toLatex(b))}만큼 ${isMore ? '큰' : '작은'} 수`,
          `${toLatex(a)} ${isMore ? '+' : '-'} ${shown} = ${toLatex(sum)}`,
          isMore
            ? "'큰'은 수직선에서 오른쪽으로 가는 것이라 더해요."
            : "'작은'은 수직선에서 왼쪽으로 가는 것이라 빼요.",
          sum,
        )
      })(numbers),
  },
  { key: /역수/, not: /절[댓대]\s?값/, count: 1, make: one('의 역수') },
  { key: /평균/, not: /평균.*평균|전체|[남여](?:학생|자)|려면|맞추/, count: 'list', make: list('평균') },
  { key: /중앙\s?값|중간\s?값/, count: 'list', make: list('중앙값') },
  { key: /최빈\s?값/, count: 'list', make: list('최빈값') },
  {
    key: /상대\s?도수/,
    not: /왜|합이?\s?항상|더하|남(?:학생|자)|여(?:학생|자)|안\s|아닌|않|못/,
    allow: /합/g,
    count: 2,
    make: relativeFrequency,
  },
  { key: /계급\s?값/, not: /크기|계급\s?값[이은]?\s?\d/, allow: /이상|미만/g, count: 2, make: CLASS },
  {
    key: /계급의?\s?크기/,
    not: /계급\s?값|부터|시작|학생|도수|\d\s?명(?!\s?(?:이상|미만))/,
    allow: /이상|미만/g,
    count: 2,
    make: ofValues(([a, b]) =>
      compare(a, b) < 0
        ? told(
            '계급의 크기',
            `${toLatex(b)} - ${toLatex(a)}`,
            '계급의 크기는 구간의 너비예요. 큰 쪽 끝에서 작은 쪽 끝을 빼요.',
            subtract(b, a),
          )
        : null,
    ),
  },
  {
    key: /삼각형.*(?:나머지|남은|다른|세\s?번째|한\s?각)|(?:나머지|남은)\s?(?:한\s?)?각/,
    not: /외각|변/,
    allow: /나머지|다른/g,
    count: 2,
    make: ([a, b]) => `삼각형 두 각 ${a} ${b} 나머지 각`,
  },
  {
    key: /삼각형.*(?:[돼되될됨]|만들|가능|그릴|그려|성립)/,
    not: /각(?!형)|왜/,
    count: 3,
    make: (sides) => `세 변이 ${sides.join(' ')}인 삼각형이 될 수 있어?`,
  },
  {
    key: /외각/,
    not: /각형.*각형|[사오육칠팔구십]각형|다각형|외각.*외각|외각[이은가는]?\s?[\da-z]|나머지|다른|남은|이웃[한하](?!지)/,
    allow: /합/g,
    count: 2,
    make: ofValues(([a, b]) => {
      const sum = add(a, b)
      return toNumber(sum) < 180
        ? told(
            '그 외각',
            `${toLatex(a)}${DEGREES} + ${toLatex(b)}${DEGREES} = ${toLatex(sum)}${DEGREES}`,
            '삼각형의 한 외각의 크기는 이웃하지 않는 두 내각의 크기의 합과 같아요.',
            sum,
            '도',
          )
        : null
    }),
  },
  {
    key: /내각.*외각|외각.*내각/,
    not: /합|정?\S각형|비/,
    count: 1,
    make: turn(180, '이웃한 각', '한 꼭짓점에서 내각과 외각은 한 직선을 이루어서 합이 \\(180^\\circ\\)예요.'),
  },
  {
    key: /맞꼭지각/,
    not: /왜|합/,
    allow: /다른/g,
    count: 1,
    make: sameAngle('맞꼭지각', '맞꼭지각의 크기는 서로 같아요.'),
  },
  {
    key: /평행.*(?:동위각|엇각)|(?:동위각|엇각).*평행/,
    not: /왜|아니|않|옆|이웃|동측|나머지|맞은|동위각.*엇각.*\d|\d.*평행/,
    allow: /다른/g,
    count: 1,
    make: sameAngle('그 각', '평행한 두 직선에서는 동위각끼리, 엇각끼리 크기가 같아요.'),
  },
  {
    key: /대각선.*(?:몇\s?각형|다각형|도형)/,
    not: /꼭[짓지]점|내각|외각|총/,
    count: 1,
    make: polygonOf(
      '\\(n\\)각형의 대각선은 \\(\\frac{n(n-3)}{2}\\)개예요.',
      '\\frac{n(n-3)}{2} = #',
      (count) => (3 + Math.sqrt(9 + 8 * count)) / 2,
    ),
  },
  {
    key: /내각.*합.*(?:몇\s?각형|다각형|도형)/,
    not: /대각선|한\s?[내외]?각|외각/,
    allow: /합/g,
    count: 1,
    make: polygonOf(
      '\\(n\\)각형의 내각의 크기의 합은 \\(180^\\circ \\times (n-2)\\)예요.',
      '180 \\times (n-2) = #',
      (sum) => sum / 180 + 2,
    ),
  },
  {
    key: new RegExp(`${POLYGON.source}.*(?:꼭[짓지]점.*대각선|대각선.*꼭[짓지]점에서)`),
    not: /대각선.*삼각형|나[누눠뉘]/,
    count: 0,
    make: polygon('한 꼭짓점에서 대각선 개수'),
  },
  {
    not: /꼭[짓지]점|대각선으로|나[누눠뉘]/,
    key: new RegExp(`대각선.*${POLYGON.source}|${POLYGON.source.replace('?<sides>', '?:')}.*대각선`),
    count: 0,
    make: polygon('대각선 개수'),
  },
  {
    key: /내각.*(?:합|더)|합.*내각/,
    not: /이웃|외각/,
    allow: /합|더/g,
    count: 0,
    make: polygon('내각의 합'),
  },
  {
    key: /외각.*(?:합|더)|합.*외각/,
    allow: /합|더/g,
    count: 0,
    make: polygon('외각의 합'),
  },
  {
    key: /정.*(?:한\s?(?:내)?각|내각\s?하나)/,
    not: /외각|합/,
    count: 0,
    make: polygon('한 내각'),
  },
  {
    key: /정.*(?:한\s?외각|외각\s?하나)/,
    not: /내각|합/,
    count: 0,
    make: polygon('한 외각'),
  },
  {
    key: new RegExp(`${SOLID.source}.*(?:면|모서리|꼭[짓지]점)`),
    not: /밑면|옆면|꼬인|넓이|부피/,
    count: 0,
    make: (_, text) => {
      const solid = SOLID.exec(text)?.[0]
      const all = countParts(text)
      if (all !== undefined) return all
      const part = /모서리|꼭[짓지]점|면/.exec(text.slice((SOLID.exec(text)?.index ?? 0) + 3))?.[0]
      return solid && part ? `${solid} ${part} 개수` : null
    },
  },
  {
    key: /사분면/,
    not: /대칭/,
    count: 1,
    make: ([point = ''], text) => (POINT.test(point) ? `${point} 몇 사분면` : quadrantOfSigns([], text)),
  },
  { key: /사분면/, not: /대칭/, count: 2, make: quadrantOfSigns },
  {
    key: /대칭/,
    not: /사분면|다시|다음/,
    count: 1,
    make: ([point = ''], text) => {
      const mirror = /[xy]\s?축|원점/i.exec(text)?.[0]
      return POINT.test(point) && mirror ? `${point} ${mirror} 대칭` : null
    },
  },
  {
    key: /정비례|반비례/,
    not: /그래프|왜|않|아니|제곱|기울기|[xy]\s?[-+]/,
    count: [2, 3],
    make: readProportion,
  },
  {
    key: ASKED,
    not: /몇\s?배|[2-9두세]\s?배|늘|줄|비율|옆\s?(?:넓이|면)|한\s?면|활꼴|구멍|뚫|단면|내접|외접/,
    count: [1, 2, 3],
    make: readMeasure,
  },
  {
    key: /연속/,
    allow: /합|[홀짝]수/g,
    count: 1,
    make: ([sum], text) => {
      const [, count, kind] = /(두|세)\s?(?:개의\s?)?(짝수|홀수|정수|자연수)/.exec(text) ?? []
      return kind ? `연속하는 ${count} ${kind} 합이 ${sum}` : null
    },
  },
  {
    key: /부등호|부등식|기호/,
    allow: /보다|이상|미만|이하|초과/g,
    count: 1,
    takesClaim: false,
    make: ([value], text) => {
      const relation = RELATIONS.find(([pattern]) => pattern.test(text))?.[1]
      const letter = /(?<![a-z])[a-z](?![a-z])/.exec(text)?.[0]
      return letter && relation ? `${letter}는 ${value} ${relation} 부등호로` : null
    },
  },
  {
    key: /^\D*중심각\D*\d+\D+(?:호|넓이)/,
    not: /반지름|지름|비례|왜/,
    count: 3,
    make: ofValues(([a, b, c]) =>
      toNumber(a) === 0
        ? null
        : told(
            '구하는 값',
            `${toLatex(a)} : ${toLatex(c)} = ${toLatex(b)} : x,\\ x = ${toLatex(divide(multiply(b, c), a))}`,
            '한 원에서 호의 길이와 부채꼴의 넓이는 중심각의 크기에 정비례해요. 비례식을 세워요.',
            divide(multiply(b, c), a),
          ),
    ),
  },
]

/** The value of an expression in two letters. */
function substituteAll(formula: string, assigned: readonly string[]): WorkedExercise | null {
  const expression = parseExpression(formula)
  const values = assigned.flatMap((one) => {
    const [name = '', value = ''] = one.split('=').map((side) => side.trim())
    const node = parseExpression(value)
    return node ? [{ name, node }] : []
  })
  if (!expression || new Set(values.map(({ name }) => name)).size !== 2) return null
  const replaced = values.reduce((rest, { name, node }) => substituteLetter(rest, name, node), expression)
  const worked = evaluateBySteps(replaced)
  if (!worked) return null
  const shown = formatExpression(expression)
  const given = assigned.map((one) => inline(one)).join(', ')
  return {
    task: `${given}일 때 ${inline(shown)}의 값`,
    solution: {
      ...worked,
      steps: [
        {
          latex: `${shown} = ${formatExpression(replaced)}`,
          reason: '문자 자리에 수를 하나씩 넣어요. 생략된 곱셈 기호를 되살리고, 음수는 괄호로 묶어요.',
        },
        ...worked.steps.map((step) => ({ ...step, latex: step.latex.replace(/^(?!=)[^=]*=/, '=') })),
      ],
    },
    conclusion: `식의 값은 ${inlineWith(worked.answerLatex, '이에요/예요')}.`,
  }
}

/** The texts that name a task of one formula. */
function listFormulaTasks({ text, numbers }: Slots): ToldTask[] {
  const words = NONE
  const isLetter = (formula: string) => /[a-z]/i.test(formula.replace(/(?<=\d)x(?=\d)/g, '×'))
  const assigned = numbers.filter((number) => /^[a-z]\s*=\s*\(?-?[\d./]+\)?$/i.test(number))
  const [formula, ...others] = numbers.filter((number) => !assigned.includes(number))
  const [value] = assigned
  if (formula === undefined || (assigned.length > 0 && /비례/.test(text))) return []
  const tasks: ToldTask[] = []
  const [said = null, more] = others
  if (assigned.length === 2 && said === null) {
    const worked = /=/.test(formula) ? null : substituteAll(formula, assigned)
    return worked ? [{ words, task: worked, said }] : []
  }
  if (more !== undefined || assigned.length > 1 || (said !== null && isEquationStep(said))) return []
  if (isLetter(formula) && value !== undefined) {
    const body =
      /^y\s*=\s*/i.test(formula) && !/^y/i.test(value) ? formula.replace(/^y\s*=\s*/i, '') : formula
    if (!body.includes('=')) tasks.push({ words, task: `${value}일 때 ${body}의 값`, said })
  }
  if (value !== undefined && said === null && formula.includes('=') && !/때/.test(text))
    tasks.push({ words, task: `${formula} 풀어줘`, said: value })
  if (value === undefined && formula.includes('=') && isLetter(formula))
    tasks.push({ words, task: `${formula} 풀어줘`, said })
  if (value === undefined && !/[=<>]/.test(formula) && /\d\s*[-+×÷*/^(]|\)|[a-z]\s*[-+]/i.test(formula))
    tasks.push({ words, task: isLetter(formula) ? `${formula} 간단히 해 줘` : `${formula} 계산해 줘`, said })
  if (
    value === undefined &&
    isLetter(formula) &&
    /[×÷*]/.test(formula) &&
    !/[-+=<>]/.test(formula.slice(1).replace(/\(-\d+\)/g, ''))
  ) {
    const product = writeProduct(formula)
    if (product) tasks.unshift({ words, task: product, said })
  }
  return tasks.filter(() => text.length < 40)
}

type Parts = readonly [numbers: readonly string[], said: string | null]

/** The numbers of a rule's task, and the value that is said beside them, in every way that fits. */
function listParts({ key, count, takesClaim }: ToldRule, { numbers, places, text }: Slots): Parts[] {
  if (count === 'list') {
    const named = key.exec(text)?.index ?? 0
    const before = numbers.filter((_, index) => (places[index] ?? 0) < named)
    const after = numbers.slice(before.length)
    const [, end, value] = /^(-?[\d./]+)\s*=\s*(-?[\d./]+)$/.exec(after.at(-1) ?? '') ?? []
    if (end !== undefined && value !== undefined) return [[[...after.slice(0, -1), end], value]]
    const data = before.length === 0 ? numbers : before
    const [from = 0, last = 0] = [places[0], places[data.length - 1]]
    if (data.length < 2 || !isPlainList(text.slice(from, last + (data.at(-1) ?? '').length))) return []
    return data === numbers ? [[numbers, null]] : after.length <= 1 ? [[before, after[0] ?? null]] : []
  }
  const counts = typeof count === 'number' ? [count] : count
  if (takesClaim === false) return counts.includes(numbers.length) ? [[numbers, null]] : []
  return [
    ...(counts.includes(numbers.length) ? [[numbers, null] as const] : []),
    ...(counts.includes(numbers.length - 1) ? [[numbers.slice(0, -1), numbers.at(-1) ?? null] as const] : []),
  ]
}

const NONE = /(?!)/g
const LENGTH_UNIT = /(?<=\d\s?)(?:[cmk]?m(?![a-z])|센[티치]|미터|킬로미터)/g

/** 3 cm and 4 m: the numbers alone are no lengths of one task. */
function hasMixedLengths(text: string): boolean {
  return new Set(text.match(LENGTH_UNIT)).size > 1
}

const CONTEXT = /상대도수|정비례|반비례|평균|중앙값|최빈값/

/** The tasks that a message may name, the most particular first. */
export function listToldTasks(slots: Slots, subject: string): ToldTask[] {
  if (hasMixedLengths(slots.text)) return []
  const named = CONTEXT.exec(subject)?.[0]
  const isShort = slots.text.length < 30 && /명\s?중|[xy]\s*=/.test(slots.text)
  const texts =
    named !== undefined && isShort && !slots.text.includes(named)
      ? [slots.text, `${slots.text} ${named}`]
      : [slots.text]
  const tasks = texts.flatMap((text) => {
    const masked = { ...slots, text }
    return RULES.filter(({ key, not }) => key.test(text) && !not?.test(text)).flatMap((rule): ToldTask[] => {
      const isOfSides = rule.count === 0
      const ofRule = isOfSides ? { ...masked, numbers: dropSides(slots), places: slots.places } : masked
      return listParts(rule, ofRule).flatMap(([args, said]): ToldTask[] => {
        const task = rule.make(args, text)
        return task ? [{ words: rule.allow ?? NONE, task, said }] : []
      })
    })
  })
  const equation = readUnknown(slots.text)
  return [
    ...(equation === null ? [] : [{ words: /[가-힣]/g, task: `${equation} 풀어줘`, said: null }]),
    ...findFormulaTasks(slots.text),
    ...findListTasks(slots.text),
    ...tasks,
    ...listFormulaTasks(slots),
  ]
}

/** The numbers without those that count the sides of a named figure: 8각형. */
function dropSides({ text, numbers, places }: Slots): string[] {
  return numbers.filter((number, index) => !/^\s?각/.test(text.slice((places[index] ?? 0) + number.length)))
}
