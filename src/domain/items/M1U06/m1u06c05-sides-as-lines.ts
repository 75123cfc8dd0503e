import { attachParticle } from '#domain/korean/attach-particle.ts'
import { askChoice, optionAnswer } from '../asking/ask-value.ts'
import { pt, pts } from '../asking/geometry-text.ts'
import { tex } from '../asking/inline-math.ts'
import { type PlanePoint, planeFigure, pointFrom } from '../asking/plane-figure.ts'
import type { ItemTemplate } from '../template.ts'

interface Shape {
  name: string
  corners: readonly PlanePoint[]
  /** What the name alone does not say. */
  told: string
}

function regular(name: string, sides: number): Shape {
  const corners = Array.from({ length: sides }, (_, index) =>
    pointFrom([0, 0], 4, 90 + 180 / sides + (360 * index) / sides),
  )
  return { name, corners, told: '' }
}

const SHAPES: readonly Shape[] = [
  {
    name: '평행사변형',
    corners: [
      [1.5, 3],
      [0, 0],
      [5, 0],
      [6.5, 3],
    ],
    told: '',
  },
  {
    name: '사다리꼴',
    corners: [
      [1.2, 3],
      [0, 0],
      [6, 0],
      [4, 3],
    ],
    told: `${tex(`${pts('AD')} \\parallel ${pts('BC')}`)}인 `,
  },
  regular('정오각형', 5),
  regular('정육각형', 6),
  regular('정팔각형', 8),
]

const NAMES = 'ABCDEFGH'
type Relation = '평행하다.' | '꼭짓점에서 만난다.' | '변을 길게 늘인 곳에서 만난다.' | '일치한다.'
const RELATIONS: readonly Relation[] = [
  '평행하다.',
  '꼭짓점에서 만난다.',
  '변을 길게 늘인 곳에서 만난다.',
  '일치한다.',
]

function relate(corners: readonly PlanePoint[], a: number, b: number): Relation {
  const count = corners.length
  if ((a + 1) % count === b || (b + 1) % count === a) return '꼭짓점에서 만난다.'
  const way = (at: number): PlanePoint => {
    const [from, to] = [corners[at] ?? [0, 0], corners[(at + 1) % count] ?? [0, 0]]
    return [to[0] - from[0], to[1] - from[1]]
  }
  const [[ax, ay], [bx, by]] = [way(a), way(b)]
  return Math.abs(ax * by - ay * bx) < 0.05 ? '평행하다.' : '변을 길게 늘인 곳에서 만난다.'
}

/** What a learner who picks `wrong` has overlooked, by what is right. */
function sayWhy(right: Relation, wrong: Relation): string {
  if (wrong === '일치한다.')
    return '두 변이 서로 다른 자리에 있어요. 일치하려면 두 직선의 모든 점이 겹쳐야 해요.'
  if (wrong === '꼭짓점에서 만난다.')
    return '두 변이 함께 가진 꼭짓점이 없어요. 두 변의 이름에 같은 글자가 있는지 보세요.'
  if (right === '꼭짓점에서 만난다.')
    return wrong === '평행하다.'
      ? '두 변은 한 꼭짓점을 함께 가져요. 만나는 점이 있는 두 직선은 평행하지 않아요.'
      : '두 변은 늘이기 전에 이미 한 꼭짓점에서 만나요. 서로 다른 두 직선은 다른 곳에서 또 만나지 않아요.'
  return wrong === '평행하다.'
    ? '그려진 변이 떨어져 있어도 직선은 양쪽으로 한없이 뻗어요. 두 변을 길게 늘여 보세요.'
    : '두 변은 같은 방향으로 놓여 있어서 아무리 길게 늘여도 가까워지지 않아요.'
}

const BECAUSE: Record<Relation, (one: string, other: string) => string> = {
  '평행하다.': () =>
    '두 변은 같은 방향으로 놓여 있어서, 길게 늘여도 만나지 않아요. 따라서 두 직선은 평행해요.',
  '꼭짓점에서 만난다.': (a, b) =>
    `두 변은 점 ${attachParticle(pt([...a].find((name) => b.includes(name)) ?? ''), '을/를')} 함께 가지므로, 두 직선은 이 꼭짓점에서 만나요.`,
  '변을 길게 늘인 곳에서 만난다.': () =>
    '두 변은 함께 가진 꼭짓점이 없지만 서로 다른 방향으로 놓여 있어서, 길게 늘이면 도형의 바깥에서 만나요.',
  '일치한다.': () => '두 변이 한 직선 위에 있어요.',
}

/** How the lines through two sides of a drawn polygon lie. */
export const relateSides: ItemTemplate = {
  id: 'M1U06C05L0A3',
  conceptId: 'M1U06C05',
  difficultyLevel: 0,
  name: '변을 포함하는 두 직선',
  generate: (random) => {
    const { name, corners, told: premise } = random.pick(SHAPES)
    const names = NAMES.slice(0, corners.length)
    const [first = 0, second = 1] = random
      .shuffle([...names].map((_, index) => index))
      .slice(0, 2)
      .sort((a, b) => a - b)
    const sideAt = (at: number) => `${names[at]}${names[(at + 1) % names.length]}`
    const [u, v] = [sideAt(first), sideAt(second)]
    const right = relate(corners, first, second)
    return askChoice(random, {
      question: `다음 그림은 ${premise}${name} ${attachParticle(pt(names), '이에요/예요')}. 직선 ${attachParticle(pt(u), '과/와')} 직선 ${pt(v)}의 위치 관계로 옳은 것은 어느 것인가요?`,
      right: optionAnswer(right),
      slips: RELATIONS.filter((relation) => relation !== right).map((relation) => ({
        ...optionAnswer(relation),
        mistakeText: sayWhy(right, relation),
      })),
      solution: BECAUSE[right](u, v),
      hints: [
        `변 ${attachParticle(pt(u), '과/와')} 변 ${pt(v)}를 그림에서 찾아 색을 칠해 보세요.`,
        '두 변이 함께 가진 꼭짓점이 있는지, 없다면 두 변이 놓인 방향이 같은지 살펴보세요.',
        `자를 변 ${attachParticle(pt(u), '과/와')} 변 ${pt(v)}에 차례로 대고 양쪽으로 길게 늘여 그려 보세요. 두 직선이 만난다면 어디에서 만나나요?`,
      ],
      figures: [
        planeFigure(
          `${name} ${names}`,
          Object.fromEntries(corners.map((spot, index) => [names[index] ?? '', spot])),
          { lines: [{ of: names + names[0] }, { of: u, tone: 'accent' }, { of: v, tone: 'accent' }] },
        ),
      ],
    })
  },
}
