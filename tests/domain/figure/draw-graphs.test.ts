import { expect, test } from 'vitest'
import { drawFigure } from '#domain/figure/draw-figure.ts'
import type { DrawingCommand } from '#domain/figure/drawing.ts'

const plane = { kind: 'coordinate-plane', alt: '그림', x: [-5, 5], y: [-5, 5] }

function commandsOf(figure: unknown): DrawingCommand[] {
  const drawing = drawFigure(figure)
  if ('problem' in drawing) throw new Error(drawing.problem)
  return drawing.commands
}

const circlesOf = (figure: unknown) =>
  commandsOf(figure).flatMap((command) => (command.type === 'circle' ? [command] : []))
const pathsOf = (figure: unknown) =>
  commandsOf(figure).flatMap((command) => (command.type === 'path' ? [command.d] : []))
const placesOf = (d: string) =>
  [...d.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)])

test('points of a plane lie in proportion, up for a positive y', () => {
  const points = [
    { x: 0, y: 0 },
    { x: 2, y: 0 },
    { x: 0, y: 3 },
    { x: '-1/2', y: -4 },
  ]
  const [origin, right, above, last] = circlesOf({ ...plane, points })
  const unit = ((right?.cx ?? 0) - (origin?.cx ?? 0)) / 2
  expect(unit).toBeGreaterThan(20)
  expect((origin?.cy ?? 0) - (above?.cy ?? 0)).toBeCloseTo(3 * unit)
  expect((last?.cx ?? 0) - (origin?.cx ?? 0)).toBeCloseTo(-unit / 2)
  expect((last?.cy ?? 0) - (origin?.cy ?? 0)).toBeCloseTo(4 * unit)
})

test.each([2, '-3/2', '1/4'])('a line y = %sx and its points agree', (a) => {
  const rise = typeof a === 'number' ? a : Number(a.split('/')[0]) / Number(a.split('/')[1])
  const [d = ''] = pathsOf({ ...plane, lines: [{ a }] })
  const [origin] = circlesOf({ ...plane, points: [{ x: 0, y: 0 }] })
  for (const [x = 0, y = 0] of placesOf(d)) {
    expect((origin?.cy ?? 0) - y).toBeCloseTo(rise * (x - (origin?.cx ?? 0)), 0)
  }
})

test.each([6, -4])('every place of the curve y = %s/x has that product, in two branches', (a) => {
  const branches = pathsOf({ ...plane, curves: [{ a }] })
  const [origin, one] = circlesOf({
    ...plane,
    points: [
      { x: 0, y: 0 },
      { x: 1, y: 0 },
    ],
  })
  const unit = (one?.cx ?? 0) - (origin?.cx ?? 0)
  expect(branches).toHaveLength(2)
  for (const [x = 0, y = 0] of branches.flatMap(placesOf)) {
    const product = ((x - (origin?.cx ?? 0)) / unit) * (((origin?.cy ?? 0) - y) / unit)
    expect(product).toBeCloseTo(a, 0)
  }
})

test.each([
  [{ ...plane, x: [1, 5] }, /around 0/],
  [{ ...plane, points: [{ x: 9, y: 0 }] }, /outside/],
  [{ ...plane, curves: [{ a: 0 }] }, /is 0/],
  [
    { kind: 'time-graph', alt: '그림', xTo: 10, xStep: 3, yTo: 4, yStep: 1, xName: 'x', yName: 'y' },
    /divide/,
  ],
  [{ kind: 'graph-panels', alt: '그림', xName: '시간', yName: '높이', panels: [] }, /two graphs/],
  [
    {
      kind: 'vessel',
      alt: '그림',
      profile: [
        [4, 3],
        [4, 1],
      ],
    },
    /must not fall/,
  ],
])('says what is wrong with %j', (figure, problem) => {
  expect(drawFigure(figure)).toEqual({ problem: expect.stringMatching(problem) })
})

test('a bare plane shows no numbers to read', () => {
  const words = commandsOf({ ...plane, bare: true, curves: [{ a: 4 }] }).flatMap((command) =>
    command.type === 'text' ? [command.text] : [],
  )
  expect(words).toEqual(['O', 'x', 'y'])
})
