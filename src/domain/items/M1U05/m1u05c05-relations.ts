import { makeBothForms, rightNumber, type Slip, slipOf, wrongNumber } from '../asking/ask-value.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { fractionAnswer } from '../asking/fraction-answer.ts'
import { tex, texList, texWith } from '../asking/inline-math.ts'
import { bracketed } from '../asking/linear-text.ts'
import { withEnoughSlips } from '../asking/with-enough-slips.ts'
import { divisorsOf, gcd } from '../number-facts.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { ItemTemplate } from '../template.ts'
import { askRelation, type RelationPool } from './ask-relation.ts'
import { directAnswer, inverseAnswer, inverseText } from './relation-text.ts'

const conceptId = 'M1U05C05'

const findRelation = makeBothForms({
  id: 'M1U05C05L1A1',
  conceptId,
  difficultyLevel: 1,
  name: '반비례 식 구하기',
  draw: withEnoughSlips((random) => {
    const [p, q] = drawUntil(
      random,
      (draw): [number, number] => [
        draw.pick([2, 3, 4, 5, 6, -2, -3, -4, -5]),
        draw.pick([2, 3, 4, 5, 6, 7, 8, 9, -2, -3, -4, -6, -8]),
      ],
      ([one, two]) => Math.abs(one) !== Math.abs(two),
    )
    const a = p * q
    return {
      question: `${texWith('y', '이/가')} ${tex('x')}에 반비례하고, ${tex(`x = ${p}`)}일 때 ${texWith(`y = ${q}`, '이에요/예요')}. ${tex('x')}와 ${tex('y')} 사이의 관계를 나타내는 식을 구하세요. (${tex('y = \\cdots')} 꼴로 답하세요.)`,
      right: inverseAnswer(a),
      slips: [
        slipOf(
          directAnswer([q, p]),
          '정비례 관계의 식을 구했어요. 반비례는 \\(y = \\frac{a}{x}\\) 꼴이에요.',
          'M1U05C04',
        ),
        slipOf(inverseAnswer(-a), '곱셈에서 부호를 틀렸어요.', 'M1U02C05'),
        slipOf(
          inverseAnswer(q),
          `${tex('y')}의 값을 그대로 분자에 썼어요. ${tex('x')}와 ${tex('y')}의 값을 곱해야 해요.`,
        ),
        slipOf(inverseAnswer(p + q), `${tex('x')}의 값과 ${tex('y')}의 값을 더했어요. 곱해야 해요.`),
        slipOf(
          directAnswer([a, 1]),
          `두 값을 곱한 수를 ${tex('x')}의 계수로 썼어요. 반비례는 ${tex('y = \\frac{a}{x}')} 꼴이에요.`,
        ),
      ].filter(({ key }) => key !== 'y=0/x'),
      solution: `반비례하므로 식을 ${tex('y = \\frac{a}{x}')}로 놓아요.\n\n1. ${texWith(`x = ${p}`, '과/와')} ${texWith(`y = ${q}`, '을/를')} 대입하면 ${texWith(`${q} = \\frac{a}{${p}}`, '이에요/예요')}.\n2. 양변에 ${texWith(p, '을/를')} 곱하면 ${texWith(`a = ${p} \\times ${bracketed(q)} = ${a}`, '이에요/예요')}.\n3. 따라서 식은 ${texWith(inverseText(a), '이에요/예요')}.`,
      hints: [
        `반비례하면 식을 ${tex('y = \\frac{a}{x}')} 꼴로 놓을 수 있어요.`,
        `반비례 관계에서는 ${tex('xy')}의 값이 ${texWith('a', '으로/로')} 일정해요.`,
        `주어진 ${tex('x')}의 값과 ${tex('y')}의 값을 곱하여 ${tex('a')}의 값을 구하고, ${tex('y = \\frac{a}{x}')}의 ${tex('a')} 대신 쓰세요.`,
      ],
    }
  }),
})

function drawFormulas(random: SeededRandom): RelationPool {
  const [a = 2, b = 3, c = 4, d = 5, e = 6] = random.sample([2, 3, 4, 5, 6, 7, 8], 5)
  const is = (value: number) => `${tex(inverseText(value))}이므로 반비례해요.`
  const not = (shape: string) => `${shape} ${tex('y = \\frac{a}{x}')} 꼴이 아니므로 반비례하지 않아요.`
  return {
    fitting: [
      { latex: tex(`xy = ${a * b}`), because: is(a * b) },
      { latex: tex(`y = -\\frac{${a}}{x}`), because: is(-a) },
      { latex: tex(`x = \\frac{${c}}{y}`), because: is(c) },
    ],
    others: [
      { latex: tex(`y = \\frac{x}{${b}}`), because: not(`${tex('x')}가 분자에 있는 정비례 관계라서`) },
      { latex: tex(`y = ${c}x`), because: not('정비례 관계라서') },
      { latex: tex(`x + y = ${d}`), because: not('합이 일정한 관계라서') },
      { latex: tex(`y = ${e} - ${a}x`), because: not(`${tex('x')}가 분모에 있지 않아서`) },
      {
        latex: tex(`\\frac{y}{x} = ${e}`),
        because: not(`${tex('xy')}가 아니라 ${tex('\\frac{y}{x}')}의 값이 일정한 정비례 관계라서`),
      },
    ],
  }
}

