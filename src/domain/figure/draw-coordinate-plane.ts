import { circle, line, text } from './commands.ts'
import { drawArrowAxes } from './draw-arrow-axes.ts'
import type { Canvas, DrawingCommand, TextCommand } from './drawing.ts'
import {
  FigureFault,
  flag,
  fraction,
  fractionWithin,
  integer,
  label,
  list,
  object,
  objects,
  optional,
  type Parsed,
  pair,
  withDefault,
} from './figure-fields.ts'
import { type Place, placeLabel, sampleStroke, type Taken } from './place-label.ts'
import { outlinePath, strokesOf } from './stroke-path.ts'

const MARGIN = 30
const WIDEST = 300
const TALLEST = 380
const NUMBER_SIZE = 13
/** The least distance between numbers on an axis. */
const ROOM = 26
const STEPS = [1, 2, 5, 10, 20, 50]

const MOST_UNITS = 60
const LABEL = optional(label(14))
const RANGE = pair(integer(-MOST_UNITS, MOST_UNITS))
const GRAPH = { a: fraction, from: withDefault(fraction, -99), label: LABEL }

export const COORDINATE_PLANE = object({
  x: RANGE,
  y: RANGE,
  points: objects({ x: fraction, y: fraction, label: LABEL, guides: withDefault(flag, false) }, 8),
  polygons: withDefault(list(list(pair(fractionWithin(-MOST_UNITS, MOST_UNITS)), 2, 8), 0, 3), []),
  lines: objects(GRAPH, 4),
  curves: objects(GRAPH, 2),
  verticals: objects({ x: fraction, label: LABEL }, 2),
  bare: withDefault(flag, false),
})

type CoordinatePlane = Parsed<typeof COORDINATE_PLANE>

interface Plane {
  x: [from: number, to: number]
  y: [from: number, to: number]
  step: number
  /** Without numbers and grid: places are not to be read. */
  isBare: boolean
  at: (place: Place) => Place
}

function checkRange([from, to]: [number, number], name: 'x' | 'y') {
  if (from > 0 || to < 0 || to - from < 2 || to - from > MOST_UNITS) {
    throw new FigureFault(`'${name}' must be a range around 0, 2 to ${MOST_UNITS} long`)
  }
}

function listMultiples([from, to]: [number, number], step: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index).filter(
    (value) => value % step === 0,
  )
}

function drawGrid({ x, y, step, isBare, at }: Plane): DrawingCommand[] {
  if (isBare) return []
  return [
    ...listMultiples(x, step).map((value) => line(at([value, y[0]]), at([value, y[1]]), 'grid')),
    ...listMultiples(y, step).map((value) => line(at([x[0], value]), at([x[1], value]), 'grid')),
  ]
}

function drawAxes({ x, y, step, isBare, at }: Plane, taken: Taken): DrawingCommand[] {
  const multiples = (range: [number, number]) => (isBare ? [] : listMultiples(range, step))
  const [left, right] = [at([x[0], 0])[0] - 16, at([x[1], 0])[0] + 18]
  const [top, bottom] = [at([0, y[1]])[1] - 18, at([0, y[0]])[1] + 16]
  const [originX, originY] = at([0, 0])
  const shown = (value: number) => String(value).replace('-', '−')
  const numbers: TextCommand[] = [
    ...multiples(x).flatMap((value) =>
      value === 0 ? [] : [text(shown(value), [at([value, 0])[0], originY + 12])],
    ),
    ...multiples(y).flatMap((value) =>
      value === 0 ? [] : [text(shown(value), [originX - 6, at([0, value])[1]], { anchor: 'end' })],
    ),
    text('O', [originX - 9, originY + 10]),
  ].map((command) => ({ ...command, size: NUMBER_SIZE, tone: 'thin' as const }))
  const names = [text('x', [right + 4, originY + 13]), text('y', [originX - 12, top - 2])]
  taken.texts.push(...numbers, ...names)
  taken.strokes.push(...sampleStroke([left, originY], [right, originY]))
  taken.strokes.push(...sampleStroke([originX, top], [originX, bottom]))
  const ticks = [
    ...multiples(x)
      .map((value) => at([value, 0]))
      .map(([px, py]) => line([px, py - 3], [px, py + 3], 'thin')),
    ...multiples(y)
      .map((value) => at([0, value]))
      .map(([px, py]) => line([px - 3, py], [px + 3, py], 'thin')),
  ]
  return [
    ...ticks,
    ...drawArrowAxes({ origin: [originX, originY], left, right, bottom, top }),
    ...numbers,
    ...names,
  ]
}

/** A stroke through places of the plane, which labels keep away from. */
function drawStroke(places: readonly Place[], { at }: Plane, taken: Taken): DrawingCommand {
  const drawn = places.map(at)
  for (const [from, to] of strokesOf(drawn)) taken.strokes.push(...sampleStroke(from, to))
  return { type: 'path', tone: 'accent', fill: 'none', d: outlinePath(drawn) }
}

/** The places of y = ax within the plane. */
function lineThroughOrigin(a: number, { x, y }: Plane, from: number): [Place, Place] {
  const reach = (sign: 1 | -1) => {
    const wide = sign * ((sign > 0 ? x[1] : x[0]) + sign * 0.4)
    const rise = sign * a > 0 ? y[1] + 0.4 : y[0] - 0.4
    return sign * (a === 0 ? wide : Math.min(wide, Math.abs(rise / a)))
  }
  const start = Math.max(from, reach(-1))
  return [
    [start, a * start],
    [reach(1), a * reach(1)],
  ]
}

