import { askStatements, drawMixedStatements, type TrueFalseStatement } from '../asking/ask-statements.ts'
import { tex, texWith } from '../asking/inline-math.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { ItemTemplate } from '../template.ts'

const conceptId = 'M1U06C05'

type Relation = '∥' | '⊥' | '×'
/** Two of the lines 0, 1, 2 and how they lie. */
type Fact = readonly [one: number, relation: Relation, other: number]

interface Rule {
  topic: string
  given: readonly [Fact, Fact]
  follows: Fact
  isTrue: boolean
  because: string
}

const RULES: readonly Rule[] = [
  {
    topic: 'both-parallel',
    given: [
      [0, '∥', 1],
      [1, '∥', 2],
    ],
    follows: [0, '∥', 2],
    isTrue: true,
    because: '한 직선에 평행한 서로 다른 두 직선은 같은 방향으로 뻗으므로 서로 평행해요.',
  },
  {
    topic: 'both-parallel',
    given: [
      [0, '∥', 1],
      [0, '∥', 2],
    ],
    follows: [1, '⊥', 2],
    isTrue: false,
    because: '한 직선에 평행한 서로 다른 두 직선은 서로 평행해요.',
  },
  {
    topic: 'both-perpendicular',
    given: [
      [0, '⊥', 1],
      [1, '⊥', 2],
    ],
    follows: [0, '∥', 2],
    isTrue: true,
    because: '한 평면 위에서 한 직선에 수직인 서로 다른 두 직선은 만나지 않으므로 서로 평행해요.',
  },
  {
    topic: 'both-perpendicular',
    given: [
      [0, '⊥', 1],
      [1, '⊥', 2],
    ],
    follows: [0, '⊥', 2],
    isTrue: false,
    because: '한 평면 위에서 한 직선에 수직인 서로 다른 두 직선은 수직이 아니라 평행해요.',
  },
  {
    topic: 'mixed',
    given: [
      [0, '∥', 1],
      [1, '⊥', 2],
    ],
    follows: [0, '⊥', 2],
    isTrue: true,
    because: '평행한 두 직선 가운데 하나와 수직인 직선은 다른 하나와도 수직이에요.',
  },
  {
    topic: 'mixed',
    given: [
      [0, '⊥', 1],
      [0, '∥', 2],
    ],
    follows: [1, '∥', 2],
    isTrue: false,
    because: '평행한 두 직선 가운데 하나와 수직인 직선은 다른 하나와도 수직이므로 평행하지 않아요.',
  },
  {
    topic: 'meeting',
    given: [
      [0, '∥', 1],
      [1, '×', 2],
    ],
    follows: [0, '×', 2],
    isTrue: true,
    because: '평행한 두 직선 가운데 하나와 한 점에서 만나는 직선은 다른 하나와도 한 점에서 만나요.',
  },
  {
    topic: 'meeting',
    given: [
      [0, '×', 1],
      [1, '×', 2],
    ],
    follows: [0, '×', 2],
    isTrue: false,
    because: '한 직선과 각각 만나는 두 직선은 서로 평행할 수도 있어요.',
  },
  {
    topic: 'slanted',
    given: [
      [0, '⊥', 1],
      [0, '×', 2],
    ],
    follows: [1, '⊥', 2],
    isTrue: false,
    because: '비스듬히 만나는 직선도 있으므로 언제나 수직인 것은 아니에요.',
  },
]

const HOW = { '∥': '\\parallel', '⊥': '\\perp' } as const

function tell([a, relation, b]: Fact, letters: readonly string[], pair: '이고/고' | '이면/면' | '이다/다') {
  const [first, second] = [letters[a] ?? '', letters[b] ?? '']
  if (relation !== '×') return texWith(`${first} ${HOW[relation]} ${second}`, pair)
  const ending = { '이고/고': '만나고', '이면/면': '만나면', '이다/다': '만난다' }[pair]
  return `두 직선 ${tex(first)}, ${texWith(second, '이/가')} 한 점에서 ${ending}`
}

function toStatement(
  random: SeededRandom,
  { given, follows, topic, isTrue, because }: Rule,
): TrueFalseStatement {
  const letters = random.shuffle(['l', 'm', 'n'])
  return {
    topic,
    isTrue,
    because,
    text: `${tell(given[0], letters, '이고/고')} ${tell(given[1], letters, '이면/면')} ${tell(follows, letters, '이다/다')}.`,
    mistakeText: `${because} 세 직선을 직접 그려 보세요.`,
  }
}

export const threeLines: ItemTemplate = {
  id: 'M1U06C05L3A2',
  conceptId,
  difficultyLevel: 3,
  name: '세 직선의 관계',
  generate: (random) =>
    askStatements({
      lead: `한 평면 위에 있는 서로 다른 세 직선 ${tex('l')}, ${tex('m')}, ${texWith('n', '이/가')} 있어요. 다음 **보기** 중 항상 옳은 것을 모두 고르세요.`,
      statements: drawMixedStatements(
        random,
        RULES.map((rule) => toStatement(random, rule)),
      ),
      hints: [
        '종이를 한 평면으로 생각하고, 보기의 앞부분에 맞게 세 직선을 그려 보세요.',
        '앞부분에 맞는 그림이 여러 가지일 수 있어요. 되도록 서로 다르게 그려 보세요.',
        '앞부분에는 맞지만 뒷부분에는 맞지 않는 그림이 하나라도 있으면 옳지 않은 설명이에요.',
      ],
    }),
}
