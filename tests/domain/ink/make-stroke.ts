import fc from 'fast-check'
import type { InkPoint, Stroke } from '#domain/ink/stroke.ts'

/** A stroke through these places, a point every 8 ms, by a pen that reports neither pressure nor tilt. */
export function makeStroke(id: string, places: readonly (readonly [x: number, y: number])[]): Stroke {
  return { id, points: places.map(([x, y], index) => ({ x, y, t: index * 8, pressure: 0.5, tilt: 0 })) }
}

const coordinate = fc.integer({ min: 0, max: 2_000 }).map((value) => value / 2)

export const anyPoints: fc.Arbitrary<InkPoint[]> = fc
  .array(fc.tuple(coordinate, coordinate), { minLength: 1, maxLength: 700 })
  .map((places) => [...makeStroke('', places).points])

export const anyTiltedPoints: fc.Arbitrary<InkPoint[]> = fc
  .tuple(anyPoints, fc.integer({ min: 0, max: 90 }))
  .map(([points, most]) => points.map((point, index) => ({ ...point, tilt: Math.min(most, index) })))
