import { getStroke, type StrokeOptions } from 'perfect-freehand'
import type { InkPoint } from '#domain/ink/stroke.ts'
import { widenByTilt } from '#domain/ink/tilt.ts'

/** CSS pixels. */
const PEN_WIDTH = 4.5

/** The outline of a long stroke is made of pieces, so that the piece that is being drawn stays short. */
export const PIECE_POINTS = 240
/** Pieces overlap by so many points: the outline of a piece smooths its first ones. */
export const OVERLAP_POINTS = 12

/** Share of the width that depends on pressure, or on speed if the device reports none. */
const THINNING = 0.45
const LOOK: StrokeOptions = { size: PEN_WIDTH, smoothing: 0.5, streamline: 0.35 }

/** Whether the device reports pressure or tilt: otherwise all points have the same values. */
function hasForce(points: readonly InkPoint[]): boolean {
  return points.some(({ pressure, tilt }) => (pressure !== 0.5 && pressure !== 0) || tilt > 0)
}

function outlineOf(points: readonly InkPoint[], isDone: boolean): number[][] {
  if (!hasForce(points)) {
    const places = points.map(({ x, y }) => [x, y, 0.5])
    return getStroke(places, { ...LOOK, thinning: THINNING, simulatePressure: true, last: isDone })
  }
  // With a thinning of 1 the third number is the share of the width at each side of the line.
  const sides = points.map(({ x, y, pressure, tilt }) => [x, y, sideOf(pressure) * widenByTilt(tilt)])
  return getStroke(sides, { ...LOOK, thinning: 1, simulatePressure: false, last: isDone })
}

function sideOf(pressure: number): number {
  return 0.5 - THINNING * (0.5 - pressure)
}

/** Adds the outline to the path, as curves through the middles of its sides. */
function addOutline(path: Path2D, outline: readonly number[][]): void {
  const [first] = outline
  if (!first) return
  path.moveTo(first[0] ?? 0, first[1] ?? 0)
  for (const [index, corner] of outline.entries()) {
    const [x = 0, y = 0] = corner
    const [nextX = 0, nextY = 0] = outline[(index + 1) % outline.length] ?? corner
    path.quadraticCurveTo(x, y, (x + nextX) / 2, (y + nextY) / 2)
  }
  path.closePath()
}

/** Returns the outline of a piece of a stroke, to be filled. */
export function makePiecePath(points: readonly InkPoint[], isDone: boolean): Path2D {
  const path = new Path2D()
  addOutline(path, outlineOf(points, isDone))
  return path
}

/** Returns the outline of a whole stroke, to be filled. */
export function makeStrokePath(points: readonly InkPoint[]): Path2D {
  const path = new Path2D()
  for (
    let from = 0;
    from === 0 || from + OVERLAP_POINTS < points.length;
    from += PIECE_POINTS - OVERLAP_POINTS
  )
    addOutline(path, outlineOf(points.slice(from, from + PIECE_POINTS), true))
  return path
}
