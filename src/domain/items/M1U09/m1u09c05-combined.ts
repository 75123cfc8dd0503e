import { makeBothForms, rightNumber, type ValueQuestion, wrongNumber } from '../asking/ask-value.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { pt, pts, seg } from '../asking/geometry-text.ts'
import { tex, texList, texWith } from '../asking/inline-math.ts'
import { piAnswer, piSlip, piTex } from '../asking/pi-answer.ts'
import { withEnoughSlips } from '../asking/with-enough-slips.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { ItemTemplate } from '../template.ts'
import { drawCutBox, drawCutCone } from './m1u09c05-figures.ts'
import { CM2, CM3, IN_PI } from './measuring-text.ts'

const conceptId = 'M1U09C05'
const PRISMS = 'M1U09C04'

/** A cone cut so that all lengths are whole: the radii and the heights of both cones have the ratio `p` to `q`. */
function drawCones(random: SeededRandom) {
  const { ratio, g, t } = drawUntil(
    random,
    (draw) => ({
      ratio: draw.pick([
        [1, 2],
        [1, 3],
        [2, 3],
      ] as const),
      g: draw.integer(1, 6),
      t: draw.integer(1, 8),
    }),
    ({ ratio: [, q], g: width, t: rise }) =>
      (width * width * rise) % 3 === 0 &&
      width !== rise &&
      q * width >= 3 &&
      q * width <= 12 &&
      3 * rise >= 2 * width &&
      q * rise <= 24 &&
      rise <= 4 * width,
  )
  const [p, q] = ratio
  return { small: p * g, big: q * g, above: p * t, whole: q * t, below: (q - p) * t }
}

function explain({ small, big, above, whole }: ReturnType<typeof drawCones>) {
  return {
    first: `큰 원뿔의 부피는 ${tex(`\\frac{1}{3} \\times (\\pi \\times ${big}^{2}) \\times ${whole} = ${piTex(big * big * whole, 3)}`)}(${CM3})예요.`,
    second: `잘라 낸 작은 원뿔의 부피는 ${tex(`\\frac{1}{3} \\times (\\pi \\times ${small}^{2}) \\times ${above} = ${piTex(small * small * above, 3)}`)}(${CM3})예요.`,
  }
}

const frustum = makeBothForms({
  id: 'M1U09C05L5A1',
  conceptId,
  difficultyLevel: 5,
  name: '원뿔대의 부피',
  draw: withEnoughSlips((random) => {
    const cones = drawCones(random)
    const givesBelow = random.pick([true, false])
    const { small, big, above, whole, below } = cones
    const { first, second } = explain(cones)
    const [large, little] = [big * big * whole, small * small * above]
    const heights = givesBelow
      ? `작은 원뿔의 높이가 ${tex(above)} cm, 남은 원뿔대의 높이가 ${tex(below)} cm`
      : `처음 원뿔의 높이가 ${tex(whole)} cm, 작은 원뿔의 높이가 ${tex(above)} cm`
    return {
      question: `밑면의 반지름의 길이가 ${tex(big)} cm인 원뿔을 밑면에 평행한 평면으로 잘라, 밑면의 반지름의 길이가 ${tex(small)} cm인 작은 원뿔을 떼어 냈어요. ${heights}일 때, 남은 원뿔대의 부피는 몇 ${CM3}인지 구하세요. ${IN_PI}`,
      right: piAnswer(large - little, 3),
      slips: [
        piSlip('큰 원뿔의 높이 자리에 원뿔대의 높이를 썼어요.', big * big * below - little, 3),
        piSlip('큰 원뿔의 부피까지만 구했어요. 잘라 낸 작은 원뿔의 부피를 빼야 해요.', large, 3),
        {
          ...piSlip(
            `${texWith('\\frac{1}{3}', '을/를')} 곱하지 않고 두 원기둥의 부피의 차를 구했어요.`,
            large - little,
          ),
          conceptId: PRISMS,
        },
        piSlip('두 밑넓이의 차에 원뿔대의 높이를 곱했어요.', (big * big - small * small) * below, 3),
        piSlip('잘라 낸 작은 원뿔의 부피를 빼지 않고 더했어요.', large + little, 3),
      ],
      solution: `원뿔대의 부피는 큰 원뿔의 부피에서 잘라 낸 작은 원뿔의 부피를 뺀 것이에요.\n\n1. ${givesBelow ? `큰 원뿔의 높이는 ${tex(`${above} + ${below} = ${whole}`)}(cm)이므로 ` : ''}${first}\n2. ${second}\n3. 따라서 원뿔대의 부피는 ${tex(`${piTex(large, 3)} - ${piTex(little, 3)} = ${piTex(large - little, 3)}`)}(${CM3})예요.`,
      hints: [
        '원뿔대는 큰 원뿔에서 작은 원뿔을 잘라 내고 남은 부분이에요.',
        givesBelow
          ? '큰 원뿔의 높이는 작은 원뿔의 높이와 원뿔대의 높이를 더한 것이에요.'
          : '큰 원뿔과 작은 원뿔의 밑면의 반지름의 길이와 높이를 각각 찾아보세요. 원뿔대의 높이는 쓰지 않아도 돼요.',
        `큰 원뿔의 부피 ${tex('\\frac{1}{3}')} × ${tex(`(\\pi \\times ${big}^{2})`)} × (큰 원뿔의 높이)에서 작은 원뿔의 부피 ${tex('\\frac{1}{3}')} × ${tex(`(\\pi \\times ${small}^{2})`)} × (작은 원뿔의 높이)를 빼세요.`,
      ],
      figures: [drawCutCone(big, small, below, above)],
    }
  }),
})

