import { attachParticle, type ParticlePair } from '#domain/korean/attach-particle.ts'
import {
  makeBothForms,
  rightNumber,
  type Slip,
  type ValueQuestion,
  wrongNumber,
} from '../asking/ask-value.ts'
import { pt } from '../asking/geometry-text.ts'
import { tex, texWith } from '../asking/inline-math.ts'
import type { ItemTemplate } from '../template.ts'
import {
  describePrism,
  describePyramid,
  edgesInFace,
  edgesParallelTo,
  edgesPerpendicularTo,
  edgesThat,
  facesPerpendicularTo,
  makePrism,
  makePyramid,
  REGULAR_BASES,
  type SolidModel,
  type SolidParts,
  solidFigure,
  touching,
} from './solid-model.ts'

const conceptId = 'M1U06C06'
const COUNT_NAMES: Record<number, string> = { 3: '삼', 4: '사', 5: '오', 6: '육' }
function listEdges(edges: readonly string[], pair: ParticlePair) {
  return attachParticle(edges.map(pt).join(', '), pair)
}

const HINTS_SKEW: [string, string, string] = [
  '꼬인 위치에 있는 두 직선은 만나지도 않고 평행하지도 않아요. 곧 한 평면 위에 있지 않아요.',
  '먼저 모서리의 양 끝 점을 지나는 모서리와, 그 모서리와 한 면 위에 있는 모서리를 모두 지우세요.',
  '남은 모서리 가운데 평행한 것을 지우고, 남은 것을 옆모서리와 밑면의 모서리로 나누어 세세요.',
]

/** Wrong numbers of edges that are skew to one of a prism or pyramid. */
export function skewSlips(solid: SolidModel, edge: string): Slip[] {
  const skew = edgesThat(solid, edge, 'skew')
  const touched = touching(solid, edge)
  const parallel = edgesThat(solid, edge, 'parallel')
  const [base = ''] = solid.faces
  const isUpright = (other: string) =>
    solid.faces
      .slice(0, solid.isPrism ? 2 : 1)
      .every((face) => [...other].some((letter) => !face.includes(letter)))
  const upright = skew.filter(isUpright)
  const slips = [
    wrongNumber(
      solid.edges.length - 1 - touched.length,
      '만나지 않는 모서리를 모두 세었어요. 한 평면 위에 있는 모서리는 빼야 해요.',
      'M1U06C05',
    ),
    wrongNumber(touched.length, '한 점에서 만나는 모서리의 개수를 구했어요.'),
    wrongNumber(upright.length, '옆모서리만 세고 밑면의 모서리를 빠뜨렸어요.'),
    wrongNumber(skew.length - upright.length, '밑면의 모서리만 세고 옆모서리를 빠뜨렸어요.'),
    wrongNumber(parallel.length, '평행한 모서리의 개수를 구했어요.'),
    wrongNumber(
      solid.edges.filter((other) => isUpright(other) !== isUpright(edge)).length,
      `${isUpright(edge) ? '밑면의 모서리' : '옆모서리'}를 모두 세었어요. 만나는 모서리는 빼야 해요.`,
    ),
    wrongNumber(
      skew.length + touched.filter((other) => other.includes(edge[1] ?? '')).length,
      '한쪽 끝 점에서 만나는 모서리만 지우고, 다른 끝 점에서 만나는 모서리를 남겨 두었어요.',
    ),
    wrongNumber(base.length, '밑면의 모서리의 개수를 구했어요.'),
  ]
  return slips.filter(({ key }) => key !== '0')
}

