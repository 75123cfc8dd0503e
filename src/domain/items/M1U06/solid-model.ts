import type { FigureOf } from '#domain/figure/figure.ts'
import { attachParticle } from '#domain/korean/attach-particle.ts'

type Vector = readonly [x: number, y: number, z: number]
type Spot = readonly [x: number, y: number]

/** A prism or pyramid of named corners in exact whole coordinates. */
export interface SolidModel {
  corners: Readonly<Record<string, Vector>>
  /** Two letters each, in alphabetical order. */
  edges: readonly string[]
  /** Letters around each face; the first one is a base. */
  faces: readonly string[]
  /** Whether the x and y axes meet at 60 degrees instead of 90, so that hexagons are regular in whole numbers. */
  isOblique: boolean
  /** The corners' letters in the order of the figure kind `solid`. */
  names: string
  isPrism: boolean
}

function edgeName(a: string, b: string) {
  return a < b ? a + b : b + a
}

/** Neighbours around a polygon, closing it. */
function sidesOf(letters: string): [string, string][] {
  return [...letters].map((letter, index) => [letter, letters[(index + 1) % letters.length] ?? ''])
}

/** An upright prism; its top bears the first letters of the alphabet, its bottom the next ones, below each other. */
export function makePrism(base: readonly Spot[], isOblique = false, height = 1): SolidModel {
  const [top, bottom] = [
    'ABCDEFGHIJKL'.slice(0, base.length),
    'ABCDEFGHIJKL'.slice(base.length, 2 * base.length),
  ]
  const corners: Record<string, Vector> = {}
  for (const [index, [x, y]] of base.entries()) {
    corners[top[index] ?? ''] = [x, y, height]
    corners[bottom[index] ?? ''] = [x, y, 0]
  }
  const below = (letter: string) => bottom[top.indexOf(letter)] ?? ''
  const sides = sidesOf(top)
  return {
    corners,
    edges: [
      ...sides.map(([a, b]) => edgeName(a, b)),
      ...[...top].map((letter) => letter + below(letter)),
      ...sides.map(([a, b]) => edgeName(below(a), below(b))),
    ],
    faces: [top, bottom, ...sides.map(([a, b]) => a + b + below(b) + below(a))],
    isOblique,
    names: bottom + top,
    isPrism: true,
  }
}

/** A pyramid with the tip A. */
export function makePyramid(base: readonly Spot[]): SolidModel {
  const letters = 'BCDEFGHI'.slice(0, base.length)
  const corners: Record<string, Vector> = { A: [0, 0, 1] }
  for (const [index, [x, y]] of base.entries()) corners[letters[index] ?? ''] = [x, y, 0]
  const sides = sidesOf(letters)
  return {
    corners,
    edges: [...[...letters].map((letter) => `A${letter}`), ...sides.map(([a, b]) => edgeName(a, b))],
    faces: [letters, ...sides.map(([a, b]) => `A${a}${b}`)],
    isOblique: false,
    names: `${letters}A`,
    isPrism: false,
  }
}

/** Whole-number places whose sides are parallel exactly where those of the regular polygon are. */
export const REGULAR_BASES: Readonly<Record<number, readonly Spot[]>> = {
  3: [
    [0, 0],
    [1, 0],
    [0, 1],
  ],
  4: [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ],
  5: [
    [0, 0],
    [4, 0],
    [5, 3],
    [2, 5],
    [-1, 2],
  ],
  6: [
    [1, 0],
    [0, 1],
    [-1, 1],
    [-1, 0],
    [0, -1],
    [1, -1],
  ],
}

function minus([ax, ay, az]: Vector, [bx, by, bz]: Vector): Vector {
  return [ax - bx, ay - by, az - bz]
}
function cross([ax, ay, az]: Vector, [bx, by, bz]: Vector): Vector {
  return [ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx]
}
function isZero(vector: Vector) {
  return vector.every((part) => part === 0)
}
const ORIGIN: Vector = [0, 0, 0]

function at({ corners }: SolidModel, letter: string | undefined): Vector {
  return corners[letter ?? ''] ?? ORIGIN
}

function wayOf(solid: SolidModel, edge: string) {
  return minus(at(solid, edge[1]), at(solid, edge[0]))
}

/** Six times the volume between three vectors: 0 where one plane holds them. */
function volume(a: Vector, b: Vector, third: Vector): number {
  const [x, y, z] = cross(a, b)
  return x * third[0] + y * third[1] + z * third[2]
}

/** Twice the inner product, exact on oblique axes too; 0 where two directions are perpendicular. */
function inner({ isOblique }: SolidModel, [ax, ay, az]: Vector, [bx, by, bz]: Vector): number {
  return 2 * (ax * bx + ay * by + az * bz) + (isOblique ? ax * by + ay * bx : 0)
}

