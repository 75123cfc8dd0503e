import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { gripPaper, LARGEST_ZOOM, NO_GRIP, type PaperView, zoomPaper } from '#domain/ink/grip-paper.ts'

type Place = readonly [x: number, y: number]
/** Positions of the fingers, by pointer id. */
type Step = readonly (readonly [finger: number, at: Place])[]

const VIEW: PaperView = { zoom: 1, left: 0, top: 100 }

function follow(steps: readonly Step[], view = VIEW): PaperView {
  let [grip, seen] = [NO_GRIP, view]
  for (const step of steps) {
    const places = new Map(step.map(([finger, [x, y]]) => [finger, { x, y }]))
    ;({ grip, view: seen } = gripPaper(grip, seen, places))
  }
  return seen
}

const both = (left: Place, right: Place): Step => [
  [1, left],
  [2, right],
]

describe('gripPaper', () => {
  test('moves the paper with one or two fingers', () => {
    expect(follow([[[1, [50, 90]]], [[1, [50, 60]]]])).toEqual({ zoom: 1, left: 0, top: 130 })
    expect(follow([both([50, 90], [150, 90]), both([50, 60], [150, 60])])).toEqual({
      zoom: 1,
      left: 0,
      top: 130,
    })
  })

  test('does not zoom when two scrolling fingers tremble', () => {
    const steps = [both([50, 90], [150, 90]), both([46, 70], [156, 70]), both([52, 40], [149, 40])]
    expect(follow(steps).zoom).toBe(1)
  })

  test('zooms in when the fingers spread, and keeps the point between them in place', () => {
    const apart = Array.from({ length: 11 }, (_, step) => both([100 - 5 * step, 80], [200 + 5 * step, 80]))
    const { zoom, left, top } = follow(apart)
    expect(zoom).toBeGreaterThan(1.5)
    expect((left + 150) / zoom).toBeCloseTo(150)
    expect((top + 80) / zoom).toBeCloseTo(180)
  })

  test('snaps to a zoom of 1 when the fingers lift near it', () => {
    const steps = [12, 11, 10, 9, 8].map((step) => both([150 - 5 * step, 80], [150 + 5 * step, 80]))
    const nearly = { zoom: 1.3, left: 20, top: 100 }
    const { zoom } = follow(steps, nearly)
    expect(zoom).toBeGreaterThan(1)
    expect(zoom).toBeLessThan(1.1)
    expect(follow([...steps, [[1, [110, 80]]]], nearly).zoom).toBe(1)
  })

  test('does not move the paper when a finger is added or lifted', () => {
    expect(follow([[[1, [10, 10]]], both([10, 10], [300, 300]), [[2, [300, 300]]]])).toEqual(VIEW)
    expect(follow([both([10, 10], [300, 300]), [[3, [0, 0]]], []])).toEqual(VIEW)
  })

  const place = fc.tuple(fc.integer({ min: -500, max: 3000 }), fc.integer({ min: -500, max: 3000 }))
  test('keeps the view finite and the zoom within its limits for any positions', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.tuple(fc.integer({ min: 1, max: 3 }), place)), { maxLength: 30 }),
        (steps) => {
          const { zoom, left, top } = follow(steps)
          expect(zoom).toBeGreaterThanOrEqual(1)
          expect(zoom).toBeLessThanOrEqual(LARGEST_ZOOM)
          expect(Number.isFinite(left) && Number.isFinite(top)).toBe(true)
        },
      ),
    )
  })
})

test('zoomPaper keeps the centre of the zoom in place, and reverses exactly', () => {
  const larger = zoomPaper(VIEW, 2, { x: 60, y: 40 })
  expect(larger).toEqual({ zoom: 2, left: 60, top: 240 })
  expect(zoomPaper(larger, 1, { x: 60, y: 40 })).toEqual(VIEW)
  expect(zoomPaper(VIEW, 99, { x: 0, y: 0 }).zoom).toBe(LARGEST_ZOOM)
})
