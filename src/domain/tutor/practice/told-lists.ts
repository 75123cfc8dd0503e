import { parseExpression } from '#domain/math/parse-expression.ts'
import { compare, type Rational, rational, toLatex, toPlain } from '#domain/math/rational.ts'
import { evaluateBySteps } from '#domain/math/steps/evaluate-by-steps.ts'
import { inline, inlineWith } from '#domain/math/steps/inline-math.ts'
import { NUMBER_KINDS } from './number-kinds.ts'
import { DEGREES, read, type ToldTask, told } from './told-value.ts'
import type { WorkedExercise } from './worked-exercise.ts'

type Made = string | WorkedExercise | null

const LIST =
  /((?:[-+]?\d+(?:\.\d+)?(?:\/\d+)?(?:\s*,\s*|\s+|\s?(?:이?랑|와|과)\s?)){2,}[-+]?\d+(?:\.\d+)?(?:\/\d+)?)(.*)$/

/** The numbers of a list with what is said behind it; null where other numbers stand beside it. */
function readList(text: string): { values: Rational[]; rest: string } | null {
  const [all = '', list = '', rest = ''] = LIST.exec(text) ?? []
  const values = (list.match(/[-+]?\d+(?:\.\d+)?(?:\/\d+)?/g) ?? []).flatMap(
    (number) => read(number.replace('+', '')) ?? [],
  )
  return values.length < 3 || /\d|[a-z]/i.test(text.slice(0, -all.length || undefined) + rest)
    ? null
    : { values, rest }
}

/** Those of a list that are of one kind of number, or how many they are. */
function selectKind(text: string): Made {
  const list = readList(text)
  const fraction = list && /정수가?\s?아닌\s?유리수/.test(list.rest)
  const kind = list && NUMBER_KINDS.find(({ word }) => word.test(list.rest))
  if (!list || !kind || (!fraction && /아닌|않|아니/.test(list.rest))) return null
  const found = list.values.filter((value) => (fraction ? value.denominator !== 1n : kind.has(value)))
  const name = fraction ? '정수가 아닌 유리수' : kind.name
  const latex = found.length === 0 ? '\\text{없음}' : found.map(toLatex).join(',\\ ')
  return /몇|[개갯]수/.test(list.rest)
    ? told(`${name}의 개수`, latex, kind.rule, rational(found.length), '개')
    : told(name, latex, kind.rule, [found.map(toPlain).join('&'), latex])
}

/** A list in order, or its largest or smallest number. */
function sortList(text: string): Made {
  const list = readList(text)
  const [, most, word] = /(가장|제일|젤)?\s?(큰|작은)/.exec(list?.rest ?? '') ?? []
  if (!list || word === undefined || (most === undefined && !/부터|순/.test(list.rest))) return null
  const sorted = list.values.toSorted((a, b) => (word === '큰' ? compare(b, a) : compare(a, b)))
  const shown = most === undefined ? sorted : sorted.slice(0, 1)
  const latex = shown.map(toLatex).join(',\\ ')
  return told(
    most === undefined ? `${word} 수부터 늘어놓은 것` : `가장 ${word} 수`,
    sorted.map(toLatex).join(word === '큰' ? ' > ' : ' < '),
    '양수는 절댓값이 클수록 크고, 음수는 절댓값이 클수록 작아요. 분수와 소수는 한쪽으로 고쳐 견주어요.',
    [shown.map(toPlain).join('&'), latex],
  )
}

