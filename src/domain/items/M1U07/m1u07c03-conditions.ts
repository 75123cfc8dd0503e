import { askStatements, drawMixed, type Statement } from '../asking/ask-statements.ts'
import { askChoice, onlyShown } from '../asking/ask-value.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { ang, seg, tri } from '../asking/geometry-text.ts'
import { tex, texWith } from '../asking/inline-math.ts'
import { planeFigure, type Spot, spotFrom, triangleOnBase } from '../asking/plane-figure.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { ItemTemplate } from '../template.ts'
import { placeTriangles } from './m1u07c03-correspondence.ts'

const conceptId = 'M1U07C03'

const MEANINGS = {
  SSS: '대응하는 세 변의 길이가 각각 같을 때',
  SAS: '대응하는 두 변의 길이가 각각 같고, 그 끼인각의 크기가 같을 때',
  ASA: '대응하는 한 변의 길이가 같고, 그 양 끝 각의 크기가 각각 같을 때',
} as const
type Name = keyof typeof MEANINGS

/** Which parts of ABC and DEF are marked equal: sides by two letters, angles by one. */
const MARKED: Record<Name, readonly (readonly string[])[]> = {
  SSS: [['AB', 'BC', 'CA']],
  SAS: [
    ['AB', 'BC', 'B'],
    ['BC', 'CA', 'C'],
    ['AB', 'CA', 'A'],
  ],
  ASA: [
    ['BC', 'B', 'C'],
    ['AB', 'A', 'B'],
    ['CA', 'C', 'A'],
  ],
}

const PARTNER: Record<string, string> = { A: 'D', B: 'E', C: 'F' }
const partnerOf = (part: string) => [...part].map((letter) => PARTNER[letter] ?? '').join('')
const equal = (part: string) =>
  part.length === 1
    ? tex(`${ang(part)} = ${ang(partnerOf(part))}`)
    : tex(`${seg(part)} = ${seg(partnerOf(part))}`)

const aroundOf = (vertex: string) => {
  const [one = '', other = ''] = [...'ABC'].filter((letter) => letter !== vertex)
  return `${one}${vertex}${other}`
}

const nameCondition: ItemTemplate = {
  id: 'M1U07C03L1A2',
  conceptId,
  difficultyLevel: 1,
  name: '합동 조건 이름',
  generate: (random) => {
    const name = random.pick(['SSS', 'SAS', 'ASA'] as const)
    const parts = random.pick(MARKED[name])
    const [b, c, a] = triangleOnBase([0, 0], 5, random.pick([50, 55, 60, 65]), random.pick([40, 45, 70]))
    const points = placeTriangles(
      { first: 'ABC', second: 'DEF', spots: [a, b, c] },
      random.pick([true, false]),
    )
    const both = parts.flatMap((part, index) => [
      { part, count: index + 1 },
      { part: partnerOf(part), count: index + 1 },
    ])
    const says = (other: Name) =>
      `${other} 합동은 ${MEANINGS[other]}예요. 같은 것이 변인지 각인지 다시 세어 보세요.`
    return askChoice(random, {
      question: `그림의 두 삼각형에서 ${parts.map(equal).join(', ')}예요. 두 삼각형이 합동임을 알 수 있는 합동 조건은 어느 것인가요?`,
      right: onlyShown(`${name} 합동`),
      slips: [
        ...(['SSS', 'SAS', 'ASA'] as const)
          .filter((other) => other !== name)
          .map((other) => ({ ...onlyShown(`${other} 합동`), says: says(other) })),
        {
          ...onlyShown('이것만으로는 합동인지 알 수 없다.'),
          says: `${MEANINGS[name]}에 해당하므로 합동임을 알 수 있어요.`,
        },
      ],
      solution: `주어진 것은 ${parts.map((part) => (part.length === 1 ? '각' : '변')).join(', ')}이에요. ${MEANINGS[name]}에 해당하므로 ${tex(`${tri('ABC')} \\equiv ${tri('DEF')}`)}(${name} 합동)예요.`,
      hints: [
        '크기가 같은 것이 변인지 각인지 하나씩 세어 보세요. 변은 S, 각은 A로 나타내요.',
        '변과 각이 섞여 있으면, 각이 두 변 사이에 있는지 또는 변이 두 각 사이에 있는지 살펴보세요.',
        '삼각형을 한 바퀴 돌면서 같은 것을 만나는 차례대로 S와 A를 써 보세요.',
      ],
      figures: [
        planeFigure(
          `삼각형 ABC와 DEF에 같은 것끼리 같은 표시를 한 그림. 같은 것은 ${parts.map((part) => (part.length === 1 ? `각 ${part}와 각 ${partnerOf(part)}` : `변 ${part}와 변 ${partnerOf(part)}`)).join(', ')}`,
          points,
          {
            lines: [{ of: 'ABCA' }, { of: 'DEFD' }],
            ticks: both
              .filter(({ part }) => part.length === 2)
              .map(({ part, count }) => ({ of: part, count })),
            angles: both
              .filter(({ part }) => part.length === 1)
              .map(({ part, count }) => {
                const around = /[ABC]/.test(part)
                  ? aroundOf(part)
                  : partnerOf(aroundOf('ABC'['DEF'.indexOf(part)] ?? 'A'))
                return { of: around, arcs: count }
              }),
          },
        ),
      ],
    })
  },
}

