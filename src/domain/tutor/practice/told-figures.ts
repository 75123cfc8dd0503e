import { attachParticle } from '#domain/korean/attach-particle.ts'
import { factorize } from '#domain/math/factorize.ts'
import {
  compare,
  divide,
  negate,
  type Rational,
  rational,
  subtract,
  toLatex,
  toNumber,
  toPlain,
} from '#domain/math/rational.ts'
import { latexOfPowers } from '#domain/math/steps/factorize-by-steps.ts'
import { inline, inlineWith } from '#domain/math/steps/inline-math.ts'
import { DEGREES, ofValues, read, type ToldRule, told } from './told-value.ts'
import type { WorkedExercise } from './worked-exercise.ts'

/** The faces of the regular polyhedra, the sides of a face, and how many faces meet. */
const REGULAR: Partial<Record<string, readonly [faces: number, sides: number, meeting: number]>> = {
  정사면체: [4, 3, 3],
  정육면체: [6, 4, 3],
  정팔면체: [8, 3, 4],
  정십이면체: [12, 5, 3],
  정이십면체: [20, 3, 5],
}
const PARTS = ['면', '모서리', '꼭짓점'] as const

function countRegular(_: readonly string[], text: string): WorkedExercise | null {
  const name = /정(?:사|육|팔|십이|이십)면체/.exec(text)?.[0] ?? ''
  const [part, other] = [/면(?!체)/, /모서리/, /꼭[짓지]점/].flatMap((name, at) =>
    name.test(text) ? [at] : [],
  )
  const solid = REGULAR[name]
  if (part === undefined || other !== undefined || !solid) return null
  const [faces, sides, meeting] = solid
  const share = part === 1 ? 2 : meeting
  const count = part === 0 ? faces : (faces * sides) / share
  const latex = part === 0 ? `${count}` : `${faces} \\times ${sides} \\div ${share} = ${count}`
  const reason = [
    '이름의 수가 면의 개수예요.',
    `면이 ${faces}개이고 한 면에 변이 ${sides}개씩 있어요. 모서리 하나를 두 면이 함께 쓰니까 2로 나누어요.`,
    `면이 ${faces}개이고 한 면에 꼭짓점이 ${sides}개씩 있어요. 한 꼭짓점에 면이 ${meeting}개씩 모이니까 ${meeting}${attachParticle(`${meeting}`, '으로/로').slice(`${meeting}`.length)} 나누어요.`,
  ][part]
  return told(`${name}의 ${PARTS[part]}의 개수`, latex, reason ?? '', rational(count), '개')
}

function sortAngle(angle: Rational): string | null {
  const size = toNumber(angle)
  if (size <= 0 || size > 180) return null
  return size < 90 ? '예각' : size === 90 ? '직각' : size < 180 ? '둔각' : '평각'
}

/** A number whose sign is given in words: 지하 3층, 영하 5도. */
const NEGATIVE_WORD = /지하|영하|해저|손해|지출|하락|감소|적자|후퇴|왼쪽|아래/
const POSITIVE_WORD = /지상|영상|해발|이익|수입|상승|증가|흑자|전진|오른쪽|위/

function signed(numbers: readonly string[], text: string): WorkedExercise | null {
  const isNegative = NEGATIVE_WORD.exec(text)?.[0]
  const word = isNegative ?? POSITIVE_WORD.exec(text)?.[0]
  const value = read(numbers[0])
  if (word === undefined || !value || toNumber(value) <= 0) return null
  const number = isNegative === undefined ? value : negate(value)
  const latex = `${isNegative === undefined ? '+' : ''}${toLatex(number)}`
  return told(
    `${word} ${toPlain(value)}`,
    latex,
    `기준을 \\(0\\)으로 하고, 서로 반대되는 것은 부호로 나타내요. ${attachParticle(word, '은/는')} ${isNegative === undefined ? '양의 부호 \\(+\\)' : '음의 부호 \\(-\\)'}로 써요.`,
    [`${isNegative === undefined ? '+' : ''}${toPlain(number)}`, latex],
  )
}

