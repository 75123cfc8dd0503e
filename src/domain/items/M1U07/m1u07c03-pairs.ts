import { askChoice, optionAnswer, slipOf } from '../asking/ask-value.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { type PlanePoint, planeFigure, pointFrom, triangleOnBase } from '../asking/plane-figure.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { ItemTemplate } from '../template.ts'

const conceptId = 'M1U07C03'

interface Shown {
  spots: readonly [PlanePoint, PlanePoint, PlanePoint]
  /** Labels of the parts that are given: sides by two corner numbers, angles by one. */
  given: readonly { at: readonly number[]; label: string }[]
}

function side(i: number, j: number, length: number) {
  return { at: [i, j], label: `${length} cm` }
}
function angle(i: number, size: number) {
  return { at: [i], label: `${size}°` }
}

/** A side with two angles: two triangles are alike, though one of them shows the angle across. */
function drawAngleSet(random: SeededRandom): Shown[] {
  const { left, right } = drawUntil(
    random,
    (draw) => ({ left: draw.pick([45, 50, 55, 60, 70]), right: draw.pick([40, 50, 60, 65, 75]) }),
    (drawn) => {
      const third = 180 - drawn.left - drawn.right
      return third >= 45 && third <= 80 && new Set([drawn.left, drawn.right, third]).size === 3
    },
  )
  const third = 180 - left - right
  const length = random.integer(5, 8)
  const of = (base: number, a: number, b: number) => triangleOnBase([0, 0], base, a, b)
  return [
    { spots: of(length, left, right), given: [side(0, 1, length), angle(0, left), angle(1, right)] },
    { spots: of(length, right, left), given: [side(0, 1, length), angle(1, left), angle(2, third)] },
    { spots: of(length + 1, left, right), given: [side(0, 1, length + 1), angle(0, left), angle(1, right)] },
    { spots: of(length, left, third), given: [side(0, 1, length), angle(0, left), angle(1, third)] },
  ]
}

/** Two sides with an angle: between them in two triangles, elsewhere in a third. */
function drawSideSet(random: SeededRandom): Shown[] {
  const size = random.pick([50, 55, 60, 65, 70])
  const short = random.integer(5, 6)
  const long = short + random.integer(1, 2)
  const of = (base: number, arm: number): [PlanePoint, PlanePoint, PlanePoint] => [
    [0, 0],
    [base, 0],
    pointFrom([0, 0], arm, size),
  ]
  const turned = (base: number, arm: number): [PlanePoint, PlanePoint, PlanePoint] => [
    [base, 0],
    [0, 0],
    pointFrom([base, 0], arm, 180 - size),
  ]
  // The angle at the left end, the long side across from it.
  const reach = short * Math.cos((size * Math.PI) / 180)
  const height = short * Math.sin((size * Math.PI) / 180)
  const across: [PlanePoint, PlanePoint, PlanePoint] = [
    [0, 0],
    [reach + Math.sqrt(long * long - height * height), 0],
    pointFrom([0, 0], short, size),
  ]
  return [
    { spots: of(long, short), given: [side(0, 1, long), side(0, 2, short), angle(0, size)] },
    { spots: turned(long, short), given: [side(0, 1, long), side(0, 2, short), angle(0, size)] },
    { spots: across, given: [side(1, 2, long), side(0, 2, short), angle(0, size)] },
    { spots: of(long + 1, short), given: [side(0, 1, long + 1), side(0, 2, short), angle(0, size)] },
  ]
}

const CORNERS = ['ABC', 'DEF', 'GHI', 'JKL'] as const
const MARKS = ['㉠', '㉡', '㉢', '㉣'] as const

