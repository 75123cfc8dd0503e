import { askChoice, makeBothForms, type Slip } from '../asking/ask-value.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { tex, texWith } from '../asking/inline-math.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { ItemTemplate } from '../template.ts'
import { type Point, pointText } from './point-text.ts'
import { quadrantName, quadrantOf, signsOf } from './quadrants.ts'

const conceptId = 'M1U05C02'

const findQuadrant: ItemTemplate = {
  id: 'M1U05C02L1A1',
  conceptId,
  difficultyLevel: 1,
  name: '사분면 찾기',
  generate: (random) => {
    const point = drawUntil(
      random,
      (draw): Point => [draw.integer(-9, 9), draw.integer(-9, 9)],
      ([x, y]) => (x !== 0 || y !== 0) && (x * y !== 0 || (x + y) % 3 === 0),
    )
    const quadrant = quadrantOf(point)
    const [x, y] = point
    const sign = (value: number) => (value === 0 ? `${tex(0)}` : value > 0 ? '양수' : '음수')
    const why = (other: number) => {
      if (quadrant === 0)
        return '좌표 가운데 하나가 \\(0\\)인 점은 좌표축 위에 있어요. 어느 사분면에도 속하지 않아요.'
      if (other === 0) return '두 좌표가 모두 \\(0\\)이 아니므로 좌표축 위의 점이 아니에요.'
      const [first, second] = [quadrant, other].map((one) => signsOf(one))
      if (first?.[1] === second?.[1]) return '\\(y\\)좌표의 부호를 잘못 보았어요.'
      if (first?.[4] === second?.[4]) return '\\(x\\)좌표의 부호를 잘못 보았어요.'
      return `두 좌표의 부호가 ${tex(signsOf(other))}인 사분면을 골랐어요. 사분면의 번호를 확인하세요.`
    }
    const options = [1, 2, 3, 4, 0].map((one) => ({ key: String(one), markdown: quadrantName(one) }))
    const rightAt = options.findIndex(({ key }) => key === String(quadrant))
    const right = options[rightAt] ?? { key: '', markdown: '' }
    return askChoice(random, {
      question: `점 ${texWith(pointText(point), '은/는')} 어느 사분면 위의 점인가요?`,
      right,
      slips: options
        .filter((one) => one !== right)
        .map((one) => ({ ...one, mistakeText: why(Number(one.key)) })),
      solution:
        quadrant === 0
          ? `점 ${texWith(pointText(point), '은/는')} ${tex(x === 0 ? 'x' : 'y')}좌표가 ${tex(0)}이므로 ${tex(x === 0 ? 'y' : 'x')}축 위에 있어요. 좌표축 위의 점은 어느 사분면에도 속하지 않아요.`
          : `${tex('x')}좌표 ${texWith(x, '은/는')} ${sign(x)}, ${tex('y')}좌표 ${texWith(y, '은/는')} ${sign(y)}이므로 원점의 ${x > 0 ? '오른쪽' : '왼쪽'} ${y > 0 ? '위' : '아래'}에 있는 점이에요. 따라서 제${tex(quadrant)}사분면 위의 점이에요.`,
      hints: [
        `${tex('x')}좌표와 ${tex('y')}좌표의 부호를 하나씩 살펴보세요. 부호가 없는 수도 있을까요?`,
        '이 점은 원점의 오른쪽에 있나요, 왼쪽에 있나요? 위에 있나요, 아래에 있나요? 어느 쪽도 아닐 수 있어요.',
        '오른쪽 위에서 시작하여 시계 반대 방향으로 번호를 세되, 좌표축 위에 있는지도 확인하세요.',
      ],
    })
  },
}

/** Values with a sign of their own, to judge expressions by: a and b of the sizes 2 and 3 or the other way round. */
function samplesOf(quadrant: number): Point[] {
  const [signX, signY] = [quadrant === 1 || quadrant === 4 ? 1 : -1, quadrant <= 2 ? 1 : -1]
  return [
    [2 * signX, 3 * signY],
    [3 * signX, 2 * signY],
  ]
}

interface Part {
  text: string
  of: (a: number, b: number) => number
  /** Why it has its sign. */
  because: (sign: string) => string
}

