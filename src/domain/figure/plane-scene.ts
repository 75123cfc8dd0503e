import type { Figure } from './figure.ts'
import { asLabel, FigureFault, readObjects } from './figure-parameters.ts'

/** A place in the plane of the figure, y pointing up, in units of its own. */
export type Spot = readonly [x: number, y: number]

/** Part of a circle, counterclockwise from `start` to `end` (degrees, `end` larger). */
export interface SceneArc {
  centre: Spot
  radius: number
  start: number
  end: number
}

/** What `plane` draws, read and checked; see `drawPlane` for what the parts mean. */
export interface Scene {
  points: ReadonlyMap<string, Spot>
  areas: { outline: Spot[]; fill: 'soft' | 'accent' | 'paper' }[]
  lines: { path: Spot[]; dashed: boolean; accent: boolean; thin: boolean }[]
  arcs: (SceneArc & { dashed: boolean; accent: boolean; thin: boolean; label?: string })[]
  angles: { sides: readonly [Spot, Spot, Spot]; arcs: number; right: boolean; label?: string }[]
  lengths: { ends: readonly [Spot, Spot]; label: string }[]
  ticks: { ends: readonly [Spot, Spot]; count: number }[]
  texts: { at: Spot; text: string }[]
  dots: readonly Spot[]
  unlabelled: ReadonlySet<string>
}

const FURTHEST = 1000
const MOST = 40
const MOST_OF_A_KIND = 200
const NAME = /[A-Za-z]['′]?\d?/g

function asNumber(value: unknown, name: string, low: number, high: number): number {
  if (typeof value === 'number' && value >= low && value <= high) return value
  throw new FigureFault(
    `'${name}' must be a number from ${low} to ${high}, not ${JSON.stringify(value) ?? 'nothing'}`,
  )
}

function asSpot(value: unknown, name: string): Spot {
  if (!Array.isArray(value) || value.length !== 2) throw new FigureFault(`'${name}' must be [x, y]`)
  return [asNumber(value[0], name, -FURTHEST, FURTHEST), asNumber(value[1], name, -FURTHEST, FURTHEST)]
}

function readPoints(figure: Figure): Map<string, Spot> {
  const { points } = figure
  if (typeof points !== 'object' || points === null || Array.isArray(points))
    throw new FigureFault("'points' must map names to [x, y]")
  const entries = Object.entries(points)
  if (entries.length === 0 || entries.length > MOST) throw new FigureFault(`'points' must be 1 to ${MOST}`)
  return new Map(
    entries.map(([name, spot]) => {
      if (name.match(NAME)?.[0] !== name)
        throw new FigureFault(`the name ${JSON.stringify(name)} is no letter`)
      return [name, asSpot(spot, `points.${name}`)]
    }),
  )
}

type Finder = (path: unknown, where: string, count?: number) => Spot[]

/** Reads names written together, `ABC` or `A'B'`, as the points that they stand for. */
function makeFinder(points: ReadonlyMap<string, Spot>): Finder {
  return (path, where, count) => {
    const names = typeof path === 'string' ? (path.match(NAME) ?? []) : []
    if (names.length < 2 || (count !== undefined && names.length !== count))
      throw new FigureFault(`'${where}' must name ${count ?? 'two or more'} points`)
    return names.map((name) => {
      const spot = points.get(name)
      if (!spot) throw new FigureFault(`'${where}' names ${name}, which is no point`)
      return spot
    })
  }
}

function asArc(given: Record<string, unknown>, where: string, points: ReadonlyMap<string, Spot>): SceneArc {
  const centre = typeof given.centre === 'string' ? points.get(given.centre) : undefined
  if (!centre) throw new FigureFault(`'${where}.centre' must name a point`)
  const start = asNumber(given.start, `${where}.start`, -720, 720)
  const end = asNumber(given.end, `${where}.end`, start, start + 360)
  return { centre, radius: asNumber(given.radius, `${where}.radius`, 0.01, FURTHEST), start, end }
}

/** The points of an arc, near enough to each other to look round; both ends are among them. */
export function sampleArc({ centre: [x, y], radius, start, end }: SceneArc): Spot[] {
  const count = Math.max(2, Math.ceil((end - start) / 5))
  return Array.from({ length: count + 1 }, (_, index) => {
    const angle = ((start + ((end - start) * index) / count) * Math.PI) / 180
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)] as const
  })
}

