import { makeBothForms, rightNumber, type ValueQuestion, wrongNumber } from '../asking/ask-value.ts'
import { tex, texWith } from '../asking/inline-math.ts'
import { piAnswer, piSlip, piTex } from '../asking/pi-answer.ts'
import { withEnoughSlips } from '../asking/with-enough-slips.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { ItemTemplate } from '../template.ts'
import { drawBall, drawHalfBall } from './m1u09c06-figures.ts'
import { CM2, CM3, IN_PI } from './measuring-text.ts'

const conceptId = 'M1U09C06'
const CIRCLES = 'M1U08C05'

function radiusText(r: number, byDiameter: boolean) {
  return byDiameter ? `지름의 길이가 ${tex(2 * r)} cm` : `반지름의 길이가 ${tex(r)} cm`
}
function halved(r: number, byDiameter: boolean) {
  return byDiameter ? `지름의 길이가 ${tex(2 * r)} cm이므로 반지름의 길이는 ${tex(r)} cm예요. ` : ''
}
function asDiameter(top: number, byDiameter: boolean, bottom = 1) {
  return byDiameter ? [piSlip('지름을 반지름으로 생각했어요.', top, bottom)] : []
}

const surface = makeBothForms({
  id: 'M1U09C06L1A1',
  conceptId,
  difficultyLevel: 1,
  name: '구의 겉넓이',
  draw: withEnoughSlips((random) => {
    const [r, byDiameter] = [random.integer(2, 12), random.pick([true, false])]
    const circle = r * r
    return {
      question: `${radiusText(r, byDiameter)}인 구의 겉넓이는 몇 ${CM2}인지 구하세요. ${IN_PI}`,
      right: piAnswer(4 * circle),
      slips: [
        ...asDiameter(16 * circle, byDiameter),
        {
          ...piSlip(`원의 넓이를 구했어요. 구의 겉넓이는 이것의 ${tex(4)}배예요.`, circle),
          conceptId: CIRCLES,
        },
        piSlip('구의 부피를 구했어요.', 4 * r ** 3, 3),
        piSlip('반지름을 두 번 곱하지 않고 한 번만 곱했어요.', 4 * r),
        piSlip('구의 겉넓이의 절반만 구했어요.', 2 * circle),
      ],
      solution: `${halved(r, byDiameter)}구의 겉넓이는 반지름의 길이가 같은 원의 넓이의 ${tex(4)}배이므로 ${tex(`4\\pi \\times ${r}^{2} = ${piTex(4 * circle)}`)}(${CM2})예요.`,
      hints: [
        '구의 겉넓이는 반지름의 길이가 같은 원의 넓이와 관계가 있어요.',
        byDiameter
          ? '주어진 것이 반지름인지 지름인지 먼저 확인하세요.'
          : '구의 겉넓이는 반지름의 길이가 같은 원의 넓이를 네 번 더한 것과 같아요.',
        `반지름의 길이를 ${tex('r')} cm라고 하면 구의 겉넓이는 ${texWith('4\\pi r^{2}', '이에요/예요')}. 여기에 반지름의 길이를 넣으세요.`,
      ],
      figures: byDiameter ? [] : [drawBall(r)],
    }
  }),
})