function drawFour(display: readonly Shown[]) {
  const points: Record<string, PlanePoint> = {}
  const texts: { at: PlanePoint; text: string }[] = []
  for (const [index, { spots }] of display.entries()) {
    const [dx, dy] = [(index % 2) * 11.5, index < 2 ? 9 : 0]
    const low = Math.min(...spots.map(([x]) => x))
    for (const [corner, [x, y]] of spots.entries())
      points[CORNERS[index]?.[corner] ?? ''] = [x - low + dx, y + dy]
    texts.push({ at: [dx - 1, dy + 5], text: MARKS[index] ?? '' })
  }
  const nameOf = (index: number, corner: number) => CORNERS[index]?.[corner] ?? ''
  const parts = display.flatMap(({ given }, index) => given.map(({ at, label }) => ({ index, at, label })))
  const claimedValue = display.map(
    ({ given }, index) =>
      `${MARKS[index]} ${given.map(({ at, label }) => `${at.length === 2 ? '변' : '각'} ${label}`).join(', ')}`,
  )
  return planeFigure(`변의 길이와 각의 크기가 표시된 네 삼각형. ${claimedValue.join(' / ')}`, points, {
    lines: CORNERS.map((names) => ({ of: `${names}${names[0]}` })),
    lengths: parts.flatMap(({ index, at: [i = 0, j], label }) =>
      j === undefined ? [] : [{ of: nameOf(index, i) + nameOf(index, j), label }],
    ),
    angles: parts.flatMap(({ index, at: [i = 0, j], label }) =>
      j === undefined
        ? [{ of: nameOf(index, (i + 1) % 3) + nameOf(index, i) + nameOf(index, (i + 2) % 3), label }]
        : [],
    ),
    texts,
    unlabelled: CORNERS.join(''),
    size: 'large',
  })
}

/** The archetype that asks which of four triangles are congruent. */
export const pickPair: ItemTemplate = {
  id: 'M1U07C03L3A1',
  conceptId,
  difficultyLevel: 3,
  name: '합동인 삼각형 짝',
  generate: (random) => {
    const bySides = random.pick([true, false])
    const made = bySides ? drawSideSet(random) : drawAngleSet(random)
    const order = random.shuffle([0, 1, 2, 3])
    const markOf = (kind: number) => MARKS[order.indexOf(kind)] ?? ''
    const show = (a: number, b: number) => {
      const [first = '', second = ''] = [markOf(a), markOf(b)].sort()
      return `${first}과 ${second}`
    }
    const wrong = [
      [0, 2],
      [0, 3],
      [1, 2],
      [1, 3],
    ] as const
    const differs: Record<number, string> = bySides
      ? {
          2: `${markOf(2)}에 표시된 각은 두 변의 끼인각이 아니에요.`,
          3: `${markOf(3)}은 한 변의 길이가 달라요.`,
        }
      : {
          2: `${markOf(2)}은 대응하는 변의 길이가 달라요.`,
          3: `${markOf(3)}은 같은 길이의 변의 양 끝 각이 서로 달라요.`,
        }
    const notBetween = (other: number) => bySides && other === 2
    const reason = bySides
      ? '두 변의 길이가 각각 같고 그 끼인각의 크기가 같으므로 SAS 합동이에요. 하나는 뒤집어 놓은 것이에요.'
      : `${markOf(1)}에서 나머지 한 각의 크기를 구하면 ${markOf(0)}의 각과 같아요. 한 변의 길이가 같고 그 양 끝 각의 크기가 각각 같으므로 ASA 합동이에요.`
    return askChoice(random, {
      question: '그림의 네 삼각형 가운데 서로 합동인 것끼리 짝지은 것은 어느 것인가요?',
      right: optionAnswer(show(0, 1)),
      slips: wrong.map(([a, b]) =>
        slipOf(optionAnswer(show(a, b)), differs[b] ?? '', notBetween(b) ? 'M1U07C02' : undefined),
      ),
      solution: `${reason}\n\n${differs[2]} ${differs[3]} 따라서 합동인 것은 ${show(0, 1)}이에요.`,
      hints: [
        '삼각형마다 주어진 것이 두 변과 한 각인지, 한 변과 두 각인지 살펴보세요.',
        bySides
          ? '두 변과 한 각이 주어졌으면 그 각이 두 변 사이에 있는지 확인하세요. 뒤집어 놓아도 합동은 합동이에요.'
          : '세 각의 크기의 합을 이용하면 표시되지 않은 각의 크기를 알 수 있어요.',
        bySides
          ? '길이가 같은 두 변과 그 사이의 각이 모두 같은 것을 찾으세요.'
          : '표시되지 않은 각까지 구한 다음, 길이가 같은 변의 양 끝 각이 각각 같은 것을 찾으세요.',
      ],
      figures: [drawFour(order.map((kind) => made[kind]).filter((one) => one !== undefined))],
    })
  },
}
