import { makeBothForms, rightNumber, type ValueQuestion, wrongNumber } from '../asking/ask-value.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { deg } from '../asking/geometry-text.ts'
import { tex, texWith } from '../asking/inline-math.ts'
import { piAnswer, piSlip, piTex } from '../asking/pi-answer.ts'
import { withEnoughSlips } from '../asking/with-enough-slips.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { ItemTemplate } from '../template.ts'
import { drawConeNet, drawFacedPyramid, drawSlantedCone } from './m1u09c05-figures.ts'
import { CM2, IN_PI } from './measuring-text.ts'

const conceptId = 'M1U09C05'
const PRISMS = 'M1U09C04'
const CIRCLES = 'M1U08C05'

function askCone(random: SeededRandom): ValueQuestion {
  const r = random.integer(2, 8)
  const l = random.integer(r + 1, Math.min(15, 3 * r + 1))
  const total = r * r + r * l
  return {
    question: `밑면의 반지름의 길이가 ${tex(r)} cm이고 모선의 길이가 ${tex(l)} cm인 원뿔의 겉넓이는 몇 ${CM2}인지 구하세요. ${IN_PI}`,
    right: piAnswer(total),
    slips: [
      piSlip('옆넓이만 구했어요. 밑넓이도 더해야 해요.', r * l),
      piSlip(
        `부채꼴의 넓이를 구할 때 ${texWith('\\frac{1}{2}', '을/를')} 곱하지 않았어요.`,
        r * r + 2 * r * l,
      ),
      {
        ...piSlip('밑면을 두 개로 생각했어요. 원뿔의 밑면은 하나예요.', 2 * r * r + r * l),
        conceptId: PRISMS,
      },
      piSlip('옆면을 반지름의 길이가 모선의 길이인 원 전체로 생각했어요.', r * r + l * l),
      { ...piSlip('밑넓이 대신 밑면의 둘레의 길이를 더했어요.', 2 * r + r * l), conceptId: CIRCLES },
    ],
    solution: `1. 밑넓이는 ${tex(`\\pi \\times ${r}^{2} = ${piTex(r * r)}`)}(${CM2})예요.\n2. 옆면을 펼치면 반지름의 길이가 ${tex(l)} cm, 호의 길이가 ${tex(`2\\pi \\times ${r} = ${piTex(2 * r)}`)}(cm)인 부채꼴이므로 옆넓이는 ${tex(`\\frac{1}{2} \\times ${l} \\times ${piTex(2 * r)} = ${piTex(r * l)}`)}(${CM2})예요.\n3. 따라서 겉넓이는 ${tex(`${piTex(r * r)} + ${piTex(r * l)} = ${piTex(total)}`)}(${CM2})예요.`,
    hints: [
      '전개도를 그려 보세요. 원뿔의 겉은 원 하나와 부채꼴 하나로 이루어져요.',
      '부채꼴의 반지름은 원뿔의 모선이고, 부채꼴의 호의 길이는 밑면의 둘레의 길이와 같아요.',
      `밑넓이는 ${tex(`\\pi \\times ${r}^{2}`)}이고, 옆넓이는 ${texWith(`\\frac{1}{2} \\times ${l} \\times (2\\pi \\times ${r})`, '이에요/예요')}. 두 넓이를 더하세요.`,
    ],
    figures: [drawSlantedCone(r, l)],
  }
}

