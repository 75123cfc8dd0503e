import { askValue, type Slip, slipOf } from '../asking/ask-value.ts'
import { fractionAnswer } from '../asking/fraction-answer.ts'
import { deg } from '../asking/geometry-text.ts'
import { tex, texWith } from '../asking/inline-math.ts'
import type { ItemTemplate } from '../template.ts'

const ANGLES = [
  20, 24, 30, 36, 40, 45, 48, 54, 60, 72, 75, 80, 90, 100, 108, 120, 135, 144, 150, 160, 210, 225, 240, 270,
  300,
] as const

const ASKED = [
  { part: '호의 길이', whole: '원의 둘레의 길이' },
  { part: '넓이', whole: '원의 넓이' },
] as const

/** Which part of the circle a sector is: the factor of both formulas. */
export const shareOfCircle: ItemTemplate = {
  id: 'M1U08C05L0A3',
  conceptId: 'M1U08C05',
  difficultyLevel: 0,
  name: '부채꼴은 원의 얼마인가',
  generate: (random) => {
    const angle = random.pick(ANGLES)
    const { part, whole } = random.pick(ASKED)
    const slips: Slip[] = [
      slipOf(
        fractionAnswer(angle, 180),
        `한 바퀴를 ${texWith(deg(180), '으로/로')} 놓았어요. 원의 중심을 한 바퀴 돈 각은 ${texWith(deg(360), '이에요/예요')}.`,
      ),
      slipOf(fractionAnswer(360 - angle, 360), '부채꼴을 잘라 내고 남은 부분이 원의 얼마인지 구했어요.'),
      slipOf(fractionAnswer(360, angle), '비율을 거꾸로 구했어요. 부채꼴은 원의 일부분이므로 원보다 작아요.'),
      slipOf(fractionAnswer(angle, 100), `한 바퀴를 ${texWith(deg(100), '으로/로')} 놓았어요.`),
    ]
    const share = fractionAnswer(angle, 360)
    return askValue({
      question: `반지름의 길이가 같은 원과 부채꼴이 있어요. 중심각의 크기가 ${tex(deg(angle))}인 부채꼴의 ${part}는 ${whole}의 몇 배인지 기약분수로 나타내세요.`,
      right: share,
      slips,
      solution: `부채꼴의 ${part}는 중심각의 크기에 정비례해요. 한 바퀴는 ${texWith(deg(360), '이므로/므로')} 부채꼴의 ${part}는 ${whole}의 ${tex(`\\frac{${angle}}{360}`)}배, 곧 ${share.markdown}배예요.`,
      hints: [
        `${whole}는 중심각이 한 바퀴일 때의 ${part}와 같아요. 한 바퀴는 몇 도인가요?`,
        `부채꼴의 ${part}는 중심각의 크기에 정비례해요. 그래서 중심각이 한 바퀴의 얼마인지만 알면 돼요.`,
        `${texWith(angle, '을/를')} 한 바퀴의 크기로 나눈 분수를 만들고 약분하세요.`,
      ],
    })
  },
}
