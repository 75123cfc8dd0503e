import { attachParticle } from '#domain/korean/attach-particle.ts'
import type { Statement } from '../asking/ask-statements.ts'
import { askChoice, makeBothForms, onlyShown, type Slip } from '../asking/ask-value.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { fractionAnswer } from '../asking/fraction-answer.ts'
import { tex, texWith } from '../asking/inline-math.ts'
import { bracketed } from '../asking/linear-text.ts'
import { withEnoughSlips } from '../asking/with-enough-slips.ts'
import { gcd } from '../number-facts.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { GeneratedItem, ItemTemplate } from '../template.ts'
import { askOneStatement } from './ask-one-statement.ts'
import {
  type Constant,
  constantText,
  directAnswer,
  directText,
  inverseText,
  slipOf,
} from './relation-text.ts'

const conceptId = 'M1U05C04'

const findRelation = makeBothForms({
  id: 'M1U05C04L1A1',
  conceptId,
  difficultyLevel: 1,
  name: '정비례 식 구하기',
  draw: withEnoughSlips((random) => {
    const [a, p] = drawUntil(
      random,
      (draw) => [
        draw.pick([2, 3, 4, 5, 6, 7, -2, -3, -4, -5, -6]),
        draw.pick([2, 3, 4, 5, 6, -2, -3, -4, -5]),
      ],
      ([one = 0, two = 0]) => one !== two && one !== -two,
    ) as [number, number]
    const q = a * p
    return {
      question: `${texWith('y', '이/가')} ${tex('x')}에 정비례하고, ${texWith(`x = ${p}`, '이면/면').replace(/이면$|면$/, '')}일 때 ${texWith(`y = ${q}`, '이에요/예요')}. ${tex('x')}와 ${tex('y')} 사이의 관계를 나타내는 식을 구하세요. (${tex('y = \\cdots')} 꼴로 답하세요.)`,
      right: directAnswer([a, 1]),
      slips: [
        slipOf(
          directAnswer([p, q]),
          `${texWith(p, '을/를')} ${texWith(q, '으로/로')} 나누었어요. 정비례 상수는 ${tex('y')}의 값을 ${tex('x')}의 값으로 나눈 값이에요.`,
        ),
        slipOf(directAnswer([-a, 1]), '나눗셈에서 부호를 틀렸어요.', 'M1U02C06'),
        slipOf(directAnswer([q, 1]), `${tex('y')}의 값을 그대로 ${tex('x')}의 계수로 썼어요.`),
        slipOf(
          directAnswer([q - p, 1]),
          `${tex('y')}의 값에서 ${tex('x')}의 값을 뺐어요. 빼지 않고 나누어야 해요.`,
        ),
        slipOf(directAnswer([q * p, 1]), `${tex('x')}의 값과 ${tex('y')}의 값을 곱했어요. 나누어야 해요.`),
      ],
      solution: `정비례하므로 식을 ${texWith('y = ax', '으로/로')} 놓아요.\n\n1. ${texWith(`x = ${p}`, '과/와')} ${texWith(`y = ${q}`, '을/를')} 대입하면 ${texWith(`${q} = a \\times ${bracketed(p)}`, '이에요/예요')}.\n2. 양변을 ${texWith(p, '으로/로')} 나누면 ${texWith(`a = ${a}`, '이에요/예요')}.\n3. 따라서 식은 ${texWith(directText([a, 1]), '이에요/예요')}.`,
      hints: [
        `정비례하면 식을 ${tex('y = ax')} 꼴로 놓을 수 있어요.`,
        `${tex('y = ax')}에 주어진 ${tex('x')}와 ${tex('y')}의 값을 대입해 보세요.`,
        `${texWith(`${q} = a \\times ${bracketed(p)}`, '을/를')} 풀어 ${tex('a')}의 값을 구하고, ${tex('y = ax')}의 ${tex('a')} 대신 쓰세요.`,
      ],
    }
  }),
})

interface Kind {
  shown: string
  because: string
}

