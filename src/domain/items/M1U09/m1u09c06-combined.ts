import { attachParticle } from '#domain/korean/attach-particle.ts'
import {
  makeBothForms,
  rightNumber,
  type Slip,
  type ValueQuestion,
  wrongNumber,
} from '../asking/ask-value.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { tex, texWith } from '../asking/inline-math.ts'
import { piAnswer, piSlip, piTex } from '../asking/pi-answer.ts'
import { withEnoughSlips } from '../asking/with-enough-slips.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { ItemTemplate } from '../template.ts'
import { drawFittingSolids } from './m1u09c06-figures.ts'
import { CM3, IN_PI } from './measuring-text.ts'

const conceptId = 'M1U09C06'
const CONES = 'M1U09C05'

/** How many times the cone's volume each of the three solids holds. */
const SHARES = { 원기둥: 3, 구: 2, 원뿔: 1 } as const
type Fitting = keyof typeof SHARES
const NAMES: readonly Fitting[] = ['원기둥', '구', '원뿔']
const FIT = '그림과 같이 원기둥에 구와 원뿔이 꼭 맞게 들어 있어요.'
const RATIO = texWith('3 : 2 : 1', '이에요/예요')
const RATIO_HINT = `밑면의 반지름의 길이를 ${tex('r')}, 높이를 ${tex('2r')}라고 하고 원기둥, 구, 원뿔의 부피를 각각 나타내 보세요.`

const because = `구의 반지름의 길이를 ${tex('r')} cm라고 하면 원기둥과 원뿔의 밑면의 반지름의 길이는 ${tex('r')} cm, 높이는 ${tex('2r')} cm예요.\n\n1. 원기둥의 부피는 ${tex('\\pi r^{2} \\times 2r = 2\\pi r^{3}')}, 구의 부피는 ${tex('\\frac{4}{3}\\pi r^{3}')}, 원뿔의 부피는 ${tex('\\frac{1}{3} \\times \\pi r^{2} \\times 2r = \\frac{2}{3}\\pi r^{3}')}이므로 부피의 비는 ${RATIO}.`

/** What else a learner does with the volume of `from`, who does not know the ratio. */
function misjudge(from: Fitting, to: Fitting, known: number): Slip[] {
  if (from === '원기둥') return [piSlip(`${to}의 부피가 원기둥의 부피의 반이라고 생각했어요.`, known, 2)]
  if (from === '원뿔')
    return [
      piSlip(
        `구의 부피를 구하는 식에 있는 ${texWith('\\frac{4}{3}', '을/를')} 그대로 곱했어요.`,
        4 * known,
        3,
      ),
    ]
  if (to === '원기둥') return [piSlip('구의 부피가 원기둥의 부피의 반이라고 생각했어요.', 2 * known)]
  const mistakeText = `원뿔의 부피가 구의 부피의 ${tex('\\frac{1}{3}')}이라고 생각했어요. ${tex('\\frac{1}{3}')}은 원기둥과 비교할 때 써요.`
  return [{ ...piSlip(mistakeText, known, 3), conceptId: CONES }]
}

function askOther(random: SeededRandom): ValueQuestion {
  const [given, target] = random.sample(NAMES, 2)
  const [from, to]: [Fitting, Fitting] = [given ?? '구', target ?? '원뿔']
  const part = 6 * random.integer(1, 12)
  const [known, right] = [SHARES[from] * part, SHARES[to] * part]
  const [other = '원뿔'] = NAMES.filter((name) => name !== from && name !== to)
  return {
    question: `${FIT} ${from}의 부피가 ${tex(piTex(known))} ${CM3}일 때, ${to}의 부피는 몇 ${CM3}인지 구하세요. ${IN_PI}`,
    right: piAnswer(right),
    slips: [
      piSlip(`${attachParticle(to, '이/가')} 아니라 ${other}의 부피를 구했어요.`, SHARES[other] * part),
      piSlip('부피의 비를 거꾸로 곱했어요.', known * SHARES[from], SHARES[to]),
      piSlip('세 입체도형의 부피가 같다고 생각했어요.', known),
      ...misjudge(from, to, known),
    ],
    solution: `${because}\n2. ${from}의 부피는 비에서 ${tex(SHARES[from])}에 해당하므로 비의 ${tex(1)}에 해당하는 부피는 ${SHARES[from] === 1 ? tex(piTex(part)) : tex(`${piTex(known)} \\div ${SHARES[from]} = ${piTex(part)}`)}(${CM3})예요.\n3. 따라서 ${to}의 부피는 ${tex(`${piTex(part)} \\times ${SHARES[to]} = ${piTex(right)}`)}(${CM3})예요.`,
    hints: [
      '구의 지름의 길이와 원뿔의 높이는 모두 원기둥의 높이와 같아요.',
      RATIO_HINT,
      `세 부피의 비는 ${RATIO}. ${from}의 부피가 이 비에서 어느 수에 해당하는지 보고 ${to}의 부피를 구하세요.`,
    ],
    figures: [drawFittingSolids()],
  }
}

