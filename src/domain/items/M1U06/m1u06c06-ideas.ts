import { attachParticle } from '#domain/korean/attach-particle.ts'
import { askChoice, makeBothForms, optionAnswer, rightNumber, wrongNumber } from '../asking/ask-value.ts'
import { pt } from '../asking/geometry-text.ts'
import { tex } from '../asking/inline-math.ts'
import { type CluedClaim, judgeClaims, withSharedHints } from '../asking/judge-claims.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { ItemTemplate } from '../template.ts'
import {
  describePrism,
  edgesThat,
  makePrism,
  REGULAR_BASES,
  relateEdges,
  solidFigure,
  touching,
} from './solid-model.ts'

const conceptId = 'M1U06C06'

const CLAIMS: readonly CluedClaim[] = [
  {
    text: '공간에서 만나지 않는 두 직선은 항상 서로 평행하다.',
    isTrue: false,
    because:
      '공간에서는 만나지도 않고 평행하지도 않은 두 직선이 있어요. 이런 두 직선은 꼬인 위치에 있다고 해요.',
    mistakeText: '만나지 않는 두 직선이 꼬인 위치에 있을 수도 있어요.',
    clue: '교실의 천장에 있는 모서리와 바닥에 있는 모서리 가운데 만나지도 않고 방향도 다른 두 모서리를 찾아보세요.',
  },
  {
    text: '꼬인 위치에 있는 두 직선을 모두 포함하는 평면은 없다.',
    isTrue: true,
    because:
      '두 직선이 한 평면 위에 있으면 만나거나 평행하거나 일치해요. 꼬인 위치에 있는 두 직선은 그 어느 것도 아니므로 한 평면 위에 있지 않아요.',
    mistakeText: '한 평면 위에 있는 두 직선은 만나거나 평행하거나 일치해요.',
    clue: '연필 두 자루를 꼬인 위치에 놓고, 책받침 한 장으로 두 연필을 동시에 꼭 맞게 덮을 수 있는지 해 보세요.',
  },
  {
    text: '서로 평행한 두 직선은 한 평면 위에 있다.',
    isTrue: true,
    because: '평행하다는 것은 한 평면 위에 있으면서 만나지 않는다는 뜻이에요.',
    mistakeText: '평행한 두 직선은 언제나 한 평면 위에 있어요. 꼬인 위치와 다른 점이에요.',
    clue: '평행하게 놓은 연필 두 자루 위에 책받침을 꼭 맞게 올려놓을 수 있나요?',
  },
  {
    text: '서로 다른 두 평면이 한 점에서만 만나는 경우가 있다.',
    isTrue: false,
    because: '평면은 한없이 펼쳐져 있으므로, 서로 다른 두 평면이 만나면 교선은 한 직선이에요.',
    mistakeText: '두 평면이 만나면 점이 아니라 직선이 생겨요.',
    clue: '책의 두 면이 만나는 곳을 보세요. 평면을 한없이 넓히면 만나는 부분이 한 점으로 끝나나요?',
  },
  {
    text: '직선이 평면 위의 서로 다른 두 점을 지나면, 그 직선은 평면에 포함된다.',
    isTrue: true,
    because:
      '직선과 평면이 한 점에서만 만나거나 평행하다면 두 점을 함께 지날 수 없어요. 따라서 직선은 평면에 포함돼요.',
    mistakeText: '평면과 한 점에서 만나는 직선은 교점이 하나뿐이에요.',
    clue: '책상 위에 점을 두 개 찍고, 두 점을 모두 지나도록 곧은 막대를 놓아 보세요. 막대가 책상에서 떨어질 수 있나요?',
  },
  {
    text: '공간에서 서로 다른 세 점을 지나는 평면은 항상 하나뿐이다.',
    isTrue: false,
    because: '세 점이 한 직선 위에 있으면 그 직선을 포함하는 평면이 모두 세 점을 지나므로 무수히 많아요.',
    mistakeText: '세 점이 한 직선 위에 있는 경우를 빠뜨렸어요.',
    clue: '경첩이 달린 문을 떠올려 보세요. 경첩 세 개가 한 직선 위에 있을 때 문은 한 곳에 고정되나요?',
  },
]

const judgeIdea = judgeClaims(
  { id: 'M1U06C06L0A1', conceptId, difficultyLevel: 0, name: '공간에서의 위치 관계 O/X' },
  (random) =>
    withSharedHints(random.pick(CLAIMS), [
      '공간에서 점, 직선, 평면이 놓일 수 있는 여러 경우를 떠올려 보세요.',
      '연필을 직선, 책을 평면이라고 생각하고 직접 놓아 보세요.',
    ]),
)