interface Shown {
  spots: readonly [Spot, Spot, Spot]
  /** Labels of the parts that are given: sides by two corner numbers, angles by one. */
  given: readonly { at: readonly number[]; label: string }[]
}

const side = (i: number, j: number, length: number) => ({ at: [i, j], label: `${length} cm` })
const angle = (i: number, size: number) => ({ at: [i], label: `${size}°` })

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
  const of = (base: number, one: number, other: number) => triangleOnBase([0, 0], base, one, other)
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
  const of = (base: number, arm: number): [Spot, Spot, Spot] => [
    [0, 0],
    [base, 0],
    spotFrom([0, 0], arm, size),
  ]
  const turned = (base: number, arm: number): [Spot, Spot, Spot] => [
    [base, 0],
    [0, 0],
    spotFrom([base, 0], arm, 180 - size),
  ]
  // The angle at the left end, the long side across from it.
  const reach = short * Math.cos((size * Math.PI) / 180)
  const height = short * Math.sin((size * Math.PI) / 180)
  const across: [Spot, Spot, Spot] = [
    [0, 0],
    [reach + Math.sqrt(long * long - height * height), 0],
    spotFrom([0, 0], short, size),
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

function drawFour(shown: readonly Shown[]) {
  const points: Record<string, Spot> = {}
  const texts: { at: Spot; text: string }[] = []
  for (const [index, { spots }] of shown.entries()) {
    const [dx, dy] = [(index % 2) * 11.5, index < 2 ? 9 : 0]
    const low = Math.min(...spots.map(([x]) => x))
    for (const [corner, [x, y]] of spots.entries())
      points[CORNERS[index]?.[corner] ?? ''] = [x - low + dx, y + dy]
    texts.push({ at: [dx - 1, dy + 5], text: MARKS[index] ?? '' })
  }
  const nameOf = (index: number, corner: number) => CORNERS[index]?.[corner] ?? ''
  const parts = shown.flatMap(({ given }, index) => given.map(({ at, label }) => ({ index, at, label })))
  const said = shown.map(
    ({ given }, index) =>
      `${MARKS[index]} ${given.map(({ at, label }) => `${at.length === 2 ? '변' : '각'} ${label}`).join(', ')}`,
  )
  return planeFigure(`변의 길이와 각의 크기가 표시된 네 삼각형. ${said.join(' / ')}`, points, {
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

const pickPair: ItemTemplate = {
  id: 'M1U07C03L3A1',
  conceptId,
  difficultyLevel: 3,
  name: '합동인 삼각형 짝',
  generate: (random) => {
    const bySides = random.pick([true, false])
    const made = bySides ? drawSideSet(random) : drawAngleSet(random)
    const order = random.shuffle([0, 1, 2, 3])
    const markOf = (kind: number) => MARKS[order.indexOf(kind)] ?? ''
    const show = (one: number, other: number) => {
      const [first = '', second = ''] = [markOf(one), markOf(other)].sort()
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
    const reason = bySides
      ? '두 변의 길이가 각각 같고 그 끼인각의 크기가 같으므로 SAS 합동이에요. 하나는 뒤집어 놓은 것이에요.'
      : `${markOf(1)}에서 나머지 한 각의 크기를 구하면 ${markOf(0)}의 각과 같아요. 한 변의 길이가 같고 그 양 끝 각의 크기가 각각 같으므로 ASA 합동이에요.`
    return askChoice(random, {
      question: '그림의 네 삼각형 가운데 서로 합동인 것끼리 짝 지은 것은 어느 것인가요?',
      right: onlyShown(show(0, 1)),
      slips: wrong.map(([one, other]) => ({ ...onlyShown(show(one, other)), says: differs[other] ?? '' })),
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

/** What may be added to one side and the angle at its end `v`; `u` is the side's other end, `w` the third vertex. */
function drawAdditions(u: string, v: string, w: string): Statement[] {
  const pair = (first: string, second: string) => `${first}${second}`
  const sides = (name: string, other: string) => tex(`${seg(name)} = ${seg(other)}`)
  const angles = (name: string, other: string) => tex(`${ang(name)} = ${ang(other)}`)
  const notIncluded = `${texWith(ang(v), '은/는')} 변 ${tex(pair(u, v))}와 변 ${tex(pair(u, w))}의 끼인각이 아니에요.`
  return [
    {
      topic: 'arm',
      isTrue: true,
      text: sides(pair(v, w), partnerOf(pair(v, w))),
      because: '두 변의 길이가 각각 같고 그 끼인각의 크기가 같으므로 SAS 합동이에요.',
      says: '주어진 각이 두 변의 끼인각이 된다는 것을 놓쳤어요.',
    },
    {
      topic: 'far',
      isTrue: false,
      text: sides(pair(u, w), partnerOf(pair(u, w))),
      because: `${notIncluded} 합동이라고 할 수 없어요.`,
      says: `${notIncluded} SAS 합동 조건이 아니에요.`,
    },
    {
      topic: 'end',
      isTrue: true,
      text: angles(u, partnerOf(u)),
      because: '한 변의 길이가 같고 그 양 끝 각의 크기가 각각 같으므로 ASA 합동이에요.',
      says: '주어진 변의 양 끝 각이 모두 같아진다는 것을 놓쳤어요.',
    },
    {
      topic: 'third',
      isTrue: true,
      text: angles(w, partnerOf(w)),
      because: `두 각의 크기가 각각 같으면 나머지 한 각의 크기도 같아요. 곧 ${angles(u, partnerOf(u))}이므로 ASA 합동이에요.`,
      says: '두 각의 크기가 같으면 나머지 각의 크기도 같다는 것을 놓쳤어요.',
    },
    {
      topic: 'crossed',
      isTrue: false,
      text: sides(pair(v, w), partnerOf(pair(u, w))),
      because: '서로 대응하는 변이 아니므로 합동이라고 할 수 없어요.',
      says: '대응하지 않는 변끼리 비교했어요.',
    },
  ]
}

const addCondition: ItemTemplate = {
  id: 'M1U07C03L3A2',
  conceptId,
  difficultyLevel: 3,
  name: '필요한 조건',
  generate: (random) => {
    const [u, v, w] = random.pick([
      ['A', 'B', 'C'],
      ['B', 'C', 'A'],
      ['C', 'A', 'B'],
      ['B', 'A', 'C'],
    ] as const)
    return askStatements({
      lead: `${texWith(tri('ABC'), '과/와')} ${tex(tri('DEF'))}에서 ${tex(`${seg(`${u}${v}`)} = ${seg(partnerOf(`${u}${v}`))}`)}, ${texWith(`${ang(v)} = ${ang(partnerOf(v))}`, '이에요/예요')}. 다음 **보기**의 조건 가운데 하나만 더할 때 ${texWith(`${tri('ABC')} \\equiv ${tri('DEF')}`, '이/가')} 되는 것을 모두 고르세요.`,
      statements: drawUntil(
        random,
        (draw) => drawMixed(draw, drawAdditions(u, v, w)),
        (drawn) => drawn.length === 4,
      ),
      hints: [
        '두 삼각형을 그리고 이미 같은 변과 각을 표시해 보세요. 무엇이 더 있으면 합동 조건이 될까요?',
        '변을 더하면 주어진 각이 두 변의 끼인각이 되는지, 각을 더하면 주어진 변의 양 끝 각을 알게 되는지 살펴보세요.',
        '두 각의 크기가 각각 같으면 나머지 각의 크기도 같아요. 대응하는 변과 각끼리 같은지도 확인하세요.',
      ],
    })
  },
}

export const CONDITION_TEMPLATES: ItemTemplate[] = [nameCondition, pickPair, addCondition]