function drawFormulas(random: SeededRandom): { direct: Kind[]; other: Kind[] } {
  const [a = 2, b = 3, c = 4, d = 5, e = 6] = random.sample([2, 3, 4, 5, 6, 7, 8], 5)
  const not = (shape: string) => `${shape} ${tex('y = ax')} 꼴이 아니므로 정비례하지 않아요.`
  const is = (shown: string) => `${tex('y = ax')} 꼴로 나타내면 ${tex(shown)}이므로 정비례해요.`
  return {
    direct: [
      { shown: tex(`y = -${a}x`), because: is(`y = -${a}x`) },
      { shown: tex(`y = \\frac{x}{${b}}`), because: is(`y = \\frac{1}{${b}}x`) },
      { shown: tex(`\\frac{y}{x} = ${c}`), because: is(`y = ${c}x`) },
      { shown: tex(`${d}x - y = 0`), because: is(`y = ${d}x`) },
    ],
    other: [
      { shown: tex(`y = ${a}x + ${b}`), because: not('더하는 수가 있어서') },
      { shown: tex(`y = \\frac{${c}}{x}`), because: not(`${tex('x')}가 분모에 있어서`) },
      { shown: tex(`xy = ${d}`), because: not(`곱이 일정한 관계 ${tex(inverseText(d))}라서`) },
      { shown: tex(`x + y = ${e}`), because: not('합이 일정한 관계라서') },
    ],
  }
}

function drawSituations(random: SeededRandom): { direct: Kind[]; other: Kind[] } {
  const [a = 2, b = 3, c = 4] = random.sample([3, 4, 5, 6, 7, 8], 3)
  const price = random.pick([500, 700, 800, 1200])
  const [area, way, rope] = [
    random.pick([24, 30, 36, 48]),
    random.pick([60, 80, 120]),
    random.pick([40, 50, 60]),
  ]
  const is = (shown: string) => `식으로 나타내면 ${tex(shown)}이므로 정비례해요.`
  const not = (shown: string) => `식으로 나타내면 ${tex(shown)}이므로 정비례하지 않아요.`
  const quantity = (words: string, unit: string) => `${words} ${tex('y')} ${unit}`
  return {
    direct: [
      {
        shown: `한 자루에 ${tex(price)}원인 연필 ${tex('x')}자루의 값 ${tex('y')}원`,
        because: is(`y = ${price}x`),
      },
      {
        shown: `시속 ${tex(way)} km로 ${tex('x')}시간 동안 간 ${quantity('거리', 'km')}`,
        because: is(`y = ${way}x`),
      },
      {
        shown: `한 변의 길이가 ${tex('x')} cm인 정사각형의 둘레의 ${quantity('길이', 'cm')}`,
        because: is('y = 4x'),
      },
      {
        shown: `밑변의 길이가 ${tex(2 * a)} cm, 높이가 ${tex('x')} cm인 삼각형의 ${quantity('넓이', 'cm²')}`,
        because: is(`y = ${a}x`),
      },
    ],
    other: [
      {
        shown: `넓이가 ${tex(area)} cm²인 직사각형의 가로 ${tex('x')} cm와 세로 ${tex('y')} cm`,
        because: not(`y = \\frac{${area}}{x}`),
      },
      {
        shown: `길이가 ${tex(rope)} cm인 끈을 ${tex('x')} cm 쓰고 남은 ${quantity('길이', 'cm')}`,
        because: not(`y = ${rope} - x`),
      },
      {
        shown: `${tex(way)} km를 시속 ${tex('x')} km로 갈 때 걸리는 시간 ${tex('y')}시간`,
        because: not(`y = \\frac{${way}}{x}`),
      },
      {
        shown: `현재 ${tex(10 + b)}살인 사람의 ${tex('x')}년 후의 나이 ${tex('y')}살`,
        because: not(`y = ${10 + b} + x`),
      },
      {
        shown: `기본요금이 ${tex(1000 * c)}원이고 ${tex(1)}분에 ${tex(100)}원씩 더 내는 자전거를 ${tex('x')}분 빌린 값 ${tex('y')}원`,
        because: not(`y = 100x + ${1000 * c}`),
      },
    ],
  }
}

function askKind(random: SeededRandom, { direct, other }: { direct: Kind[]; other: Kind[] }): GeneratedItem {
  const right = random.pick(direct)
  const wrong = random.sample(other, 4)
  return askChoice(random, {
    question: `다음 중 ${texWith('y', '이/가')} ${tex('x')}에 정비례하는 것은 어느 것인가요?`,
    right: onlyShown(right.shown),
    slips: wrong.map(({ shown, because }) => ({ ...onlyShown(shown), says: because })),
    solution: [right, ...wrong].map(({ shown, because }) => `- ${shown}: ${because}`).join('\n'),
    hints: [
      `정비례하는 관계는 식이 ${tex('y = ax')} 꼴이에요.`,
      `보기마다 ${tex('y = \\cdots')} 꼴의 식으로 나타내 보세요.`,
      `${tex('x')}가 ${tex(2)}배가 될 때 ${tex('y')}도 ${tex(2)}배가 되는지, ${tex('x = 0')}이면 ${tex('y = 0')}인지 확인하세요.`,
    ],
  })
}