const BOX = makePrism(REGULAR_BASES[4] ?? [])
const SIZES = [
  [4, 3, 3],
  [5, 3, 3],
  [4, 4, 3],
  [3, 3, 4],
] as const
function boxFigure(random: SeededRandom, marked: readonly string[]) {
  return solidFigure(
    describePrism('직육면체', BOX),
    BOX,
    { shape: 'box', size: [...random.pick(SIZES)] },
    marked,
  )
}

const RELATIONS = {
  meet: { name: '한 점에서 만난다.', mistakeText: '두 모서리를 길게 늘여도 함께 지나는 점이 없어요.' },
  parallel: {
    name: '평행하다.',
    mistakeText: '평행한 두 모서리는 한 평면 위에 있고 같은 방향으로 뻗어야 해요.',
  },
  skew: { name: '꼬인 위치에 있다.', mistakeText: '꼬인 위치에 있는 두 모서리는 한 평면 위에 있지 않아요.' },
  same: { name: '일치한다.', mistakeText: '두 모서리는 서로 다른 모서리예요.' },
} as const

const relateTwo: ItemTemplate = {
  id: 'M1U06C06L0A2',
  conceptId,
  difficultyLevel: 0,
  name: '두 모서리의 위치 관계',
  generate: (random) => {
    const target = random.pick(['meet', 'parallel', 'skew', 'skew'] as const)
    const edge = random.pick(BOX.edges)
    const other = random.pick(edgesThat(BOX, edge, target))
    const reason = {
      meet: `두 모서리는 점 ${pt([...edge].find((letter) => other.includes(letter)) ?? '')}에서 만나요.`,
      parallel: '두 모서리는 한 평면 위에 있고, 길게 늘여도 만나지 않으므로 평행해요.',
      skew: '두 모서리는 만나지도 않고 평행하지도 않으므로 꼬인 위치에 있어요.',
    }[target]
    return askChoice(random, {
      question: `다음 그림의 직육면체에서 모서리 ${attachParticle(pt(edge), '과/와')} 모서리 ${pt(other)}의 위치 관계로 옳은 것은 어느 것인가요?`,
      right: optionAnswer(RELATIONS[target].name),
      slips: (['meet', 'parallel', 'skew', 'same'] as const)
        .filter((relation) => relation !== target)
        .map((relation) => ({
          ...optionAnswer(RELATIONS[relation].name),
          mistakeText: RELATIONS[relation].mistakeText,
        })),
      solution: reason,
      hints: [
        '공간에서 두 직선의 위치 관계는 모두 네 가지예요.',
        '두 모서리에 함께 들어 있는 꼭짓점이 있는지 먼저 보세요.',
        '함께 들어 있는 꼭짓점이 없다면, 두 모서리가 같은 방향으로 뻗었는지 살펴보세요.',
      ],
      figures: [boxFigure(random, [edge, other])],
    })
  },
}

const KINDS = ['평행한', '수직으로 만나는', '합'] as const