/** Points of a segment that are middles of others: a length of it from another one. */
function readMidpoints(text: string): Made {
  const places = new Map<string, number>()
  const [, thirds, p = '', q = ''] =
    /([A-Z]{2})[를을의]?\s?삼등분\D*?(?<![A-Z])([A-Z])\s?,?\s?([A-Z])(?![A-Z])/.exec(text) ?? []
  const [, known = '', size = ''] = /([A-Z]{2})\s?[=은는이가]\s?(\d+(?:\.\d+)?)/.exec(text) ?? []
  const asked = /([A-Z]{2})(?:의?\s?길이)?[은는]?[^A-Z\d]{0,8}$/.exec(text)?.[1] ?? ''
  const middles = [...text.matchAll(/(?<![A-Z])([A-Z])[은는이가]?\s?(?:선분\s?)?([A-Z]{2})?의?\s?중점/g)]
  const whole =
    thirds ??
    middles.find(
      ([, , line]) => line !== undefined && !middles.some(([, name = '?']) => line.includes(name)),
    )?.[2] ??
    known
  if (/[A-Z]{3}|수직|각/.test(text) || (text.match(/\d+(?:\.\d+)?/g) ?? []).length !== 1) return null
  places.set(whole[0] ?? '', 0).set(whole[1] ?? '', 1)
  if (thirds !== undefined) places.set(p, 1 / 3).set(q, 2 / 3)
  for (const [, name = '', line = whole] of middles) {
    const [a, b] = [...line].map((letter) => places.get(letter))
    if (a !== undefined && b !== undefined) places.set(name, (a + b) / 2)
  }
  const lengthOf = (line: string) =>
    Math.abs((places.get(line[0] ?? '') ?? Number.NaN) - (places.get(line[1] ?? '') ?? Number.NaN))
  const times = Math.round((lengthOf(asked) / lengthOf(known)) * 10000) / 10000
  const share = [1, 2, 3, 4, 6, 8, 9, 12].find(
    (part) => Math.abs(times * part - Math.round(times * part)) < 0.01,
  )
  const value = read(size)
  if (!value || !share || !(times > 0) || asked === known || places.size < 3) return null
  const factor = rational(Math.round(times * share), share)
  const result = {
    numerator: value.numerator * factor.numerator,
    denominator: value.denominator * factor.denominator,
  }
  const length = rational(result.numerator, result.denominator)
  return told(
    inline(asked),
    `${asked} = ${toLatex(factor)} \\times ${known} = ${toLatex(factor)} \\times ${size} = ${toLatex(length)}`,
    `중점은 선분을 똑같은 두 부분으로, 삼등분점은 세 부분으로 나누어요. 그림에서 ${inlineWith(asked, '은/는')} ${inline(known)}의 ${inline(toLatex(factor))}배예요.`,
    length,
  )
}

/** The parts of a straight angle or of a circle in a ratio. */
function shareOut(text: string): Made {
  const ratio = /\d+(?:\s?:\s?\d+)+/.exec(text)?.[0] ?? ''
  const parts = ratio.split(':').map(Number)
  const sum = parts.reduce((all, part) => all + part, 0)
  const whole = /호|원의|중심각/.test(text) ? 360 : 180
  const arcs = [...text.slice(0, text.indexOf(ratio)).matchAll(/([A-Z]{2})/g)].map(([, arc = '']) => arc)
  const [, from = '', to = ''] = /([A-Z])O([A-Z])/.exec(text) ?? []
  const ofArc = arcs.findIndex((arc) => arc.includes(from) && arc.includes(to))
  const part = /(?:가장|제일|젤)\s?큰/.test(text)
    ? Math.max(...parts)
    : /(?:가장|제일|젤)\s?작은/.test(text)
      ? Math.min(...parts)
      : from !== '' && arcs.length === parts.length
        ? parts[ofArc]
        : undefined
  if (part === undefined || sum === 0 || (text.match(/\d+/g) ?? []).length !== parts.length) return null
  return told(
    '구하는 각',
    `${whole}${DEGREES} \\times \\frac{${part}}{${sum}}`,
    `비의 수를 모두 더하면 ${inlineWith(sum, '이에요/예요')}. ${whole === 360 ? '호의 길이는 중심각의 크기에 정비례하고 한 바퀴는' : '평각은'} \\(${whole}^\\circ\\)예요.`,
    rational(whole * part, sum),
    '도',
  )
}

const SIDE_NAMES = '삼사오육칠팔구십'
const PARTS = [/(?<![밑옆])면/, /모서리/, /꼭[짓지]점/] as const
/** Of n sides of the base: faces, edges, vertices as n × times + more. */
const SOLIDS = {
  기둥: [
    [1, 2],
    [3, 0],
    [2, 0],
  ],
  뿔대: [
    [1, 2],
    [3, 0],
    [2, 0],
  ],
  뿔: [
    [1, 1],
    [2, 0],
    [1, 1],
  ],
} as const

