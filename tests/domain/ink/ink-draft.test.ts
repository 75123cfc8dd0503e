import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decodeInk, encodeInk } from '#domain/ink/ink-draft.ts'
import { anyTiltedPoints, makeStroke } from './make-stroke.ts'

describe('stored ink', () => {
  test('is read as it was written, also through JSON', () => {
    fc.assert(
      fc.property(anyTiltedPoints, (points) => {
        const strokes = [{ id: 'a', points }]
        expect(decodeInk(JSON.parse(JSON.stringify(encodeInk('item', strokes))), 'item')).toEqual(strokes)
      }),
      { numRuns: 30 },
    )
  })

  test('of another item is not shown', () => {
    const draft = encodeInk('item', [makeStroke('a', [[1, 2]])])
    expect(decodeInk(draft, 'other')).toEqual([])
    expect(decodeInk(draft, null)).toEqual([])
    expect(decodeInk({ ...draft, v: 2 }, 'item')).toEqual([])
  })

  test.each<[string, unknown[]]>([
    ['is no stroke', [null, 7, 'a', {}, { id: 'a' }, { id: 7, points: [1, 2, 3, 0.5] }]],
    [
      'has no points',
      [
        { id: 'a', points: [] },
        { id: 'b', points: [1, 2, 3] },
        { id: 'c', points: ['x', 2, 3, 0.5] },
      ],
    ],
    ['has no place', [{ id: 'a', points: [Number.NaN, 2, 3, 0.5, 1, Number.POSITIVE_INFINITY, 3, 0.5] }]],
  ])('leaves out what %s', (_name, strokes) => {
    expect(decodeInk({ v: 1, itemId: null, strokes }, null)).toEqual([])
  })

  test('moves points onto the paper, in the order of time', () => {
    const points = [-50, 1e9, 20, 7, 30, 40, 10, Number.NaN]
    const [stroke] = decodeInk({ v: 1, itemId: null, strokes: [{ id: 'a', points }] }, null)
    expect(stroke?.points).toEqual([
      { x: 0, y: 6_000, t: 20, pressure: 1, tilt: 0 },
      { x: 30, y: 40, t: 20, pressure: 0.5, tilt: 0 },
    ])
  })

  test('keeps the tilt if the pen reports one, and is no longer without it', () => {
    const upright = makeStroke('a', [
      [1, 2],
      [3, 4],
    ])
    expect(encodeInk(null, [upright]).strokes[0]).not.toHaveProperty('tilts')
    const stored = { id: 'a', points: [1, 2, 0, 0.5, 3, 4, 8, 0.5, 5, 6, 16, 0.5], tilts: [70, 400, 'x'] }
    const [stroke] = decodeInk({ v: 1, itemId: null, strokes: [stored] }, null)
    expect(stroke?.points.map(({ tilt }) => tilt)).toEqual([70, 90, 0])
    const [broken] = decodeInk({ v: 1, itemId: null, strokes: [{ ...stored, tilts: 'x' }] }, null)
    expect(broken?.points.map(({ tilt }) => tilt)).toEqual([0, 0, 0])
  })

  test('never fails, whatever was stored', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(decodeInk(value, null)).toEqual([])
      }),
    )
  })
})
