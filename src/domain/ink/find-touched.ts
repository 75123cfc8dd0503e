import { boundsOfStroke } from './bounds.ts'
import { distanceToSegment, type Place } from './distance-to-segment.ts'
import type { Stroke } from './stroke.ts'

/** Returns the ids of the strokes that an eraser of `radius` CSS pixels touches on its way between two places. */
export function findTouched(strokes: readonly Stroke[], from: Place, to: Place, radius: number): string[] {
  const [left, right] = from.x < to.x ? [from.x, to.x] : [to.x, from.x]
  const [top, bottom] = from.y < to.y ? [from.y, to.y] : [to.y, from.y]
  return strokes
    .filter((stroke) => {
      const bounds = boundsOfStroke(stroke)
      const isNear =
        bounds.left - radius <= right &&
        bounds.right + radius >= left &&
        bounds.top - radius <= bottom &&
        bounds.bottom + radius >= top
      return isNear && isTouched(stroke, from, to, radius)
    })
    .map(({ id }) => id)
}

function isTouched({ points }: Stroke, from: Place, to: Place, radius: number): boolean {
  return points.some((point, index) => {
    const before = points[index - 1] ?? point
    return (
      distanceToSegment(point, from, to) <= radius ||
      distanceToSegment(from, before, point) <= radius ||
      distanceToSegment(to, before, point) <= radius ||
      crosses(from, to, before, point)
    )
  })
}

/** On which side of the line from `a` to `b` a place lies. */
function sideOf(a: Place, b: Place, place: Place): number {
  return Math.sign((b.x - a.x) * (place.y - a.y) - (b.y - a.y) * (place.x - a.x))
}

function crosses(a: Place, b: Place, c: Place, d: Place): boolean {
  return sideOf(a, b, c) * sideOf(a, b, d) < 0 && sideOf(c, d, a) * sideOf(c, d, b) < 0
}