function askNet(random: SeededRandom): ValueQuestion {
  const { l, x } = drawUntil(
    random,
    (draw) => ({ l: draw.integer(4, 18), x: draw.pick([60, 72, 90, 120, 144, 150]) }),
    (drawn) => (drawn.l * drawn.x) % 360 === 0 && drawn.l * drawn.x > 360,
  )
  const r = (l * x) / 360
  const total = r * r + r * l
  return {
    question: `그림은 원뿔의 전개도예요. 부채꼴의 반지름의 길이가 ${tex(l)} cm이고 중심각의 크기가 ${tex(deg(x))}일 때, 이 원뿔의 겉넓이는 몇 ${CM2}인지 구하세요. ${IN_PI}`,
    right: piAnswer(total),
    slips: [
      piSlip('부채꼴의 넓이만 구했어요. 밑넓이도 더해야 해요.', r * l),
      piSlip('부채꼴의 반지름을 밑면의 반지름으로 생각했어요.', l * l + r * l),
      piSlip(
        `호의 길이를 ${texWith('\\pi', '으로/로')} 나눈 값은 밑면의 지름인데, 반지름으로 생각했어요.`,
        4 * r * r + r * l,
      ),
      {
        ...piSlip('밑면을 두 개로 생각했어요. 원뿔의 밑면은 하나예요.', 2 * r * r + r * l),
        conceptId: PRISMS,
      },
      piSlip('밑넓이만 구했어요. 부채꼴의 넓이도 더해야 해요.', r * r),
    ],
    solution: `1. 부채꼴의 호의 길이는 ${tex(`2\\pi \\times ${l} \\times \\frac{${x}}{360} = ${piTex(2 * r)}`)}(cm)예요. 이것이 밑면의 둘레의 길이와 같으므로 밑면의 반지름의 길이를 ${tex('r')} cm라고 하면 ${texWith(`2\\pi \\times r = ${piTex(2 * r)}`, '이고/고')} ${texWith(`r = ${r}`, '이에요/예요')}.\n2. 밑넓이는 ${tex(`\\pi \\times ${r}^{2} = ${piTex(r * r)}`)}(${CM2})이고, 옆넓이는 ${tex(`\\pi \\times ${l}^{2} \\times \\frac{${x}}{360} = ${piTex(r * l)}`)}(${CM2})예요.\n3. 따라서 겉넓이는 ${tex(`${piTex(r * r)} + ${piTex(r * l)} = ${piTex(total)}`)}(${CM2})예요.`,
    hints: [
      '겉넓이는 원과 부채꼴의 넓이의 합이에요. 원의 넓이를 구하려면 무엇을 알아야 할까요?',
      '부채꼴의 호의 길이는 밑면인 원의 둘레의 길이와 같아요. 이것으로 밑면의 반지름의 길이를 구할 수 있어요.',
      `호의 길이는 ${texWith(`2\\pi \\times ${l} \\times \\frac{${x}}{360}`, '이고/고')} 부채꼴의 넓이는 ${texWith(`\\pi \\times ${l}^{2} \\times \\frac{${x}}{360}`, '이에요/예요')}. 밑면의 반지름의 길이를 구하여 밑넓이를 더하세요.`,
    ],
    figures: [drawConeNet(l, x)],
  }
}

const coneSurface = makeBothForms({
  id: 'M1U09C05L3A1',
  conceptId,
  difficultyLevel: 3,
  name: '원뿔의 겉넓이',
  draw: withEnoughSlips((random) => random.pick([askCone, askCone, askNet])(random)),
})

const pyramidSurface = makeBothForms({
  id: 'M1U09C05L3A2',
  conceptId,
  difficultyLevel: 3,
  name: '정사각뿔의 겉넓이',
  draw: withEnoughSlips((random) => {
    const { a, m } = drawUntil(
      random,
      (draw) => ({ a: draw.integer(4, 12), m: draw.integer(5, 14) }),
      (drawn) => drawn.m > 0.7 * drawn.a && drawn.m < 2 * drawn.a && (drawn.a * drawn.m) % 2 === 0,
    )
    const [base, side] = [a * a, (a * m) / 2]
    const total = base + 4 * side
    return {
      question: `밑면이 한 변의 길이가 ${tex(a)} cm인 정사각형이고, 옆면이 모두 높이가 ${tex(m)} cm인 이등변삼각형인 사각뿔의 겉넓이는 몇 ${CM2}인지 구하세요.`,
      right: rightNumber(total),
      slips: [
        wrongNumber(4 * side, '옆넓이만 구했어요. 밑넓이도 더해야 해요.'),
        wrongNumber(base + 8 * side, '옆면인 삼각형의 넓이를 구할 때 2로 나누지 않았어요.'),
        wrongNumber(2 * base + 4 * side, '밑면을 두 개로 생각했어요. 각뿔의 밑면은 하나예요.', PRISMS),
        wrongNumber(base + side, '옆면을 하나만 더했어요. 옆면은 네 개예요.'),
        wrongNumber(base + 3 * side, '옆면을 세 개만 더했어요. 보이지 않는 면까지 세어야 해요.'),
      ],
      solution: `1. 밑면은 정사각형이므로 밑넓이는 ${tex(`${a} \\times ${a} = ${base}`)}(${CM2})예요.\n2. 옆면은 밑변의 길이가 ${tex(a)} cm, 높이가 ${tex(m)} cm인 삼각형 네 개이므로 옆넓이는 ${tex(`\\left(\\frac{1}{2} \\times ${a} \\times ${m}\\right) \\times 4 = ${4 * side}`)}(${CM2})예요.\n3. 따라서 겉넓이는 ${tex(`${base} + ${4 * side} = ${total}`)}(${CM2})예요.`,
      hints: [
        '전개도를 그려 보세요. 어떤 모양의 면이 몇 개 있나요?',
        '밑면은 정사각형 하나이고, 옆면은 합동인 이등변삼각형 네 개예요.',
        `밑넓이는 ${tex(`${a} \\times ${a}`)}, 옆면 하나의 넓이는 ${texWith(`\\frac{1}{2} \\times ${a} \\times ${m}`, '이에요/예요')}. 밑넓이에 옆면 네 개의 넓이를 더하세요.`,
      ],
      figures: [drawFacedPyramid(a, m)],
    }
  }),
})

export const SURFACE_TEMPLATES: ItemTemplate[] = [...coneSurface, ...pyramidSurface]