const chooseDirect: ItemTemplate = {
  id: 'M1U05C04L1A2',
  conceptId,
  difficultyLevel: 1,
  name: '정비례 고르기',
  generate: (random) => askKind(random, random.pick([drawFormulas, drawSituations])(random)),
}

const pointOnGraph = makeBothForms({
  id: 'M1U05C04L3A1',
  conceptId,
  difficultyLevel: 3,
  name: '그래프 위의 점',
  draw: withEnoughSlips((random) => {
    const { p, q, r } = drawUntil(
      random,
      (draw) => ({
        p: draw.pick([2, 3, 4, 5, 6, -2, -3, -4, -6]),
        q: draw.pick([3, 4, 6, 8, 9, 10, 12, -3, -4, -6, -8, -9, -10, -12]),
        r: draw.pick([-12, -10, -9, -8, -6, -5, -4, -3, 2, 3, 4, 5, 6, 9, 10, 15]),
      }),
      (drawn) => {
        const [top, bottom] = [drawn.r * drawn.p, drawn.q]
        const divisor = gcd(Math.abs(top), Math.abs(bottom))
        return (
          Math.abs(drawn.p) !== Math.abs(drawn.q) &&
          Math.abs(drawn.r) !== Math.abs(drawn.q) &&
          Math.abs(drawn.r) !== Math.abs(drawn.p) &&
          Math.abs(bottom / divisor) <= 3 &&
          Math.abs(top / bottom) <= 20 &&
          ![drawn.p, drawn.q, drawn.r].includes(top / bottom)
        )
      },
    )
    const constant: Constant = [q, p]
    const fraction = (top: number, bottom: number, says: string, conceptOf?: string): Slip =>
      slipOf(fractionAnswer(top, bottom), says, conceptOf)
    return {
      question: `정비례 관계 ${tex('y = ax')}의 그래프가 두 점 ${tex(`(${p}, ${q})`)}, ${texWith(`(k, ${r})`, '을/를')} 지날 때, ${tex('k')}의 값을 구하세요. (단, ${tex('a')}는 상수예요.)`,
      right: fractionAnswer(r * p, q),
      slips: [
        fraction(r * q, p, `${tex(r)}의 자리를 ${tex('x')}좌표로 보고 ${tex('y')}의 값을 구했어요.`),
        fraction(r * q, 1, `${tex('a')}의 값으로 ${tex('y')}좌표를 그대로 썼어요.`),
        fraction(-r * p, q, '마지막 계산에서 부호를 틀렸어요.', 'M1U02C06'),
        fraction(q, p, `${tex('a')}의 값까지만 구했어요.`),
        fraction(r - q + p, 1, `${tex('y')}좌표가 변한 만큼 ${tex('x')}좌표도 변한다고 생각했어요.`),
      ],
      solution: `1. 점 ${texWith(`(${p}, ${q})`, '을/를')} 지나므로 ${tex('y = ax')}에 대입하면 ${tex(`${q} = a \\times ${bracketed(p)}`)}에서 ${texWith(`a = ${constantText(constant)}`, '이에요/예요')}.\n2. 식은 ${texWith(directText(constant), '이에요/예요')}.\n3. 점 ${texWith(`(k, ${r})`, '을/를')} 지나므로 ${tex(`${r} = ${directText(constant).slice(4).replace('x', 'k')}`)}에서 ${texWith(`k = ${fractionAnswer(r * p, q).shown.slice(2, -2)}`, '이에요/예요')}.`,
      hints: [
        '그래프 위의 점의 좌표를 식에 대입하면 등식이 성립해요.',
        `좌표를 모두 아는 점을 ${tex('y = ax')}에 대입하여 ${tex('a')}의 값부터 구하세요.`,
        `구한 식에 ${texWith('x = k', '과/와')} ${texWith(`y = ${r}`, '을/를')} 대입하여 ${tex('k')}에 대한 방정식을 푸세요.`,
      ],
    }
  }),
})