const SOLID = pts('B\\text{-}AFC')

function drawBox(random: SeededRandom) {
  return drawUntil(
    random,
    (draw) => ({ a: draw.integer(7, 12), b: draw.integer(6, 10), c: draw.integer(6, 12) }),
    ({ a, b, c }) =>
      (a * b * c) % 6 === 0 &&
      (a * b) % 2 === 0 &&
      new Set([a, b, c]).size > 1 &&
      Math.max(a, b, c) <= 2 * Math.min(a, b, c),
  )
}

function askCorner(random: SeededRandom): ValueQuestion {
  const { a, b, c } = drawBox(random)
  const asksRest = random.pick([true, false])
  const [box, cut, base] = [a * b * c, (a * b * c) / 6, (a * b) / 2]
  const right = asksRest ? box - cut : cut
  return {
    question: `그림과 같이 ${tex(seg('BC'))}의 길이가 ${tex(a)} cm, ${tex(seg('AB'))}의 길이가 ${tex(b)} cm, ${tex(seg('BF'))}의 길이가 ${tex(c)} cm인 직육면체를 세 꼭짓점 ${texList(['A', 'F', 'C'].map(pts))}를 지나는 평면으로 잘라 삼각뿔 ${texWith(SOLID, '을/를')} 떼어 냈어요. ${asksRest ? '남은 입체도형' : `삼각뿔 ${tex(SOLID)}`}의 부피는 몇 ${CM3}인지 구하세요.`,
    right: rightNumber(right),
    slips: asksRest
      ? [
          wrongNumber(cut, '잘라 낸 삼각뿔의 부피를 구했어요. 직육면체의 부피에서 빼야 해요.'),
          wrongNumber(box - 2 * cut, '삼각뿔의 밑면인 직각삼각형의 넓이를 구할 때 2로 나누지 않았어요.'),
          wrongNumber(
            box - 3 * cut,
            `삼각뿔의 부피를 구할 때 ${texWith('\\frac{1}{3}', '을/를')} 곱하지 않았어요.`,
            PRISMS,
          ),
          wrongNumber(box, '자르기 전 직육면체의 부피를 구했어요.'),
        ]
      : [
          wrongNumber(2 * cut, '밑면인 직각삼각형의 넓이를 구할 때 2로 나누지 않았어요.'),
          wrongNumber(
            3 * cut,
            `${texWith('\\frac{1}{3}', '을/를')} 곱하지 않았어요. 이것은 삼각기둥의 부피예요.`,
            PRISMS,
          ),
          wrongNumber(box - cut, '삼각뿔을 떼어 내고 남은 부분의 부피를 구했어요.'),
          wrongNumber(box, '자르기 전 직육면체의 부피를 구했어요.'),
        ],
    solution: `1. 삼각뿔 ${tex(SOLID)}에서 직각삼각형 ${pt('ABC')}를 밑면으로 보면 밑넓이는 ${tex(`\\frac{1}{2} \\times ${a} \\times ${b} = ${base}`)}(${CM2})예요.\n2. 선분 ${pt('BF')}는 이 밑면에 수직이므로 높이는 ${tex(c)} cm이고, 삼각뿔의 부피는 ${tex(`\\frac{1}{3} \\times ${base} \\times ${c} = ${cut}`)}(${CM3})예요.${asksRest ? `\n3. 직육면체의 부피는 ${tex(`${a} \\times ${b} \\times ${c} = ${box}`)}(${CM3})예요.\n4. 따라서 남은 입체도형의 부피는 ${tex(`${box} - ${cut} = ${right}`)}(${CM3})예요.` : '\n3. 이것은 직육면체의 부피의 6분의 1과 같아요.'}`,
    hints: [
      '삼각뿔은 네 면 가운데 어느 것을 밑면으로 보아도 돼요. 넓이와 높이를 쉽게 알 수 있는 면을 밑면으로 정하세요.',
      `직각삼각형 ${pt('ABC')}를 밑면으로 보면 높이는 선분 ${pt('BF')}의 길이예요.`,
      asksRest
        ? `삼각뿔의 부피는 ${tex('\\frac{1}{3}')} × (삼각형 ${pt('ABC')}의 넓이) × (선분 ${pt('BF')}의 길이)예요. 이것을 직육면체의 부피에서 빼세요.`
        : `삼각형 ${pt('ABC')}의 넓이 ${tex(`\\frac{1}{2} \\times ${a} \\times ${b}`)}에 선분 ${pt('BF')}의 길이를 곱하고 ${texWith('\\frac{1}{3}', '을/를')} 곱하세요.`,
    ],
    figures: [drawCutBox(a, b, c)],
  }
}

const corner = makeBothForms({
  id: 'M1U09C05L5A2',
  conceptId,
  difficultyLevel: 5,
  name: '직육면체를 자른 삼각뿔',
  draw: withEnoughSlips(askCorner),
})

export const COMBINED_TEMPLATES: ItemTemplate[] = [...frustum, ...corner]