/** Goes through the edges that meet, are parallel and are skew to one of a solid. */
export function skewSolution(solid: SolidModel, edge: string): string {
  const named = `모서리 ${attachParticle(pt(edge), '과/와')}`
  const [touched, parallel, skew] = [
    touching(solid, edge),
    edgesThat(solid, edge, 'parallel'),
    edgesThat(solid, edge, 'skew'),
  ]
  const far = edgesThat(solid, edge, 'meet').filter((other) => !touched.includes(other))
  const steps = [
    `${named} 한 점에서 만나는 모서리는 ${listEdges(touched, '이에요/예요')}.`,
    ...(far.length > 0
      ? [`모서리 ${far.map(pt).join(', ')}도 ${named} 한 평면 위에 있고, 길게 늘이면 만나요.`]
      : []),
    ...(parallel.length > 0
      ? [`${named} 평행한 모서리는 ${listEdges(parallel, '이에요/예요')}.`]
      : [`${named} 평행한 모서리는 없어요.`]),
    `나머지 모서리 ${listEdges(skew, '은/는')} 만나지도 않고 평행하지도 않으므로 꼬인 위치에 있어요. 모두 ${tex(skew.length)}개예요.`,
  ]
  return steps.map((step, index) => `${index + 1}. ${step}`).join('\n')
}

const countSkew = makeBothForms({
  id: 'M1U06C06L3A1',
  conceptId,
  difficultyLevel: 3,
  name: '꼬인 위치의 개수',
  draw: (random) => {
    const isPrism = random.pick([true, true, false])
    const sides = random.integer(isPrism ? 3 : 4, 6)
    const base = REGULAR_BASES[sides] ?? []
    const solid = isPrism ? makePrism(base) : makePyramid(base)
    const edge = random.pick(solid.edges)
    const name = `밑면이 정${COUNT_NAMES[sides]}각형인 ${COUNT_NAMES[sides]}각${isPrism ? '기둥' : '뿔'}`
    return {
      question: `다음 그림은 ${attachParticle(name, '이에요/예요')}. 모서리 ${attachParticle(pt(edge), '과/와')} 꼬인 위치에 있는 모서리는 모두 몇 개인지 구하세요.`,
      right: rightNumber(edgesThat(solid, edge, 'skew').length),
      slips: skewSlips(solid, edge),
      solution: skewSolution(solid, edge),
      hints: HINTS_SKEW,
      figures: [
        solidFigure(
          (isPrism ? describePrism : describePyramid)(name, solid),
          solid,
          { shape: isPrism ? 'prism' : 'pyramid', sides },
          [edge],
        ),
      ],
    }
  },
})

const RIGHT_TRIANGLE = [
  [0, 0],
  [4, 0],
  [0, 3],
] as const
const TRAPEZIUM = [
  [0, 0],
  [5, 0],
  [3, 3],
  [0, 3],
] as const

interface Asked {
  solid: SolidModel
  name: string
  /** The last hint: how to tell whether its sides are perpendicular. */
  clue: string
  shape: SolidParts
}

const ASKED_SOLIDS: readonly Asked[] = [
  {
    name: '직육면체',
    clue: '직육면체에서 이웃한 두 면은 어떤 각을 이루나요?',
    solid: makePrism(REGULAR_BASES[4] ?? []),
    shape: { shape: 'box', size: [4, 3, 3] },
  },
  ...[3, 5, 6].map(
    (sides): Asked => ({
      name: `밑면이 정${COUNT_NAMES[sides]}각형인 ${COUNT_NAMES[sides]}각기둥`,
      clue: `밑면이 정${COUNT_NAMES[sides]}각형이면 이웃한 두 옆면이 이루는 각은 정${COUNT_NAMES[sides]}각형의 한 내각과 같아요. 직각인가요?`,
      solid: makePrism(REGULAR_BASES[sides] ?? [], sides !== 5),
      shape: { shape: 'prism', sides },
    }),
  ),
  {
    name: `${tex('\\angle \\mathrm{BAC} = 90^\\circ')}인 직각삼각형을 밑면으로 하는 삼각기둥`,
    clue: '밑면에서 직각을 낀 두 변 위에 선 두 옆면은 어떤 각을 이루나요?',
    solid: makePrism(RIGHT_TRIANGLE),
    shape: { shape: 'prism', base: RIGHT_TRIANGLE, height: 4 },
  },
  {
    name: `${tex('\\angle \\mathrm{DAB} = \\angle \\mathrm{ADC} = 90^\\circ')}인 사다리꼴을 밑면으로 하는 사각기둥`,
    clue: '밑면인 사다리꼴에서 직각인 두 꼭짓점을 찾으세요. 그 꼭짓점에서 만나는 두 옆면은 어떤 각을 이루나요?',
    solid: makePrism(TRAPEZIUM),
    shape: { shape: 'prism', base: TRAPEZIUM, height: 4 },
  },
]