type EdgeRelation = 'same' | 'parallel' | 'meet' | 'skew'

/** How the straight lines along two edges lie, by their direction vectors. */
export function relateEdges(solid: SolidModel, a: string, b: string): EdgeRelation {
  if (a === b) return 'same'
  const [first, second] = [wayOf(solid, a), wayOf(solid, b)]
  if (isZero(cross(first, second))) return 'parallel'
  return volume(first, second, minus(at(solid, b[0]), at(solid, a[0]))) === 0 ? 'meet' : 'skew'
}

export function edgesThat(solid: SolidModel, edge: string, relation: EdgeRelation): string[] {
  return solid.edges.filter((other) => relateEdges(solid, edge, other) === relation)
}

/** Edges that share a corner with the edge. */
export function touching(solid: SolidModel, edge: string): string[] {
  return solid.edges.filter((other) => other !== edge && [...edge].some((letter) => other.includes(letter)))
}

function isIn(face: string, edge: string) {
  return [...edge].every((letter) => face.includes(letter))
}
function planeOf(solid: SolidModel, face: string): [Vector, Vector] {
  return [minus(at(solid, face[1]), at(solid, face[0])), minus(at(solid, face[2]), at(solid, face[0]))]
}

export function edgesInFace({ edges }: SolidModel, face: string): string[] {
  return edges.filter((edge) => isIn(face, edge))
}

export function edgesParallelTo(solid: SolidModel, face: string): string[] {
  const [a, b] = planeOf(solid, face)
  return solid.edges.filter((edge) => !isIn(face, edge) && volume(a, b, wayOf(solid, edge)) === 0)
}

export function edgesPerpendicularTo(solid: SolidModel, face: string): string[] {
  const spanning = planeOf(solid, face)
  return solid.edges.filter((edge) => spanning.every((way) => inner(solid, way, wayOf(solid, edge)) === 0))
}

/** Faces of an upright prism that are perpendicular to one of them: side faces as the sides of the base are. */
export function facesPerpendicularTo(solid: SolidModel, face: string): string[] {
  const isBase = (one: string) => solid.faces.indexOf(one) < 2
  const sideOf = (one: string) => wayOf(solid, one.slice(0, 2))
  return solid.faces.filter((other) =>
    isBase(face) || isBase(other)
      ? isBase(face) !== isBase(other)
      : inner(solid, sideOf(face), sideOf(other)) === 0,
  )
}

/** How a solid is drawn, without its letters. */
export type SolidParts = Omit<FigureOf<'solid'>, 'kind' | 'alt' | 'names' | 'cuts'>

/** The figure of a solid with its letters; `marked` edges are drawn in the accent. */
export function solidFigure(
  alt: string,
  solid: SolidModel,
  shape: SolidParts,
  marked: readonly string[] = [],
): FigureOf<'solid'> {
  const cornerOf = (letter = '') => solid.names.indexOf(letter)
  const cuts = marked.map(([from, to]) => ({ of: [cornerOf(from), cornerOf(to)] as const }))
  return { kind: 'solid', alt, ...shape, names: solid.names, ...(cuts.length > 0 ? { cuts } : {}) }
}

/** The positions in words, for a text alternative. */
export function describePrism(name: string, { names }: SolidModel): string {
  const half = names.length / 2
  const [top, bottom] = [names.slice(half), names.slice(0, half)]
  const pairs = [...top].map((letter, index) => `${letter} 아래에 ${bottom[index]}`).join(', ')
  return `${name}. 윗면은 ${top}, 아랫면은 ${bottom}이고 ${attachParticle(pairs, '이/가')} 있다`
}

export function describePyramid(name: string, { names }: SolidModel): string {
  return `${name}. 밑면은 ${names.slice(0, -1)}, 뿔의 꼭짓점은 A이다`
}

/** Which sides of a prism's top are parallel and which of its angles are right, that the words alone settle the solid. */
export function describeTop(solid: SolidModel): string {
  const [top = ''] = solid.faces
  const sides = sidesOf(top).map(([a, b]) => edgeName(a, b))
  const pairs = sides.flatMap((side, index) =>
    sides
      .slice(index + 1)
      .flatMap((other) =>
        relateEdges(solid, side, other) === 'parallel' ? [`변 ${side}와 변 ${other}`] : [],
      ),
  )
  const right = [...top].filter((letter, index) => {
    const near = [top.at(index - 1), top[(index + 1) % top.length]]
    const [a = ORIGIN, b = ORIGIN] = near.map((next) => minus(at(solid, next), at(solid, letter)))
    return inner(solid, a, b) === 0
  })
  return `윗면에서 평행한 변은 ${pairs.join(', ')}뿐이고 ${attachParticle(`각 ${right.join(', ')}`, '은/는')} 직각이다`
}
