/** A face of a net: places on a lattice, counterclockwise (y up), and the corner of the solid that each comes to when folded. */
export interface NetFace {
  places: readonly string[]
  corners: readonly number[]
}

/** The corners of the face beyond the edge from `corners[edge]` to the next one, starting with that edge turned round. */
export type Roll = (corners: readonly number[], edge: number) => number[]

/** Corners of a cube are numbered by their coordinates as bits: the face beyond an edge lies across the direction this face has not. */
export function rollCube(corners: readonly number[], edge: number): number[] {
  const [a = 0, b = 0] = [corners[edge], corners[(edge + 1) % 4]]
  const within = corners.reduce((bits, corner) => bits | (corner ^ a), 0)
  const across = 7 ^ within
  return [b, a, a ^ across, b ^ across]
}

/** Opposite corners of a regular octahedron add up to 5; two faces with a common edge end in opposite corners. */
export function rollOctahedron(corners: readonly number[], edge: number): number[] {
  const [a = 0, b = 0, far = 0] = [0, 1, 2].map((step) => corners[(edge + step) % 3])
  return [b, a, 5 - far]
}

/** Folds a net: `faces` are the places of each, the first one lies on the `bottom` corners. Throws RangeError for what does not hang together. */
export function foldNet(
  faces: readonly (readonly string[])[],
  bottom: readonly number[],
  roll: Roll,
): NetFace[] {
  const [start, ...others] = faces
  if (!start) return []
  const folded: NetFace[] = [{ places: start, corners: bottom }]
  let waiting = others
  for (const { places, corners } of folded) {
    const reached = waiting.flatMap((face) => {
      const edge = places.findIndex((a, index) => isEdgeOf(face, places[(index + 1) % places.length], a))
      return edge < 0 ? [] : [{ face, edge }]
    })
    for (const { face, edge } of reached) {
      const from = face.indexOf(places[(edge + 1) % places.length] ?? '')
      const turned = [...face.slice(from), ...face.slice(0, from)]
      folded.push({ places: turned, corners: roll(corners, edge) })
    }
    waiting = waiting.filter((face) => reached.every((one) => one.face !== face))
  }
  if (waiting.length > 0) throw new RangeError('the net falls apart')
  return folded
}

function isEdgeOf(face: readonly string[], from: string | undefined, to: string): boolean {
  return face.some((place, index) => place === from && face[(index + 1) % face.length] === to)
}

/** The places along the rim of a net, clockwise, from the one that `isBefore` puts first. */
export function walkRim(faces: readonly NetFace[], isBefore: (a: string, b: string) => boolean): string[] {
  const next = new Map<string, string>()
  for (const { places } of faces)
    for (const [index, place] of places.entries()) {
      const to = places[(index + 1) % places.length] ?? ''
      if (!faces.some((face) => isEdgeOf(face.places, to, place))) next.set(to, place)
    }
  const first = [...next.keys()].reduce((best, place) => (isBefore(place, best) ? place : best))
  const rim = [first]
  for (let at = next.get(first); at !== undefined && at !== first; at = next.get(at)) rim.push(at)
  return rim
}
