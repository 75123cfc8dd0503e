import { readSinoNumber } from '#domain/korean/sino-number.ts'
import { divide, fromDecimalText, isWhole, type Rational, toNumber } from '#domain/math/rational.ts'
import { ASKING, ENDING, readWhole } from './asking-words.ts'

/** Points are reflected in an axis or in the origin. */
export type Mirror = 'x축' | 'y축' | '원점'

/** A task that is told by the names of its numbers. */
export type DescribedExercise =
  | { kind: 'quadrant'; point: readonly [Rational, Rational] }
  | { kind: 'reflection'; point: readonly [Rational, Rational]; mirror: Mirror }
  | { kind: 'relative-frequency'; frequency: Rational; total: Rational }
  | { kind: 'third-angle'; angles: readonly [Rational, Rational] }
  | { kind: 'order'; numbers: readonly [Rational, Rational] }
  | { kind: 'third-side'; sides: readonly [Rational, Rational] }
  | { kind: 'midpoint'; whole: string; half: string; length: Rational }
  | { kind: 'frequency'; share: Rational; total: Rational }
  | { kind: 'count-between'; data: readonly Rational[]; from: Rational; to: Rational }
  | { kind: 'triangle-sides'; sides: readonly [Rational, Rational, Rational] }
  | { kind: 'solid-parts'; sides: number; solid: '기둥' | '뿔' | '뿔대'; part: '면' | '모서리' | '꼭짓점' }
  | { kind: 'consecutive'; count: 2 | 3; step: 1 | 2; numbers: string; sum: Rational }
  | { kind: 'bound'; letter: string; value: Rational; relation: '이상' | '이하' | '초과' | '미만' }

const NUMBER = '-?\\d+(?:\\.\\d+)?'
const LINK = '( (이고|고|이며|며|인|일 때는?|이면|면|이?라면|이?야|이?에요|예요|이?다))?'
const POINT = `(점 )?(?<point>\\( ${NUMBER} , ${NUMBER} \\))( (은|는|이|가|을|를|의|점은?))?`
const NUMBERS = `(?<numbers>${NUMBER} (°|도|cm)?( (,|와|과|이?랑|하고)? ${NUMBER} (°|도|cm)?)+)${LINK}`

/** What makes each task, in words of which no other may be in the message. */
const PATTERNS = {
  quadrant: [POINT, '(?<asked>몇 사분면)'],
  reflection: [POINT, '(?<mirror>[xy] 축|원점)', '(?<asked>대칭)'],
  'relative-frequency': ['도수 (?<frequency>\\d+)', '전체 (?<total>\\d+)', '(?<asked>상대 도수)'],
  'third-angle': ['삼각형', '(?<two>두 각)', NUMBERS, '(?<asked>나머지 각)'],
  'triangle-sides': ['세 변이', NUMBERS, '(인 )?(?<asked>삼각형)이 될 수 있어'],
  order: [
    `(?<first>-?\\d+/\\d+|${NUMBER})( (이?랑|와|과|하고|,))? (?<second>-?\\d+/\\d+|${NUMBER})( (중에?서?|가운데))?`,
    `(어느|어떤|무슨|누가|뭐가|어디가)( 게| 것이| 쪽이| 수가)?|더`,
    `(?<asked>큰|크|커|작은|작)( ?(지|가|야|니|냐|아|은|나|거|게|것|건|수|쪽))*${ENDING}*`,
  ],
  'third-side': [
    `(삼각형(의|에서)? )?(두 변)(의)?( 길이)?(가|이|은|는)?( 각각)?`,
    NUMBERS,
    `(?<asked>(나머지|다른|남은|세번째)( 한)? ?변)(의 길이)?(은|는|이|의)?( 범위)?( 얼마| 몇| 어디)?(까지|부터)?( 가능| 되| 될 ?수 있| 됨)?(해|어|나|니|냐|음)*`,
  ],
  midpoint: [
    `(점 )?(?<middle>[A-Z])( (이|가|은|는))? (선분 )?(?<ofWhole>[A-Z]{2})?의? ?(?<point>중점)${LINK}`,
    `(선분 )?(?<whole>[A-Z]{2})( (가|이|의 길이가|=|는|은|길이))* (?<length>\\d+(\\.\\d+)?)( cm)?${LINK}`,
    `(선분 )?(?<asked>[A-Z]{2})(의 길이)?(은|는)?(?! ?[=가이의\\d])${ENDING}*`,
  ],
  frequency: ['상대 도수 (?<share>0\\.\\d+)', '전체 (?<total>\\d+)', '(?<asked>도수)'],
  'count-between': [
    `(?<numbers>\\d+([,\\s]+\\d+){2,})( 중에서?| 가운데)?( 에서|은|는)?`,
    `(?<from>\\d+) ?이상 ?(?<to>\\d+) ?미만(인 것|인 수|인 변량|의 도수)?(은|는|이)?`,
    `(?<asked>몇 (개|명)|도수|[개갯]수)(이|야|는|은|가)?${ENDING}*`,
  ],
  'solid-parts': [
    '(?<sides>\\d+|[삼사오육칠팔구]|십[일이]?) 각 (?<solid>기둥|뿔 ?대|뿔)',
    '(?<part>면|모서리|꼭[짓지]점)',
    '(?<asked>개수)',
  ],
  consecutive: [
    '연속하는 (?<count>두|세) (?<numbers>자연수|정수|짝수|홀수)',
    `(?<asked>합)이 (?<sum>${NUMBER})`,
  ],
  bound: [`(?<letter>[a-z])는 (?<value>${NUMBER}) (?<relation>이상|이하|초과|미만)`, '(?<asked>부등호로)'],
} as const

