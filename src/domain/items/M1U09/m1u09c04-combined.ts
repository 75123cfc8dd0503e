import { makeBothForms, type ValueQuestion } from '../asking/ask-value.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { deg } from '../asking/geometry-text.ts'
import { tex, texWith } from '../asking/inline-math.ts'
import { piAnswer, piSlip, piTex } from '../asking/pi-answer.ts'
import { withEnoughSlips } from '../asking/with-enough-slips.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { ItemTemplate } from '../template.ts'
import { drawHollowCylinder, drawSectorPrismOf } from './m1u09c04-figures.ts'
import { CM2, CM3, IN_PI } from './measuring-text.ts'

const conceptId = 'M1U09C04'

interface Hollow {
  outer: number
  inner: number
  h: number
}

function drawHollow(random: SeededRandom): Hollow {
  const outer = random.integer(3, 8)
  return { outer, inner: random.integer(1, outer - 1), h: random.integer(outer, 12) }
}

function describe({ outer, inner, h }: Hollow) {
  return `밑면의 반지름의 길이가 ${tex(outer)} cm이고 높이가 ${tex(h)} cm인 원기둥에, 밑면의 반지름의 길이가 ${tex(inner)} cm인 원기둥 모양의 구멍이 위에서 아래까지 뚫려 있어요.`
}

function askHollowVolume(random: SeededRandom): ValueQuestion {
  const hollow = drawHollow(random)
  const { outer, inner, h } = hollow
  const [whole, hole] = [outer * outer * h, inner * inner * h]
  return {
    question: `그림과 같이 ${describe(hollow)} 이 입체도형의 부피는 몇 ${CM3}인지 구하세요. ${IN_PI}`,
    right: piAnswer(whole - hole),
    slips: [
      piSlip('두 반지름의 차를 제곱했어요. 두 원의 넓이를 각각 구하여 빼야 해요.', (outer - inner) ** 2 * h),
      piSlip('구멍의 부피를 빼지 않았어요.', whole),
      piSlip('구멍의 부피를 빼지 않고 더했어요.', whole + hole),
      piSlip('뚫린 구멍의 부피를 구했어요.', hole),
      piSlip('부피가 아니라 겉넓이를 구했어요.', 2 * (outer ** 2 - inner ** 2) + 2 * (outer + inner) * h),
    ],
    solution: `1. 구멍이 없는 원기둥의 부피는 ${tex(`(\\pi \\times ${outer}^{2}) \\times ${h} = ${piTex(whole)}`)}(${CM3})예요.\n2. 구멍의 부피는 ${tex(`(\\pi \\times ${inner}^{2}) \\times ${h} = ${piTex(hole)}`)}(${CM3})예요.\n3. 따라서 구하는 부피는 ${tex(`${piTex(whole)} - ${piTex(hole)} = ${piTex(whole - hole)}`)}(${CM3})예요.`,
    hints: [
      '큰 원기둥에서 작은 원기둥을 빼낸 것으로 생각해 보세요.',
      '두 원기둥은 높이가 같고 밑면의 반지름의 길이가 달라요.',
      `큰 원기둥의 부피 ${tex(`(\\pi \\times ${outer}^{2}) \\times ${h}`)}에서 작은 원기둥의 부피 ${texWith(`(\\pi \\times ${inner}^{2}) \\times ${h}`, '을/를')} 빼세요.`,
    ],
    figures: [drawHollowCylinder(outer, inner, h)],
  }
}

function askHollowSurface(random: SeededRandom): ValueQuestion {
  const hollow = drawHollow(random)
  const { outer, inner, h } = hollow
  const base = outer * outer - inner * inner
  const [outside, inside] = [2 * outer * h, 2 * inner * h]
  const total = 2 * base + outside + inside
  return {
    question: `그림과 같이 ${describe(hollow)} 이 입체도형의 겉넓이는 몇 ${CM2}인지 구하세요. ${IN_PI}`,
    right: piAnswer(total),
    slips: [
      piSlip('구멍 안쪽의 옆면을 빠뜨렸어요.', 2 * base + outside),
      piSlip('밑면에서 구멍이 뚫린 부분을 빼지 않았어요.', 2 * outer * outer + outside + inside),
      piSlip('구멍 안쪽의 옆넓이를 뺐어요. 구멍 안쪽도 겉면이므로 더해야 해요.', 2 * base + outside - inside),
      piSlip('밑면을 하나만 더했어요.', base + outside + inside),
      piSlip('구멍이 없는 원기둥의 겉넓이를 구했어요.', 2 * outer * outer + outside),
    ],
    solution: `1. 밑면은 큰 원에서 작은 원을 뺀 모양이므로 밑넓이는 ${tex(`\\pi \\times ${outer}^{2} - \\pi \\times ${inner}^{2} = ${piTex(base)}`)}(${CM2})예요.\n2. 바깥쪽 옆넓이는 ${tex(`(2\\pi \\times ${outer}) \\times ${h} = ${piTex(outside)}`)}(${CM2})예요.\n3. 안쪽 옆넓이는 ${tex(`(2\\pi \\times ${inner}) \\times ${h} = ${piTex(inside)}`)}(${CM2})예요.\n4. 따라서 겉넓이는 ${tex(`${piTex(base)} \\times 2 + ${piTex(outside)} + ${piTex(inside)} = ${piTex(total)}`)}(${CM2})예요.`,
    hints: [
      '물감을 칠한다고 생각해 보세요. 칠해야 하는 면에는 어떤 것들이 있나요?',
      '밑면 두 개, 바깥쪽 옆면, 그리고 구멍 안쪽의 옆면이 있어요. 밑면은 큰 원에서 작은 원을 뺀 모양이에요.',
      `밑넓이는 ${tex(`\\pi \\times ${outer}^{2} - \\pi \\times ${inner}^{2}`)}, 두 옆넓이는 ${texWith(`(2\\pi \\times ${outer}) \\times ${h}`, '과/와')} ${texWith(`(2\\pi \\times ${inner}) \\times ${h}`, '이에요/예요')}. 밑넓이의 두 배와 두 옆넓이를 더하세요.`,
    ],
    figures: [drawHollowCylinder(outer, inner, h)],
  }
}

