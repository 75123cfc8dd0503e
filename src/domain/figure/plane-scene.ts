import {
  either,
  FigureFault,
  flag,
  label,
  list,
  number,
  object,
  objects,
  oneOf,
  optional,
  type Parsed,
  pair,
  record,
  text,
  withDefault,
} from './figure-fields.ts'

/** A place in the plane of the figure, y pointing up, in units of its own. */
export type Spot = readonly [x: number, y: number]

/** Part of a circle, counterclockwise from `start` to `end` (degrees, `end` larger). */
export interface SceneArc {
  centre: Spot
  radius: number
  start: number
  end: number
}

/** What `plane` draws, with names resolved to places; see `drawPlane` for what the parts mean. */
export interface Scene {
  points: ReadonlyMap<string, Spot>
  areas: { outline: Spot[]; fill: 'soft' | 'accent' | 'paper' }[]
  lines: { path: Spot[]; dashed: boolean; accent: boolean; thin: boolean }[]
  arcs: (SceneArc & { dashed: boolean; accent: boolean; thin: boolean; label: string | undefined })[]
  angles: { sides: readonly [Spot, Spot, Spot]; arcs: number; right: boolean; label: string | undefined }[]
  lengths: { ends: readonly [Spot, Spot]; label: string }[]
  ticks: { ends: readonly [Spot, Spot]; count: number }[]
  texts: { at: Spot; text: string }[]
  dots: readonly Spot[]
  unlabelled: ReadonlySet<string>
}

const FURTHEST = 1000
const MOST_POINTS = 40
const MOST_OF_A_KIND = 200
const NAME = /[A-Za-z]['′]?\d?/g

const SPOT = pair(number(-FURTHEST, FURTHEST))
const STROKE = { dashed: withDefault(flag, false), tone: optional(oneOf('accent', 'thin')) }
const ARC = {
  centre: text,
  radius: number(0.01, FURTHEST),
  start: number(-720, 720),
  end: number(-720, 1080),
}
const LABEL = optional(label(12))

export const PLANE = object({
  points: record(SPOT, MOST_POINTS),
  areas: objects(
    {
      outline: either(
        text,
        list(either(text, object({ ...ARC, back: withDefault(flag, false) })), 0, MOST_POINTS),
      ),
      fill: withDefault(oneOf('soft', 'accent', 'paper'), 'accent'),
    },
    MOST_OF_A_KIND,
  ),
  lines: objects({ of: text, ...STROKE }, MOST_OF_A_KIND),
  arcs: objects({ ...ARC, ...STROKE, label: LABEL }, MOST_OF_A_KIND),
  angles: objects(
    { of: text, arcs: withDefault(number(0, 3), 1), right: withDefault(flag, false), label: LABEL },
    MOST_OF_A_KIND,
  ),
  lengths: objects({ of: text, label: label(14) }, MOST_OF_A_KIND),
  ticks: objects({ of: text, count: withDefault(number(1, 3), 1) }, MOST_OF_A_KIND),
  texts: objects({ at: SPOT, text: label(24) }, MOST_OF_A_KIND),
  dots: withDefault(text, ''),
  unlabelled: withDefault(text, ''),
  size: optional(oneOf('large')),
})

type Plane = Parsed<typeof PLANE>
type Outline = Plane['areas'][number]['outline']
type Points = ReadonlyMap<string, Spot>

function checkNames(points: Points) {
  for (const name of points.keys()) {
    if (name.match(NAME)?.[0] !== name) throw new FigureFault(`the name ${JSON.stringify(name)} is no letter`)
  }
}

function findSpot(name: string, where: string, points: Points): Spot {
  const spot = points.get(name)
  if (!spot) throw new FigureFault(`'${where}' names ${name}, which is no point`)
  return spot
}

function namesOf(names: string): readonly string[] {
  return names.match(NAME) ?? []
}

/** Returns the points of a path whose names are written together, `ABC` or `A'B'`. */
function findPath(path: string, where: string, points: Points): Spot[] {
  const names = namesOf(path)
  if (names.length < 2) throw new FigureFault(`'${where}' must name two or more points`)
  return names.map((name) => findSpot(name, where, points))
}

function findEnds(path: string, where: string, points: Points): [Spot, Spot] {
  const [from, to, third] = findPath(path, where, points)
  if (!from || !to || third) throw new FigureFault(`'${where}' must name 2 points`)
  return [from, to]
}

function findSides(path: string, where: string, points: Points): [Spot, Spot, Spot] {
  const [from, vertex, to, fourth] = findPath(path, where, points)
  if (!from || !vertex || !to || fourth) throw new FigureFault(`'${where}' must name 3 points`)
  return [from, vertex, to]
}

function findArc(
  { centre, radius, start, end }: { centre: string; radius: number; start: number; end: number },
  where: string,
  points: Points,
): SceneArc {
  number(start, start + 360)(end, `${where}.end`)
  return { centre: findSpot(centre, `${where}.centre`, points), radius, start, end }
}

/** The points of an arc, near enough to each other to look round; both ends are among them. */
export function sampleArc({ centre: [x, y], radius, start, end }: SceneArc): Spot[] {
  const count = Math.max(2, Math.ceil((end - start) / 5))
  return Array.from({ length: count + 1 }, (_, index) => {
    const angle = ((start + ((end - start) * index) / count) * Math.PI) / 180
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)] as const
  })
}

function findOutline(outline: Outline, where: string, points: Points): Spot[] {
  if (typeof outline === 'string') return findPath(outline, where, points)
  return outline.flatMap((piece, index) => {
    const at = `${where}[${index}]`
    if (typeof piece === 'string') return [findSpot(piece, at, points)]
    const spots = sampleArc(findArc(piece, at, points))
    return piece.back ? spots.reverse() : spots
  })
}

function strokeOf({ dashed, tone }: { dashed: boolean; tone: 'accent' | 'thin' | undefined }) {
  return {
    dashed,
    accent: tone === 'accent',
    thin: tone === 'thin',
  }
}

/** Resolves the names in a `plane` figure; throws FigureFault for a name that is no point. */
export function makeScene(plane: Plane): Scene {
  const { points } = plane
  checkNames(points)
  return {
    points,
    areas: plane.areas.map(({ outline, fill }, index) => {
      return { outline: findOutline(outline, `areas[${index}].outline`, points), fill }
    }),
    lines: plane.lines.map(({ of, ...stroke }, index) => {
      return { path: findPath(of, `lines[${index}].of`, points), ...strokeOf(stroke) }
    }),
    arcs: plane.arcs.map((arc, index) => {
      return { ...findArc(arc, `arcs[${index}]`, points), ...strokeOf(arc), label: arc.label }
    }),
    angles: plane.angles.map(({ of, ...angle }, index) => {
      return { sides: findSides(of, `angles[${index}].of`, points), ...angle }
    }),
    lengths: plane.lengths.map(({ of, label: words }, index) => {
      return { ends: findEnds(of, `lengths[${index}].of`, points), label: words }
    }),
    ticks: plane.ticks.map(({ of, count }, index) => {
      return { ends: findEnds(of, `ticks[${index}].of`, points), count }
    }),
    texts: plane.texts,
    dots: [...points].filter(([name]) => namesOf(plane.dots).includes(name)).map(([, spot]) => spot),
    unlabelled: new Set(namesOf(plane.unlabelled)),
  }
}
