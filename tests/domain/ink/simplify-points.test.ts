import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { distanceToSegment } from '#domain/ink/distance-to-segment.ts'
import { simplifyPoints } from '#domain/ink/simplify-points.ts'
import { leastTimeMs } from '#tests/support/processor-time.ts'
import { anyPoints, makeStroke } from './make-stroke.ts'

describe('simplified points', () => {
  test('lie on the stroke, keep its ends, and leave nothing farther away than the tolerance', () => {
    fc.assert(
      fc.property(anyPoints, (points) => {
        const kept = simplifyPoints(points, 0.5)
        expect(kept[0]).toBe(points[0])
        expect(kept.at(-1)).toBe(points.at(-1))
        let at = 0
        for (const point of points) {
          if (point === kept[at + 1]) at += 1
          const [from, to] = [kept[at] ?? point, kept[at + 1] ?? kept[at] ?? point]
          expect(distanceToSegment(point, from, to)).toBeLessThanOrEqual(0.5)
        }
      }),
      { numRuns: 60 },
    )
  })

  test('are few of a straight stroke, and all of a zigzag', () => {
    const straight = makeStroke(
      'a',
      Array.from({ length: 200 }, (_, index) => [index, index] as const),
    )
    const zigzag = makeStroke(
      'b',
      Array.from({ length: 200 }, (_, index) => [index, (index % 2) * 9] as const),
    )
    expect(simplifyPoints(straight.points, 0.5)).toHaveLength(2)
    expect(simplifyPoints(zigzag.points, 0.5)).toHaveLength(200)
  })

  test('of 100 000 points take the processor less than three seconds, however they lie', () => {
    const spiral = Array.from(
      { length: 100_000 },
      (_, index) => [500 + index * Math.cos(index), 500 + index * Math.sin(index)] as const,
    )
    const { points } = makeStroke('a', spiral)
    expect(simplifyPoints(points, 0.5).length).toBeGreaterThan(1_000)
    expect(leastTimeMs(() => simplifyPoints(points, 0.5), 3_000)).toBeLessThan(3_000)
  })
})
