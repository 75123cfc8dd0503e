export type Place = readonly number[]

const GOLDEN = (1 + Math.sqrt(5)) / 2
const SIGNS = [1, -1]
const signs = (count: number): number[][] =>
  count === 0 ? [[]] : signs(count - 1).flatMap((rest) => SIGNS.map((sign) => [...rest, sign]))
const turns = ([a = 0, b = 0, c = 0]: Place): Place[] => [
  [a, b, c],
  [b, c, a],
  [c, a, b],
]

/** Textbook coordinates of the five regular solids. */
const CORNERS: Record<string, Place[]> = {
  정사면체: signs(3).filter(([a = 0, b = 0, c = 0]) => a * b * c > 0),
  정육면체: signs(3),
  정팔면체: SIGNS.flatMap((sign) => turns([sign, 0, 0])),
  정십이면체: [...signs(3), ...signs(2).flatMap(([a = 0, b = 0]) => turns([0, a / GOLDEN, b * GOLDEN]))],
  정이십면체: signs(2).flatMap(([a = 0, b = 0]) => turns([0, a, b * GOLDEN])),
}

export const NAMES = Object.keys(CORNERS)

const apart = (one: Place, other: Place) =>
  Math.hypot(...one.map((value, axis) => value - (other[axis] ?? 0)))

/** What is counted on a regular solid: its edges join the nearest corners, its faces are the shortest ways round along edges. */
export interface Counted {
  면: number
  모서리: number
  꼭짓점: number
  /** Sides of a face. */
  sides: number
  /** Faces at a corner. */
  meeting: number
  /** The middle of every face. */
  centres: Place[]
}

/** The ways round of `length` edges through corner after corner, each listed once as sorted indices. */
function listRounds(joined: readonly number[][], length: number): number[][] {
  const found = new Map<string, number[]>()
  const walk = (way: number[]): void => {
    const last = joined[way.at(-1) ?? 0] ?? []
    if (way.length === length) {
      const sorted = [...way].sort((a, b) => a - b)
      if (last.includes(way[0] ?? -1)) found.set(sorted.join(), sorted)
      return
    }
    for (const next of last) if (!way.includes(next)) walk([...way, next])
  }
  for (const start of joined.keys()) walk([start])
  return [...found.values()]
}

function countCorners(corners: readonly Place[]): Counted {
  const distances = corners.flatMap((one, index) =>
    corners.slice(index + 1).map((other) => apart(one, other)),
  )
  const edge = Math.min(...distances)
  const joined = corners.map((one) =>
    corners.flatMap((other, index) => (Math.abs(apart(one, other) - edge) < 1e-6 ? [index] : [])),
  )
  const sides = [3, 4, 5].find((length) => listRounds(joined, length).length > 0) ?? 0
  const rounds = listRounds(joined, sides)
  const centres = rounds.map((round) =>
    [0, 1, 2].map((axis) => round.reduce((sum, index) => sum + (corners[index]?.[axis] ?? 0), 0) / sides),
  )
  const edges = distances.filter((distance) => Math.abs(distance - edge) < 1e-6).length
  const meeting = joined[0]?.length ?? 0
  return { 면: rounds.length, 모서리: edges, 꼭짓점: corners.length, sides, meeting, centres }
}

const counted = new Map<string, Counted>()

export function countRegular(name: string): Counted {
  const known = counted.get(name) ?? countCorners(CORNERS[name] ?? [])
  counted.set(name, known)
  return known
}

/** The solid whose corners are the middles of the faces. */
export function countCentres(name: string): Counted {
  const key = `${name} inside`
  const known = counted.get(key) ?? countCorners(countRegular(name).centres)
  counted.set(key, known)
  return known
}
