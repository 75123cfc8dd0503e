import type { Corner } from './convex-solid.ts'

const GOLDEN = (1 + Math.sqrt(5)) / 2

/** A regular polygon of radius 1 lying at height `z`, a side in front. */
function ring(sides: number, z: number, radius = 1): Corner[] {
  return Array.from({ length: sides }, (_, index) => {
    const angle = -Math.PI / 2 + ((2 * index - 1) * Math.PI) / sides
    return [radius * Math.cos(angle), radius * Math.sin(angle), z] as const
  })
}

const SIGNS = [-1, 1] as const

function signed(make: (a: number, b: number) => readonly Corner[]): Corner[] {
  return SIGNS.flatMap((a) => SIGNS.flatMap((b) => make(a, b)))
}

export function prismCorners(base: readonly (readonly [number, number])[], height: number): Corner[] {
  return [0, height].flatMap((z) => base.map(([x, y]): Corner => [x, y, z]))
}

export function regularPrism(sides: number, height: number): Corner[] {
  return [...ring(sides, 0), ...ring(sides, height)]
}

export function regularPyramid(sides: number, height: number): Corner[] {
  return [...ring(sides, 0), [0, 0, height]]
}

export function regularFrustum(sides: number, height: number, top: number): Corner[] {
  return [...ring(sides, 0), ...ring(sides, height, top)]
}

/** The bottom runs 0 to 3 from the front left corner counterclockwise seen from above, the top 4 to 7 above it. */
export function boxCorners(width: number, depth: number, height: number): Corner[] {
  return prismCorners(
    [
      [0, 0],
      [width, 0],
      [width, depth],
      [0, depth],
    ],
    height,
  )
}

/** A cube of edge 3 with its first `cut` corners (top ones first) cut off at a third of the edges. */
export function cutCubeCorners(cut: number): Corner[] {
  const order = [4, 6, 5, 7, 1, 3, 0, 2]
  const corners = boxCorners(3, 3, 3)
  return corners.flatMap((corner, index): Corner[] => {
    if (order.indexOf(index) >= cut) return [corner]
    return [0, 1, 2].map((axis) => {
      const moved = corner.map((value, at) => (at === axis ? (value === 0 ? 1 : 2) : value))
      return [moved[0] ?? 0, moved[1] ?? 0, moved[2] ?? 0]
    })
  })
}

/** Corners of the five regular solids around the middle of the picture. */
export const REGULAR_SOLIDS = {
  tetrahedron: (): Corner[] => [...ring(3, 0), [0, 0, Math.SQRT2]],
  cube: (): Corner[] => boxCorners(1, 1, 1),
  octahedron: (): Corner[] => [
    [1, 0, 0],
    [-1, 0, 0],
    [0, 1, 0],
    [0, -1, 0],
    [0, 0, 1],
    [0, 0, -1],
  ],
  dodecahedron: (): Corner[] => [
    ...signed((a, b) => SIGNS.map((c): Corner => [a, b, c])),
    ...signed((a, b) => [
      [0, a / GOLDEN, b * GOLDEN],
      [a / GOLDEN, b * GOLDEN, 0],
      [b * GOLDEN, 0, a / GOLDEN],
    ]),
  ],
  icosahedron: (): Corner[] =>
    signed((a, b) => [
      [0, a, b * GOLDEN],
      [a, b * GOLDEN, 0],
      [b * GOLDEN, 0, a],
    ]),
} as const