const KINDS = [
  'quadrant',
  'reflection',
  'relative-frequency',
  'third-angle',
  'triangle-sides',
  'order',
  'third-side',
  'midpoint',
  'frequency',
  'count-between',
  'solid-parts',
  'consecutive',
  'bound',
] as const

const SOLIDS = ['기둥', '뿔', '뿔대'] as const
const PARTS = ['면', '모서리', '꼭짓점'] as const
const MOST_SIDES = 100

type Groups = Partial<Record<string, string>>

function listValues(text: string | undefined): Rational[] {
  return (text?.match(new RegExp(NUMBER, 'g')) ?? []).flatMap((number) => fromDecimalText(number) ?? [])
}

/** The named parts of a message that holds each at most once, and no word besides; null for any other. */
function readParts(message: string, patterns: readonly string[]): Groups | null {
  const parts = readWhole(message, [...patterns, ASKING].join('|'))
  if (!parts) return null
  const named = parts.flatMap(({ groups = {} }) =>
    Object.entries(groups).filter(([, value]) => value !== undefined),
  )
  return new Set(named.map(([name]) => name)).size === named.length ? Object.fromEntries(named) : null
}

function isAngle(angle: Rational): boolean {
  return toNumber(angle) > 0 && toNumber(angle) < 180
}

function readNumber(text: string | undefined): Rational | null {
  const [above = '', below] = (text ?? '').split('/')
  const [top, bottom] = [fromDecimalText(above), below === undefined ? null : fromDecimalText(below)]
  return top && bottom ? divide(top, bottom) : below === undefined ? top : null
}

function toExercise(kind: (typeof KINDS)[number], groups: Groups): DescribedExercise | null {
  const [first, second, third, ...rest] = listValues(groups.point ?? groups.numbers)
  switch (kind) {
    case 'quadrant':
      return first && second ? { kind, point: [first, second] } : null
    case 'reflection': {
      const mirror = groups.mirror?.replace(/\s/g, '')
      return first && second && (mirror === 'x축' || mirror === 'y축' || mirror === '원점')
        ? { kind, point: [first, second], mirror }
        : null
    }
    case 'relative-frequency': {
      const [frequency] = listValues(groups.frequency)
      const [total] = listValues(groups.total)
      return frequency && total && toNumber(total) > 0 && toNumber(frequency) <= toNumber(total)
        ? { kind, frequency, total }
        : null
    }
    case 'third-angle':
      return groups.two &&
        first &&
        second &&
        !third &&
        isAngle(first) &&
        isAngle(second) &&
        toNumber(first) + toNumber(second) < 180
        ? { kind, angles: [first, second] }
        : null
    case 'triangle-sides':
      return first &&
        second &&
        third &&
        rest.length === 0 &&
        [first, second, third].every((side) => toNumber(side) > 0)
        ? { kind, sides: [first, second, third] }
        : null
    case 'order': {
      const pair = [groups.first, groups.second].flatMap((number) => readNumber(number) ?? [])
      const [left, right] = pair
      return left && right ? { kind, numbers: [left, right] } : null
    }
    case 'third-side':
      return first && second && !third && [first, second].every((side) => toNumber(side) > 0)
        ? { kind, sides: [first, second] }
        : null
    case 'midpoint': {
      const [length] = listValues(groups.length)
      const { middle, whole, asked } = groups
      if (!length || !middle || !whole || !asked || whole.includes(middle) || toNumber(length) <= 0)
        return null
      const halves = [...whole].flatMap((end) => [end + middle, middle + end])
      return halves.includes(asked) ? { kind, whole, half: asked, length } : null
    }
    case 'frequency': {
      const [share] = listValues(groups.share)
      const [total] = listValues(groups.total)
      return share && total && toNumber(share) <= 1 ? { kind, share, total } : null
    }
    case 'count-between': {
      const [from] = listValues(groups.from)
      const [to] = listValues(groups.to)
      const data = listValues(groups.numbers)
      return from && to && toNumber(from) < toNumber(to) ? { kind, data, from, to } : null
    }
    case 'solid-parts': {
      const sides = readSinoNumber(groups.sides ?? '') ?? Number(groups.sides)
      const solid = SOLIDS.find((one) => one === groups.solid?.replace(' ', ''))
      const part = PARTS.find((one) => one === groups.part?.replace('지', '짓'))
      return solid && part && sides >= 3 && sides <= MOST_SIDES ? { kind, sides, solid, part } : null
    }
    case 'consecutive': {
      const [sum] = listValues(groups.sum)
      const { numbers } = groups
      return sum && isWhole(sum) && numbers
        ? { kind, count: groups.count === '두' ? 2 : 3, step: /[짝홀]/.test(numbers) ? 2 : 1, numbers, sum }
        : null
    }
    case 'bound': {
      const [value] = listValues(groups.value)
      const { letter, relation } = groups
      return letter &&
        value &&
        (relation === '이상' || relation === '이하' || relation === '초과' || relation === '미만')
        ? { kind, letter, value, relation }
        : null
    }
  }
}

/**
 * The task in a message whose numbers are told by name (`(-3,5)는 몇 사분면이야?`, `도수 12 전체 40이면 상대도수`); null if it has any
 * word or number besides.
 */
export function readDescribedExercise(message: string): DescribedExercise | null {
  for (const kind of KINDS) {
    const groups = readParts(message, PATTERNS[kind])
    if (groups?.asked) return toExercise(kind, groups)
  }
  return null
}
