/** A corner of a solid: x to the right, y away from the viewer, z up, before it is turned. */
export type Corner = readonly [x: number, y: number, z: number]

export interface ConvexSolid {
  corners: readonly Corner[]
  /** Corner indices of each face, in no order. */
  faces: readonly (readonly number[])[]
  edges: readonly { ends: readonly [number, number]; faces: readonly [number, number] }[]
  /** A vector out of each face. */
  normals: readonly Corner[]
}

const FLAT = 1e-6

function minus(to: Corner, from: Corner): Corner {
  return [to[0] - from[0], to[1] - from[1], to[2] - from[2]]
}
function cross(a: Corner, b: Corner): Corner {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}
export function dot(a: Corner, b: Corner): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

/**
 * Faces and edges of the convex solid with these corners (at most 30), found by trying the plane of every three of them: a plane
 * with all others on one side is a face, two corners of two faces are an edge.
 */
export function buildConvexSolid(corners: readonly Corner[]): ConvexSolid {
  const faces = new Map<string, { at: number[]; normal: Corner }>()
  for (const [i, a] of corners.entries()) {
    for (const [j, b] of corners.entries()) {
      for (const [k, c] of corners.entries()) {
        if (j <= i || k <= j) continue
        const normal = cross(minus(b, a), minus(c, a))
        if (Math.hypot(...normal) < FLAT) continue
        const sides = corners.map((corner) => dot(normal, minus(corner, a)))
        const [low, high] = [Math.min(...sides), Math.max(...sides)]
        if (low < -FLAT && high > FLAT) continue
        const at = sides.flatMap((side, index) => (Math.abs(side) <= FLAT ? [index] : []))
        const out: Corner = high > FLAT ? [-normal[0], -normal[1], -normal[2]] : normal
        faces.set(at.join(), { at, normal: out })
      }
    }
  }
  const list = [...faces.values()]
  const edges = list.flatMap((first, i) =>
    list.slice(i + 1).flatMap((second, further) => {
      const [from, to, ...rest] = first.at.filter((corner) => second.at.includes(corner))
      if (from === undefined || to === undefined || rest.length > 0) return []
      return [{ ends: [from, to] as const, faces: [i, i + 1 + further] as const }]
    }),
  )
  return { corners, faces: list.map(({ at }) => at), normals: list.map(({ normal }) => normal), edges }
}