const countBoxEdges = makeBothForms({
  id: 'M1U06C06L1A1',
  conceptId,
  difficultyLevel: 1,
  name: '직육면체의 평행한 모서리',
  draw: (random) => {
    const [kind, edge] = [random.pick(KINDS), random.pick(BOX.edges)]
    const [parallel, square] = [edgesThat(BOX, edge, 'parallel'), touching(BOX, edge)]
    const named = attachParticle(pt(edge), '과/와')
    const list = (edges: readonly string[]) => edges.map(pt).join(', ')
    const [along, across] = [
      `모서리 ${named} 평행한 모서리는 ${list(parallel)}의 ${tex(parallel.length)}개예요.`,
      `모서리 ${named} 수직으로 만나는 모서리는 양 끝 점에서 만나는 ${list(square)}의 ${tex(square.length)}개예요.`,
    ]
    const target = {
      평행한: `모서리 ${named} 평행한 모서리는 모두 몇 개인지`,
      '수직으로 만나는': `모서리 ${named} 수직으로 만나는 모서리는 모두 몇 개인지`,
      합: `모서리 ${named} 평행한 모서리의 개수와 수직으로 만나는 모서리의 개수의 합을`,
    }[kind]
    const parts = {
      평행한: {
        answer: parallel.length,
        solution: along,
        slips: [
          wrongNumber(4, '자기 자신을 넣어 세었어요. 자기 자신과는 일치해요.'),
          wrongNumber(2, '두 면에서만 찾았어요. 마주 보는 모서리도 같은 방향으로 뻗어 있어요.'),
          wrongNumber(1, '한 면에서만 찾았어요.'),
          wrongNumber(7, '수직으로 만나는 모서리까지 세었어요.'),
        ],
      },
      '수직으로 만나는': {
        answer: square.length,
        solution: across,
        slips: [
          wrongNumber(8, '꼬인 위치에 있는 모서리까지 세었어요. 만나는 모서리만 세어야 해요.'),
          wrongNumber(2, '한쪽 끝 점에서 만나는 모서리만 세었어요.'),
          wrongNumber(3, '평행한 모서리의 개수를 구했어요.'),
          wrongNumber(1, '한 면에서만 찾았어요.'),
        ],
      },
      합: {
        answer: parallel.length + square.length,
        solution: `1. ${along}\n2. ${across}\n3. 따라서 합은 ${tex(`${parallel.length} + ${square.length} = ${parallel.length + square.length}`)}(개)예요.`,
        slips: [
          wrongNumber(3, '평행한 모서리만 세었어요.'),
          wrongNumber(4, '수직으로 만나는 모서리만 세었어요.'),
          wrongNumber(8, '평행한 모서리를 셀 때 자기 자신을 넣었어요.'),
          wrongNumber(11, '꼬인 위치에 있는 모서리까지 세었어요.'),
        ],
      },
    }[kind]
    return {
      question: `다음 그림의 직육면체에서 ${target} 구하세요.`,
      right: rightNumber(parts.answer),
      slips: parts.slips,
      solution: `직육면체의 면은 모두 직사각형이에요.\n\n${parts.solution}`,
      hints: [
        '점선으로 그려진 보이지 않는 모서리도 빠뜨리지 마세요.',
        '평행한 모서리는 같은 방향으로 뻗은 모서리이고, 수직으로 만나는 모서리는 모서리의 양 끝 점에서 찾을 수 있어요.',
        '열두 모서리를 하나씩 보며 만나는 것, 평행한 것, 만나지도 평행하지도 않은 것으로 나누어 보세요.',
      ],
      figures: [boxFigure(random, [edge])],
    }
  },
})

const WEDGE = makePrism(REGULAR_BASES[3] ?? [])

const chooseSkew: ItemTemplate = {
  id: 'M1U06C06L1A2',
  conceptId,
  difficultyLevel: 1,
  name: '꼬인 위치 고르기',
  generate: (random) => {
    const edge = random.pick(WEDGE.edges)
    const right = random.pick(edgesThat(WEDGE, edge, 'skew'))
    const parallel = random.sample(edgesThat(WEDGE, edge, 'parallel'), 1)
    const wrong = [...parallel, ...random.sample(touching(WEDGE, edge), 3)]
    const shared = (other: string) => pt([...edge].find((letter) => other.includes(letter)) ?? '')
    const judge = (other: string) =>
      relateEdges(WEDGE, edge, other) === 'parallel'
        ? `모서리 ${attachParticle(pt(edge), '과/와')} 평행해요. 평행한 두 모서리는 한 평면 위에 있어요.`
        : `모서리 ${attachParticle(pt(edge), '과/와')} 점 ${shared(other)}에서 만나요.`
    return askChoice(random, {
      question: `다음 그림의 삼각기둥에서 모서리 ${attachParticle(pt(edge), '과/와')} 꼬인 위치에 있는 모서리는 어느 것인가요?`,
      right: optionAnswer(`모서리 ${pt(right)}`),
      slips: wrong.map((other) => ({
        ...optionAnswer(`모서리 ${pt(other)}`),
        mistakeText: judge(other),
        ...(relateEdges(WEDGE, edge, other) === 'parallel' ? { conceptId: 'M1U06C05' } : {}),
      })),
      solution: `보기의 모서리를 하나씩 살펴봐요.\n\n${wrong.map((other) => `- 모서리 ${pt(other)}: ${judge(other)}`).join('\n')}\n- 모서리 ${pt(right)}: 모서리 ${attachParticle(pt(edge), '과/와')} 만나지도 않고 평행하지도 않으므로 꼬인 위치에 있어요.`,
      hints: [
        '꼬인 위치에 있는 두 직선은 만나지도 않고 평행하지도 않아요.',
        `모서리 ${pt(edge)}의 양 끝 점을 지나는 모서리는 만나는 모서리예요. 먼저 지우세요.`,
        '남은 모서리 가운데 같은 방향으로 뻗은 모서리를 지우면 꼬인 위치에 있는 모서리만 남아요.',
      ],
      figures: [solidFigure(describePrism('삼각기둥', WEDGE), WEDGE, { shape: 'prism', sides: 3 }, [edge])],
    })
  },
}

export const IDEA_TEMPLATES: ItemTemplate[] = [judgeIdea, relateTwo, ...countBoxEdges, chooseSkew]
