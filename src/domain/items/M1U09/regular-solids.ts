import type { FigureOf } from '#domain/figure/figure.ts'
/** One of the five 정다면체. */
export interface RegularSolid {
  name: string
  /** Its name in the figures. */
  shape: 'tetrahedron' | 'cube' | 'octahedron' | 'dodecahedron' | 'icosahedron'
  face: '정삼각형' | '정사각형' | '정오각형'
  /** Sides of a face. */
  sides: 3 | 4 | 5
  /** Faces that meet in a vertex. */
  meeting: 3 | 4 | 5
  counts: Record<Part, number>
  /** What of it is seen in its figure. */
  seen: Record<Part, number>
}

export type Part = '면' | '모서리' | '꼭짓점'

function count(faces: number, edges: number, corners: number): Record<Part, number> {
  return { 면: faces, 모서리: edges, 꼭짓점: corners }
}

export const REGULAR: readonly RegularSolid[] = [
  {
    name: '정사면체',
    shape: 'tetrahedron',
    face: '정삼각형',
    sides: 3,
    meeting: 3,
    counts: count(4, 6, 4),
    seen: count(2, 5, 4),
  },
  {
    name: '정육면체',
    shape: 'cube',
    face: '정사각형',
    sides: 4,
    meeting: 3,
    counts: count(6, 12, 8),
    seen: count(3, 9, 7),
  },
  {
    name: '정팔면체',
    shape: 'octahedron',
    face: '정삼각형',
    sides: 3,
    meeting: 4,
    counts: count(8, 12, 6),
    seen: count(4, 8, 5),
  },
  {
    name: '정십이면체',
    shape: 'dodecahedron',
    face: '정오각형',
    sides: 5,
    meeting: 3,
    counts: count(12, 30, 20),
    seen: count(6, 20, 15),
  },
  {
    name: '정이십면체',
    shape: 'icosahedron',
    face: '정삼각형',
    sides: 3,
    meeting: 5,
    counts: count(20, 30, 12),
    seen: count(10, 18, 9),
  },
]

/** The solid whose vertices are the middles of the faces. */
export function centresOf({ counts, sides }: RegularSolid): RegularSolid | undefined {
  return REGULAR.find((other) => other.counts.꼭짓점 === counts.면 && other.meeting === sides)
}

/** The solid drawn with its hidden edges dashed. */
export function drawRegularSolid(
  solid: RegularSolid,
  alt = `${solid.name}의 겨냥도. 보이지 않는 모서리는 점선`,
): FigureOf<'solid'> {
  return { kind: 'solid', alt, shape: solid.shape }
}