function askFace({ solid, name, clue, shape }: Asked, face: string): ValueQuestion {
  const parallel = edgesParallelTo(solid, face)
  const square = facesPerpendicularTo(solid, face)
  const [within, upright] = [edgesInFace(solid, face), edgesPerpendicularTo(solid, face)]
  const answer = parallel.length + square.length
  const named = attachParticle(pt(face), '과/와')
  return {
    question: `다음 그림은 ${attachParticle(name, '이에요/예요')}. 면 ${named} 평행한 모서리의 개수를 ${texWith('a', '이라/라')} 하고, 면 ${named} 수직인 면의 개수를 ${texWith('b', '이라/라')} 할 때, ${tex('a + b')}의 값을 구하세요.`,
    right: rightNumber(answer),
    slips: [
      wrongNumber(
        answer + within.length,
        '면에 포함되는 모서리까지 평행하다고 세었어요. 포함되는 모서리는 평행한 모서리가 아니에요.',
      ),
      wrongNumber(
        parallel.length + solid.faces.length - 1,
        '수직이 아닌 면까지 모두 세었어요. 평행한 면이나 비스듬히 만나는 면은 빼야 해요.',
      ),
      wrongNumber(parallel.length, `${tex('a')}의 값만 구했어요.`),
      wrongNumber(square.length, `${tex('b')}의 값만 구했어요.`),
      wrongNumber(upright.length + square.length, '평행한 모서리가 아니라 수직인 모서리를 세었어요.'),
      wrongNumber(parallel.length + within.length, '수직인 면이 아니라 면의 모서리의 개수를 더했어요.'),
    ],
    solution: `1. 면 ${named} 만나지 않는 모서리, 곧 평행한 모서리는 ${parallel.map(pt).join(', ')}이므로 ${texWith(`a = ${parallel.length}`, '이에요/예요')}.\n2. 면 ${named} 수직으로 만나는 면은 ${square.map((one) => `면 ${pt(one)}`).join(', ')}이므로 ${texWith(`b = ${square.length}`, '이에요/예요')}.\n3. 따라서 ${texWith(`a + b = ${parallel.length} + ${square.length} = ${answer}`, '이에요/예요')}.`,
    hints: [
      '평면과 평행한 직선은 평면과 만나지 않는 직선이에요. 평면에 포함되는 직선은 평행하다고 하지 않아요.',
      `면 ${attachParticle(pt(face), '을/를')} 한없이 넓히고 모서리를 길게 늘여도 만나지 않는지 살펴보세요.`,
      `각기둥의 옆면은 밑면과 수직이에요. 옆면끼리 수직인지는 밑면의 각의 크기로 알 수 있어요. ${clue}`,
    ],
    figures: [
      solidFigure(
        describePrism(name.replace(/\\[()]|\^\\circ|\\mathrm|[{}]/g, '').replace(/\\angle/g, '각'), solid),
        solid,
        shape,
      ),
    ],
  }
}

const countForFace = makeBothForms({
  id: 'M1U06C06L3A2',
  conceptId,
  difficultyLevel: 3,
  name: '면과의 관계 세기',
  draw: (random) => {
    const target = random.pick(ASKED_SOLIDS)
    return askFace(target, random.pick(target.solid.faces))
  },
})

export const COUNT_TEMPLATES: ItemTemplate[] = [...countSkew, ...countForFace]
