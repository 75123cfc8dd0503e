import { circle, line } from './commands.ts'
import type { Canvas } from './drawing.ts'
import { FigureFault, type Parsed } from './figure-fields.ts'
import { fitCanvas, type Shape } from './fit-canvas.ts'
import { type LabelRequest, type Place, placeLabels, type Stroke } from './place-labels.ts'
import { makeScene, type PLANE, type Scene, type Spot, sampleArc } from './plane-scene.ts'
import { dashes, outlinePath, strokesOf, toneOf } from './stroke-path.ts'

const ROOM = { ordinary: [300, 250], large: [330, 420] } as const
const ARC = 17
const ARC_STEP = 4
const RIGHT = 11
const TICK = 6

function minus(to: Place, from: Place): Place {
  return [to[0] - from[0], to[1] - from[1]]
}
function directionOf([x, y]: Place) {
  return Math.atan2(y, x)
}
function unit(angle: number, by = 1): Place {
  return [Math.cos(angle) * by, Math.sin(angle) * by]
}
function plus(first: Place, second: Place): Place {
  return [first[0] + second[0], first[1] + second[1]]
}

function everySpot({ points, areas, arcs, texts }: Scene): Spot[] {
  return [
    ...points.values(),
    ...areas.flatMap(({ outline }) => outline),
    ...arcs.flatMap(sampleArc),
    ...texts.map(({ at }) => at),
  ]
}

/** Same scale both ways, as large as fits. */
function makeProjection(scene: Scene, isLarge: boolean): (spot: Spot) => Place {
  const spots = everySpot(scene)
  const xs = spots.map(([x]) => x)
  const ys = spots.map(([, y]) => y)
  const [left, top] = [Math.min(...xs), Math.max(...ys)]
  const [width, height] = [Math.max(...xs) - left, top - Math.min(...ys)]
  if (width === 0 && height === 0) throw new FigureFault('all points lie on one spot')
  const [widest, tallest] = ROOM[isLarge ? 'large' : 'ordinary']
  const scale = Math.min(widest / Math.max(width, 1e-9), tallest / Math.max(height, 1e-9))
  return ([x, y]) => [(x - left) * scale, (top - y) * scale]
}

function isBetween(at: Place, from: Place, to: Place): boolean {
  const way = Math.hypot(at[0] - from[0], at[1] - from[1]) + Math.hypot(at[0] - to[0], at[1] - to[1])
  return way - Math.hypot(to[0] - from[0], to[1] - from[1]) < 0.05
}

/** The middle of the widest gap between the directions of the strokes that meet in a point. */
function freeDirection(at: Place, strokes: readonly Stroke[], centre: Place): Place {
  const isHere = ([x, y]: Place) => Math.hypot(x - at[0], y - at[1]) < 0.5
  const taken = strokes
    .filter(([from, to]) => isHere(from) || isHere(to) || isBetween(at, from, to))
    .flatMap(([from, to]) => [minus(to, at), minus(from, at)])
    .filter(([x, y]) => Math.hypot(x, y) > 0.5)
    .map(directionOf)
    .sort((a, b) => a - b)
  const first = taken[0]
  if (first === undefined) return isHere(centre) ? [0, 1] : minus(at, centre)
  const gaps = taken.map(
    (angle, index) => [angle, (taken[index + 1] ?? first + 2 * Math.PI) - angle] as const,
  )
  const [from, width] = gaps.reduce((best, gap) => (gap[1] > best[1] + 1e-6 ? gap : best))
  return unit(from + width / 2)
}

function drawAngle([from, at, to]: readonly [Place, Place, Place], arcs: number, right: boolean) {
  const start = directionOf(minus(from, at))
  let sweep = directionOf(minus(to, at)) - start
  if (sweep > Math.PI) sweep -= 2 * Math.PI
  if (sweep < -Math.PI) sweep += 2 * Math.PI
  const arcAt = (radius: number): Place[] =>
    Array.from({ length: 13 }, (_, index) => plus(at, unit(start + (sweep * index) / 12, radius)))
  if (right) {
    const [first, second] = [unit(start, RIGHT), unit(start + sweep, RIGHT)]
    const corner = [plus(at, first), plus(at, plus(first, second)), plus(at, second)]
    return { paths: [corner], bisector: unit(start + sweep / 2), reach: RIGHT * 1.5 }
  }
  const reach = (Math.abs(sweep) < 0.5 ? ARC + 8 : ARC) + ARC_STEP * Math.max(0, arcs - 1)
  const paths = Array.from({ length: arcs }, (_, index) => arcAt(reach - ARC_STEP * index))
  return { paths, bisector: unit(start + sweep / 2), reach: arcs === 0 ? 6 : reach }
}

function drawTicks([from, to]: readonly [Place, Place], count: number): Shape[] {
  const along = directionOf(minus(to, from))
  const middle: Place = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
  return Array.from({ length: count }, (_, index) => {
    const at = plus(middle, unit(along, (index - (count - 1) / 2) * 4.5))
    const across = unit(along + Math.PI / 2, TICK)
    return line(plus(at, across), minus(at, across))
  })
}