const volume = makeBothForms({
  id: 'M1U09C06L1A2',
  conceptId,
  difficultyLevel: 1,
  name: '구의 부피',
  draw: withEnoughSlips((random) => {
    const [r, byDiameter] = [random.pick([2, 3, 4, 5, 6, 9]), random.pick([true, false])]
    const cube = r ** 3
    return {
      question: `${radiusText(r, byDiameter)}인 구의 부피는 몇 ${CM3}인지 구하세요. ${IN_PI}`,
      right: piAnswer(4 * cube, 3),
      slips: [
        ...asDiameter(32 * cube, byDiameter, 3),
        piSlip('구의 겉넓이를 구했어요.', 4 * r * r),
        piSlip(
          `${texWith('\\frac{4}{3}', '을/를')} 곱해야 하는데 ${texWith(4, '을/를')} 곱했어요.`,
          4 * cube,
        ),
        piSlip('반지름을 세 번 곱하지 않고 두 번만 곱했어요.', 4 * r * r, 3),
        piSlip('반구의 부피를 구했어요.', 2 * cube, 3),
        piSlip(
          `${texWith('\\frac{4}{3}', '을/를')} 곱해야 하는데 ${texWith('\\frac{1}{3}', '을/를')} 곱했어요.`,
          cube,
          3,
        ),
      ],
      solution: `${halved(r, byDiameter)}구의 부피는 ${tex('\\frac{4}{3}\\pi r^{3}')}이므로 ${tex(`\\frac{4}{3}\\pi \\times ${r}^{3} = ${piTex(4 * cube, 3)}`)}(${CM3})예요.`,
      hints: [
        '구의 부피는 구가 꼭 맞게 들어가는 원기둥의 부피와 관계가 있어요.',
        byDiameter
          ? '주어진 것이 반지름인지 지름인지 먼저 확인하세요.'
          : `구의 부피는 꼭 맞는 원기둥의 부피의 ${tex('\\frac{2}{3}')}예요.`,
        `반지름의 길이를 ${tex('r')} cm라고 하면 구의 부피는 ${texWith('\\frac{4}{3}\\pi r^{3}', '이에요/예요')}. 여기에 반지름의 길이를 넣으세요.`,
      ],
      figures: byDiameter ? [] : [drawBall(r)],
    }
  }),
})

function askHalfSurface(random: SeededRandom): ValueQuestion {
  const [r, byDiameter] = [random.integer(2, 12), random.pick([true, false])]
  const circle = r * r
  return {
    question: `${radiusText(r, byDiameter)}인 반구의 겉넓이는 몇 ${CM2}인지 구하세요. ${IN_PI}`,
    right: piAnswer(3 * circle),
    slips: [
      piSlip('굽은 면의 넓이만 구했어요. 평평한 면인 원의 넓이도 더해야 해요.', 2 * circle),
      ...asDiameter(12 * circle, byDiameter),
      piSlip('구의 겉넓이를 구했어요.', 4 * circle),
      piSlip('구의 겉넓이를 반으로 나누지 않고 평평한 면의 넓이를 더했어요.', 5 * circle),
      {
        ...piSlip('평평한 면의 넓이 대신 둘레의 길이를 더했어요.', 2 * circle + 2 * r),
        conceptId: CIRCLES,
      },
    ],
    solution: `${halved(r, byDiameter)}반구의 겉은 굽은 면과 평평한 면으로 이루어져 있어요.\n\n1. 굽은 면의 넓이는 구의 겉넓이의 반이므로 ${tex(`\\frac{1}{2} \\times 4\\pi \\times ${r}^{2} = ${piTex(2 * circle)}`)}(${CM2})예요.\n2. 평평한 면은 원이므로 넓이는 ${tex(`\\pi \\times ${r}^{2} = ${piTex(circle)}`)}(${CM2})예요.\n3. 따라서 겉넓이는 ${tex(`${piTex(2 * circle)} + ${piTex(circle)} = ${piTex(3 * circle)}`)}(${CM2})예요.`,
    hints: [
      '수박을 반으로 자른 모양을 떠올려 보세요. 겉에는 어떤 면들이 있나요?',
      '굽은 면의 넓이는 구의 겉넓이의 반이고, 잘린 자리에는 원 모양의 평평한 면이 있어요.',
      `반지름의 길이를 ${tex('r')} cm라고 하면 굽은 면의 넓이는 ${tex('\\frac{1}{2} \\times 4\\pi r^{2}')}, 평평한 면의 넓이는 ${texWith('\\pi r^{2}', '이에요/예요')}. 두 넓이를 더하세요.`,
    ],
    figures: byDiameter ? [] : [drawHalfBall(r)],
  }
}

