import { makeBothForms, rightNumber, type Slip, type ValueQuestion } from '../asking/ask-value.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { fractionAnswer } from '../asking/fraction-answer.ts'
import { tex, texWith } from '../asking/inline-math.ts'
import { piAnswer, piSlip, piTex } from '../asking/pi-answer.ts'
import { withEnoughSlips } from '../asking/with-enough-slips.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { ItemTemplate } from '../template.ts'
import { drawCone, drawSquarePyramid } from './m1u09c05-figures.ts'
import { CM2, CM3, IN_PI } from './measuring-text.ts'
import { solidName } from './solid-names.ts'

const conceptId = 'M1U09C05'
const PRISMS = 'M1U09C04'
const CIRCLES = 'M1U08C05'
function fractionSlip(mistakeText: string, top: number, bottom = 1, concept?: string): Slip {
  return {
    ...fractionAnswer(top, bottom),
    mistakeText,
    ...(concept ? { conceptId: concept } : {}),
  }
}

function askByBaseArea(random: SeededRandom): ValueQuestion {
  const { n, s, h } = drawUntil(
    random,
    (draw) => ({ n: draw.integer(3, 8), s: draw.integer(12, 45), h: draw.integer(4, 12) }),
    (drawn) => (drawn.s * drawn.h) % 3 === 0,
  )
  const volume = (s * h) / 3
  return {
    question: `밑넓이가 ${tex(s)} ${CM2}이고 높이가 ${tex(h)} cm인 ${solidName('각뿔', n)}의 부피는 몇 ${CM3}인지 구하세요.`,
    right: rightNumber(volume),
    slips: [
      fractionSlip(
        `${texWith('\\frac{1}{3}', '을/를')} 곱하지 않았어요. 이것은 각기둥의 부피예요.`,
        s * h,
        1,
        PRISMS,
      ),
      fractionSlip(`${tex('\\frac{1}{3}')} 대신 ${texWith('\\frac{1}{2}', '을/를')} 곱했어요.`, s * h, 2),
      fractionSlip('밑넓이를 두 번 더했어요. 각뿔의 밑면은 하나예요.', 2 * volume),
      fractionSlip(`밑넓이에 ${texWith('\\frac{1}{3}', '을/를')} 곱하고 높이를 곱하지 않았어요.`, s, 3),
    ],
    solution: `각뿔의 부피는 밑넓이와 높이가 각각 같은 각기둥의 부피의 ${tex('\\frac{1}{3}')}이므로 ${tex(`\\frac{1}{3} \\times ${s} \\times ${h} = ${volume}`)}(${CM3})예요.`,
    hints: [
      '밑넓이와 높이가 각각 같은 각기둥의 부피와 비교해 보세요.',
      `각뿔의 부피는 밑넓이와 높이가 각각 같은 각기둥의 부피의 ${tex('\\frac{1}{3}')}이에요.`,
      `각기둥의 부피 ${tex(`${s} \\times ${h}`)}에 ${texWith('\\frac{1}{3}', '을/를')} 곱하세요.`,
    ],
  }
}

