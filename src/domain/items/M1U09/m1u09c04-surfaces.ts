import { rational } from '#domain/math/rational.ts'
import { makeBothForms, rightNumber, type ValueQuestion, wrongNumber } from '../asking/ask-value.ts'
import { decimalSlip } from '../asking/decimal-answer.ts'
import { tex, texWith } from '../asking/inline-math.ts'
import { piAnswer, piSlip, piTex } from '../asking/pi-answer.ts'
import { withEnoughSlips } from '../asking/with-enough-slips.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { ItemTemplate } from '../template.ts'
import { drawCylinder, drawTrapezoidPrism, drawTriangularPrism } from './m1u09c04-figures.ts'
import { CM2, IN_PI } from './measuring-text.ts'

const conceptId = 'M1U09C04'
/** Sides of right triangles, the longest last. */
const RIGHT_TRIANGLES = [
  [3, 4, 5],
  [4, 3, 5],
  [6, 8, 10],
  [8, 6, 10],
  [5, 12, 13],
  [12, 5, 13],
  [9, 12, 15],
] as const
const HINTS: [string, string] = [
  '겉넓이는 밑면 두 개와 옆면의 넓이를 모두 더한 것이에요. 전개도를 떠올려 보세요.',
  '옆면을 모두 이어 펼치면 가로의 길이가 밑면의 둘레의 길이, 세로의 길이가 기둥의 높이인 직사각형이 돼요.',
]

function askTriangular(random: SeededRandom): ValueQuestion {
  const [a, b, c] = random.pick(RIGHT_TRIANGLES)
  const h = random.integer(5, 12)
  const [s, around] = [(a * b) / 2, a + b + c]
  const total = 2 * s + around * h
  return {
    question: `밑면이 세 변의 길이가 ${tex(a)} cm, ${tex(b)} cm, ${tex(c)} cm인 직각삼각형이고 높이가 ${tex(h)} cm인 삼각기둥의 겉넓이는 몇 ${CM2}인지 구하세요.`,
    right: rightNumber(total),
    slips: [
      wrongNumber(s + around * h, '밑면을 하나만 더했어요. 밑면은 두 개예요.'),
      wrongNumber(around * h, '옆넓이만 구했어요. 두 밑면의 넓이도 더해야 해요.'),
      wrongNumber(4 * s + around * h, '삼각형의 넓이를 구할 때 2로 나누지 않았어요.'),
      wrongNumber(2 * s + (a + b) * h, '가장 긴 변에 붙은 옆면을 빠뜨렸어요.'),
      wrongNumber(s * h, '겉넓이가 아니라 부피를 구했어요.'),
    ],
    solution: `1. 직각삼각형에서 가장 긴 변이 아닌 두 변 사이의 각이 직각이므로 밑넓이는 ${tex(`\\frac{1}{2} \\times ${a} \\times ${b} = ${s}`)}(${CM2})예요.\n2. 밑면의 둘레의 길이가 ${tex(`${a} + ${b} + ${c} = ${around}`)}(cm)이므로 옆넓이는 ${tex(`${around} \\times ${h} = ${around * h}`)}(${CM2})예요.\n3. 따라서 겉넓이는 ${tex(`${s} \\times 2 + ${around * h} = ${total}`)}(${CM2})예요.`,
    hints: [
      ...HINTS,
      `밑넓이는 ${texWith(`\\frac{1}{2} \\times ${a} \\times ${b}`, '이고/고')} 옆넓이는 ${texWith(`(${a} + ${b} + ${c}) \\times ${h}`, '이에요/예요')}. 밑넓이의 두 배와 옆넓이를 더하세요.`,
    ],
    figures: [drawTriangularPrism(a, b, h, c)],
  }
}

