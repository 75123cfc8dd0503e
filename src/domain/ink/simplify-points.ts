import { distanceToSegment, type Place } from './distance-to-segment.ts'

/** Douglas and Peucker's method looks at a run of points many times: short runs keep the time linear in the length of the stroke. */
const RUN_LENGTH = 256

/**
 * Returns the points without those that lie within `tolerance` CSS pixels of the line that is left. The first and the last point stay; the time
 * grows linearly with the number of points.
 */
export function simplifyPoints<Point extends Place>(points: readonly Point[], tolerance: number): Point[] {
  const kept: Point[] = points.slice(0, 1)
  for (let from = 0; from < points.length - 1; from += RUN_LENGTH)
    kept.push(...keepCorners(points, from, Math.min(from + RUN_LENGTH, points.length - 1), tolerance))
  return kept
}

/** The corners after `first` up to and with `last`. */
function keepCorners<Point extends Place>(
  points: readonly Point[],
  first: number,
  last: number,
  tolerance: number,
): Point[] {
  const corners = new Set([last])
  const spans: [from: number, to: number][] = [[first, last]]
  for (let span = spans.pop(); span; span = spans.pop()) {
    const corner = findFarthest(points, span, tolerance)
    if (corner === null) continue
    corners.add(corner)
    spans.push([span[0], corner], [corner, span[1]])
  }
  return points.slice(first, last + 1).filter((_, index) => corners.has(first + index))
}

/** The point that is farthest from the line of a span; null if all are within `tolerance`. */
function findFarthest(
  points: readonly Place[],
  [first, last]: [from: number, to: number],
  tolerance: number,
): number | null {
  const from = points[first]
  const to = points[last]
  if (!from || !to) return null
  let farthest: number | null = null
  let largest = tolerance
  for (const [offset, point] of points.slice(first + 1, last).entries()) {
    const distance = distanceToSegment(point, from, to)
    if (distance <= largest) continue
    largest = distance
    farthest = first + 1 + offset
  }
  return farthest
}