const POINT_ON = /^\(\s*(-?[\d./]+)\s*,\s*(-?[\d./]+)\s*\)$/

function placePoint([point = '']: readonly string[]): WorkedExercise | null {
  const [, first, second] = POINT_ON.exec(point) ?? []
  const [x, y] = [read(first), read(second)]
  if (!x || !y) return null
  const step = (value: Rational, ways: readonly [string, string]) =>
    toNumber(value) === 0
      ? '그대로'
      : `${toNumber(value) > 0 ? ways[0] : ways[1]} ${toPlain(toNumber(value) < 0 ? negate(value) : value)}칸`
  const place =
    toNumber(x) === 0 && toNumber(y) === 0
      ? '원점'
      : toNumber(y) === 0
        ? '\\(x\\)축 위'
        : toNumber(x) === 0
          ? '\\(y\\)축 위'
          : `제${toNumber(x) > 0 ? (toNumber(y) > 0 ? 1 : 4) : toNumber(y) > 0 ? 2 : 3}사분면`
  const worked = told(
    `점 ${inline(point)}의 자리`,
    point,
    `원점에서 시작해요. 가로는 ${step(x, ['오른쪽으로', '왼쪽으로'])}, 세로는 ${step(y, ['위로', '아래로'])} 가서 찍어요.`,
    [place, `\\text{${place.replace(/\\[()]/g, '')}}`],
  )
  return { ...worked, conclusion: `이 점은 ${place}에 있어요.` }
}

/** What the graph of y=ax or y=a/x passes through. */
function describeGraph([formula = '']: readonly string[]): WorkedExercise | null {
  const [, sign, size = '', over] = /^y\s*=\s*(-?)\s*(\d*(?:\/\d+)?)\s*(x|\/\s*x)$/i.exec(formula) ?? []
  if (over === undefined || (size === '' && over !== 'x')) return null
  const isInverse = over.startsWith('/')
  const a = `${sign}${size === '' ? '1' : size}`
  const at = `(1, ${a})`
  const quadrants = sign === '' ? '제1사분면과 제3사분면' : '제2사분면과 제4사분면'
  const reason = isInverse
    ? `\\(x = 1\\)을 넣으면 점 ${inlineWith(at, '을/를')} 지나요. 반비례 관계의 그래프는 한 쌍의 매끄러운 곡선이고, 좌표축과 만나지 않아요.`
    : `원점 \\((0, 0)\\)과 점 ${inlineWith(at, '을/를')} 지나는 직선이에요. ${sign === '' ? '오른쪽 위로 올라가요.' : '오른쪽 아래로 내려가요.'}`
  const worked = told(`${inline(formula)}의 그래프`, formula, reason, [quadrants, `\\text{${quadrants}}`])
  return { ...worked, conclusion: `${quadrants}을 지나요.` }
}

/** The point where a class ends belongs to the next one. */
function isInClass(numbers: readonly string[], text: string): WorkedExercise | null {
  const [, first, last] = /(\d+(?:\.\d+)?)\D{0,4}이상\s?(\d+(?:\.\d+)?)\D{0,4}미만/.exec(text) ?? []
  const isFirst = numbers[0] !== first
  const [from, to, value] = [first, last, isFirst ? numbers[0] : numbers[2]].map((number) => read(number))
  if (!from || !to || !value || compare(from, to) >= 0) return null
  const isIn = compare(value, from) >= 0 && compare(value, to) < 0
  const [a, b, c] = [from, to, value].map((one) => toLatex(one))
  const worked = told(
    `${inline(c ?? '')}의 계급`,
    `${a} \\le x < ${b}`,
    `'이상'은 그 수를 넣고 '미만'은 넣지 않아요. ${inlineWith(a ?? '', '은/는')} 들어가고 ${inlineWith(b ?? '', '은/는')} 들어가지 않아요.`,
    [isIn ? 'O' : 'X', isIn ? '\\text{O}' : '\\text{X}'],
  )
  return {
    ...worked,
    conclusion: `${attachParticle(inline(c ?? ''), '은/는')} ${inline(a ?? '')} 이상 ${inline(b ?? '')} 미만인 계급에 ${isIn ? '들어가요' : '들어가지 않아요'}.`,
  }
}