function askHalfVolume(random: SeededRandom): ValueQuestion {
  const [r, byDiameter] = [random.pick([3, 6, 9, 12]), random.pick([true, false])]
  const cube = r ** 3
  return {
    question: `${radiusText(r, byDiameter)}인 반구의 부피는 몇 ${CM3}인지 구하세요. ${IN_PI}`,
    right: piAnswer(2 * cube, 3),
    slips: [
      piSlip('구의 부피를 구했어요. 반구의 부피는 그 절반이에요.', 4 * cube, 3),
      ...asDiameter((16 * cube) / 3, byDiameter),
      piSlip('반구의 겉넓이를 구했어요.', 3 * r * r),
      piSlip(
        `구의 부피를 구할 때 ${texWith('\\frac{4}{3}', '을/를')} 곱해야 하는데 ${texWith(4, '을/를')} 곱했어요.`,
        2 * cube,
      ),
      piSlip('반지름을 세 번 곱하지 않고 두 번만 곱했어요.', 2 * r * r, 3),
    ],
    solution:
      `${halved(r, byDiameter)}\n\n1. 반지름의 길이가 ${tex(r)} cm인 구의 부피는 ${tex(`\\frac{4}{3}\\pi \\times ${r}^{3} = ${piTex(4 * cube, 3)}`)}(${CM3})예요.\n2. 반구의 부피는 구의 부피의 반이므로 ${tex(`\\frac{1}{2} \\times ${piTex(4 * cube, 3)} = ${piTex(2 * cube, 3)}`)}(${CM3})예요.`.trim(),
    hints: [
      '반구는 구를 똑같이 둘로 나눈 것 가운데 하나예요.',
      '먼저 반지름의 길이가 같은 구의 부피를 생각해 보세요. 부피에는 반지름이 세 번 곱해져요.',
      `반지름의 길이를 ${tex('r')} cm라고 하면 구의 부피는 ${texWith('\\frac{4}{3}\\pi r^{3}', '이에요/예요')}. 이것을 반으로 나누세요.`,
    ],
    figures: byDiameter ? [] : [drawHalfBall(r)],
  }
}

const half = makeBothForms({
  id: 'M1U09C06L3A1',
  conceptId,
  difficultyLevel: 3,
  name: '반구',
  draw: withEnoughSlips((random) => random.pick([askHalfSurface, askHalfVolume])(random)),
})

const diameter = makeBothForms({
  id: 'M1U09C06L3A2',
  conceptId,
  difficultyLevel: 3,
  name: '겉넓이로 반지름',
  draw: withEnoughSlips((random) => {
    const r = random.integer(3, 15)
    const total = 4 * r * r
    return {
      question: `겉넓이가 ${tex(piTex(total))} ${CM2}인 구의 지름의 길이는 몇 cm인지 구하세요.`,
      right: rightNumber(2 * r),
      slips: [
        wrongNumber(r, '반지름의 길이까지만 구했어요. 지름의 길이는 그 두 배예요.'),
        wrongNumber(4 * r, '구의 겉넓이를 원의 넓이와 같다고 생각했어요.', CIRCLES),
        wrongNumber(r * r, `겉넓이를 ${texWith('4\\pi', '으로/로')} 나눈 값을 지름의 길이로 생각했어요.`),
        wrongNumber(
          2 * r * r,
          `${texWith('r^{2}', '을/를')} 반지름의 길이로 생각했어요. 제곱하여 그 값이 되는 수를 찾아야 해요.`,
        ),
        wrongNumber(total, `겉넓이를 ${texWith('\\pi', '으로/로')} 나누기만 했어요.`),
      ],
      solution: `반지름의 길이를 ${tex('r')} cm라고 해요.\n\n1. 구의 겉넓이는 ${tex('4\\pi r^{2}')}이므로 ${texWith(`4\\pi r^{2} = ${piTex(total)}`, '이에요/예요')}. 양변을 ${texWith('4\\pi', '으로/로')} 나누면 ${texWith(`r^{2} = ${r * r}`, '이에요/예요')}.\n2. ${tex(`${r} \\times ${r} = ${r * r}`)}이고 ${texWith('r', '은/는')} 양수이므로 ${texWith(`r = ${r}`, '이에요/예요')}.\n3. 따라서 지름의 길이는 ${tex(`${r} \\times 2 = ${2 * r}`)}(cm)예요.`,
      hints: [
        `반지름의 길이를 ${tex('r')} cm라고 하고 겉넓이에 대한 식을 세워 보세요.`,
        `${tex(`4\\pi r^{2} = ${piTex(total)}`)}의 양변을 ${texWith('4\\pi', '으로/로')} 나누면 ${tex('r^{2}')}의 값을 알 수 있어요.`,
        '제곱하여 그 값이 되는 양수가 반지름의 길이예요. 구하는 것은 지름의 길이라는 것을 잊지 마세요.',
      ],
    }
  }),
})

export const BALL_TEMPLATES: ItemTemplate[] = [...surface, ...volume, ...half, ...diameter]
