import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fitPicture } from '#domain/ink/fit-picture.ts'
import { anyPoints, makeStroke } from './make-stroke.ts'

test('any ink lies within a picture of at most 1 024 pixels a side', () => {
  const anyStrokes = fc.array(
    anyPoints.map((points) => ({ id: '', points })),
    { minLength: 1, maxLength: 8 },
  )
  fc.assert(
    fc.property(anyStrokes, (strokes) => {
      const picture = fitPicture(strokes)!
      expect(Math.max(picture.width, picture.height)).toBeLessThanOrEqual(1_025)
      for (const { x, y } of strokes.flatMap(({ points }) => points)) {
        const [across, down] = [(x - picture.left) * picture.scale, (y - picture.top) * picture.scale]
        expect(across).toBeGreaterThan(20)
        expect(across).toBeLessThan(picture.width - 20)
        expect(down).toBeGreaterThan(20)
        expect(down).toBeLessThan(picture.height - 20)
      }
    }),
    { numRuns: 60 },
  )
})

test('small writing is drawn twice as large, and no ink is no picture', () => {
  expect(
    fitPicture([
      makeStroke('a', [
        [100, 100],
        [150, 130],
      ]),
    ]),
  ).toEqual({
    width: 148,
    height: 108,
    scale: 2,
    left: 88,
    top: 88,
  })
  expect(fitPicture([])).toBeNull()
})
