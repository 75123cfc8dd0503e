import { attachParticle } from '#domain/korean/attach-particle.ts'
import {
  makeBothForms,
  rightNumber,
  type Slip,
  type ValueQuestion,
  wrongNumber,
} from '../asking/ask-value.ts'
import { pt } from '../asking/geometry-text.ts'
import { tex, texWith } from '../asking/inline-math.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { ItemTemplate } from '../template.ts'
import { skewSlips, skewSolution } from './m1u06c06-counts.ts'
import {
  describePrism,
  describeTop,
  edgesThat,
  makePrism,
  type SolidModel,
  solidFigure,
  touching,
} from './solid-model.ts'

/** A square of side 5 that lost one corner, the last two together with a whole side, in counterclockwise order. */
const CUT_BASES: readonly (readonly (readonly [number, number])[])[] = [
  [
    [0, 0],
    [5, 0],
    [5, 5],
    [2, 5],
    [0, 3],
  ],
  [
    [0, 0],
    [3, 0],
    [5, 2],
    [5, 5],
    [0, 5],
  ],
  [
    [2, 0],
    [5, 0],
    [5, 5],
    [0, 5],
    [0, 2],
  ],
  [
    [0, 0],
    [5, 0],
    [5, 3],
    [2, 5],
    [0, 5],
  ],
  [
    [0, 0],
    [5, 0],
    [3, 5],
    [0, 5],
  ],
  [
    [0, 0],
    [3, 0],
    [5, 5],
    [0, 5],
  ],
]

const SQUARE = [
  [0, 0],
  [5, 0],
  [5, 5],
  [0, 5],
] as const

/** The triangle that the square lost: its corner between the two ends of the cut. */
function lostCorner(base: readonly (readonly [number, number])[]) {
  const isKept = ([x, y]: readonly [number, number]) => base.some(([a, b]) => a === x && b === y)
  const [corner = SQUARE[0]] = SQUARE.filter((spot) => !isKept(spot))
  const [from, to] = base.filter((spot, index) => {
    const near = [base[(index + 1) % base.length], base.at(index - 1)]
    return near.some((other) => other && isSlanted(spot, other))
  })
  return from && to ? [from, corner, to] : []
}

function isSlanted([a, b]: readonly [number, number], [c, d]: readonly [number, number]) {
  return a !== c && b !== d
}

const CUT_HINTS = [
  '잘린 면의 모서리는 밑면의 마주 보는 모서리와 평행하지 않을 수 있어요. 방향을 하나씩 비교해 보세요.',
  '먼저 모서리의 양 끝 점을 지나는 모서리와, 한 면 위에서 길게 늘이면 만나는 모서리를 지우세요.',
] as const

/** Wrong values of `a - b`, `a` being miscounted as for `a` alone where `b` is right. */
function differenceSlips(solid: SolidModel, edge: string): Slip[] {
  const [skew, parallel] = [edgesThat(solid, edge, 'skew').length, edgesThat(solid, edge, 'parallel').length]
  const far = edgesThat(solid, edge, 'meet').length - touching(solid, edge).length
  const [a, b] = [tex('a'), tex('b')]
  const added = '두 개수의 차를 구해야 하는데 더했어요.'
  const stretched = `${a}를 셀 때 한 평면 위에서 길게 늘이면 만나는 모서리를 빼지 않았어요.`
  const misjudged = skewSlips(solid, edge).flatMap(({ key, mistakeText, conceptId }) =>
    /^(만나지 않는|평행한|밑면의 모서리의 개수|한 점에서)/.test(mistakeText)
      ? []
      : [wrongNumber(Number(key) - parallel, `${a}를 구할 때 ${mistakeText}`, conceptId)],
  )
  return [
    wrongNumber(skew, `${a}의 값만 구했거나, ${a}를 셀 때 평행한 모서리를 빼지 않았어요.`),
    wrongNumber(skew + parallel, far === parallel ? `${added} 또는 ${stretched}` : added),
    wrongNumber(parallel, `${b}의 값만 구했어요.`),
    ...(far > 0 ? [wrongNumber(skew + far, stretched)] : []),
    wrongNumber(4 - 3, '자르기 전의 직육면체에서 세었어요.'),
    ...misjudged,
  ]
}

function drawCut(random: SeededRandom): ValueQuestion {
  const base = random.pick(CUT_BASES)
  const solid = makePrism(base)
  const edge = random.pick(solid.edges)
  const [skew, parallel] = [edgesThat(solid, edge, 'skew').length, edgesThat(solid, edge, 'parallel').length]
  const withParallel = parallel > 0 && random.pick([true, false])
  const answer = withParallel ? skew - parallel : skew
  const name = '직육면체에서 삼각기둥 하나를 잘라 내고 남은 입체도형'
  const named = attachParticle(pt(edge), '과/와')
  const target = withParallel
    ? `모서리 ${named} 꼬인 위치에 있는 모서리의 개수를 ${texWith('a', '이라/라')} 하고, 평행한 모서리의 개수를 ${texWith('b', '이라/라')} 할 때, ${tex('a - b')}의 값을`
    : `모서리 ${named} 꼬인 위치에 있는 모서리는 모두 몇 개인지`
  return {
    question: `다음 그림은 ${attachParticle(name, '이에요/예요')}. ${target} 구하세요.`,
    right: rightNumber(answer),
    slips: withParallel
      ? differenceSlips(solid, edge)
      : [wrongNumber(4, '자르기 전의 직육면체에서 세었어요.'), ...skewSlips(solid, edge)],
    solution: `${skewSolution(solid, edge)}${withParallel ? `\n\n따라서 ${tex(`a = ${skew}`)}, ${tex(`b = ${parallel}`)}이고 ${texWith(`a - b = ${skew} - ${parallel} = ${answer}`, '이에요/예요')}.` : ''}`,
    hints: [
      ...CUT_HINTS,
      withParallel
        ? `남은 모서리 가운데 평행한 것은 ${tex('b')}, 나머지는 ${texWith('a', '으로/로')} 따로 세어 적으세요.`
        : '남은 모서리 가운데 평행한 것도 지우고, 남은 것을 옆모서리와 밑면의 모서리로 나누어 세세요.',
    ],
    figures: [
      solidFigure(
        `${describePrism(name, solid)}. ${describeTop(solid)}. 점선은 잘라 낸 삼각기둥이다`,
        solid,
        { shape: 'prism', base, height: 4, lost: lostCorner(base) },
        [edge],
      ),
    ],
  }
}

export const CUT_TEMPLATES: ItemTemplate[] = makeBothForms({
  id: 'M1U06C06L5A1',
  conceptId: 'M1U06C06',
  difficultyLevel: 5,
  name: '잘린 입체의 위치 관계',
  draw: drawCut,
})