function askGap(random: SeededRandom): ValueQuestion {
  const r = random.pick([3, 6, 9])
  const part = (2 * r ** 3) / 3
  const inner = random.pick(['구', '원뿔'] as const)
  const right = (3 - SHARES[inner]) * part
  return {
    question: `그림과 같이 밑면의 반지름의 길이가 ${tex(r)} cm인 원기둥에 구와 원뿔이 꼭 맞게 들어 있어요. 원기둥의 부피와 ${inner}의 부피의 차는 몇 ${CM3}인지 구하세요. ${IN_PI}`,
    right: piAnswer(right),
    slips: [
      piSlip(
        inner === '원뿔'
          ? '원뿔의 부피를 답했거나, 원기둥과 원뿔의 높이를 반지름의 길이와 같다고 생각했어요.'
          : '구의 부피를 답했어요. 원기둥의 부피에서 빼야 해요.',
        SHARES[inner] * part,
      ),
      piSlip('원기둥의 부피를 답했어요.', 3 * part),
      piSlip('두 부피의 차가 아니라 합을 구했어요.', (3 + SHARES[inner]) * part),
      piSlip(`${inner}의 부피가 원기둥의 부피의 반이라고 생각했어요.`, 3 * part, 2),
    ],
    solution: `원기둥의 높이는 구의 지름의 길이와 같으므로 ${tex(`${r} \\times 2 = ${2 * r}`)}(cm)예요.\n\n1. 원기둥의 부피는 ${tex(`(\\pi \\times ${r}^{2}) \\times ${2 * r} = ${piTex(3 * part)}`)}(${CM3})예요.\n2. ${inner}의 부피는 ${inner === '구' ? tex(`\\frac{4}{3}\\pi \\times ${r}^{3} = ${piTex(2 * part)}`) : tex(`\\frac{1}{3} \\times (\\pi \\times ${r}^{2}) \\times ${2 * r} = ${piTex(part)}`)}(${CM3})예요.\n3. 따라서 두 부피의 차는 ${tex(`${piTex(3 * part)} - ${piTex(SHARES[inner] * part)} = ${piTex(right)}`)}(${CM3})예요.`,
    hints: [
      '꼭 맞게 들어 있으므로 원기둥의 높이와 구의 지름의 길이는 어떤 관계일까요?',
      RATIO_HINT,
      `원기둥의 높이는 반지름의 길이 ${tex(r)} cm의 두 배예요. 원기둥의 부피와 ${inner}의 부피를 각각 구하여 빼세요.`,
    ],
    figures: [drawFittingSolids(r)],
  }
}

const fitting = makeBothForms({
  id: 'M1U09C06L5A1',
  conceptId,
  difficultyLevel: 5,
  name: '원기둥에 꼭 맞는 구와 원뿔',
  draw: withEnoughSlips((random) => random.pick([askOther, askOther, askGap])(random)),
})