/** The places of one branch of y = a/x within the plane; none where nothing of it lies there. */
function branchOf(a: number, { x, y }: Plane, sign: 1 | -1): Place[] {
  const far = sign > 0 ? x[1] + 0.4 : 0.4 - x[0]
  const tall = sign * a > 0 ? y[1] + 0.4 : 0.4 - y[0]
  const near = Math.abs(a) / tall
  if (near >= far) return []
  return Array.from({ length: 33 }, (_, index): Place => {
    const size = near * (far / near) ** (index / 32)
    return [sign * size, a / (sign * size)]
  })
}

function drawLabel(words: string | undefined, place: Place, taken: Taken): DrawingCommand[] {
  return words === undefined ? [] : [placeLabel(words, place, taken, { tone: 'accent', bold: true })]
}

function drawGraphs(
  { lines, verticals, curves }: CoordinatePlane,
  plane: Plane,
  taken: Taken,
): [DrawingCommand[], () => DrawingCommand[]] {
  const [strokes, labels]: [DrawingCommand[], (() => DrawingCommand[])[]] = [[], []]
  const add = (words: string | undefined, places: Place[], at: Place | undefined) => {
    if (places.length < 2 || at === undefined) return
    strokes.push(drawStroke(places, plane, taken))
    labels.push(() => drawLabel(words, plane.at(at), taken))
  }
  for (const { a, from, label: words } of lines) {
    const ends = lineThroughOrigin(a, plane, from)
    add(words, ends, ends[1])
  }
  verticals.forEach(({ x, label: words }, index) => {
    if (x < plane.x[0] || x > plane.x[1]) throw new FigureFault(`verticals[${index}] lies outside the plane`)
    const ends: [Place, Place] = [
      [x, plane.y[0] - 0.4],
      [x, plane.y[1] + 0.4],
    ]
    add(words, ends, ends[1])
  })
  curves.forEach(({ a, from, label: words }, index) => {
    if (a === 0) throw new FigureFault(`curves[${index}].a is 0`)
    const right = branchOf(a, plane, 1)
    add(words, right, right[a > 0 ? 3 : 29])
    if (from < 0) add(undefined, branchOf(a, plane, -1), [0, 0])
  })
  return [strokes, () => labels.flatMap((draw) => draw())]
}

function drawPolygons({ polygons }: CoordinatePlane, { x, y, at }: Plane, taken: Taken): DrawingCommand[] {
  const [low, high] = [Math.min(x[0], y[0]), Math.max(x[1], y[1])]
  return polygons.map((polygon, index): DrawingCommand => {
    if (polygon.flat().some((part) => part < low || part > high)) {
      throw new FigureFault(`'polygons[${index}]' must lie within ${low} to ${high}`)
    }
    const corners = polygon.map(at)
    corners.forEach((corner, turn) => {
      taken.strokes.push(...sampleStroke(corner, corners[(turn + 1) % corners.length] ?? corner))
    })
    return {
      type: 'path',
      tone: 'accent',
      fill: 'accent',
      d: `M${corners.map((c) => c.join(' ')).join('L')}Z`,
    }
  })
}

function drawPoints({ points }: CoordinatePlane, { x, y, at }: Plane, taken: Taken): DrawingCommand[] {
  points.forEach(({ x: px, y: py }, index) => {
    if (px < x[0] || px > x[1] || py < y[0] || py > y[1]) {
      throw new FigureFault(`points[${index}] lies outside the plane`)
    }
  })
  for (const point of points) {
    const [cx, cy] = at([point.x, point.y])
    taken.strokes.push([cx - 4, cy], [cx + 4, cy], [cx, cy - 4], [cx, cy + 4])
  }
  return points.flatMap(({ x: px, y: py, label: words, guides: hasGuides }) => {
    const place = at([px, py])
    const guides = [at([px, 0]), at([0, py])].map(
      (foot): DrawingCommand => ({ ...line(place, foot, 'thin'), dashed: true }),
    )
    return [
      ...(hasGuides ? guides : []),
      circle([...place], 4.5, 'accent', 'solid'),
      ...drawLabel(words, place, taken),
    ]
  })
}

/**
 * 좌표평면 over the ranges `x` and `y`, each `[from, to]` around 0, one unit as long on both axes. `points` of `x`, `y` (numbers or
 * fractions `3/2`), an optional `label` and `guides: true` (dashed to both axes); `polygons` as lists of corners `[x, y]`, two corners a
 * segment; `lines` of `a` are y = ax, `curves` of `a` are y = a/x (both with an optional `label`, and `from: 0` for the part right
 * of the y axis), `verticals` of `x` lines beside the y axis. `bare: true` leaves out numbers and grid.
 */
export function drawCoordinatePlane(source: CoordinatePlane): Canvas {
  const { x, y } = source
  checkRange(x, 'x')
  checkRange(y, 'y')
  const unit = Math.min(32, WIDEST / (x[1] - x[0]), TALLEST / (y[1] - y[0]))
  const step = STEPS.find((candidate) => candidate * unit >= ROOM) ?? 50
  const at = ([px, py]: Place): Place => [MARGIN + (px - x[0]) * unit, MARGIN + (y[1] - py) * unit]
  const plane: Plane = { x, y, step, isBare: source.bare, at }
  const [width, height] = [(x[1] - x[0]) * unit + 2 * MARGIN, (y[1] - y[0]) * unit + 2 * MARGIN]
  const taken: Taken = { width, height, texts: [], strokes: [] }
  const axes = drawAxes(plane, taken)
  const polygons = drawPolygons(source, plane, taken)
  const [strokes, labelGraphs] = drawGraphs(source, plane, taken)
  const points = drawPoints(source, plane, taken)
  return {
    width,
    height,
    commands: [...drawGrid(plane), ...polygons, ...axes, ...strokes, ...points, ...labelGraphs()],
  }
}
