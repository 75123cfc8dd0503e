import type { GeneratedItem } from '#domain/items/template.ts'

type Vector = readonly [number, number, number]

const plus = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
const times = (a: Vector, by: number): Vector => [a[0] * by, a[1] * by, a[2] * by]
const minus = (a: Vector, b: Vector): Vector => plus(a, times(b, -1))
export const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]

/** `a` turned about the unit vector `axis` (Rodrigues). */
function turn(a: Vector, axis: Vector, angle: number): Vector {
  const along = times(axis, dot(axis, a) * (1 - Math.cos(angle)))
  return plus(plus(times(a, Math.cos(angle)), times(cross(axis, a), Math.sin(angle))), along)
}

export interface FoldedFace {
  letters: string[]
  /** What stands on it. */
  word: string
  /** Where each letter comes to lie in space. */
  places: Map<string, Vector>
  /** Points into the solid. */
  inward: Vector
}

/**
 * The net of an item's figure, its faces turned in space about the folds by what the two faces at an edge of the solid lack to a
 * straight angle.
 */
export function foldFigure(item: GeneratedItem): FoldedFace[] {
  const {
    points,
    areas,
    texts = [],
  } = item.figures[0] as unknown as {
    points: Record<string, [number, number]>
    areas: { outline: string }[]
    texts?: { at: [number, number]; text: string }[]
  }
  const spotOf = (letter: string): Vector => [points[letter]?.[0] ?? 0, points[letter]?.[1] ?? 0, 0]
  const bend = areas[0]?.outline.length === 4 ? Math.PI / 2 : Math.PI - Math.acos(-1 / 3)
  const faces = areas.map(({ outline }): FoldedFace => {
    const letters = [...outline]
    const middle = times(letters.map(spotOf).reduce(plus), 1 / letters.length)
    const near = texts.find(({ at: [x, y] }) => Math.hypot(x - middle[0], y - middle[1]) < 0.05)
    const places = new Map(letters.map((letter) => [letter, spotOf(letter)] as const))
    return { letters, word: near?.text ?? '', places, inward: [0, 0, 1] }
  })
  const done = new Set(faces.slice(0, 1))
  for (const face of done) {
    for (const [at, first] of face.letters.entries()) {
      const second = face.letters[(at + 1) % face.letters.length] ?? ''
      const beyond = faces.find(
        (other) => !done.has(other) && other.letters.includes(first) && other.letters.includes(second),
      )
      if (!beyond) continue
      for (const moved of listBeyond(faces, beyond, done)) bendFace(moved, face, [first, second], bend)
      done.add(beyond)
    }
  }
  return [...done]
}

/** The faces that hang on the rest by `start`, itself among them. */
function listBeyond(faces: readonly FoldedFace[], start: FoldedFace, done: ReadonlySet<FoldedFace>) {
  const hanging = new Set([start])
  for (const face of hanging)
    for (const other of faces) {
      const common = other.letters.filter((letter) => face.letters.includes(letter))
      if (common.length === 2 && !done.has(other)) hanging.add(other)
    }
  return hanging
}

function bendFace(face: FoldedFace, fixed: FoldedFace, [first, second]: [string, string], angle: number) {
  const placeOf = (letter: string): Vector => fixed.places.get(letter) ?? [0, 0, 0]
  const [from, to] = [placeOf(first), placeOf(second)]
  const way = minus(to, from)
  const unit = times(way, 1 / Math.hypot(...way))
  const inside = [...fixed.places.values()].map((place) => minus(place, from)).reduce(plus)
  // What lies beyond the fold rises to the side that the fixed face's inward normal points to.
  const axis = dot(cross(unit, inside), fixed.inward) > 0 ? times(unit, -1) : unit
  for (const [letter, place] of face.places)
    face.places.set(letter, plus(from, turn(minus(place, from), axis, angle)))
  face.inward = turn(face.inward, axis, angle)
}

/** The letters that come to lie where `letter` does. */
export function listMeeting(faces: readonly FoldedFace[], letter: string): string[] {
  const all = new Map(faces.flatMap(({ places }) => [...places]))
  const here = all.get(letter) ?? [0, 0, 0]
  return [...all].flatMap(([other, place]) =>
    other !== letter && Math.hypot(...minus(place, here)) < 0.05 ? [other] : [],
  )
}

/** The word on the face that is parallel to the one with `word`. */
export function wordOpposite(faces: readonly FoldedFace[], word: string): string {
  const face = faces.find((one) => one.word === word)
  return faces.find((other) => face && dot(face.inward, other.inward) < -0.99)?.word ?? ''
}
