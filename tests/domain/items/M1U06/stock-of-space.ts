type Vector = readonly [number, number, number]

/** A line through a place, or a plane across its direction through it. */
interface Thing {
  isPlane: boolean
  way: Vector
  place: Vector
}

const WAYS: readonly Vector[] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
  [1, 1, 0],
  [1, 0, -1],
]
const STEPS = [0, 1]
const PLACES = STEPS.flatMap((x) => STEPS.flatMap((y) => STEPS.map((z): Vector => [x, y, z])))

const dot = ([a, b, c]: Vector, [d, e, f]: Vector) => a * d + b * e + c * f
const minus = ([a, b, c]: Vector, [d, e, f]: Vector): Vector => [a - d, b - e, c - f]
const cross = ([a, b, c]: Vector, [d, e, f]: Vector): Vector => [b * f - c * e, c * d - a * f, a * e - b * d]
const isNothing = (vector: Vector) => dot(vector, vector) === 0

function isSame(one: Thing, other: Thing): boolean {
  const gap = minus(one.place, other.place)
  const isAlong = isNothing(cross(one.way, other.way))
  return isAlong && (one.isPlane ? dot(gap, one.way) === 0 : isNothing(cross(gap, one.way)))
}

function stock(isPlane: boolean): Thing[] {
  const all = WAYS.flatMap((way) => PLACES.map((place) => ({ isPlane, way, place })))
  return all.filter((thing, index) => all.findIndex((other) => isSame(thing, other)) === index)
}

const LINES = stock(false)
const PLANES = stock(true)

/** Whether two different things never meet (lines: in one plane as well). */
function areParallel(one: Thing, other: Thing): boolean {
  if (one.isPlane === other.isPlane) return isNothing(cross(one.way, other.way)) && !isSame(one, other)
  const [line, plane] = one.isPlane ? [other, one] : [one, other]
  return dot(line.way, plane.way) === 0 && dot(minus(line.place, plane.place), plane.way) !== 0
}

/** Whether two things meet at a right angle. */
function arePerpendicular(one: Thing, other: Thing): boolean {
  if (one.isPlane !== other.isPlane) return isNothing(cross(one.way, other.way))
  if (dot(one.way, other.way) !== 0) return false
  return one.isPlane || dot(minus(one.place, other.place), cross(one.way, other.way)) === 0
}

/** Tries every choice of different lines and planes of a small stock for the letters of a statement. */
export function alwaysHolds(statement: string): boolean {
  const facts = [...statement.matchAll(/\\\(([lmnPQR]) \\(parallel|perp) ([lmnPQR])\\\)/g)].map(
    ([, one = '', relation = '', other = '']) => ({ one, relation, other }),
  )
  if (facts.length !== 3) throw new Error(`${facts.length} relations in ${statement}`)
  const letters = [...new Set(facts.flatMap(({ one, other }) => [one, other]))]
  let tried = 0
  const fits = (index: number, chosen: ReadonlyMap<string, Thing>) => {
    const { one, relation, other } = facts[index] ?? { one: '', relation: '', other: '' }
    const [first, second] = [chosen.get(one), chosen.get(other)]
    if (!first || !second) throw new Error(`nothing stands for ${one} or ${other}`)
    return relation === 'parallel' ? areParallel(first, second) : arePerpendicular(first, second)
  }
  const search = (at: number, chosen: ReadonlyMap<string, Thing>): boolean => {
    const letter = letters[at]
    if (letter === undefined) {
      if (!fits(0, chosen) || !fits(1, chosen)) return true
      tried += 1
      return fits(2, chosen)
    }
    const things = /[PQR]/.test(letter) ? PLANES : LINES
    return things.every(
      (thing) =>
        [...chosen.values()].includes(thing) || search(at + 1, new Map([...chosen, [letter, thing]])),
    )
  }
  const holds = search(0, new Map())
  if (tried === 0) throw new Error(`nothing fits ${statement}`)
  return holds
}
