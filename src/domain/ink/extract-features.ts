import type { Bounds } from './bounds.ts'
import { gapBetween, heightOf, joinBoxes, sharedWidth, widthOf } from './box.ts'
import type { Trace } from './trace.ts'

const GRID = 9
const DIRECTIONS = 8
const CELLS = GRID * GRID
const END_GRID = 5
const SCALARS = 24
const ENDS_AT = DIRECTIONS * CELLS
const SCALARS_AT = ENDS_AT + END_GRID * END_GRID

export const FEATURES = SCALARS_AT + SCALARS

/** A symbol narrower than this is drawn as large as if it were this wide: a point stays a point. */
const LEAST_SIZE = 0.12

/**
 * Returns what the classifier sees of a group of strokes, each value from 0 to 1, most of them 0: where the ink runs in which direction
 * (nine by nine cells, eight directions without sense), where strokes end, shape and size, and what other ink of the line is near.
 * Source: direction maps as in Bai and Huo, 2005, 'A study on the use of 8-directional features for online handwritten Chinese
 * character recognition'.
 */
export function extractFeatures(
  group: readonly Trace[],
  line: readonly Trace[],
  scale: number,
): Float32Array {
  const features = new Float32Array(FEATURES)
  const box = joinBoxes(group.map((trace) => trace.box))
  const size = Math.max(widthOf(box), heightOf(box), LEAST_SIZE * scale)
  const left = (box.left + box.right - size) / 2
  const top = (box.top + box.bottom - size) / 2
  let length = 0
  let straight = 0
  for (const { points } of group) {
    const last = points.length - 2
    addEnd(features, (value(points, 0) - left) / size, (value(points, 1) - top) / size)
    addEnd(features, (value(points, last) - left) / size, (value(points, last + 1) - top) / size)
    let traced = 0
    for (let index = 2; index < points.length; index += 2) {
      const dx = (value(points, index) - value(points, index - 2)) / size
      const dy = (value(points, index + 1) - value(points, index - 1)) / size
      const x = (value(points, index) - left) / size - dx / 2
      const y = (value(points, index + 1) - top) / size - dy / 2
      traced += addSegment(features, x, y, dx, dy)
    }
    const chord = Math.hypot(
      (value(points, last) - value(points, 0)) / size,
      (value(points, last + 1) - value(points, 1)) / size,
    )
    length += traced
    straight += traced === 0 ? 1 : chord / traced
  }
  for (let index = 0; index < SCALARS_AT; index += 1) features[index] = Math.min(1, value(features, index))
  addScalars(features, group, line, box, scale, length, straight / group.length)
  return features
}

function value(values: Float32Array | Float64Array, index: number): number {
  return values[index] ?? 0
}

/** Adds a piece of ink to the cells and directions around it; returns its length. */
function addSegment(features: Float32Array, x: number, y: number, dx: number, dy: number): number {
  const length = Math.hypot(dx, dy)
  if (length === 0) return 0
  const turn = ((Math.atan2(dy, dx) / Math.PI + 2) % 1) * DIRECTIONS
  const direction = Math.floor(turn) % DIRECTIONS
  const next = (direction + 1) % DIRECTIONS
  const part = turn - Math.floor(turn)
  const weight = length * GRID * 0.7
  const column = x * (GRID - 1)
  const row = y * (GRID - 1)
  const column0 = Math.max(0, Math.min(GRID - 2, Math.floor(column)))
  const row0 = Math.max(0, Math.min(GRID - 2, Math.floor(row)))
  const across = Math.max(0, Math.min(1, column - column0))
  const down = Math.max(0, Math.min(1, row - row0))
  for (let corner = 0; corner < 4; corner += 1) {
    const isRight = (corner & 1) === 1
    const isLow = corner > 1
    const share = (isRight ? across : 1 - across) * (isLow ? down : 1 - down) * weight
    const cell = (row0 + (isLow ? 1 : 0)) * GRID + column0 + (isRight ? 1 : 0)
    add(features, direction * CELLS + cell, share * (1 - part))
    add(features, next * CELLS + cell, share * part)
  }
  return length
}

function addEnd(features: Float32Array, x: number, y: number): void {
  const column = Math.max(0, Math.min(END_GRID - 1, Math.floor(x * END_GRID)))
  const row = Math.max(0, Math.min(END_GRID - 1, Math.floor(y * END_GRID)))
  add(features, ENDS_AT + row * END_GRID + column, 0.5)
}

function add(features: Float32Array, index: number, amount: number): void {
  features[index] = value(features, index) + amount
}

function addScalars(
  features: Float32Array,
  group: readonly Trace[],
  line: readonly Trace[],
  box: Bounds,
  scale: number,
  length: number,
  straightness: number,
): void {
  const width = widthOf(box) / scale
  const height = heightOf(box) / scale
  const aspect = Math.log2((width + 0.05) / (height + 0.05))
  const around = lookAround(group, line, box, scale)
  const scalars = [
    ...[1, 2, 3, 4].map((count) => (group.length === count ? 1 : 0)),
    ...[-3, -1.5, 0, 1.5, 3].map((center) => Math.max(0, 1 - Math.abs(aspect - center) / 1.5)),
    width / 2,
    height / 2,
    1 - width / 0.35,
    1 - height / 0.35,
    1 - Math.abs(height - 0.6) / 0.4,
    length / 6,
    straightness,
    around.over,
    around.above,
    around.below,
    around.left,
    around.right,
    around.inside,
  ]
  scalars.forEach((scalar, index) => {
    features[SCALARS_AT + index] = Math.max(0, Math.min(1, scalar))
  })
}

const NEAR_ABOVE = 0.6

/** How near other ink is, from 0 (far) to 1: over the group's box, above and below within its width, at its sides, inside it. */
function lookAround(group: readonly Trace[], line: readonly Trace[], box: Bounds, scale: number) {
  const around = { over: 0, above: 0, below: 0, left: 0, right: 0, inside: 0 }
  for (const other of line) {
    if (group.includes(other)) continue
    const gap = gapBetween(box, other.box)
    if (gap > scale) continue
    const shared = sharedWidth(box, other.box)
    const narrower = Math.min(widthOf(box), widthOf(other.box)) + 0.05 * scale
    if (gap === 0) {
      const sharedHeight = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top)
      const lower = Math.min(heightOf(box), heightOf(other.box)) + 0.05 * scale
      around.over = Math.max(
        around.over,
        ((shared + 0.05 * scale) / narrower) * Math.min(1, (sharedHeight + 0.05 * scale) / lower),
      )
      const [x, y] = [(other.box.left + other.box.right) / 2, (other.box.top + other.box.bottom) / 2]
      if (x > box.left && x < box.right && y > box.top && y < box.bottom) around.inside = 1
    }
    const nearness = 1 - gap / scale
    if (shared > 0.4 * narrower) {
      const close = Math.max(0, 1 - gap / (NEAR_ABOVE * scale))
      if (other.box.bottom <= (box.top + box.bottom) / 2) around.above = Math.max(around.above, close)
      if (other.box.top >= (box.top + box.bottom) / 2) around.below = Math.max(around.below, close)
    } else if (other.box.right <= (box.left + box.right) / 2) around.left = Math.max(around.left, nearness)
    else if (other.box.left >= (box.left + box.right) / 2) around.right = Math.max(around.right, nearness)
  }
  return around
}