function drawSituations(random: SeededRandom): RelationPool {
  const [area, way, sweets] = [
    random.pick([24, 30, 36, 48]),
    random.pick([60, 80, 120]),
    random.pick([24, 36, 40, 60]),
  ]
  const [price, rope, age] = [random.pick([500, 700, 800]), random.pick([40, 50, 60]), random.integer(11, 15)]
  const is = (value: number) => `식으로 나타내면 ${tex(inverseText(value))}이므로 반비례해요.`
  const not = (latex: string) => `식으로 나타내면 ${tex(latex)}이므로 반비례하지 않아요.`
  return {
    fitting: [
      {
        latex: `넓이가 ${tex(area)} cm²인 직사각형의 가로 ${tex('x')} cm와 세로 ${tex('y')} cm`,
        because: is(area),
      },
      { latex: `${tex(way)} km를 시속 ${tex('x')} km로 갈 때 걸리는 시간 ${tex('y')}시간`, because: is(way) },
      {
        latex: `사탕 ${tex(sweets)}개를 ${tex('x')}명이 똑같이 나누어 가질 때 한 명이 갖는 사탕 ${tex('y')}개`,
        because: is(sweets),
      },
    ],
    others: [
      {
        latex: `한 자루에 ${tex(price)}원인 연필 ${tex('x')}자루의 값 ${tex('y')}원`,
        because: not(`y = ${price}x`),
      },
      {
        latex: `길이가 ${tex(rope)} cm인 끈을 ${tex('x')} cm 쓰고 남은 길이 ${tex('y')} cm`,
        because: not(`y = ${rope} - x`),
      },
      {
        latex: `올해 ${tex(age)}살인 사람의 ${tex('x')}년 후의 나이 ${tex('y')}살`,
        because: not(`y = ${age} + x`),
      },
      {
        latex: `한 변의 길이가 ${tex('x')} cm인 정삼각형의 둘레의 길이 ${tex('y')} cm`,
        because: not('y = 3x'),
      },
      {
        latex: `둘레의 길이가 ${tex(2 * rope)} cm인 직사각형의 가로 ${tex('x')} cm와 세로 ${tex('y')} cm`,
        because: not(`y = ${rope} - x`),
      },
    ],
  }
}

const chooseInverse: ItemTemplate = {
  id: 'M1U05C05L1A2',
  conceptId,
  difficultyLevel: 1,
  name: '반비례 고르기',
  generate: (random) =>
    askRelation(random, {
      kind: '반비례',
      pool: random.pick([drawFormulas, drawSituations])(random),
      hints: [
        `반비례하는 관계는 식이 ${tex('y = \\frac{a}{x}')} 꼴이에요.`,
        `보기마다 ${tex('y = \\cdots')} 꼴의 식으로 나타내 보세요.`,
        `${tex('x')}가 두 배가 될 때 ${tex('y')}는 반이 되는지, ${tex('xy')}의 값이 일정한지 확인하세요.`,
      ],
    }),
}