/** The side of a length that looks away from the ends of the other strokes at its ends, or from the middle of the picture. */
function outward([from, to]: readonly [Place, Place], strokes: readonly Stroke[], middle: Place): Place {
  const isAt = (one: Place, other: Place) => Math.hypot(one[0] - other[0], one[1] - other[1]) < 0.5
  const isEnd = (place: Place) => isAt(place, from) || isAt(place, to)
  const others = strokes.flatMap(([start, end]) =>
    isEnd(start) === isEnd(end) ? [] : [isEnd(start) ? end : start],
  )
  const mean = (axis: 0 | 1) => others.reduce((sum, place) => sum + place[axis], 0) / others.length
  const centre: Place = others.length === 0 ? middle : [mean(0), mean(1)]
  const across = unit(directionOf(minus(to, from)) + Math.PI / 2)
  const out = minus([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2], centre)
  return out[0] * across[0] + out[1] * across[1] < -1e-6 ? [-across[0], -across[1]] : across
}

interface Drawn {
  places: Place[]
  dashed: boolean
  accent: boolean
  thin: boolean
}

function drawStroke(drawn: Drawn): Shape {
  const d = drawn.dashed ? dashes(drawn.places) : outlinePath(drawn.places)
  return { type: 'path', tone: toneOf(drawn), fill: 'none', d }
}

function listLabels(
  scene: Scene,
  project: (spot: Spot) => Place,
  strokes: readonly Stroke[],
  angles: readonly { vertex: Place; bisector: Place; reach: number; label: string | undefined }[],
): LabelRequest[] {
  const places = [...scene.points].map(([name, spot]) => ({ name, at: project(spot) }))
  const mean = (axis: 0 | 1) => places.reduce((sum, { at }) => sum + at[axis], 0) / places.length
  const centre: Place = [mean(0), mean(1)]
  return [
    ...scene.texts.map(({ at, text }) => {
      return { text, at: plus(project(at), [0, 8]), away: [0, -1] as const, gap: -1, size: 14, stiffness: 2 }
    }),
    ...places
      .filter(({ name }) => !scene.unlabelled.has(name))
      .map(({ name, at }) => ({ text: name, at, away: freeDirection(at, strokes, centre), gap: 5 })),
    ...angles.flatMap(({ vertex: at, bisector: away, reach, label }) =>
      label === undefined
        ? []
        : [{ text: label, at, away, gap: reach + 2, size: 14, tone: 'accent' as const, stiffness: 4 }],
    ),
    ...scene.lengths.map(({ ends, label }) => {
      const [from, to] = [project(ends[0]), project(ends[1])]
      const at: Place = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
      return { text: label, at, away: outward([from, to], strokes, centre), gap: 5, size: 15 }
    }),
    ...scene.arcs.flatMap((arc) => {
      const at = sampleArc(arc).map(project)
      const middle = at[Math.floor(at.length / 2)]
      if (arc.label === undefined || !middle) return []
      return [{ text: arc.label, at: middle, away: minus(middle, project(arc.centre)), gap: 5, size: 15 }]
    }),
  ]
}

/**
 * A drawing of the plane, to scale. `points` maps letters to `[x, y]` (y up); each is labelled by its name unless `unlabelled`
 * names it. Names written together (`ABC`) say which points `areas` (`outline`: names, or a list of names and arcs, an arc with
 * `back` running clockwise; `fill` soft, accent or paper), `lines` (`of`), `angles` (`of`, vertex in the middle; `label`, `arcs`
 * 0 to 3, `right`), `lengths` (`of`, `label`) and `ticks` (`of`, `count`) belong to. `arcs` have `centre`, `radius`, `start`, `end`
 * in degrees counterclockwise and an optional `label`; lines and arcs may be `dashed` or of `tone` accent or thin. `texts` stand
 * at `[x, y]`, `dots` names the points that get one, `size` large gives a crowded picture more room.
 */
export function drawPlane(plane: Parsed<typeof PLANE>): Canvas {
  const scene = makeScene(plane)
  const project = makeProjection(scene, plane.size === 'large')
  const drawn: Drawn[] = [
    ...scene.lines.map((line) => ({ ...line, places: line.path.map(project) })),
    ...scene.arcs.map((arc) => ({ ...arc, places: sampleArc(arc).map(project) })),
  ]
  const strokes = drawn.flatMap(({ places }) => strokesOf(places))
  const angles = scene.angles.map(({ sides: [from, at, to], arcs, right, ...label }) => {
    return {
      ...label,
      vertex: project(at),
      ...drawAngle([project(from), project(at), project(to)], arcs, right),
    }
  })
  const labels = placeLabels(listLabels(scene, project, strokes, angles), strokes)
  return fitCanvas([
    ...scene.areas.map(({ outline, fill }): Shape => {
      return { type: 'path', tone: 'grid', fill, d: `${outlinePath(outline.map(project))}Z` }
    }),
    ...drawn.map(drawStroke),
    ...angles.flatMap(({ paths }) =>
      paths.map((path): Shape => ({ type: 'path', tone: 'accent', fill: 'none', d: outlinePath(path) })),
    ),
    ...scene.ticks.flatMap(({ ends: [from, to], count }) => drawTicks([project(from), project(to)], count)),
    ...scene.dots.map((spot) => circle(project(spot), 3, 'ink', 'solid')),
    ...labels,
  ])
}