/** A prism or pyramid by the number of one of its parts: its name and its other parts. */
function solidOfParts(text: string): Made {
  const [, given = '', count = ''] =
    /(면|모서리|꼭[짓지]점)[이은의가는]?\s?(?:[개갯]?수가?\s?)?(\d+)\s?개/.exec(text) ?? []
  const solid = /(?<=각\s?)(?:기둥|뿔\s?대|뿔)/.exec(text)?.[0].replace(/\s/g, '') as
    | keyof typeof SOLIDS
    | undefined
  const at = PARTS.findIndex((part) => part.test(given))
  if (
    !solid ||
    at < 0 ||
    /[삼사오육칠팔구십\d]\s?각\s?(?:기둥|뿔)\D*\d+\s?개/.test(text) ||
    (text.match(/\d+/g) ?? []).length !== 1
  )
    return null
  const rules = SOLIDS[solid]
  const [times = 1, more = 0] = rules[at] ?? []
  const sides = (Number(count) - more) / times
  const name = SIDE_NAMES[sides - 3]
  if (!Number.isInteger(sides) || name === undefined) return null
  const behind = text.slice(text.indexOf(count) + count.length)
  const asked = PARTS.findIndex((part) => part.test(behind))
  const [own, plus] = rules[asked] ?? [0, 0]
  const answer = own * sides + plus
  const latex = `${times === 1 ? '' : times}n${more === 0 ? '' : ` + ${more}`} = ${count},\\ n = ${sides}`
  const reason = `밑면의 변의 개수를 \\(n\\)이라 하면 면은 \\(n + ${rules[0][1]}\\)개, 모서리는 \\(${rules[1][0]}n\\)개, 꼭짓점은 \\(${solid === '뿔' ? 'n + 1' : '2n'}\\)개예요.`
  const figure = `${name}각${solid}`
  if (/밑면의?\s?변/.test(behind)) return told('밑면의 변의 개수', latex, reason, rational(sides), '개')
  const worked = told(
    asked < 0 ? '구하는 입체도형' : `${figure}의 ${['면', '모서리', '꼭짓점'][asked]}의 개수`,
    latex,
    reason,
    asked < 0 ? [figure, `\\text{${figure}}`] : rational(answer),
    asked < 0 ? '' : '개',
  )
  const claimed = /(\S)각(?:기둥|뿔)/.exec(behind)?.[1] ?? ''
  const isWrong = asked < 0 && claimed !== '' && SIDE_NAMES.includes(claimed) && claimed !== name
  return isWrong ? { ...worked, conclusion: `${claimed}각${solid}이 아니라 ${figure}이에요.` } : worked
}

const MEETING = { 4: '정팔면체', 5: '정이십면체', 3: '정사면체, 정육면체, 정십이면체' } as const

function polyhedronOfMeeting(text: string): Made {
  const [, count] = /꼭[짓지]점에\s?모[이인]\D{0,9}?(\d+|세|네|다섯)\s?개/.exec(text) ?? []
  const meeting = { 세: 3, 네: 4, 다섯: 5 }[count ?? ''] ?? Number(count)
  const names = MEETING[meeting as keyof typeof MEETING]
  return names === undefined || /\d\D*\d/.test(text) || /정?[삼사오]각형/.test(text)
    ? null
    : told(
        '그런 정다면체',
        `${meeting}`,
        '정다면체는 다섯 가지예요. 한 꼭짓점에 모인 면이 정사면체, 정육면체, 정십이면체는 3개, 정팔면체는 4개, 정이십면체는 5개예요.',
        [names, `\\text{${names}}`],
      )
}