const pointOnCurve = makeBothForms({
  id: 'M1U05C05L3A1',
  conceptId,
  difficultyLevel: 3,
  name: '그래프 위의 점',
  draw: withEnoughSlips((random) => {
    const { p, q, r } = drawUntil(
      random,
      (draw) => ({
        p: draw.pick([2, 3, 4, 5, 6, -2, -3, -4, -6]),
        q: draw.pick([3, 4, 6, 8, 9, 10, -3, -4, -6, -8, -9]),
        r: draw.pick([-12, -9, -8, -6, -5, -4, -3, -2, 2, 3, 4, 5, 6, 8, 9, 10, 12]),
      }),
      (drawn) => {
        const a = drawn.p * drawn.q
        const bottom = Math.abs(drawn.r) / gcd(Math.abs(a), Math.abs(drawn.r))
        return (
          new Set([drawn.p, drawn.q, drawn.r].map(Math.abs)).size === 3 &&
          bottom <= 3 &&
          ![drawn.p, drawn.q, drawn.r].includes(a / drawn.r)
        )
      },
    )
    const a = p * q
    const fraction = (top: number, bottom: number, mistakeText: string, conceptOf?: string): Slip =>
      slipOf(fractionAnswer(top, bottom), mistakeText, conceptOf)
    return {
      question: `반비례 관계 ${tex('y = \\frac{a}{x}')}의 그래프가 두 점 ${tex(`(${p}, ${q})`)}, ${texWith(`(${r}, k)`, '을/를')} 지날 때, ${tex('k')}의 값을 구하세요. (단, ${tex('a')}는 상수예요.)`,
      right: fractionAnswer(a, r),
      slips: [
        fraction(q * r, p, '정비례 관계로 계산했어요. 반비례는 두 좌표의 곱이 일정해요.', 'M1U05C04'),
        fraction(a, 1, `${tex('a')}의 값까지만 구했어요.`),
        fraction(-a, r, '마지막 나눗셈에서 부호를 틀렸어요.', 'M1U02C06'),
        fraction(a * r, 1, `${tex('a')}를 ${texWith(r, '으로/로')} 나누어야 하는데 곱했어요.`),
        fraction(p + q - r, 1, '두 좌표의 합이 일정하다고 생각했어요.'),
      ],
      solution: `1. 점 ${texWith(`(${p}, ${q})`, '을/를')} 지나므로 ${tex(`${q} = \\frac{a}{${p}}`)}에서 ${texWith(`a = ${p} \\times ${bracketed(q)} = ${a}`, '이에요/예요')}.\n2. 식은 ${texWith(inverseText(a), '이에요/예요')}.\n3. ${texWith(`x = ${r}`, '을/를')} 대입하면 ${texWith(`k = ${fractionAnswer(a, r).markdown.slice(2, -2)}`, '이에요/예요')}.`,
      hints: [
        '그래프 위의 점의 좌표를 식에 대입하면 등식이 성립해요.',
        `좌표를 모두 아는 점을 이용하여 ${tex('a')}의 값부터 구하세요. 두 좌표의 곱과 같아요.`,
        `구한 식에 ${texWith(`x = ${r}`, '을/를')} 대입하면 ${tex('k')}의 값을 알 수 있어요.`,
      ],
    }
  }),
})

const latticePoints = makeBothForms({
  id: 'M1U05C05L3A2',
  conceptId,
  difficultyLevel: 3,
  name: '정수 좌표 점의 개수',
  draw: withEnoughSlips((random) => {
    const size = random.pick([6, 8, 10, 12, 14, 15, 16, 18, 20, 21, 24, 27, 28, 30])
    const a = random.pick([size, -size])
    const all = divisorsOf(size)
    return {
      question: `반비례 관계 ${tex(inverseText(a))}의 그래프 위의 점 중에서 ${tex('x')}좌표와 ${tex('y')}좌표가 모두 정수인 점의 개수를 구하세요.`,
      right: rightNumber(2 * all.length),
      slips: [
        wrongNumber(all.length, `${tex('x')}좌표가 양수인 점만 세었어요. 음수인 점도 세어야 해요.`),
        wrongNumber(2 * all.length - 2, `${tex('x')}좌표가 ${tex(1)}과 ${tex(-1)}인 점을 빠뜨렸어요.`),
        wrongNumber(
          4 * all.length,
          `${tex('x')}좌표와 ${tex('y')}좌표의 부호를 따로따로 정했어요. 한쪽의 부호가 정해지면 다른 쪽도 정해져요.`,
        ),
        wrongNumber(
          all.length + 1,
          `${tex('x')}좌표가 양수인 점만 세고 원점을 더했어요. 그래프는 원점을 지나지 않아요.`,
        ),
        wrongNumber(size, '분자의 수를 그대로 답했어요. 약수를 세어야 해요.', 'M1U01C04'),
      ],
      solution: `1. ${tex('x')}좌표가 정수이고 ${tex('y')}좌표도 정수이려면 ${tex('x')}좌표는 ${texWith(size, '을/를')} 나누어떨어지게 하는 정수예요.\n2. ${tex(size)}의 약수는 ${texList(all)}의 ${tex(all.length)}개이고, 음수도 될 수 있어요.\n3. 따라서 점의 개수는 ${texWith(`${all.length} \\times 2 = ${2 * all.length}`, '이에요/예요')}.`,
      hints: [
        `${tex('y')}좌표가 정수이려면 ${tex('x')}좌표로 나누었을 때 나누어떨어져야 해요.`,
        `${tex('x')}좌표가 될 수 있는 양의 정수는 ${tex(size)}의 약수예요.`,
        `${tex(size)}의 약수를 모두 세고, ${tex('x')}좌표가 음수인 점도 같은 개수만큼 있는지 확인하세요.`,
      ],
    }
  }),
})

export const RELATION_TEMPLATES: ItemTemplate[] = [
  ...findRelation,
  chooseInverse,
  ...pointOnCurve,
  ...latticePoints,
]
