import type { FigureOf } from '#domain/figure/figure.ts'

export type PlanePoint = readonly [x: number, y: number]

function round(value: number) {
  return Math.round(value * 1000) / 1000
}

/** Coordinates to three decimals: sines differ in the last digits from engine to engine, figures must not. */
function rounded([x, y]: PlanePoint): PlanePoint {
  return [round(x), round(y)]
}

/** The spot `length` away from `from` in a direction of `degrees`, counterclockwise from the right. */
export function pointFrom(from: PlanePoint, length: number, degrees: number): PlanePoint {
  const angle = (degrees * Math.PI) / 180
  return rounded([from[0] + length * Math.cos(angle), from[1] + length * Math.sin(angle)])
}

/** The three corners of a triangle with the base `length` and the angles `left` and `right` (degrees) at its ends, apex last. */
export function triangleOnBase(
  from: PlanePoint,
  length: number,
  left: number,
  right: number,
): [PlanePoint, PlanePoint, PlanePoint] {
  const apex = (180 - left - right) * (Math.PI / 180)
  const side = (length * Math.sin((right * Math.PI) / 180)) / Math.sin(apex)
  return [from, [round(from[0] + length), from[1]], pointFrom(from, side, left)]
}

/** Degrees of the direction from one spot to another, counterclockwise from the right, -180 to 180. */
export function directionTo(from: PlanePoint, to: PlanePoint): number {
  return round((Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI)
}

type PlaneParts = Omit<FigureOf<'plane'>, 'kind' | 'alt' | 'points'>

/** A figure of kind `plane`, see `drawPlane`. */
export function planeFigure(
  alt: string,
  points: Readonly<Record<string, PlanePoint>>,
  parts: PlaneParts,
): FigureOf<'plane'> {
  const spots = Object.fromEntries(Object.entries(points).map(([name, spot]) => [name, rounded(spot)]))
  return { kind: 'plane', alt, points: spots, ...parts }
}