const melted = makeBothForms({
  id: 'M1U09C06L5A2',
  conceptId,
  difficultyLevel: 5,
  name: '쇠구슬 녹이기',
  draw: withEnoughSlips((random) => {
    const { k, r, bigBy, smallBy } = drawUntil(
      random,
      (draw) => ({
        k: draw.integer(2, 6),
        r: draw.integer(1, 4),
        bigBy: draw.pick(['반지름', '지름'] as const),
        smallBy: draw.pick(['반지름', '지름'] as const),
      }),
      (drawn) => drawn.k * drawn.r <= 15,
    )
    const sizeOf = (radius: number, by: '반지름' | '지름') => (by === '지름' ? 2 * radius : radius)
    const [big, small] = [sizeOf(k * r, bigBy), sizeOf(r, smallBy)]
    const mixed = bigBy !== smallBy
    const [R, isHalved] = [k * r, bigBy === '지름' || smallBy === '지름']
    const lengths = isHalved
      ? `큰 쇠구슬의 반지름의 길이는 ${tex(R)} cm, 작은 쇠구슬의 반지름의 길이는 ${tex(r)} cm예요.\n`
      : ''
    return {
      question: `${bigBy}의 길이가 ${tex(big)} cm인 구 모양의 쇠구슬 한 개를 녹여서 ${smallBy}의 길이가 ${tex(small)} cm인 구 모양의 쇠구슬을 여러 개 만들려고 해요. 작은 쇠구슬은 모두 몇 개 만들 수 있는지 구하세요. (단, 쇠는 남거나 모자라지 않아요.)`,
      right: rightNumber(k ** 3),
      slips: [
        ...(mixed && Number.isInteger((big / small) ** 3)
          ? [wrongNumber((big / small) ** 3, '한쪽은 지름, 다른 쪽은 반지름인데 그대로 비교했어요.')]
          : []),
        wrongNumber(k, '반지름의 길이의 비만 구했어요. 부피를 비교해야 해요.'),
        wrongNumber(k ** 2, '부피가 아니라 겉넓이를 비교했어요.'),
        wrongNumber(3 * k, `반지름의 길이의 비를 세 번 곱하지 않고 ${texWith(3, '을/를')} 곱했어요.`),
        wrongNumber((k - 1) ** 3, '두 반지름의 길이의 차를 이용했어요. 부피를 나누어야 해요.'),
        wrongNumber(4 * k, `구의 부피를 반지름의 길이에 ${texWith(4, '을/를')} 곱한 것으로 생각했어요.`),
      ],
      solution: `녹여도 쇠의 부피는 변하지 않으므로 큰 쇠구슬의 부피를 작은 쇠구슬 한 개의 부피로 나누면 돼요. ${lengths}\n1. 큰 쇠구슬의 부피는 ${tex(`\\frac{4}{3}\\pi \\times ${R}^{3} = ${piTex(4 * R ** 3, 3)}`)}(${CM3})예요.\n2. 작은 쇠구슬 한 개의 부피는 ${tex(`\\frac{4}{3}\\pi \\times ${r}^{3} = ${piTex(4 * r ** 3, 3)}`)}(${CM3})예요.\n3. 따라서 만들 수 있는 쇠구슬은 ${tex(`\\left(\\frac{4}{3}\\pi \\times ${R}^{3}\\right) \\div \\left(\\frac{4}{3}\\pi \\times ${r}^{3}\\right) = ${R ** 3} \\div ${r ** 3} = ${k ** 3}`)}(개)예요.`,
      hints: [
        '쇠구슬을 녹여 다른 모양으로 만들어도 쇠의 부피는 변하지 않아요.',
        isHalved
          ? '지름이 주어진 것은 반지름으로 바꾸어야 해요. 큰 쇠구슬과 작은 쇠구슬의 반지름의 길이를 먼저 구하세요.'
          : '큰 쇠구슬의 부피와 작은 쇠구슬 한 개의 부피를 식으로 나타내 보세요.',
        `반지름의 길이가 ${tex('R')} cm인 구의 부피 ${texWith('\\frac{4}{3}\\pi R^{3}', '을/를')} 반지름의 길이가 ${tex('r')} cm인 구의 부피 ${texWith('\\frac{4}{3}\\pi r^{3}', '으로/로')} 나누세요. ${tex('\\frac{4}{3}\\pi')}는 서로 약분돼요.`,
      ],
    }
  }),
})

export const COMBINED_TEMPLATES: ItemTemplate[] = [...fitting, ...melted]