function askTrapezoidal(random: SeededRandom): ValueQuestion {
  const [wider, t, l] = random.pick(RIGHT_TRIANGLES.slice(0, 5))
  const [p, h] = [random.integer(3, 8), random.integer(5, 12)]
  const q = p + wider
  const [twice, around] = [(p + q) * t, p + q + t + l]
  const total = twice + around * h
  return {
    question: `밑면이 네 변의 길이가 차례로 ${tex(q)} cm, ${tex(l)} cm, ${tex(p)} cm, ${tex(t)} cm이고, 길이가 ${tex(t)} cm인 변의 양 끝 각이 모두 직각인 사다리꼴이에요. 높이가 ${tex(h)} cm인 이 사각기둥의 겉넓이는 몇 ${CM2}인지 구하세요.`,
    right: rightNumber(total),
    slips: [
      wrongNumber(twice / 2 + around * h, '밑면을 하나만 더했어요. 밑면은 두 개예요.'),
      wrongNumber(around * h, '옆넓이만 구했어요. 두 밑면의 넓이도 더해야 해요.'),
      wrongNumber(2 * twice + around * h, '사다리꼴의 넓이를 구할 때 2로 나누지 않았어요.'),
      wrongNumber((p + q) * l + around * h, '사다리꼴의 높이 대신 기울어진 변의 길이로 밑넓이를 구했어요.'),
      wrongNumber((twice / 2) * h, '겉넓이가 아니라 부피를 구했어요.'),
    ].filter(({ key }) => /^\d+$/.test(key)),
    solution: `1. 길이가 ${tex(t)} cm인 변이 사다리꼴의 높이이므로 밑넓이는 ${tex(`\\frac{1}{2} \\times (${p} + ${q}) \\times ${t} = ${twice / 2}`)}(${CM2})예요.\n2. 밑면의 둘레의 길이가 ${tex(`${q} + ${l} + ${p} + ${t} = ${around}`)}(cm)이므로 옆넓이는 ${tex(`${around} \\times ${h} = ${around * h}`)}(${CM2})예요.\n3. 따라서 겉넓이는 ${tex(`${twice / 2} \\times 2 + ${around * h} = ${total}`)}(${CM2})예요.`,
    hints: [
      ...HINTS,
      `밑넓이는 ${texWith(`\\frac{1}{2} \\times (${p} + ${q}) \\times ${t}`, '이고/고')} 옆넓이는 ${texWith(`(${q} + ${l} + ${p} + ${t}) \\times ${h}`, '이에요/예요')}. 밑넓이의 두 배와 옆넓이를 더하세요.`,
    ],
    figures: [drawTrapezoidPrism({ p, q, t, l }, h, true)],
  }
}

const prismSurface = makeBothForms({
  id: 'M1U09C04L3A1',
  conceptId,
  difficultyLevel: 3,
  name: '각기둥의 겉넓이',
  draw: withEnoughSlips((random) => random.pick([askTriangular, askTrapezoidal])(random)),
})

function askCylinder(random: SeededRandom): ValueQuestion {
  const [r, h] = [random.integer(2, 9), random.integer(3, 14)]
  const total = 2 * r * r + 2 * r * h
  return {
    question: `밑면의 반지름의 길이가 ${tex(r)} cm이고 높이가 ${tex(h)} cm인 원기둥의 겉넓이는 몇 ${CM2}인지 구하세요. ${IN_PI}`,
    right: piAnswer(total),
    slips: [
      piSlip('밑면을 하나만 더했어요. 밑면은 두 개예요.', r * r + 2 * r * h),
      piSlip('옆넓이만 구했어요. 두 밑면의 넓이도 더해야 해요.', 2 * r * h),
      {
        ...piSlip('밑면의 둘레의 길이를 구할 때 지름이 아니라 반지름을 이용했어요.', 2 * r * r + r * h),
        conceptId: 'M1U08C05',
      },
      piSlip('겉넓이가 아니라 부피를 구했어요.', r * r * h),
      {
        ...piSlip('밑넓이 대신 밑면의 둘레의 길이를 더했어요.', 4 * r + 2 * r * h),
        conceptId: 'M1U08C05',
      },
    ],
    solution: `1. 밑넓이는 ${tex(`\\pi \\times ${r}^{2} = ${piTex(r * r)}`)}(${CM2})예요.\n2. 옆면을 펼친 직사각형의 가로의 길이는 밑면의 둘레의 길이와 같으므로 옆넓이는 ${tex(`(2\\pi \\times ${r}) \\times ${h} = ${piTex(2 * r * h)}`)}(${CM2})예요.\n3. 따라서 겉넓이는 ${tex(`${piTex(r * r)} \\times 2 + ${piTex(2 * r * h)} = ${piTex(total)}`)}(${CM2})예요.`,
    hints: [
      ...HINTS,
      `밑넓이는 ${tex(`\\pi \\times ${r}^{2}`)}, 옆넓이는 ${texWith(`(2\\pi \\times ${r}) \\times ${h}`, '이에요/예요')}. 밑넓이의 두 배와 옆넓이를 더하세요.`,
    ],
    figures: [drawCylinder(r, h)],
  }
}