const BOUND =
  /(-?\d+(?:\.\d+)?)\s?(?:보다\s?)?(이상|이하|초과|미만|작지\s?않|크지\s?않|크거나\s?같|작거나\s?같|크|작)/g
const SIGNS: Partial<Record<string, '\\le' | '<'>> = {
  이상: '\\le',
  초과: '<',
  작지않: '\\le',
  크거나같: '\\le',
  크: '<',
}
const UPPER: Partial<Record<string, '\\le' | '<'>> = {
  이하: '\\le',
  미만: '<',
  크지않: '\\le',
  작거나같: '\\le',
  작: '<',
}

/** x는 -1 이상 4 미만. */
function betweenBounds(_: readonly string[], text: string): WorkedExercise | null {
  const letter = /(?<![a-z])[a-z](?![a-z])/.exec(text)?.[0]
  const bounds = [...text.matchAll(BOUND)].map(([, value = '', word = '']) => ({
    value,
    word: word.replace(/\s/g, ''),
  }))
  const lower = bounds.find(({ word }) => SIGNS[word])
  const upper = bounds.find(({ word }) => UPPER[word])
  const [from, to] = [read(lower?.value), read(upper?.value)]
  if (!letter || !lower || !upper || !from || !to || bounds.length !== 2 || compare(from, to) >= 0)
    return null
  const latex = `${toLatex(from)} ${SIGNS[lower.word]} ${letter} ${UPPER[upper.word]} ${toLatex(to)}`
  return told(
    '부등호로 나타낸 것',
    latex,
    "'이상'과 '이하'는 그 수를 넣어서 등호가 있는 부등호로, '초과'와 '미만'은 등호가 없는 부등호로 써요.",
    [latex.replaceAll('\\le', '<='), latex],
  )
}

/** The point on an axis whose one coordinate is given: the other is 0. */
function pointOnAxis(numbers: readonly string[], text: string): WorkedExercise | null {
  const axis = /([xy])\s?축\s?위/i.exec(text)?.[1]?.toLowerCase()
  const letter = /([xy])\s?좌표/i.exec(text)?.[1]?.toLowerCase()
  const value = read(numbers[0])
  if (!axis || axis !== letter || !value) return null
  const point = axis === 'x' ? `(${toPlain(value)}, 0)` : `(0, ${toPlain(value)})`
  return told(
    '그 점의 좌표',
    point,
    `\\(${axis}\\)축 위의 점은 ${axis === 'x' ? '\\(y\\)' : '\\(x\\)'}좌표가 \\(0\\)이에요.`,
    [point.replace(' ', ''), point],
  )
}

/** The smallest natural number to multiply with, or to divide by, for a square. */
function toSquare([number = '']: readonly string[], text: string): WorkedExercise | null {
  if (
    !/(?:가장|제일)\s?작은/.test(text) ||
    !/^\d{1,7}$/.test(number) ||
    Number(number) < 2 ||
    /곱/.test(text) === /나[누눠]/.test(text)
  )
    return null
  const powers = factorize(BigInt(number))
  const odd = powers.filter(({ exponent }) => exponent % 2 === 1)
  const value = odd.reduce((product, { prime }) => product * prime, 1n)
  return told(
    /곱/.test(text) ? '곱할 가장 작은 자연수' : '나눌 가장 작은 자연수',
    `${number} = ${latexOfPowers(powers)}`,
    `제곱수는 소인수분해했을 때 지수가 모두 짝수예요. ${
      odd.length === 0
        ? '지수가 이미 모두 짝수예요.'
        : '지수가 홀수인 소인수를 한 번씩만 더 곱하거나 나누면 돼요.'
    }`,
    rational(value),
  )
}

