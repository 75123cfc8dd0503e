import { makeBothForms, slipOf } from '../asking/ask-value.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { tex, texWith } from '../asking/inline-math.ts'
import { bracketed } from '../asking/linear-text.ts'
import { withEnoughSlips } from '../asking/with-enough-slips.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { ItemTemplate } from '../template.ts'
import { askRelation, type RelationPool } from './ask-relation.ts'
import { directAnswer, directText, inverseText } from './relation-text.ts'

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

function drawFormulas(random: SeededRandom): RelationPool {
  const [a = 2, b = 3, c = 4, d = 5, e = 6] = random.sample([2, 3, 4, 5, 6, 7, 8], 5)
  const not = (shape: string) => `${shape} ${tex('y = ax')} 꼴이 아니므로 정비례하지 않아요.`
  const is = (latex: string) => `${tex('y = ax')} 꼴로 나타내면 ${tex(latex)}이므로 정비례해요.`
  return {
    fitting: [
      { latex: tex(`y = -${a}x`), because: is(`y = -${a}x`) },
      { latex: tex(`y = \\frac{x}{${b}}`), because: is(`y = \\frac{1}{${b}}x`) },
      { latex: tex(`\\frac{y}{x} = ${c}`), because: is(`y = ${c}x`) },
      { latex: tex(`${d}x - y = 0`), because: is(`y = ${d}x`) },
    ],
    others: [
      { latex: tex(`y = ${a}x + ${b}`), because: not('더하는 수가 있어서') },
      { latex: tex(`y = \\frac{${c}}{x}`), because: not(`${tex('x')}가 분모에 있어서`) },
      { latex: tex(`xy = ${d}`), because: not(`곱이 일정한 관계 ${tex(inverseText(d))}라서`) },
      { latex: tex(`x + y = ${e}`), because: not('합이 일정한 관계라서') },
    ],
  }
}

function drawSituations(random: SeededRandom): RelationPool {
  const [a = 2, b = 3, c = 4] = random.sample([3, 4, 5, 6, 7, 8], 3)
  const price = random.pick([500, 700, 800, 1200])
  const [area, way, rope] = [
    random.pick([24, 30, 36, 48]),
    random.pick([60, 80, 120]),
    random.pick([40, 50, 60]),
  ]
  const is = (latex: string) => `식으로 나타내면 ${tex(latex)}이므로 정비례해요.`
  const not = (latex: string) => `식으로 나타내면 ${tex(latex)}이므로 정비례하지 않아요.`
  const quantity = (words: string, unit: string) => `${words} ${tex('y')} ${unit}`
  return {
    fitting: [
      {
        latex: `한 자루에 ${tex(price)}원인 연필 ${tex('x')}자루의 값 ${tex('y')}원`,
        because: is(`y = ${price}x`),
      },
      {
        latex: `시속 ${tex(way)} km로 ${tex('x')}시간 동안 간 ${quantity('거리', 'km')}`,
        because: is(`y = ${way}x`),
      },
      {
        latex: `한 변의 길이가 ${tex('x')} cm인 정사각형의 둘레의 ${quantity('길이', 'cm')}`,
        because: is('y = 4x'),
      },
      {
        latex: `밑변의 길이가 ${tex(2 * a)} cm, 높이가 ${tex('x')} cm인 삼각형의 ${quantity('넓이', 'cm²')}`,
        because: is(`y = ${a}x`),
      },
    ],
    others: [
      {
        latex: `넓이가 ${tex(area)} cm²인 직사각형의 가로 ${tex('x')} cm와 세로 ${tex('y')} cm`,
        because: not(`y = \\frac{${area}}{x}`),
      },
      {
        latex: `길이가 ${tex(rope)} cm인 끈을 ${tex('x')} cm 쓰고 남은 ${quantity('길이', 'cm')}`,
        because: not(`y = ${rope} - x`),
      },
      {
        latex: `${tex(way)} km를 시속 ${tex('x')} km로 갈 때 걸리는 시간 ${tex('y')}시간`,
        because: not(`y = \\frac{${way}}{x}`),
      },
      {
        latex: `현재 ${tex(10 + b)}살인 사람의 ${tex('x')}년 후의 나이 ${tex('y')}살`,
        because: not(`y = ${10 + b} + x`),
      },
      {
        latex: `기본요금이 ${tex(1000 * c)}원이고 ${tex(1)}분에 ${tex(100)}원씩 더 내는 자전거를 ${tex('x')}분 빌린 값 ${tex('y')}원`,
        because: not(`y = 100x + ${1000 * c}`),
      },
    ],
  }
}

const chooseDirect: ItemTemplate = {
  id: 'M1U05C04L1A2',
  conceptId,
  difficultyLevel: 1,
  name: '정비례 고르기',
  generate: (random) =>
    askRelation(random, {
      kind: '정비례',
      pool: random.pick([drawFormulas, drawSituations])(random),
      hints: [
        `정비례하는 관계는 식이 ${tex('y = ax')} 꼴이에요.`,
        `보기마다 ${tex('y = \\cdots')} 꼴의 식으로 나타내 보세요.`,
        `${tex('x')}가 ${tex(2)}배가 될 때 ${tex('y')}도 ${tex(2)}배가 되는지, ${tex('x = 0')}이면 ${tex('y = 0')}인지 확인하세요.`,
      ],
    }),
}

export const RELATION_TEMPLATES: ItemTemplate[] = [...findRelation, chooseDirect]