function askSquare(random: SeededRandom): ValueQuestion {
  const { a, h } = drawUntil(
    random,
    (draw) => ({ a: draw.integer(3, 12), h: draw.integer(4, 12) }),
    (drawn) => (drawn.a * drawn.a * drawn.h) % 3 === 0 && drawn.h * 2 >= drawn.a && drawn.h <= 2 * drawn.a,
  )
  const volume = (a * a * h) / 3
  return {
    question: `밑면이 한 변의 길이가 ${tex(a)} cm인 정사각형이고 높이가 ${tex(h)} cm인 사각뿔의 부피는 몇 ${CM3}인지 구하세요.`,
    right: rightNumber(volume),
    slips: [
      fractionSlip(
        `${texWith('\\frac{1}{3}', '을/를')} 곱하지 않았어요. 이것은 각기둥의 부피예요.`,
        a * a * h,
        1,
        PRISMS,
      ),
      fractionSlip(`${tex('\\frac{1}{3}')} 대신 ${texWith('\\frac{1}{2}', '을/를')} 곱했어요.`, a * a * h, 2),
      fractionSlip('밑넓이 대신 밑면의 둘레의 길이를 곱했어요.', 4 * a * h, 3),
      fractionSlip('밑넓이를 구할 때 한 변의 길이를 한 번만 곱했어요.', a * h, 3),
    ],
    solution: `1. 밑면은 정사각형이므로 밑넓이는 ${tex(`${a} \\times ${a} = ${a * a}`)}(${CM2})예요.\n2. 각뿔의 부피는 ${tex('\\frac{1}{3}')} × (밑넓이) × (높이)이므로 ${tex(`\\frac{1}{3} \\times ${a * a} \\times ${h} = ${volume}`)}(${CM3})예요.`,
    hints: [
      '먼저 밑면인 정사각형의 넓이를 구해 보세요.',
      `각뿔의 부피는 밑넓이와 높이가 각각 같은 각기둥의 부피의 ${tex('\\frac{1}{3}')}이에요.`,
      `밑넓이 ${tex(`${a} \\times ${a}`)}에 높이를 곱한 다음 ${texWith('\\frac{1}{3}', '을/를')} 곱하세요.`,
    ],
    figures: [drawSquarePyramid(a, h, { axis: `${h} cm` })],
  }
}

function askTriangular(random: SeededRandom): ValueQuestion {
  const { a, b, h } = drawUntil(
    random,
    (draw) => ({ a: draw.integer(3, 10), b: draw.integer(3, 10), h: draw.integer(4, 12) }),
    (drawn) =>
      (drawn.a * drawn.b * drawn.h) % 6 === 0 && drawn.a !== drawn.b && (drawn.a * drawn.b) % 2 === 0,
  )
  const [s, volume] = [(a * b) / 2, (a * b * h) / 6]
  return {
    question: `밑면이 직각을 낀 두 변의 길이가 ${tex(a)} cm, ${tex(b)} cm인 직각삼각형이고 높이가 ${tex(h)} cm인 삼각뿔의 부피는 몇 ${CM3}인지 구하세요.`,
    right: rightNumber(volume),
    slips: [
      fractionSlip(
        `${texWith('\\frac{1}{3}', '을/를')} 곱하지 않았어요. 이것은 삼각기둥의 부피예요.`,
        s * h,
        1,
        PRISMS,
      ),
      fractionSlip('밑면인 삼각형의 넓이를 구할 때 2로 나누지 않았어요.', 2 * volume),
      fractionSlip(
        `2로 나누는 것과 ${texWith('\\frac{1}{3}', '을/를')} 곱하는 것을 모두 빠뜨렸어요.`,
        a * b * h,
      ),
      fractionSlip('밑넓이까지만 구했어요.', s),
    ],
    solution: `1. 밑면은 직각삼각형이므로 밑넓이는 ${tex(`\\frac{1}{2} \\times ${a} \\times ${b} = ${s}`)}(${CM2})예요.\n2. 각뿔의 부피는 ${tex('\\frac{1}{3}')} × (밑넓이) × (높이)이므로 ${tex(`\\frac{1}{3} \\times ${s} \\times ${h} = ${volume}`)}(${CM3})예요.`,
    hints: [
      '먼저 밑면인 직각삼각형의 넓이를 구해 보세요.',
      `각뿔의 부피는 밑넓이와 높이가 각각 같은 각기둥의 부피의 ${tex('\\frac{1}{3}')}이에요.`,
      `밑넓이 ${tex(`\\frac{1}{2} \\times ${a} \\times ${b}`)}에 높이를 곱한 다음 ${texWith('\\frac{1}{3}', '을/를')} 곱하세요.`,
    ],
  }
}

const pyramidVolume = makeBothForms({
  id: 'M1U09C05L1A1',
  conceptId,
  difficultyLevel: 1,
  name: '각뿔의 부피',
  draw: withEnoughSlips((random) => random.pick([askByBaseArea, askSquare, askTriangular])(random)),
})

/** Radius, height and slant height that are all whole. */
const WHOLE_CONES = [
  [3, 4, 5],
  [6, 8, 10],
  [5, 12, 13],
  [8, 6, 10],
  [9, 12, 15],
  [8, 15, 17],
  [12, 9, 15],
] as const

