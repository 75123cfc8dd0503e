import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawInk, INK_PATH, LONGEST_INK_PATH, LONGEST_INK_SIDE, stackInk } from '#domain/ink/draw-ink.ts'
import { leastTimeMs } from '#tests/support/processor-time.ts'
import { anyPoints, makeStroke } from './make-stroke.ts'

const anyStrokes = fc.array(
  anyPoints.map((points) => ({ id: '', points })),
  { minLength: 1, maxLength: 12 },
)

describe('the drawing of ink', () => {
  test('is cropped, in the order of writing, and shows a dot', () => {
    const strokes = [
      makeStroke('a', [
        [100, 50],
        [150, 50],
        [150, 80],
      ]),
      makeStroke('b', [[110, 70]]),
    ]
    expect(drawInk(strokes)).toEqual({ width: 58, height: 38, path: 'M4 4l50 0 0 30M14 24l0 0' })
  })

  test('is nothing of no ink, and of points without a place', () => {
    expect(drawInk([])).toBeNull()
    expect(drawInk([{ points: [] }])).toBeNull()
  })

  test('of any ink is what the server takes, within its bounds', () => {
    fc.assert(
      fc.property(anyStrokes, (strokes) => {
        const drawn = drawInk(strokes)
        if (!drawn) return
        expect(drawn.path).toMatch(INK_PATH)
        expect(drawn.path.length).toBeLessThanOrEqual(LONGEST_INK_PATH)
        expect(Math.max(drawn.width, drawn.height)).toBeLessThanOrEqual(LONGEST_INK_SIDE)
      }),
      { numRuns: 40 },
    )
  })

  test('of a page of working is coarser, and of more than a turn can keep nothing', () => {
    const wave = (row: number) =>
      makeStroke(
        `${row}`,
        Array.from({ length: 60 }, (_, step) => [step * 10, row * 40 + 6 * Math.sin(step / 2)] as const),
      )
    const page = Array.from({ length: 40 }, (_, row) => wave(row))
    expect(drawInk(page)?.path.match(/M/g)).toHaveLength(40)
    const dots = Array.from({ length: 5_000 }, (_, index) => makeStroke(`${index}`, [[index % 900, index]]))
    expect(drawInk(dots)).toBeNull()
  })

  test('stands below an earlier one', () => {
    const line = drawInk([
      makeStroke('a', [
        [0, 0],
        [40, 0],
      ]),
    ])
    const tall = drawInk([
      makeStroke('b', [
        [0, 0],
        [0, 50],
      ]),
    ])
    expect(line && tall && stackInk(tall, line)).toEqual({
      width: 48,
      height: 82,
      path: 'M4 4l0 50M4 78l40 0',
    })
  })
})

test('the form of a path lets nothing but a drawing through, and says so at once', () => {
  const hostile = [
    '',
    'M1 2',
    'l1 2',
    'M1 2l3',
    'M1 2l3 4z',
    'M1 2l3 4 ',
    'M1 2l3 4\n',
    'M1 2l3 4" onload="alert(1)',
    'M1 2l3 4</path><script>',
    'M12345 2l3 4',
    'm1 2l3 4',
    'M1 2l1e3 4',
    'url(https://example.com)',
  ]
  for (const path of hostile) expect(INK_PATH.test(path), path).toBe(false)
  const long = `M1 2l${'1 1 '.repeat(200_000)}`
  expect(INK_PATH.test(long)).toBe(false)
  expect(leastTimeMs(() => INK_PATH.test(long), 500)).toBeLessThan(500)
})