function askHeight(random: SeededRandom): ValueQuestion {
  const [r, h] = [random.integer(2, 8), random.integer(3, 14)]
  const total = 2 * r * r + 2 * r * h
  return {
    question: `밑면의 반지름의 길이가 ${tex(r)} cm이고 겉넓이가 ${tex(piTex(total))} ${CM2}인 원기둥의 높이는 몇 cm인지 구하세요.`,
    right: rightNumber(h),
    slips: [
      wrongNumber(h + r, '겉넓이를 모두 옆넓이로 생각했어요. 두 밑면의 넓이를 먼저 빼야 해요.'),
      ...decimalSlip(rational(2 * h + r, 2), '두 밑면 가운데 하나의 넓이만 뺐어요.'),
      wrongNumber(2 * h, '밑면의 둘레의 길이를 구할 때 지름이 아니라 반지름을 이용했어요.', 'M1U08C05'),
      wrongNumber(h + r - 2, '밑넓이 대신 밑면의 둘레의 길이를 뺐어요.', 'M1U08C05'),
      wrongNumber(2 * r * h, '옆넓이까지만 구했어요. 밑면의 둘레의 길이로 나누어야 해요.'),
    ].filter(({ key }) => !key.startsWith('-') && key !== '0'),
    solution: `높이를 ${tex('h')} cm라고 해요.\n\n1. 두 밑면의 넓이의 합은 ${tex(`\\pi \\times ${r}^{2} \\times 2 = ${piTex(2 * r * r)}`)}(${CM2})예요.\n2. 옆넓이는 ${tex(`${piTex(total)} - ${piTex(2 * r * r)} = ${piTex(2 * r * h)}`)}(${CM2})예요.\n3. 옆넓이는 (밑면의 둘레의 길이) × (높이)이므로 ${texWith(`${piTex(2 * r)} \\times h = ${piTex(2 * r * h)}`, '이에요/예요')}. 양변을 ${tex(piTex(2 * r))}로 나누면 ${texWith(`h = ${h}`, '이에요/예요')}.`,
    hints: [
      '겉넓이는 두 밑면의 넓이와 옆넓이의 합이에요. 이 가운데 바로 구할 수 있는 것은 무엇인가요?',
      `두 밑면의 넓이의 합은 ${texWith(`\\pi \\times ${r}^{2} \\times 2`, '이에요/예요')}. 이것을 겉넓이에서 빼면 옆넓이가 남아요.`,
      `옆넓이는 밑면의 둘레의 길이 ${tex(`2\\pi \\times ${r}`)}에 높이를 곱한 것이에요. 옆넓이를 밑면의 둘레의 길이로 나누세요.`,
    ],
    figures: [drawCylinder(r, h, true)],
  }
}

const cylinderSurface = makeBothForms({
  id: 'M1U09C04L3A2',
  conceptId,
  difficultyLevel: 3,
  name: '원기둥의 겉넓이',
  draw: withEnoughSlips((random) => random.pick([askCylinder, askHeight])(random)),
})

export const SURFACE_TEMPLATES: ItemTemplate[] = [...prismSurface, ...cylinderSurface]