const hollow = makeBothForms({
  id: 'M1U09C04L5A1',
  conceptId,
  difficultyLevel: 5,
  name: '구멍 뚫린 기둥',
  draw: withEnoughSlips((random) => random.pick([askHollowVolume, askHollowSurface])(random)),
})

const ANGLES = [45, 60, 72, 80, 90, 120, 135, 144, 150] as const

/** A sector whose arc and area are whole multiples of π, and a height in proportion. */
function drawSector(random: SeededRandom) {
  return drawUntil(
    random,
    (draw) => ({ r: draw.integer(3, 12), x: draw.pick(ANGLES), h: draw.integer(4, 14) }),
    ({ r, x, h }) => (2 * r * x) % 360 === 0 && (r * r * x) % 360 === 0 && h <= 3 * r && r <= 2 * h,
  )
}

const sectorPrism = makeBothForms({
  id: 'M1U09C04L5A2',
  conceptId,
  difficultyLevel: 5,
  name: '부채꼴 밑면의 기둥',
  draw: withEnoughSlips((random) => {
    const { r, x, h } = drawSector(random)
    const [s, l] = [(r * r * x) / 360, (2 * r * x) / 360]
    const flat = 2 * r * h
    const part = `\\frac{${x}}{360}`
    return {
      question: `그림과 같이 밑면이 반지름의 길이가 ${tex(r)} cm, 중심각의 크기가 ${tex(deg(x))}인 부채꼴이고 높이가 ${tex(h)} cm인 기둥이 있어요. 이 기둥의 겉넓이는 몇 ${CM2}인지 구하세요. ${IN_PI}`,
      right: piAnswer(2 * s + l * h, 1, flat),
      slips: [
        piSlip('굽은 옆면만 생각하고 평평한 옆면 두 개를 빠뜨렸어요.', 2 * s + l * h),
        piSlip('평평한 옆면을 하나만 더했어요. 부채꼴의 반지름은 두 개예요.', 2 * s + l * h, 1, r * h),
        piSlip('밑면을 하나만 더했어요.', s + l * h, 1, flat),
        piSlip('옆넓이만 구했어요. 두 밑면의 넓이도 더해야 해요.', l * h, 1, flat),
        {
          ...piSlip('밑면을 부채꼴이 아니라 원으로 생각했어요.', 2 * r * r + 2 * r * h, 1, flat),
          conceptId: 'M1U08C05',
        },
        piSlip('겉넓이가 아니라 부피를 구했어요.', s * h),
      ],
      solution: `1. 밑넓이는 ${tex(`\\pi \\times ${r}^{2} \\times ${part} = ${piTex(s)}`)}(${CM2})예요.\n2. 부채꼴의 호의 길이는 ${tex(`2\\pi \\times ${r} \\times ${part} = ${piTex(l)}`)}(cm)이므로 굽은 옆면의 넓이는 ${tex(`${piTex(l)} \\times ${h} = ${piTex(l * h)}`)}(${CM2})예요.\n3. 평평한 옆면은 가로의 길이가 ${tex(r)} cm, 세로의 길이가 ${tex(h)} cm인 직사각형 두 개이므로 넓이의 합은 ${tex(`${r} \\times ${h} \\times 2 = ${flat}`)}(${CM2})예요.\n4. 따라서 겉넓이는 ${tex(`${piTex(s)} \\times 2 + ${piTex(l * h)} + ${flat} = ${piTex(2 * s + l * h, 1, flat)}`)}(${CM2})예요.`,
      hints: [
        '이 기둥의 면을 하나씩 세어 보세요. 밑면 두 개와 옆면 세 개가 있어요.',
        '옆면 세 개 가운데 하나는 굽은 면이고, 둘은 평평한 직사각형이에요. 굽은 면을 펼치면 가로의 길이가 호의 길이인 직사각형이 돼요.',
        `밑넓이는 ${tex(`\\pi \\times ${r}^{2} \\times ${part}`)}, 호의 길이는 ${texWith(`2\\pi \\times ${r} \\times ${part}`, '이에요/예요')}. 밑넓이의 두 배, 호의 길이와 높이의 곱, 그리고 평평한 직사각형 두 개의 넓이를 더하세요.`,
      ],
      figures: [drawSectorPrismOf(r, x, h)],
    }
  }),
})

export const COMBINED_TEMPLATES: ItemTemplate[] = [...hollow, ...sectorPrism]