/** ax+3=2x+b for every x: the coefficients and the constants are the same. */
function identity(text: string): Made {
  const [, a = '', b = '', c = '', d = ''] =
    /(-?\w*)x\s?([-+]\s?\w+)\s?=\s?(-?\w*)x\s?([-+]\s?\w+)/.exec(text) ?? []
  const pairs = [
    [a, c],
    [b, d],
  ].map((pair) => pair.map((side) => side.replace(/[+\s]/g, '')))
  const found = pairs.map(([left = '', right = '']) => {
    const [letter, other] = /^[a-w]$/.test(left) ? [left, right] : [right, left]
    const value = /^-?$/.test(other) ? `${other}1` : other
    return /^[a-w]$/.test(letter) && /^-?\d+$/.test(value) ? `${letter} = ${value}` : null
  })
  const [first, second] = found
  return a + c === '' || !first || !second
    ? null
    : told(
        '구하는 값',
        `${first},\\ ${second}`,
        '항등식은 양변이 똑같은 식이에요. \\(x\\)의 계수끼리, 상수항끼리 같아야 해요.',
        [`${first}&${second}`.replace(/\s/g, ''), `${first},\\ ${second}`],
      )
}

/** A box for an unknown number. */
function findBox(text: string): Made {
  const formula = /[-+×÷*/().\d\s]*[□◻ㅁ][-+×÷*/().\d\s]*=\s?-?[\d./]+/.exec(text)?.[0].trim() ?? ''
  const [, left, right] = /^(.+)÷\s?[□◻ㅁ]\s?=\s?(.+)$/.exec(formula) ?? []
  if (left !== undefined && right !== undefined) return `${left}÷(${right}) 계산해 줘`
  return formula === '' ? null : `${formula.replace(/[□◻ㅁ]/, 'x').replace(/×\s?x/, '×x')} 풀어줘`
}

/** Powers of -1 in a sum or product: only whether an exponent is even matters. */
function powersOfMinusOne(text: string): Made {
  const formula = /-?\(-1\)\^\d+(?:\s?[-+×]\s?\(-1\)\^\d+)+/.exec(text)?.[0]
  const plain = formula?.replace(/\(-1\)\^(\d+)/g, (_, exponent: string) =>
    Number(exponent.at(-1)) % 2 === 0 ? '1' : '(-1)',
  )
  const worked =
    plain === undefined ? null : evaluateBySteps(parseExpression(plain) ?? { kind: 'variable', name: 'x' })
  const answer = read(worked?.answer)
  return formula === undefined || !answer || text.replace(formula, '').match(/\d/)
    ? null
    : told(
        '식의 값',
        `${formula.replace(/\^(\d+)/g, '^{$1}').replaceAll('×', '\\times ')} = ${plain?.replaceAll('×', '\\times ')} = ${toLatex(answer)}`,
        '\\(-1\\)을 짝수 번 곱하면 \\(1\\), 홀수 번 곱하면 \\(-1\\)이에요.',
        answer,
      )
}

/** A sign that a task defines: a★b = a×b-a, then 3★4. */
function definedSign(text: string): Made {
  const [, a = '', sign = '', b = '', rule = ''] =
    /([a-z])\s?([★☆◎※○△▲●◇◆♥*@])\s?([a-z])\s?=\s?([-+×*÷/()\da-z^\s]+)/.exec(text) ?? []
  if (rule === '') return null
  const behind = text.slice(text.indexOf(rule) + rule.length)
  const [whole = '', first = '', second = ''] =
    new RegExp(`(\\(?-?\\d+\\)?)\\s?[${sign}]\\s?(\\(?-?\\d+\\)?)`).exec(behind) ?? []
  const put = (value: string) => (/^-/.test(value) ? `(${value})` : value)
  const filled = rule
    .trim()
    .replace(/(?<=[a-z])x(?=[a-z])/g, '×')
    .replace(/(?<=\d)(?=[a-z])/g, '×')
    .replace(/[a-z]/g, (letter) => (letter === a ? put(first) : letter === b ? put(second) : letter))
  if (whole === '' || /[a-z]|\d\d?\d?\(|\)\d/.test(filled) || /\d/.test(behind.replace(whole, '')))
    return null
  return /\d\d/.test(rule) || /[a-z]{2}/.test(rule.replace(/(?<=[a-z])x(?=[a-z])/g, '×'))
    ? null
    : `${filled} 계산해 줘`
}