function describeCone(random: SeededRandom) {
  const form = random.pick(['slant', 'radius', 'diameter'] as const)
  if (form === 'slant') {
    const [r, h, l] = random.pick(WHOLE_CONES)
    return { form, r, h, l }
  }
  const { r, h } = drawUntil(
    random,
    (draw) => ({ r: draw.integer(2, 9), h: draw.integer(3, 12) }),
    (drawn) => (drawn.r * drawn.r * drawn.h) % 3 === 0,
  )
  return { form, r, h, l: 0 }
}

const coneVolume = makeBothForms({
  id: 'M1U09C05L1A2',
  conceptId,
  difficultyLevel: 1,
  name: '원뿔의 부피',
  draw: withEnoughSlips((random) => {
    const { form, r, h, l } = describeCone(random)
    const volume = (r * r * h) / 3
    const radius = form === 'diameter' ? `지름의 길이가 ${tex(2 * r)} cm` : `반지름의 길이가 ${tex(r)} cm`
    const slant = form === 'slant' ? `, 모선의 길이가 ${tex(l)} cm` : ''
    return {
      question: `밑면의 ${radius}, 높이가 ${tex(h)} cm${slant}인 원뿔의 부피는 몇 ${CM3}인지 구하세요. ${IN_PI}`,
      right: piAnswer(volume),
      slips: [
        ...(form === 'slant' ? [piSlip('높이 대신 모선의 길이를 곱했어요.', r * r * l, 3)] : []),
        ...(form === 'diameter' ? [piSlip('지름을 반지름으로 생각했어요.', 4 * volume)] : []),
        {
          ...piSlip(
            `${texWith('\\frac{1}{3}', '을/를')} 곱하지 않았어요. 이것은 원기둥의 부피예요.`,
            3 * volume,
          ),
          conceptId: PRISMS,
        },
        { ...piSlip('밑넓이 대신 밑면의 둘레의 길이를 곱했어요.', 2 * r * h, 3), conceptId: CIRCLES },
        { ...piSlip('밑넓이를 구할 때 반지름을 한 번만 곱했어요.', r * h, 3), conceptId: CIRCLES },
        piSlip(`${tex('\\frac{1}{3}')} 대신 ${texWith('\\frac{1}{2}', '을/를')} 곱했어요.`, 3 * volume, 2),
      ],
      solution: `${form === 'diameter' ? `지름의 길이가 ${tex(2 * r)} cm이므로 밑면의 반지름의 길이는 ${tex(r)} cm예요. ` : ''}밑면은 원이므로 밑넓이는 ${tex(`\\pi \\times ${r}^{2} = ${piTex(r * r)}`)}(${CM2})예요. 원뿔의 부피는 ${tex('\\frac{1}{3}')} × (밑넓이) × (높이)이므로 ${tex(`\\frac{1}{3} \\times ${piTex(r * r)} \\times ${h} = ${piTex(volume)}`)}(${CM3})예요.${form === 'slant' ? ' 모선의 길이는 부피를 구하는 데 쓰지 않아요.' : ''}`,
      hints: [
        '밑넓이와 높이가 각각 같은 원기둥의 부피와 비교해 보세요.',
        form === 'slant'
          ? '꼭짓점에서 밑면까지 수직으로 잰 거리가 높이예요. 부피를 구할 때 어느 길이를 써야 할까요?'
          : `원뿔의 부피는 밑넓이와 높이가 각각 같은 원기둥의 부피의 ${tex('\\frac{1}{3}')}이에요.`,
        `밑면의 반지름의 길이를 ${tex('r')} cm라고 하면 부피는 ${tex('\\frac{1}{3}')} × ${tex('\\pi r^{2}')} × (높이)예요. 높이는 ${tex(h)} cm예요.`,
      ],
      figures: form === 'diameter' ? [] : [drawCone(r, h, form === 'slant' ? l : undefined)],
    }
  }),
})

export const VOLUME_TEMPLATES: ItemTemplate[] = [...pyramidVolume, ...coneVolume]
