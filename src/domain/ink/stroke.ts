/**
 * A point of a stroke: CSS pixels of the pad's content (grows downwards), milliseconds since the stroke began, pressure 0 to 1 (0.5 where the
 * device has none), tilt in degrees from upright (0, also if the device reports none) to flat (90).
 */
export interface InkPoint {
  readonly x: number
  readonly y: number
  readonly t: number
  readonly pressure: number
  readonly tilt: number
}

/** One pen-down to pen-up. */
export interface Stroke {
  readonly id: string
  readonly points: readonly InkPoint[]
}

/** Returns how far the pen went, in CSS pixels of the content. */
export function lengthOf(points: readonly InkPoint[]): number {
  return points.reduce((sum, point, index) => {
    const before = points[index - 1] ?? point
    return sum + Math.hypot(point.x - before.x, point.y - before.y)
  }, 0)
}