/** An unknown coordinate of a point on a graph. */
function pointOnGraph(text: string): Made {
  const [, top = '', below] = /y\s?=\s?(-?\d*(?:\/\d+)?)(\s?x|\s?\/\s?x)/.exec(text) ?? []
  const [, x = '', y = ''] = /\(\s?(-?\d+|[a-z])\s?,\s?(-?\d+|[a-z])\s?\)/.exec(text) ?? []
  if (below === undefined || /[a-z]/.test(x) === /[a-z]/.test(y) || (text.match(/\(/g) ?? []).length > 1)
    return null
  const k = /^-?$/.test(top) ? `${top}1` : top
  if (!below.includes('/')) return /[a-z]/.test(y) ? `(${k})×(${x}) 계산해 줘` : `(${k})×${x}=${y} 풀어줘`
  return `(${k})÷(${/[a-z]/.test(y) ? x : y}) 계산해 줘`
}

/** A point on an axis, one coordinate of which has a letter. */
function letterOnAxis(text: string): Made {
  const axis = /([xy])\s?축\s?위/.exec(text)?.[1]
  const [, x = '', y = ''] = /\(\s?([-+\da-z]+)\s?,\s?([-+\da-z]+)\s?\)/.exec(text) ?? []
  const zero = axis === 'x' ? y : x
  return axis !== undefined && /[a-z]/.test(zero) && /[-+\d]/.test(zero) ? `${zero}=0 풀어줘` : null
}

const SIDES = '삼사오육칠팔구십'

/** The last angle of a polygon, all others of which are known. */
function lastAngle(text: string): Made {
  const sides = SIDES.indexOf(/([삼사오육칠팔구십])각형/.exec(text)?.[1] ?? '?') + 3
  const angles = (text.match(/\d+(?:\.\d+)?/g) ?? []).map(Number)
  const whole = /외각/.test(text) ? 360 : 180 * (sides - 2)
  const rest = whole - angles.reduce((sum, angle) => sum + angle, 0)
  return sides < 4 || angles.length !== sides - 1 || rest <= 0 || rest >= 360
    ? null
    : told(
        '나머지 각',
        `${whole}${DEGREES} - (${angles.join(' + ')})${DEGREES} = ${rest}${DEGREES}`,
        `${SIDES[sides - 3]}각형의 ${whole === 360 && /외각/.test(text) ? '외각' : '내각'}의 크기의 합은 ${inline(`${whole}^\\circ`)}예요. 아는 각을 모두 빼요.`,
        rational(Math.round(rest * 10), 10),
        '도',
      )
}

/** A product by the distributive law: 13×102 is 13×(100+2). */
function distribute(text: string): Made {
  const [, a = '', b = ''] = /(?<![\d.^)])(\d+)\s?[×x*]\s?(\d+)(?![\d.^(])/.exec(text) ?? []
  const round =
    [10, 100, 1000]
      .map((unit) => Math.round(Number(b) / unit) * unit)
      .findLast((value) => Math.abs(Number(b) - value) <= 3) ?? 0
  const more = Number(b) - round
  if (round === 0 || more === 0 || (text.match(/\d+/g) ?? []).length !== 2) return null
  const sign = more > 0 ? '+' : '-'
  const [left, right] = [Number(a) * round, Number(a) * Math.abs(more)]
  return told(
    inline(`${a} \\times ${b}`),
    `${a} \\times (${round} ${sign} ${Math.abs(more)}) = ${left} ${sign} ${right} = ${Number(a) * Number(b)}`,
    '곱하기 쉬운 수로 갈라서 괄호 안의 수마다 곱하면 계산이 쉬워져요.',
    rational(Number(a) * Number(b)),
  )
}

const STEM_ROW = /(\d+)\s?\|\s?(\d(?!\d)(?:[\s,]+\d(?!\d|\s?(?:\||번|개|명)))*)/g
const BOUND = /(\d+)\s?\S{0,2}?\s?(이상|이하|초과|미만)/

function holds(value: number, limit: number, word: string): boolean {
  return word === '이상'
    ? value >= limit
    : word === '이하'
      ? value <= limit
      : word === '초과'
        ? value > limit
        : value < limit
}

/** A stem-and-leaf plot that is typed in rows: 5|1 3  6|0 2 7. */
function readStems(text: string): Made {
  const values = [...text.matchAll(STEM_ROW)].flatMap(([, stem = '', leaves = '']) =>
    (leaves.match(/\d/g) ?? []).map((leaf) => Number(`${stem}${leaf}`)),
  )
  const rest = text.replace(STEM_ROW, ' ')
  const measure = /중앙값|평균|최빈값/.exec(rest)?.[0]
  const numbers = rest.match(/\d+/g) ?? []
  if (values.length < 2 || numbers.length > 1) return null
  if (measure !== undefined) return numbers.length === 0 ? `${values.join(', ')}의 ${measure}` : null
  const sorted = values.toSorted((a, b) => a - b)
  const [, place] = /(\d+)\s?번째/.exec(rest) ?? []
  const shown = sorted.join(',\\ ')
  if (place !== undefined) {
    const value = /큰|많|높|긴/.test(rest) ? sorted.at(-Number(place)) : sorted[Number(place) - 1]
    return value === undefined || !/큰|작은|많|적|높|낮|긴|짧/.test(rest)
      ? null
      : told('그 변량', shown, '줄기 뒤에 잎을 붙이면 변량이에요. 끝에서부터 차례대로 세요.', rational(value))
  }
  const [, limit, word = ''] = BOUND.exec(rest) ?? []
  const found = limit === undefined ? sorted : sorted.filter((value) => holds(value, Number(limit), word))
  return /몇|[개갯]?수/.test(rest) && (limit !== undefined || numbers.length === 0)
    ? told(
        '변량의 개수',
        found.join(',\\ '),
        '잎 하나가 변량 하나예요. 줄기 뒤에 잎을 붙여 읽고 세요.',
        rational(found.length),
        '개',
      )
    : null
}

const CLASS_ROW =
  /(\d+)\s?[가-힣]{0,2}?\s?(?:이상|\s)\s?(\d+)\s?[가-힣]{0,2}?\s?(?:미만)?[은이:]?\s?(\d+|□)\s?명/g

/** A table of classes that is typed in rows: 0 이상 10 미만 4명. */
function readClasses(text: string): Made {
  const rows = [...text.matchAll(CLASS_ROW)].map(([, from, to, count]) => ({
    from: Number(from),
    to: Number(to),
    count: Number(count),
  }))
  const rest = text.replace(CLASS_ROW, ' ')
  const [first] = rows
  const numbers = (rest.match(/\d+/g) ?? []).map(Number)
  if (
    !first ||
    rows.length < 2 ||
    rows.some(({ from, to }) => to - from !== first.to - first.from || to <= from) ||
    numbers.length > 1
  )
    return null
  const [number] = numbers
  const known = rows.filter(({ count }) => !Number.isNaN(count))
  const sum = known.reduce((total, { count }) => total + count, 0)
  const counts = known.map(({ count }) => count).join(' + ')
  if (known.length === rows.length - 1 && number !== undefined && /합|전체|모두|총/.test(rest))
    return told(
      '모르는 도수',
      `${number} - (${counts})`,
      '도수를 모두 더하면 도수의 총합이에요. 아는 도수를 총합에서 빼요.',
      rational(number - sum),
      '명',
    )
  if (known.length !== rows.length) return null
  if (/계급의?\s?크기/.test(rest) && number === undefined)
    return told(
      '계급의 크기',
      `${first.to} - ${first.from}`,
      '계급의 크기는 구간의 너비예요.',
      rational(first.to - first.from),
    )
  const bound = BOUND.exec(rest)
  const [, limit = '', word = ''] = bound ?? []
  if (
    bound &&
    rows.some(({ from, to }) => from === Number(limit) || to === Number(limit)) &&
    /이상|미만/.test(word)
  ) {
    const inside = rows.filter(({ from, to }) =>
      word === '이상' ? from >= Number(limit) : to <= Number(limit),
    )
    const part = inside.map(({ count }) => count).join(' + ')
    const total = inside.reduce((all, { count }) => all + count, 0)
    return /퍼|%|프로|백분율/.test(rest)
      ? told(
          '전체에 대한 백분율',
          `\\frac{${part}}{${sum}} \\times 100`,
          '그 계급들의 도수를 더해서 도수의 총합으로 나누고 \\(100\\)을 곱해요.',
          rational(total * 100, sum),
          '%',
        )
      : /몇/.test(rest)
        ? told('도수의 합', part, '그 계급들의 도수를 더해요.', rational(total), '명')
        : null
  }
  const own = number === undefined ? undefined : rows.find(({ from, to }) => number >= from && number < to)
  if (own && /계급/.test(rest)) {
    const name = `${own.from} 이상 ${own.to} 미만`
    return told(
      '그 계급',
      `${own.from} \\le ${number} < ${own.to}`,
      "'이상'은 그 수를 넣고 '미만'은 넣지 않아요.",
      [name, `\\text{${name}}`],
    )
  }
  return number === undefined && /전체|모두|총|합/.test(rest)
    ? told('도수의 총합', counts, '모든 계급의 도수를 더하면 전체의 수예요.', rational(sum), '명')
    : null
}

const READERS: readonly (readonly [key: RegExp, not: RegExp, make: (text: string) => Made])[] = [
  [/소수|합성수|정수|자연수|유리수|[양음짝홀]수/, /합(?!성)|곱|절[댓대]|보다|차이/, selectKind],
  [/큰|작은/, /절[댓대]|합|곱|차|번째|둘째|최[대소]|정수|개|공/, sortList],
  [/중점|삼등분/, /수직|작도|좌표|이등분/, readMidpoints],
  [/(?:평각|일직선|호|중심각).*:/, /삼각형|길이|넓이|[xa]\b/, shareOut],
  [/(?:면|모서리|꼭[짓지]점).*각\s?(?:기둥|뿔)/, /합|차|넓이|부피|기둥.*뿔|뿔.*기둥|옆면/, solidOfParts],
  [/모[이인].*정다면체|정다면체.*모[이인]/, /합|모서리|넓이/, polyhedronOfMeeting],
  [/항등식/, /아닌|않|아니|[합곱차]|(?<![a-z])[a-w](?:\s?[-+×*÷/]\s?)?[a-w](?![a-z])/, identity],
  [/[□◻ㅁ]/, /합|개수|명/, findBox],
  [/분배\s?법칙/, /[a-z]{2}|\(/i, distribute],
  [/\d\s?\|\s?\d/, /상대/, readStems],
  [/\d\s?명.*\d\s?명/, /평균|상대|남학생|여학생/, readClasses],
  [/\(-1\)\^\d{2}/, /[a-z]/i, powersOfMinusOne],
  [/[★☆◎※○△▲●◇◆♥*@]/, /도형/, definedSign],
  [/지[나난날남]|위의?\s?(?:점|에)|그래프/, /축|만나|교점|대칭|넓이/, pointOnGraph],
  [/축\s?위/, /거리|대칭|지나/, letterOnAxis],
  [/각형.*(?:나머지|남은|다른)/, /대각선|변|정[삼사오육칠팔구십]각형/, lastAngle],
]

/** Words that occur in these tasks, in addition to those of all tasks. */
const WORDS =
  /가장|제일|젤|중에?서?|[양음짝홀]수|합성수|소수|정수가?\s?아닌|유리수|큰|작은|부터|순서?(?:대로)?|나머지|남은|다른|나누\S*|항등식|중점|삼등분\S*|차례로|모인|정다면체|라고\s?할\s?때|네모\S*|분배법칙\S*|줄기\S*|잎\S*|변량|번째|큰쪽\S*|작은쪽\S*|이상|이하|미만|초과|합계|전체|모두|여기서|\d?\s?퍼\S*|어느|[a-z]/gi
const NEVER = /왜|이유|까닭|뜻이|항상|무조건|언제나|예시|의미|설명|차이|틀린/

/** Returns the tasks about lists, ratios, points and signs in a text. */
export function findListTasks(text: string): ToldTask[] {
  if (NEVER.test(text)) return []
  return READERS.flatMap(([key, not, make]) => {
    const task = key.test(text) && !not.test(text) ? make(text) : null
    return task === null ? [] : [{ words: WORDS, task, said: null }]
  })
}
