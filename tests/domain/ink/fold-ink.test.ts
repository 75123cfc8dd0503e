import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { foldInk, type Ink, type InkEvent, NO_INK } from '#domain/ink/fold-ink.ts'
import { makeStroke } from './make-stroke.ts'

const draw = (id: string): InkEvent => ({
  kind: 'draw',
  stroke: makeStroke(id, [
    [0, 0],
    [9, 9],
  ]),
})
const fold = (events: readonly InkEvent[], ink: Ink = NO_INK) => events.reduce(foldInk, ink)
const idsOf = ({ strokes }: Ink) => strokes.map(({ id }) => id).join('')

const name = fc.constantFrom('a', 'b', 'c', 'd')
const anyEvent: fc.Arbitrary<InkEvent> = fc.oneof(
  name.map(draw),
  fc.record({
    kind: fc.constant('erase' as const),
    ids: fc.array(name, { maxLength: 2 }),
    gesture: fc.integer({ min: 1, max: 3 }),
  }),
  fc.constantFrom<InkEvent>({ kind: 'clear' }, { kind: 'undo' }, { kind: 'redo' }),
)

describe('ink', () => {
  test.each<[string, string, InkEvent[]]>([
    ['keeps the order of drawing', 'abc', [draw('a'), draw('b'), draw('c')]],
    ['takes the last stroke back', 'a', [draw('a'), draw('b'), { kind: 'undo' }]],
    ['brings it again', 'ab', [draw('a'), draw('b'), { kind: 'undo' }, { kind: 'redo' }]],
    [
      'has nothing to redo after a new stroke',
      'ac',
      [draw('a'), draw('b'), { kind: 'undo' }, draw('c'), { kind: 'redo' }],
    ],
    [
      'comes back after everything was cleared',
      'ab',
      [draw('a'), draw('b'), { kind: 'clear' }, { kind: 'undo' }],
    ],
    [
      'comes back at once after one erasing gesture',
      'abc',
      [
        draw('a'),
        draw('b'),
        draw('c'),
        { kind: 'erase', ids: ['a'], gesture: 1 },
        { kind: 'erase', ids: ['c'], gesture: 1 },
        { kind: 'undo' },
      ],
    ],
    [
      'comes back step by step after two gestures',
      'bc',
      [
        draw('a'),
        draw('b'),
        draw('c'),
        { kind: 'erase', ids: ['a'], gesture: 1 },
        { kind: 'erase', ids: ['c'], gesture: 2 },
        { kind: 'undo' },
      ],
    ],
    ['ignores a stroke that it has', 'a', [draw('a'), draw('a')]],
    ['ignores an empty stroke', '', [{ kind: 'draw', stroke: { id: 'a', points: [] } }]],
    ['has nothing to undo at first', '', [{ kind: 'undo' }, { kind: 'redo' }, { kind: 'clear' }]],
  ])('%s', (_name, expected, events) => {
    expect(idsOf(fold(events))).toBe(expected)
  })

  test('is the same after an undo and a redo, and as before after an undo', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 30 }), (events) => {
        const ink = fold(events)
        const undone = foldInk(ink, { kind: 'undo' })
        expect(undone.strokes).toBe(ink.past.at(-1) ?? ink.strokes)
        if (undone !== ink) expect(foldInk(undone, { kind: 'redo' }).strokes).toBe(ink.strokes)
      }),
    )
  })

  test('of more than 5 000 points keeps its shape with fewer', () => {
    const straight = Array.from({ length: 3_000 }, (_, index) => [index / 10, 5] as const)
    const before = fold([{ kind: 'draw', stroke: makeStroke('a', straight) }])
    expect(before.strokes[0]?.points).toHaveLength(3_000)
    const after = fold([{ kind: 'draw', stroke: makeStroke('b', straight) }], before)
    expect(after.strokes.map(({ points }) => points.length < 30)).toEqual([true, true])
    expect(after.strokes.map(({ points }) => points.at(-1)?.x)).toEqual([299.9, 299.9])
  })
})