function readOutline(value: unknown, where: string, points: ReadonlyMap<string, Spot>, find: Finder): Spot[] {
  if (typeof value === 'string') return find(value, where)
  if (!Array.isArray(value) || value.length > MOST)
    throw new FigureFault(`'${where}' must be names or a list`)
  return value.flatMap((piece, index) => {
    const at = `${where}[${index}]`
    if (typeof piece === 'object' && piece !== null) {
      const { back, ...arc } = piece as Record<string, unknown>
      const spots = sampleArc(asArc(arc, at, points))
      return back === true ? spots.reverse() : spots
    }
    const spot = typeof piece === 'string' ? points.get(piece) : undefined
    if (!spot) throw new FigureFault(`'${at}' must name a point or give an arc`)
    return [spot]
  })
}

const labelOf = ({ label }: Record<string, unknown>, where: string) =>
  label === undefined ? {} : { label: asLabel(label, `${where}.label`, 12) }

const strokeOf = ({ dashed, tone }: Record<string, unknown>) => ({
  dashed: dashed === true,
  accent: tone === 'accent',
  thin: tone === 'thin',
})

const namesOf = (value: unknown): readonly string[] =>
  typeof value === 'string' ? (value.match(NAME) ?? []) : []

const FILLS = ['soft', 'accent', 'paper'] as const

/** Checks the parameters of a `plane` figure; throws FigureFault for what does not fit. */
export function readScene(figure: Figure): Scene {
  const points = readPoints(figure)
  const find = makeFinder(points)
  const pair = (path: unknown, where: string) => find(path, where, 2) as [Spot, Spot]
  const list = <T>(name: string, make: (given: Record<string, unknown>, where: string) => T): T[] =>
    readObjects(figure, name, MOST_OF_A_KIND).map((given, index) => make(given, `${name}[${index}]`))
  return {
    points,
    areas: list('areas', (given, where) => ({
      outline: readOutline(given.outline, `${where}.outline`, points, find),
      fill: FILLS.find((fill) => fill === given.fill) ?? 'accent',
    })),
    lines: list('lines', (given, where) => ({ path: find(given.of, `${where}.of`), ...strokeOf(given) })),
    arcs: list('arcs', (given, where) => ({
      ...asArc(given, where, points),
      ...strokeOf(given),
      ...labelOf(given, where),
    })),
    angles: list('angles', (given, where) => ({
      sides: find(given.of, `${where}.of`, 3) as [Spot, Spot, Spot],
      arcs: given.arcs === undefined ? 1 : asNumber(given.arcs, `${where}.arcs`, 0, 3),
      right: given.right === true,
      ...labelOf(given, where),
    })),
    lengths: list('lengths', (given, where) => ({
      ends: pair(given.of, `${where}.of`),
      label: asLabel(given.label, `${where}.label`, 14),
    })),
    ticks: list('ticks', (given, where) => ({
      ends: pair(given.of, `${where}.of`),
      count: given.count === undefined ? 1 : asNumber(given.count, `${where}.count`, 1, 3),
    })),
    texts: list('texts', (given, where) => ({
      at: asSpot(given.at, `${where}.at`),
      text: asLabel(given.text, `${where}.text`, 24),
    })),
    dots: [...points].filter(([name]) => namesOf(figure.dots).includes(name)).map(([, spot]) => spot),
    unlabelled: new Set(namesOf(figure.unlabelled)),
  }
}
