import { drawUntil } from '../asking/draw-until.ts'
import { ang, deg, seg } from '../asking/geometry-text.ts'
import { tex } from '../asking/inline-math.ts'
import type { SeededRandom } from '../seeded-random.ts'

/** Three given parts of a triangle ABC and why they determine it or not. */
export interface Condition {
  text: string
  because: string
}

const NAMES = ['A', 'B', 'C'] as const

/** Side opposite to a vertex, as it is written in the order of the letters around the triangle. */
const OPPOSITE = { A: 'BC', B: 'CA', C: 'AB' } as const
type Vertex = keyof typeof OPPOSITE

export function sideText(side: string, length: number) {
  return `${tex(`${seg(side)} = ${length}`)} cm`
}
export function angleText(vertex: string, size: number) {
  return tex(`${ang(vertex)} = ${deg(size)}`)
}

const ANGLES = [30, 35, 40, 45, 50, 55, 60, 65, 70, 75, 80]

function between([first, second]: readonly [Vertex, Vertex]) {
  return NAMES.find((name) => name !== first && name !== second) ?? 'A'
}

function drawVertices(random: SeededRandom): [Vertex, Vertex, Vertex] {
  const [first = 'A', second = 'B', third = 'C'] = random.shuffle(NAMES)
  return [first, second, third]
}

function inOrder(parts: readonly string[]) {
  return parts.join(', ')
}

function threeSides(random: SeededRandom, works: boolean): Condition {
  const [x, y] = [random.integer(4, 8), random.integer(4, 8)]
  const z = works ? random.integer(Math.abs(x - y) + 2, x + y - 2) : x + y + random.integer(0, 2)
  const lengths = works ? [x, y, z] : random.shuffle([x, y, z])
  const [p = 1, q = 1, r = 1] = [...lengths].sort((a, b) => a - b)
  return {
    text: inOrder(['AB', 'BC', 'CA'].map((side, index) => sideText(side, lengths[index] ?? 1))),
    because: works
      ? `가장 긴 변의 길이가 나머지 두 변의 길이의 합보다 작아요(${tex(`${r} < ${p} + ${q}`)}). 세 변의 길이가 주어졌으므로 하나로 정해져요.`
      : `가장 긴 변의 길이가 나머지 두 변의 길이의 합보다 작지 않으므로(${tex(`${r} \\ge ${p} + ${q}`)}) 삼각형을 만들 수 없어요.`,
  }
}

function includedAngle(random: SeededRandom): Condition {
  const [at, other, third] = drawVertices(random)
  return {
    text: inOrder([
      sideText(OPPOSITE[third], random.integer(4, 9)),
      sideText(OPPOSITE[other], random.integer(4, 9)),
      angleText(at, random.pick(ANGLES)),
    ]),
    because: `두 변의 길이와 그 끼인각 ${tex(ang(at))}의 크기가 주어졌으므로 하나로 정해져요.`,
  }
}

/** Two sides and the angle opposite to the shorter one: two triangles have them. */
function notIncluded(random: SeededRandom): Condition {
  const [at, other] = drawVertices(random)
  const { long, short, size } = drawUntil(
    random,
    (draw) => ({ long: draw.integer(6, 10), short: draw.integer(4, 9), size: draw.pick([30, 35, 40, 45]) }),
    (drawn) =>
      drawn.short < drawn.long && drawn.short > drawn.long * Math.sin((drawn.size * Math.PI) / 180) + 0.3,
  )
  const third = between([at, other])
  return {
    text: inOrder([sideText(OPPOSITE[at], short), sideText(OPPOSITE[other], long), angleText(at, size)]),
    because: `${tex(ang(at))}는 두 변의 끼인각이 아니에요. 두 변의 끼인각은 ${tex(ang(third))}예요. 그려 보면 삼각형이 두 개 나오므로 하나로 정해지지 않아요.`,
  }
}

function sideAndAngles(random: SeededRandom, works: boolean, atEnds: boolean): Condition {
  const [first, second, third] = drawVertices(random)
  const size = random.pick(works ? ANGLES : [70, 80, 95, 100, 105])
  const other = works ? random.pick(ANGLES) : 180 - size + random.pick([0, 10])
  const side = OPPOSITE[atEnds ? third : first]
  const text = inOrder([
    sideText(side, random.integer(4, 9)),
    angleText(first, size),
    angleText(second, other),
  ])
  if (!works)
    return {
      text,
      because: `두 각의 크기의 합이 ${tex(deg(180))}보다 작지 않으므로 삼각형을 만들 수 없어요.`,
    }
  return {
    text,
    because: atEnds
      ? '한 변의 길이와 그 양 끝 각의 크기가 주어졌으므로 하나로 정해져요.'
      : `두 각의 크기를 알면 나머지 각의 크기도 알 수 있어요. 따라서 ${tex(seg(side))}의 양 끝 각의 크기를 아는 것과 같으므로 하나로 정해져요.`,
  }
}

function threeAngles(random: SeededRandom): Condition {
  const { first, second } = drawUntil(
    random,
    (draw) => ({ first: draw.pick(ANGLES), second: draw.pick(ANGLES) }),
    (drawn) => drawn.first !== drawn.second,
  )
  const sizes = [first, second, 180 - first - second]
  return {
    text: inOrder(NAMES.map((name, index) => angleText(name, sizes[index] ?? 0))),
    because: '세 각의 크기만 주어지면 모양이 같고 크기가 다른 삼각형을 얼마든지 그릴 수 있어요.',
  }
}

/** Four different ways to determine a triangle. */
export function drawDetermining(random: SeededRandom): Condition[] {
  return [
    threeSides(random, true),
    includedAngle(random),
    sideAndAngles(random, true, true),
    sideAndAngles(random, true, false),
  ]
}

/** Four different ways in which three parts do not determine a triangle. */
export function drawUndetermining(random: SeededRandom): Condition[] {
  return [
    threeSides(random, false),
    notIncluded(random),
    sideAndAngles(random, false, true),
    threeAngles(random),
  ]
}