const COUNT_WORDS: Partial<Record<string, number>> = { 두: 2, 세: 3, 네: 4, 다섯: 5, 여섯: 6 }

/** 7을 네 번 곱한 것. */
function repeated(numbers: readonly string[], text: string): WorkedExercise | null {
  const [number = ''] = numbers
  const word = /[을를]\s?(두|세|네|다섯|여섯|\d+)\s?번\s?곱(?!해서.*되)/.exec(text)?.[1] ?? ''
  const times = COUNT_WORDS[word] ?? Number(word)
  const base = read(number)
  if (!base || !Number.isInteger(times) || times < 2 || times > 12) return null
  if (numbers.length !== (/\d/.test(word) ? 2 : 1)) return null
  const isPlain = /^\d+$/.test(number)
  const shown = isPlain ? number : `\\left(${toLatex(base)}\\right)`
  const value = Array.from({ length: times }).reduce<Rational>(
    (product) => ({
      numerator: product.numerator * base.numerator,
      denominator: product.denominator * base.denominator,
    }),
    rational(1),
  )
  const worked = told(
    `${inlineWith(toLatex(base), '을/를')} ${inline(times)}번 곱한 것`,
    `${Array.from({ length: times }, () => shown).join(' \\times ')} = ${shown}^{${times}} = ${toLatex(value)}`,
    `곱하는 수를 밑에, 곱한 횟수를 지수에 써요.${isPlain ? '' : ' 분수나 음수는 괄호로 묶어야 분자와 분모, 부호까지 모두 거듭제곱이 돼요.'}`,
    [`${isPlain ? number : `(${number})`}^${times}`, `${shown}^{${times}}`],
  )
  return worked
}