const PARTS: readonly Part[] = [
  { text: 'a', of: (a) => a, because: (sign) => `${tex(`a ${sign} 0`)}` },
  { text: 'b', of: (_, b) => b, because: (sign) => `${tex(`b ${sign} 0`)}` },
  { text: '-a', of: (a) => -a, because: (sign) => `${tex(`-a ${sign} 0`)}` },
  { text: '-b', of: (_, b) => -b, because: (sign) => `${tex(`-b ${sign} 0`)}` },
  { text: 'ab', of: (a, b) => a * b, because: (sign) => `${tex(`ab ${sign} 0`)}` },
  { text: '-ab', of: (a, b) => -a * b, because: (sign) => `${tex(`-ab ${sign} 0`)}` },
  { text: 'a - b', of: (a, b) => a - b, because: (sign) => `${tex(`a - b ${sign} 0`)}` },
  { text: 'b - a', of: (a, b) => b - a, because: (sign) => `${tex(`b - a ${sign} 0`)}` },
  { text: 'a + b', of: (a, b) => a + b, because: (sign) => `${tex(`a + b ${sign} 0`)}` },
]

/** The sign that a part has for every sample; 0 where samples disagree. */
function signOf({ of }: Part, samples: readonly Point[]): number {
  const signs = samples.map(([a, b]) => Math.sign(of(a, b)))
  return signs.every((sign) => sign === signs[0]) ? (signs[0] ?? 0) : 0
}

function relation(sign: number): string {
  return sign > 0 ? '>' : '<'
}

function quadrantSlips(first: number, second: number): Slip[] {
  const make = (x: number, y: number, mistakeText: string): Slip => {
    const quadrant = quadrantOf([x, y])
    return { key: String(quadrant), markdown: quadrantName(quadrant), mistakeText }
  }
  return [
    make(-first, second, '첫째 좌표의 부호를 반대로 판단했어요.'),
    make(first, -second, '둘째 좌표의 부호를 반대로 판단했어요.'),
    make(-first, -second, '두 좌표의 부호를 모두 반대로 판단했어요.'),
    {
      key: '0',
      markdown: quadrantName(0),
      mistakeText: '두 좌표의 부호가 모두 정해져요. 좌표축 위의 점이 아니에요.',
      conceptId: 'M1U05C01',
    },
  ]
}

/** What to look at where the parts hold a product, a difference or a sum. */
function clueFor(parts: string): string {
  return [
    ...(parts.includes('ab') ? [' 곱은 두 수의 부호가 같은지 다른지를 살펴보세요.'] : []),
    ...(parts.includes(' - ') ? [' 차는 어느 수가 더 큰지를 살펴보세요.'] : []),
    ...(parts.includes(' + ') ? [' 합은 두 수의 부호가 같은지를 살펴보세요.'] : []),
  ].join('')
}

const signsOfParts = makeBothForms({
  id: 'M1U05C02L3A2',
  conceptId,
  difficultyLevel: 3,
  name: '부호로 사분면',
  draw: (random) => {
    const { quadrant, first, second } = drawUntil(
      random,
      (draw) => {
        const [one, two] = draw.sample(PARTS, 2)
        return { quadrant: draw.integer(1, 4), first: one as Part, second: two as Part }
      },
      (drawn) => {
        const samples = samplesOf(drawn.quadrant)
        const signs = [drawn.first, drawn.second].map((part) => signOf(part, samples))
        const target = quadrantOf([signs[0] ?? 0, signs[1] ?? 0])
        return (
          target !== 0 &&
          target !== drawn.quadrant &&
          [drawn.first, drawn.second].some(({ text }) => text.length > 2 || text === 'ab')
        )
      },
    )
    const samples = samplesOf(quadrant)
    const [one, two] = [signOf(first, samples), signOf(second, samples)]
    const target = quadrantOf([one, two])
    const [a, b] = samples[0] ?? [1, 1]
    const pair = `(${first.text}, ${second.text})`
    return {
      question: `점 ${texWith('(a, b)', '이/가')} 제${tex(quadrant)}사분면 위의 점일 때, 점 ${texWith(pair, '은/는')} 제몇 사분면 위의 점인지 구하세요. (번호만 답하세요.)`,
      right: { key: String(target), markdown: quadrantName(target) },
      slips: quadrantSlips(one, two),
      solution: `1. 점 ${texWith('(a, b)', '이/가')} 제${tex(quadrant)}사분면 위의 점이므로 ${tex(`a ${relation(Math.sign(a))} 0`)}, ${tex(`b ${relation(Math.sign(b))} 0`)}이에요.\n2. 따라서 ${first.because(relation(one))}, ${second.because(relation(two))}이에요.\n3. 점 ${tex(pair)}의 두 좌표의 부호는 차례로 ${tex(signsOf(target))}이므로 제${tex(target)}사분면 위의 점이에요.`,
      hints: [
        `먼저 ${texWith('a', '과/와')} ${tex('b')}의 부호를 사분면에서 알아내세요.`,
        `${texWith('a', '과/와')} ${tex('b')}의 부호를 알면 ${texWith(first.text, '과/와')} ${tex(second.text)}의 부호를 알 수 있어요.${clueFor(`${first.text} ${second.text}`)}`,
        `${texWith('a', '과/와')} ${tex('b')}에 조건에 맞는 수를 하나씩 넣어 점 ${texWith(pair, '을/를')} 찍어 보세요.`,
      ],
    }
  },
})

