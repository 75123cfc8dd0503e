import { attachParticle } from '#domain/korean/attach-particle.ts'
import { askValue, rightNumber } from '../asking/ask-value.ts'
import { ang, deg, pt } from '../asking/geometry-text.ts'
import { tex } from '../asking/inline-math.ts'
import { naturalSlips } from '../asking/natural-slips.ts'
import { planeFigure } from '../asking/plane-figure.ts'
import type { ItemTemplate } from '../template.ts'
import { TRIPLES } from './m1u06c04-ideas.ts'
import { lengthOf } from './segment-text.ts'

const LEGS = [...TRIPLES, [12, 16, 20], [7, 24, 25], [15, 20, 25], [10, 24, 26]] as const

/** One of the point and the line, the foot between them and a point beside it; every name ends in a vowel. */
const NAMES = ['PHA', 'QHB', 'APB', 'CDA'] as const

/** Which of three lengths is the distance from a point to a line. */
export const readDistance: ItemTemplate = {
  id: 'M1U06C04L0A3',
  conceptId: 'M1U06C04',
  difficultyLevel: 0,
  name: '거리를 나타내는 선분',
  generate: (random) => {
    const [short, long, slanted] = random.pick(LEGS)
    const [height, width] = random.pick([
      [short, long],
      [long, short],
    ] as const)
    const [top = '', foot = '', side = ''] = random.pick(NAMES)
    const isUpright = random.pick([true, true, false])
    const [point, other] = isUpright ? [top, side] : [side, top]
    const [answer, along] = isUpright ? [height, width] : [width, height]
    const line = foot + other
    return askValue({
      question: `다음 그림에서 ${tex(`${ang(top + foot + side)} = ${deg(90)}`)}이고 ${lengthOf(top + foot, height)}, ${lengthOf(foot + side, width)}, ${lengthOf(top + side, slanted)}예요. 점 ${pt(point)}와 직선 ${pt(line)} 사이의 거리는 몇 cm인지 구하세요.`,
      right: rightNumber(answer),
      slips: naturalSlips([
        [
          slanted,
          `점 ${pt(point)}와 점 ${pt(other)}를 이은 선분은 직선 ${attachParticle(pt(line), '과/와')} 비스듬히 만나므로 거리가 아니에요.`,
        ],
        [along, `직선 ${pt(line)} 위에 놓인 선분의 길이를 답했어요.`],
        [height + width, '직각을 이루는 두 선분의 길이를 더했어요. 거리는 한 선분의 길이예요.'],
      ]),
      solution: `점과 직선 사이의 거리는 점에서 직선에 내린 수선의 발까지의 길이예요. ${tex(`${ang(top + foot + side)} = ${deg(90)}`)}이므로 점 ${pt(point)}에서 직선 ${pt(line)}에 내린 수선의 발은 점 ${pt(foot)}예요. 따라서 거리는 ${lengthOf(point + foot, answer)}예요.`,
      hints: [
        `점 ${pt(point)}와 직선 ${pt(line)} 위의 점들을 이은 선분 가운데 가장 짧은 것의 길이가 거리예요.`,
        `점 ${pt(point)}에서 나오는 두 선분 가운데 직선 ${attachParticle(pt(line), '과/와')} 직각으로 만나는 것은 어느 것인가요?`,
        `점 ${pt(point)}에서 직선 ${pt(line)}에 내린 수선의 발을 찾고, 점 ${pt(point)}와 그 점을 이은 선분의 길이를 읽으세요.`,
      ],
      figures: [
        planeFigure(
          `꼭짓점 ${foot}에서의 각이 직각인 삼각형 ${top}${foot}${side}`,
          { [top]: [0, height], [foot]: [0, 0], [side]: [width, 0] },
          {
            lines: [{ of: top + foot + side + top }],
            angles: [{ of: top + foot + side, right: true }],
          },
        ),
      ],
    })
  },
}