/** Tasks of figures, points and signs that key words name. */
export const FIGURE_RULES: readonly ToldRule[] = [
  {
    key: /부등호|부등식|기호/,
    not: /왜|뜻|뭐가|차이/,
    allow: /보다|이상|미만|이하|초과|식으로/g,
    count: 2,
    takesClaim: false,
    make: betweenBounds,
  },
  {
    key: /[xy]\s?축\s?위.*[xy]\s?좌표|[xy]\s?좌표.*[xy]\s?축\s?위/i,
    not: /왜|거리|대칭|에서/,
    count: 1,
    takesClaim: false,
    make: pointOnAxis,
  },
  {
    key: /외각.*내각.*(?:나머지|다른)/,
    not: /왜|[사오육칠팔구십]각형|외각.*외각|(?<!안\s?)이웃[한하](?!지)/,
    allow: /나머지|다른|이웃|하나/g,
    count: 2,
    make: ofValues(([outer, inner]) => {
      const rest = subtract(outer, inner)
      return toNumber(rest) <= 0 || toNumber(outer) >= 180
        ? null
        : told(
            '나머지 내각',
            `${toLatex(outer)}${DEGREES} - ${toLatex(inner)}${DEGREES} = ${toLatex(rest)}${DEGREES}`,
            '삼각형의 한 외각은 그와 이웃하지 않는 두 내각의 합과 같아요. 그래서 아는 내각을 빼요.',
            rest,
            '도',
          )
    }),
  },
  {
    key: /(?:정육면체|직육면체).*(?:꼬인|평행|만나)|꼬인.*모서리/,
    not: /대각선|왜|찾|어떻|어케|면과|평면|평행.*꼬인|수직|만나.*[꼬평]|면[과이에]/,
    allow: /하나|한|자기|위치|만나\S*/g,
    count: 0,
    make: (_, text) =>
      !/육면체/.test(text) || !/몇|개수|갯수/.test(text) || !/모서리/.test(text)
        ? null
        : told(
            `한 모서리와 ${/꼬인/.test(text) ? '꼬인 위치에 있는' : /평행/.test(text) ? '평행한' : '만나는'} 모서리의 개수`,
            '12 = 1 + 4 + 3 + 4',
            '모서리는 모두 12개예요. 그 모서리 자신 1개, 양 끝에서 만나는 4개, 평행한 3개, 꼬인 위치에 있는 4개로 나뉘어요.',
            rational(/평행/.test(text) ? 3 : 4),
            '개',
          ),
  },
  {
    key: /제곱수|제곱이\s?[되돼]/,
    not: /왜|뜻|뭐가|몇\s?개|번째|둘째|세제곱/,
    allow: /가장|제일|곱\S*|나[누눠]\S*|어떤\s?(?:자연)?수의|제곱\S*|[되돼]\S*|작은/g,
    count: 1,
    make: toSquare,
  },
  {
    key: /정(?:사|육|팔|십이|이십)면체\s?(?:의|는|은)?\s?(?:면|모서리|꼭[짓지]점)(?:의|은|는|이|가|도)?\s?(?:[개갯]수|수|몇|\d+\s?개|$)/,
    not: /넓이|부피|꼬인|왜|모[이여]|만나|평행|수직|한\s?(?:면|꼭|모서리|변)|모양|길이|대각선|cm|변|잘|자[르른]|전개도/,
    count: 0,
    make: countRegular,
  },
  {
    key: /무슨\s?각|어떤\s?각|예각|둔각|직각이|각의?\s?이름/,
    not: /삼각형|왜|합|크기|범위|보다/,
    count: 1,
    takesClaim: false,
    make: ofValues(([angle]) => {
      const sort = sortAngle(angle)
      return sort === null
        ? null
        : told(
            `${inline(`${toLatex(angle)}${DEGREES}`)}의 이름`,
            `${toLatex(angle)}${DEGREES}`,
            '\\(90^\\circ\\)보다 작으면 예각, \\(90^\\circ\\)이면 직각, \\(90^\\circ\\)보다 크고 \\(180^\\circ\\)보다 작으면 둔각, \\(180^\\circ\\)이면 평각이에요.',
            [sort, `\\text{${sort}}`],
          )
    }),
  },
  {
    key: /(?:두\s?직선|만나|일직선|평각|직선\s?위).*(?:옆|이웃|다른|나머지)|(?:옆|이웃).{0,5}각/,
    not: /삼각형|내각|외각|왜|같|동위|엇각|맞꼭지|세\s?각|맞은|마주/,
    allow: /다른|나머지|옆|이웃|만나/g,
    count: 1,
    make: ofValues(([angle]) => {
      const rest = subtract(rational(180), angle)
      return toNumber(rest) <= 0
        ? null
        : told(
            '옆의 각',
            `180${DEGREES} - ${toLatex(angle)}${DEGREES} = ${toLatex(rest)}${DEGREES}`,
            '한 직선을 이루는 두 각을 더하면 평각, 곧 \\(180^\\circ\\)예요.',
            rest,
            '도',
          )
    }),
  },
  {
    key: /(?:두\s?(?:내)?각|내각이?).*(?:나머지|남은|다른\s?(?:한|하나))/,
    not: /외각|[사오육칠팔구십]각형|변|왜|직선/,
    allow: /나머지|다른/g,
    count: 2,
    make: ([a, b]) => `삼각형 두 각 ${a} ${b} 나머지 각`,
  },
  {
    key: /[내외]각.*몇\s?각형|몇\s?각형.*[내외]각|정\s?n\s?각형.*한\s?[내외]각|한\s?[내외]각.*\d.*정\s?다각형/,
    not: /내각.*외각|외각.*내각|합/,
    count: 1,
    make: (numbers, text) =>
      ofValues(([angle]) => {
        const isInner = text.includes('내각')
        const outer = isInner ? subtract(rational(180), angle) : angle
        if (toNumber(outer) <= 0) return null
        const sides = divide(rational(360), outer)
        const size = `${toLatex(angle)}${DEGREES}`
        return sides.denominator !== 1n || toNumber(sides) < 3
          ? null
          : told(
              '그 정다각형의 변의 개수',
              `360${DEGREES} \\div ${isInner ? `(180${DEGREES} - ${size})` : size} = ${toLatex(sides)}`,
              `${isInner ? '먼저 한 외각의 크기를 구해요. 내각과 외각을 더하면 \\(180^\\circ\\)예요. ' : ''}외각을 모두 더하면 \\(360^\\circ\\)예요. 한 외각의 크기로 나누면 몇 개인지 나와요.`,
              sides,
              '개',
            )
      })(numbers),
  },
  {
    key: /(?:동위각|엇각).*(?:평행|두\s?직선)|평행.*(?:동위각|엇각)/,
    not: /왜|항상|무조건|평행[한할선일]|동위각.*엇각|엇각.*동위각/,
    count: 2,
    takesClaim: false,
    make: ofValues(([a, b]) => {
      const isEqual = compare(a, b) === 0
      const worked = told(
        '두 직선의 위치 관계',
        `${toLatex(a)}${DEGREES} ${isEqual ? '=' : '\\ne'} ${toLatex(b)}${DEGREES}`,
        '동위각이나 엇각의 크기가 같으면 두 직선은 평행하고, 다르면 평행하지 않아요.',
        [isEqual ? '평행' : 'X', `\\text{${isEqual ? '평행하다' : '평행하지 않다'}}`],
      )
      return {
        ...worked,
        conclusion: isEqual ? '두 직선은 평행해요.' : '크기가 다르니까 두 직선은 평행하지 않아요.',
      }
    }),
  },
  {
    key: /수직선.*(?:거리|사이|몇\s?칸|간격|떨어)|두\s?(?:수|점).*(?:거리|몇\s?칸)/,
    not: /절[댓대]값|인\s?두?\s?(?:수|점)|만큼|떨어진|등분|정수|자연수|유리수|[가이]\s?되는|중점|왜|가운데/,
    allow: /사이|거리/g,
    count: 2,
    make: ofValues(([a, b]) => {
      const [small, large] = compare(a, b) < 0 ? [a, b] : [b, a]
      const shown = toNumber(small) < 0 ? `(${toLatex(small)})` : toLatex(small)
      const distance = subtract(large, small)
      return told(
        '두 수를 나타내는 점 사이의 거리',
        `${toLatex(large)} - ${shown} = ${toLatex(distance)}`,
        '수직선에서 거리는 큰 수에서 작은 수를 빼요. 음수를 빼면 더하는 것이 돼요.',
        distance,
      )
    }),
  },
  {
    key: /(?:삼각형|변).*(?:어디부터|범위|몇보다|사이)|(?:범위|어디부터).*삼각형/,
    not: /왜|자연수|개수|몇\s?개|각(?!형)/,
    allow: /범위|사이|부터|보다/g,
    count: 2,
    make: ([a, b]) => `삼각형 두 변 ${a} ${b} 나머지 한 변 범위`,
  },
  {
    key: /(?:지하|영하|해저|손해|지출|하락|지상|영상|해발|이익|수입|상승)/,
    not: /왜|차이|더|보다|에서|뜻|기온이|올라|내려/,
    count: 1,
    takesClaim: false,
    make: signed,
  },
  {
    key: /어디|찍|위치|자리/,
    not: /왜|대칭|그래프|지나/,
    allow: /자리/g,
    count: 1,
    takesClaim: false,
    make: placePoint,
  },
  {
    key: /지나|어디|사분면|모양|그래프|어떻게\s?생/,
    not: /왜|위의\s?점|점\s?\(|대칭|만나|가까/,
    count: 1,
    takesClaim: false,
    make: describeGraph,
  },
  {
    key: /이상.*미만.*(?:들어|포함|속[하해]|껴|끼|세[나어]|넣)/,
    not: /왜|몇\s?명|도수/,
    allow: /이상|미만/g,
    count: 3,
    takesClaim: false,
    make: isInClass,
  },
  {
    key: /번\s?(?:을\s?)?곱/,
    not: /왜|더하|합/,
    allow: /곱/g,
    count: [1, 2],
    takesClaim: false,
    make: repeated,
  },
]
