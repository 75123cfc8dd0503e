import { makeBothForms, rightNumber, type ValueQuestion } from '../asking/ask-value.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { ang, pt, seg, tri } from '../asking/geometry-text.ts'
import { tex, texWith } from '../asking/inline-math.ts'
import { naturalSlips } from '../asking/natural-slips.ts'
import { withEnoughSlips } from '../asking/with-enough-slips.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { ItemTemplate } from '../template.ts'

const STORY = `${tex(ang('XOY'))}와 크기가 같은 각을 작도했어요. 점 ${pt('O')}를 중심으로 원을 그려 ${tex(ang('XOY'))}의 두 변과 만나는 점을 ${pt('A')}, ${pt('B')}라 하고, 점 ${pt('P')}를 중심으로 반지름의 길이가 같은 원을 그려 반직선 ${pt('PQ')}와 만나는 점을 ${pt('C')}라고 했어요. 그다음 점 ${pt('C')}를 중심으로 반지름의 길이가 ${tex(seg('AB'))}인 원을 그려 앞의 원과 만나는 점을 ${pt('D')}라고 했어요.`
const SIDES = `같은 간격으로 그렸으므로 ${tex(`${seg('OA')} = ${seg('OB')} = ${seg('PC')} = ${seg('PD')}`)}이고, 폭을 그대로 옮겼으므로 ${texWith(`${seg('AB')} = ${seg('CD')}`, '이에요/예요')}.`

function drawLengths(random: SeededRandom) {
  return drawUntil(
    random,
    (draw) => ({ radius: draw.integer(5, 15), width: draw.integer(3, 14) }),
    ({ radius, width }) => width !== radius && width < 2 * radius - 1 && radius !== 2 * width,
  )
}

/** Glued along the width, only radii stand around. */
function glueWidths(random: SeededRandom): ValueQuestion {
  const { radius, width } = drawLengths(random)
  return {
    question: `${STORY} ${tex(tri('OAB'))}의 둘레의 길이는 ${tex(2 * radius + width)} cm예요. ${tex(tri('OAB'))}와 ${tex(tri('PCD'))}를 변 ${pt('AB')}와 변 ${pt('CD')}가 꼭 겹치고 점 ${pt('O')}, ${pt('P')}가 서로 반대쪽에 놓이게 이어 붙인 사각형의 둘레의 길이는 ${tex(4 * radius)} cm예요. ${tex(seg('CD'))}의 길이는 몇 cm인지 구하세요.`,
    right: rightNumber(width),
    slips: naturalSlips([
      [radius, `${tex(seg('PC'))}의 길이까지만 구했어요.`],
      [2 * radius, `${tex(seg('OA'))}와 ${tex(seg('OB'))}의 길이의 합을 답했어요.`],
      [2 * (2 * radius + width) - 4 * radius, '겹친 변은 두 번 빠지므로 반으로 나누어야 해요.'],
      [2 * radius + width - radius, `둘레의 길이에서 ${tex(seg('OA'))} 하나만 뺐어요.`],
      [Math.abs(4 * radius - (2 * radius + width)), '두 둘레의 길이의 차를 답했어요.'],
    ]),
    solution: `1. ${SIDES}\n2. 이어 붙인 사각형의 네 변은 ${tex(seg('OA'))}, ${tex(seg('OB'))}, ${tex(seg('PC'))}, ${tex(seg('PD'))}로 길이가 모두 같아요. 그래서 ${tex(`${seg('OA')} = ${4 * radius} \\div 4 = ${radius}`)}(cm)예요.\n3. ${tex(tri('OAB'))}의 둘레의 길이에서 ${tex(`${seg('AB')} = ${2 * radius + width} - 2 \\times ${radius} = ${width}`)}(cm)예요.\n4. 따라서 ${tex(`${seg('CD')} = ${seg('AB')} = ${width}`)}(cm)예요.`,
    hints: [
      '컴퍼스의 간격이 같은 선분끼리 같은 표시를 해 보세요. 길이가 같은 선분이 몇 개 있나요?',
      '이어 붙인 사각형의 둘레에는 어떤 선분들이 남나요? 겹친 변은 둘레에 들어가지 않아요.',
      `사각형의 둘레의 길이로 반지름의 길이를 먼저 구하고, ${tex(tri('OAB'))}의 둘레의 길이에서 두 반지름의 길이를 빼세요.`,
    ],
  }
}

/** Glued along a radius, two radii and two widths stand around. */
function glueRadii(random: SeededRandom): ValueQuestion {
  const { radius, width } = drawLengths(random)
  return {
    question: `${STORY} ${tex(tri('OAB'))}와 ${tex(tri('PCD'))}를 변 ${pt('OA')}와 변 ${pt('PC')}가 꼭 겹치고 두 삼각형이 서로 반대쪽에 놓이게 이어 붙인 사각형의 둘레의 길이는 ${tex(2 * (radius + width))} cm이고, ${tex(tri('OAB'))}의 둘레의 길이는 ${tex(2 * radius + width)} cm예요. ${tex(seg('PD'))}의 길이는 몇 cm인지 구하세요.`,
    right: rightNumber(radius),
    slips: naturalSlips([
      [width, `${tex(seg('CD'))}의 길이를 구했어요.`],
      [radius + width, '두 변의 길이의 합까지만 구했어요.'],
      [2 * radius, `${tex(seg('PC'))}와 ${tex(seg('PD'))}의 길이의 합을 답했어요.`],
      [2 * width, `${tex(seg('AB'))}와 ${tex(seg('CD'))}의 길이의 합을 답했어요.`],
      [
        2 * (2 * radius + width) - 2 * (radius + width),
        '겹친 변은 두 삼각형에서 한 번씩 빠지므로 반으로 나누어야 해요.',
      ],
    ]),
    solution: `1. ${SIDES}\n2. 이어 붙인 사각형의 네 변은 ${tex(seg('OB'))}, ${tex(seg('AB'))}, ${tex(seg('CD'))}, ${tex(seg('PD'))}예요. 두 삼각형의 둘레의 길이의 합에서 겹친 변 ${tex(seg('OA'))}와 ${tex(seg('PC'))}의 길이를 뺀 것과 같아요.\n3. ${tex(`2 \\times ${2 * radius + width} - 2 \\times ${seg('OA')} = ${2 * (radius + width)}`)}이므로 ${tex(`${seg('OA')} = ${radius}`)}(cm)예요.\n4. 따라서 ${tex(`${seg('PD')} = ${seg('OA')} = ${radius}`)}(cm)예요.`,
    hints: [
      '컴퍼스의 간격이 같은 선분끼리 같은 표시를 해 보세요. 두 삼각형의 둘레의 길이는 서로 같아요.',
      '이어 붙인 사각형의 둘레에는 어떤 선분들이 남나요? 겹친 변은 둘레에 들어가지 않아요.',
      `두 삼각형의 둘레의 길이의 합에서 사각형의 둘레의 길이를 빼면 겹친 두 변의 길이의 합이 돼요. 그 반이 ${tex(seg('OA'))}의 길이예요.`,
    ],
  }
}

const gluedTriangles = makeBothForms({
  id: 'M1U07C01L5A3',
  conceptId: 'M1U07C01',
  difficultyLevel: 5,
  name: '옮긴 각의 두 삼각형 이어 붙이기',
  draw: withEnoughSlips((random) => random.pick([glueWidths, glueRadii])(random)),
})

export const CHALLENGE_TEMPLATES: ItemTemplate[] = gluedTriangles