function graphStatements(random: SeededRandom, constant: Constant): Statement[] {
  const [top, bottom] = constant
  const isUp = top > 0
  const [mine, theirs] = isUp
    ? ['제\\(1\\)사분면과 제\\(3\\)사분면', '제\\(2\\)사분면과 제\\(4\\)사분면']
    : ['제\\(2\\)사분면과 제\\(4\\)사분면', '제\\(1\\)사분면과 제\\(3\\)사분면']
  const sign = texWith(constantText(constant), '이/가') + (isUp ? ' 양수이므로' : ' 음수이므로')
  const shift = random.pick([1, -1, 2])
  const nearer = Math.abs(top / bottom) + 1
  const other = random.pick([1, -1]) * Math.ceil(nearer)
  const text = (point: string) => `점 ${texWith(point, '을/를')} 지난다.`
  const substituted = `${texWith(`x = ${bottom * shift}`, '을/를')} 대입하면 ${texWith(`y = ${top * shift}`, '이에요/예요')}.`
  const steep = `${tex('a')}의 절댓값이 클수록 그래프는 ${tex('y')}축에 가까워요. ${tex(other)}의 절댓값이 더 크므로 ${tex(directText([other, 1]))}의 그래프가 ${tex('y')}축에 더 가까워요.`
  return [
    {
      topic: 'quadrants',
      isTrue: true,
      text: `${attachParticle(mine ?? '', '을/를')} 지난다.`,
      because: `${sign} ${attachParticle(mine ?? '', '을/를')} 지나요.`,
      says: '',
    },
    {
      topic: 'quadrants',
      isTrue: false,
      text: `${attachParticle(theirs ?? '', '을/를')} 지난다.`,
      because: `${sign} ${attachParticle(mine ?? '', '을/를')} 지나요.`,
      says: '',
    },
    {
      topic: 'grows',
      isTrue: true,
      text: `${tex('x')}의 값이 증가하면 ${tex('y')}의 값은 ${isUp ? '증가' : '감소'}한다.`,
      because: `${sign} 그래프가 오른쪽 ${isUp ? '위' : '아래'}로 향해요.`,
      says: '',
    },
    {
      topic: 'grows',
      isTrue: false,
      text: `${tex('x')}의 값이 증가하면 ${tex('y')}의 값은 ${isUp ? '감소' : '증가'}한다.`,
      because: `${sign} 그래프가 오른쪽 ${isUp ? '위' : '아래'}로 향해요.`,
      says: '',
    },
    {
      topic: 'point',
      isTrue: true,
      text: text(`(${bottom * shift}, ${top * shift})`),
      because: substituted,
      says: '',
    },
    {
      topic: 'point',
      isTrue: false,
      text: text(`(${top * shift}, ${bottom * shift})`),
      because: `${tex('x')}좌표와 ${tex('y')}좌표를 바꾸었어요. ${substituted}`,
      says: '',
    },
    {
      topic: 'steep',
      isTrue: true,
      text: `${tex(directText([other, 1]))}의 그래프보다 ${tex('x')}축에 더 가깝다.`,
      because: steep,
      says: '',
    },
    {
      topic: 'steep',
      isTrue: false,
      text: `${tex(directText([other, 1]))}의 그래프보다 ${tex('y')}축에 더 가깝다.`,
      because: steep,
      says: '',
    },
    {
      topic: 'shape',
      isTrue: true,
      text: '원점을 지나는 직선이다.',
      because: `${texWith('x = 0', '이면/면')} ${tex('y = 0')}이고, 정비례 관계의 그래프는 직선이에요.`,
      says: '',
    },
    {
      topic: 'shape',
      isTrue: false,
      text: '원점을 지나지 않는 직선이다.',
      because: `${texWith('x = 0', '이면/면')} ${tex('y = 0')}이므로 원점을 지나요.`,
      says: '',
    },
  ]
}

const judgeGraph: ItemTemplate = {
  id: 'M1U05C04L3A2',
  conceptId,
  difficultyLevel: 3,
  name: '그래프 성질',
  generate: (random) => {
    const constant = drawUntil(
      random,
      (draw): Constant => [draw.pick([1, 2, 3, 4, 5, -1, -2, -3, -4, -5]), draw.integer(1, 5)],
      ([top, bottom]) => gcd(Math.abs(top), bottom) === 1 && Math.abs(top) !== bottom,
    )
    return askOneStatement(random, {
      question: `정비례 관계 ${tex(directText(constant))}의 그래프에 대한 설명으로 옳은 것은 어느 것인가요?`,
      pool: graphStatements(random, constant),
      hints: [
        `${tex('x')}의 계수의 부호와 절댓값을 먼저 살펴보세요.`,
        `${tex('x')}에 간단한 수를 넣어 그래프가 지나는 점을 두 개쯤 구하고 그래프를 그려 보세요.`,
        `지나는 사분면과 오른쪽 위로 가는지 아래로 가는지는 계수의 부호가, ${tex('y')}축에 가까운 정도는 계수의 절댓값이 정해요. 점은 식에 대입하여 확인하세요.`,
      ],
    })
  },
}

export const RELATION_TEMPLATES: ItemTemplate[] = [...findRelation, chooseDirect, ...pointOnGraph, judgeGraph]
