import type { Bounds } from './bounds.ts'
import type { Stroke } from './stroke.ts'

/** A stroke as the recogniser sees it: finite points at even distances, x and y in turns. */
export interface Trace {
  readonly id: string
  readonly points: Float64Array
  readonly box: Bounds
}

const MOST_STROKES = 200
/** Points that are read of a stroke: of a longer one every n-th. */
const MOST_READ = 2_000
const MOST_POINTS = 64
const FARTHEST = 100_000

/** Returns the strokes that hold ink, without points that are no numbers; at most 200, the newest. Never throws. */
export function traceStrokes(strokes: readonly Stroke[]): Trace[] {
  return strokes
    .slice(-MOST_STROKES)
    .map(traceStroke)
    .filter((trace) => trace !== null)
}

function traceStroke({ id, points }: Stroke): Trace | null {
  const step = Math.max(1, Math.ceil(points.length / MOST_READ))
  const xs: number[] = []
  const ys: number[] = []
  for (let index = 0; index < points.length; index += step) {
    const point = points[index]
    if (!point || !isWithin(point.x) || !isWithin(point.y)) continue
    xs.push(point.x)
    ys.push(point.y)
  }
  if (xs.length === 0) return null
  return { id, points: resample(xs, ys), box: boxOf(xs, ys) }
}

function isWithin(value: number): boolean {
  return Math.abs(value) <= FARTHEST
}

function boxOf(xs: readonly number[], ys: readonly number[]): Bounds {
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
}

/** Returns points at even distances along the stroke, so that neither speed nor the rate of the device matters. */
function resample(xs: readonly number[], ys: readonly number[]): Float64Array {
  const along = [0]
  for (let index = 1; index < xs.length; index += 1) {
    const step = Math.hypot(at(xs, index) - at(xs, index - 1), at(ys, index) - at(ys, index - 1))
    along.push(at(along, index - 1) + step)
  }
  const length = at(along, along.length - 1)
  if (length === 0) return Float64Array.of(at(xs, 0), at(ys, 0))
  const count = MOST_POINTS
  const points = new Float64Array(2 * count)
  let segment = 1
  for (let index = 0; index < count; index += 1) {
    const target = (length * index) / (count - 1)
    while (segment < along.length - 1 && at(along, segment) < target) segment += 1
    const span = at(along, segment) - at(along, segment - 1)
    const part = span === 0 ? 0 : (target - at(along, segment - 1)) / span
    points[2 * index] = at(xs, segment - 1) + part * (at(xs, segment) - at(xs, segment - 1))
    points[2 * index + 1] = at(ys, segment - 1) + part * (at(ys, segment) - at(ys, segment - 1))
  }
  return smooth(points)
}

/** Evens out the tremble of hand and device: each point but the ends moves towards its neighbours. */
function smooth(points: Float64Array): Float64Array {
  return points.map((value, index) =>
    index < 2 || index >= points.length - 2
      ? value
      : ((points[index - 2] ?? 0) + 2 * value + (points[index + 2] ?? 0)) / 4,
  )
}

function at(values: readonly number[], index: number): number {
  return values[index] ?? 0
}
