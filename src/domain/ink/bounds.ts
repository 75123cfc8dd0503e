import type { Place } from './distance-to-segment.ts'
import type { Stroke } from './stroke.ts'

/** CSS pixels of the pad's content. */
export interface Bounds {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Returns the smallest box around the points; an empty one at the origin if there are none. */
export function boundsOf(points: readonly Place[]): Bounds {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  // Not by spreading into Math.min: a stroke may have more points than a call may have arguments.
  for (const { x, y } of points) {
    left = Math.min(left, x)
    top = Math.min(top, y)
    right = Math.max(right, x)
    bottom = Math.max(bottom, y)
  }
  return points.length === 0 ? { left: 0, top: 0, right: 0, bottom: 0 } : { left, top, right, bottom }
}

const known = new WeakMap<Stroke, Bounds>()

/** The box around a stroke, computed once. */
export function boundsOfStroke(stroke: Stroke): Bounds {
  const bounds = known.get(stroke) ?? boundsOf(stroke.points)
  known.set(stroke, bounds)
  return bounds
}
