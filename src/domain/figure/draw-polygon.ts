import { drawPlane } from './draw-plane.ts'
import type { Canvas } from './drawing.ts'
import { integer, label, object, oneOf, optional, type Parsed, withDefault } from './figure-fields.ts'
import { PLANE } from './plane-scene.ts'

const NAMES = 'ABCDEFGHIJKLMNOPQRST'

export const POLYGON = object({
  sides: integer(3, NAMES.length),
  diagonals: withDefault(oneOf('none', 'one', 'all'), 'none'),
  angle: withDefault(oneOf('none', 'inner', 'outer'), 'none'),
  label: optional(label(12)),
})

/**
 * A regular polygon of `sides` (3 to 20), its first vertex A on top. `diagonals`: none, one (those of A) or all. `angle`: none,
 * inner (the angle at A) or outer (with the side drawn on and its outer angle); `label` is written at that angle.
 */
export function drawPolygon(polygon: Parsed<typeof POLYGON>): Canvas {
  const { sides, diagonals, angle } = polygon
  const names = [...NAMES.slice(0, sides)]
  const spotOf = (index: number): [number, number] => {
    const turn = Math.PI / 2 + (2 * Math.PI * index) / sides
    return [10 * Math.cos(turn), 10 * Math.sin(turn)]
  }
  const points: Record<string, [number, number]> = Object.fromEntries(
    names.map((name, index) => [name, spotOf(index)]),
  )
  const isDiagonal = (first: number, second: number) => second - first > 1 && second - first < sides - 1
  const pairs = names.flatMap((first, at) =>
    names.flatMap((second, other) =>
      isDiagonal(at, other) && (diagonals === 'all' || (diagonals === 'one' && at === 0))
        ? [`${first}${second}`]
        : [],
    ),
  )
  const lines = [
    { of: `${names.join('')}A` },
    ...pairs.map((of) => ({ of, tone: diagonals === 'one' ? 'accent' : 'thin' })),
  ]
  const last = names.at(-1) ?? ''
  if (angle === 'outer') {
    const [[ax, ay], [bx, by]] = [spotOf(0), spotOf(1)]
    const length = 5 / Math.hypot(ax - bx, ay - by)
    points.Z = [ax + (ax - bx) * length, ay + (ay - by) * length]
    lines.push({ of: 'AZ' })
  }
  const angles =
    angle === 'none' ? [] : [{ of: angle === 'inner' ? `BA${last}` : `ZA${last}`, label: polygon.label }]
  return drawPlane(PLANE({ points, lines, angles, unlabelled: 'Z' }, ''))
}