interface Condition {
  text: string
  /** What follows for the signs of a and b. */
  a: number
  b: number
  steps: [string, string]
}

const CONDITIONS: readonly Condition[] = [
  {
    text: '\\(ab < 0\\), \\(a - b > 0\\)',
    a: 1,
    b: -1,
    steps: [
      '\\(ab < 0\\)이므로 \\(a\\)와 \\(b\\)의 부호는 서로 달라요.',
      '\\(a - b > 0\\)에서 \\(a > b\\)이므로 \\(a > 0\\), \\(b < 0\\)이에요.',
    ],
  },
  {
    text: '\\(ab < 0\\), \\(a - b < 0\\)',
    a: -1,
    b: 1,
    steps: [
      '\\(ab < 0\\)이므로 \\(a\\)와 \\(b\\)의 부호는 서로 달라요.',
      '\\(a - b < 0\\)에서 \\(a < b\\)이므로 \\(a < 0\\), \\(b > 0\\)이에요.',
    ],
  },
  {
    text: '\\(ab > 0\\), \\(a + b < 0\\)',
    a: -1,
    b: -1,
    steps: [
      '\\(ab > 0\\)이므로 \\(a\\)와 \\(b\\)의 부호는 서로 같아요.',
      '\\(a + b < 0\\)이므로 둘 다 양수일 수 없어요. 따라서 \\(a < 0\\), \\(b < 0\\)이에요.',
    ],
  },
  {
    text: '\\(ab > 0\\), \\(a + b > 0\\)',
    a: 1,
    b: 1,
    steps: [
      '\\(ab > 0\\)이므로 \\(a\\)와 \\(b\\)의 부호는 서로 같아요.',
      '\\(a + b > 0\\)이므로 둘 다 음수일 수 없어요. 따라서 \\(a > 0\\), \\(b > 0\\)이에요.',
    ],
  },
]

const PAIRS = PARTS.filter(({ text }) => text !== 'a + b')

function drawCondition(random: SeededRandom) {
  return drawUntil(
    random,
    (draw) => {
      const [first, second] = draw.sample(PAIRS, 2)
      return { condition: draw.pick(CONDITIONS), first: first as Part, second: second as Part }
    },
    ({ condition, first, second }) => {
      const samples: Point[] = [
        [2 * condition.a, 3 * condition.b],
        [3 * condition.a, 2 * condition.b],
      ]
      const [one, two] = [signOf(first, samples), signOf(second, samples)]
      const isGiven = [first, second].some(({ text }) => condition.text.includes(`\\(${text} `))
      return (
        one !== 0 &&
        two !== 0 &&
        !isGiven &&
        quadrantOf([one, two]) !== quadrantOf([condition.a, condition.b])
      )
    },
  )
}

const signsFromConditions = makeBothForms({
  id: 'M1U05C02L5A1',
  conceptId,
  difficultyLevel: 5,
  name: '곱과 합의 부호 조건',
  draw: (random) => {
    const { condition, first, second } = drawCondition(random)
    const samples: Point[] = [[2 * condition.a, 3 * condition.b]]
    const [one, two] = [signOf(first, samples), signOf(second, samples)]
    const target = quadrantOf([one, two])
    const pair = `(${first.text}, ${second.text})`
    return {
      question: `${condition.text}일 때, 점 ${texWith(pair, '은/는')} 제몇 사분면 위의 점인지 구하세요. (번호만 답하세요.)`,
      right: { key: String(target), markdown: quadrantName(target) },
      slips: quadrantSlips(one, two),
      solution: `1. ${condition.steps[0]}\n2. ${condition.steps[1]}\n3. 따라서 ${first.because(relation(one))}, ${second.because(relation(two))}이에요.\n4. 점 ${tex(pair)}의 두 좌표의 부호는 차례로 ${tex(signsOf(target))}이므로 제${tex(target)}사분면 위의 점이에요.`,
      hints: [
        `곱의 부호를 보면 ${texWith('a', '과/와')} ${tex('b')}의 부호가 같은지 다른지 알 수 있어요.`,
        '둘째 조건으로 두 문자 가운데 어느 것이 양수이고 어느 것이 음수인지 정하세요.',
        `조건에 맞는 ${texWith('a', '과/와')} ${tex('b')}의 값을 하나씩 정하여 점 ${texWith(pair, '을/를')} 찍어 보고, 다른 값으로도 확인하세요.`,
      ],
    }
  },
})

export const QUADRANT_TEMPLATES: ItemTemplate[] = [findQuadrant, ...signsOfParts, ...signsFromConditions]
