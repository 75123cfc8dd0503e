import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawFigure } from '#domain/figure/draw-figure.ts'
import { type Drawing, type DrawingCommand, FILLS, type TextCommand, TONES } from '#domain/figure/drawing.ts'
import type { Figure } from '#domain/figure/figure.ts'
import { FIGURE_KINDS } from '#domain/figure/figure-kinds.ts'
import { boxOfText } from '#domain/figure/measure-text.ts'
import { GEOMETRY_SAMPLES } from './geometry-samples.ts'
import { GRAPH_SAMPLES } from './graph-samples.ts'
import { STATISTICS_SAMPLES } from './statistics-samples.ts'

const alt = '그림'
const SAMPLES: Figure[] = [
  ...[2, 13, 60, 97, 360, 1024, 9973, 4096, 9990].map(
    (value) => ({ kind: 'factor-tree', alt, value }) as const,
  ),
  { kind: 'division-ladder', alt, values: [60], by: [2, 2, 3] },
  { kind: 'division-ladder', alt, values: [24, 36], by: [2, 2, 3] },
  { kind: 'division-ladder', alt, values: [12, 18, 30], by: [2, 3] },
  { kind: 'division-ladder', alt, values: [12, 18, 27], by: [3, 3, 2] },
  { kind: 'sieve', alt, upTo: 50 },
  { kind: 'sieve', alt, upTo: 37, by: [2, 3] },
  { kind: 'sieve', alt, upTo: 100 },
  ...[8, 13, 72, 108, 1000, 4096, 6561].map((value) => ({ kind: 'divisor-table', alt, value }) as const),
  { kind: 'prime-exponent-table', alt, values: [60, 72], pick: 'min' },
  { kind: 'prime-exponent-table', alt, values: [60, 72], pick: 'max' },
  { kind: 'prime-exponent-table', alt, values: [12, 18, 30], pick: 'max' },
  { kind: 'prime-exponent-table', alt, values: [8, 9], pick: 'min' },
  { kind: 'prime-exponent-table', alt, values: [210, 9973], pick: 'max' },
  ...[1, 2, 5, 8].map((exponent) => ({ kind: 'power-blocks', alt, base: 2, exponent }) as const),
  { kind: 'power-blocks', alt, base: '1/2', exponent: 3 },
  { kind: 'number-line', alt, from: -3, to: 5, points: [{ at: 2, label: 'A' }] },
  {
    kind: 'number-line',
    alt,
    from: -5,
    to: 5,
    points: [
      { at: '-3/2', label: 'A' },
      { at: -1, label: '절댓값' },
    ],
  },
  { kind: 'number-line', alt, from: -100, to: 100 },
  {
    kind: 'number-line',
    alt,
    from: -3,
    to: 3,
    parts: 2,
    points: [
      { at: '-5/2', label: 'A' },
      { at: '1/2', label: 'B' },
    ],
    moves: [{ from: 0, to: '-5/2', label: '거리 5/2', ends: 'both' }],
  },
  {
    kind: 'number-line',
    alt,
    from: -4,
    to: 4,
    moves: [
      { from: 0, to: 3, label: '+3' },
      { from: 3, to: -2, label: '-5' },
    ],
  },
  { kind: 'number-line', alt, from: -4, to: 4, spans: [{ from: -2, to: 3, open: 'from' }] },
  { kind: 'number-line', alt, from: -4, to: 4, spans: [{ to: -2, open: 'to' }, { from: 1 }] },
  { kind: 'multiples-strip', alt, values: [4, 6], upTo: 36 },
  { kind: 'multiples-strip', alt, values: [2, 3, 4], upTo: 24 },
  { kind: 'multiples-strip', alt, values: [8, 12], upTo: 100 },
  { kind: 'balance', alt, left: 'x + 3', right: '7' },
  {
    kind: 'balance',
    alt,
    left: '2x + 3',
    right: '7',
    note: '처음',
    steps: [
      { left: '2x', right: '4', note: '양쪽에서 3을 덜어 내요' },
      { left: 'x', right: '2', note: '양쪽을 2로 나눠요' },
    ],
  },
  { kind: 'dot-array', alt, rows: 3, columns: 4 },
  { kind: 'dot-array', alt, rows: 1, columns: 1 },
  { kind: 'dot-array', alt, rows: 20, columns: 20 },
  ...GEOMETRY_SAMPLES,
  ...GRAPH_SAMPLES,
  ...STATISTICS_SAMPLES,
]

function draw(figure: unknown): Drawing {
  const drawing = drawFigure(figure)
  if ('problem' in drawing) throw new Error(drawing.problem)
  return drawing
}

function flatten(commands: DrawingCommand[]): Exclude<DrawingCommand, { type: 'group' }>[] {
  return commands.flatMap((command) => (command.type === 'group' ? flatten(command.commands) : [command]))
}

const textsOf = (figure: unknown): TextCommand[] =>
  flatten(draw(figure).commands).filter((command) => command.type === 'text')

const wordsOf = (figure: unknown) =>
  textsOf(figure).map(({ text, superscript }) => text + (superscript ? `^${superscript}` : ''))

const titleOf = ({ alt: _, ...rest }: Figure) => JSON.stringify(rest)

test('has a sample of every kind', () => {
  expect(new Set(SAMPLES.map((sample) => sample.kind))).toEqual(new Set(Object.keys(FIGURE_KINDS)))
})

test.each(SAMPLES.map((sample) => [titleOf(sample), sample] as const))(
  'no label of %s covers another or leaves the picture',
  (_, sample) => {
    const { width, height } = draw(sample)
    const boxes = textsOf(sample).map((command) => ({ command, ...boxOfText(command) }))
    for (const [index, box] of boxes.entries()) {
      const words = `'${box.command.text}'`
      expect(box.left, words).toBeGreaterThanOrEqual(0)
      expect(box.top, words).toBeGreaterThanOrEqual(0)
      expect(box.right, words).toBeLessThanOrEqual(width)
      expect(box.bottom, words).toBeLessThanOrEqual(height)
      for (const other of boxes.slice(index + 1)) {
        const isApart =
          box.right <= other.left ||
          other.right <= box.left ||
          box.bottom <= other.top ||
          other.bottom <= box.top
        expect(isApart, `${words} and '${other.command.text}'`).toBe(true)
      }
    }
  },
)

test.each(SAMPLES.map((sample) => [titleOf(sample), sample] as const))(
  '%s is drawn within its view box, readable on a phone',
  (_, sample) => {
    const drawing = draw(sample)
    expect(drawing.alt).toBe(alt)
    expect(drawing.width).toBeLessThanOrEqual(660)
    for (const command of flatten(drawing.commands)) {
      expect(TONES).toContain(command.tone)
      if ('fill' in command) expect(FILLS).toContain(command.fill)
      if (command.type === 'text') expect(command.size).toBeGreaterThanOrEqual(13)
      const numbers = Object.values(command).flatMap((value) => (typeof value === 'number' ? [value] : []))
      for (const number of numbers) expect(Number.isFinite(number)).toBe(true)
      if (command.type === 'circle') {
        expect(command.cx - command.r).toBeGreaterThanOrEqual(0)
        expect(command.cx + command.r).toBeLessThanOrEqual(drawing.width)
        expect(command.cy - command.r).toBeGreaterThanOrEqual(0)
        expect(command.cy + command.r).toBeLessThanOrEqual(drawing.height)
      }
      if (command.type === 'path') {
        expect(command.d).toMatch(/^[MLQCAZ\d\s.-]+$/)
        const places = [...command.d.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)]
        for (const [, x, y] of places) {
          expect(Number(x)).toBeGreaterThanOrEqual(0)
          expect(Number(x)).toBeLessThanOrEqual(drawing.width)
          expect(Number(y)).toBeGreaterThanOrEqual(0)
          expect(Number(y)).toBeLessThanOrEqual(drawing.height)
        }
      }
    }
  },
)

test('a factor tree marks prime factors whose product is the number', () => {
  const primes = textsOf({ kind: 'factor-tree', alt, value: 360 }).filter(({ tone }) => tone === 'accent')
  expect(primes.map(({ text }) => Number(text))).toEqual([2, 2, 2, 3, 3, 5])
})

test('a ladder carries quotients down to the last row', () => {
  const words = wordsOf({ kind: 'division-ladder', alt, values: [24, 36], by: [2, 2, 3] })
  expect(words).toEqual(['24', '36', '2', '12', '18', '2', '6', '9', '3', '2', '3'])
})

test('a ladder of three numbers brings down what is not divisible', () => {
  expect(wordsOf({ kind: 'division-ladder', alt, values: [12, 18, 27], by: [3, 3, 2] }).slice(-3)).toEqual([
    '2',
    '1',
    '3',
  ])
})

test('a sieve circles exactly the primes', () => {
  const circled = textsOf({ kind: 'sieve', alt, upTo: 50 }).filter(({ tone }) => tone === 'accent')
  expect(circled.map(({ text }) => text).join(' ')).toBe('2 3 5 7 11 13 17 19 23 29 31 37 41 43 47')
})

test('a sieve half way leaves what no chosen prime strikes', () => {
  const open = textsOf({ kind: 'sieve', alt, upTo: 30, by: [2, 3] }).filter(({ tone }) => tone === 'ink')
  expect(open.map(({ text }) => text).join(' ')).toBe('5 7 11 13 17 19 23 25 29')
})

test('a divisor table holds every divisor once', () => {
  const cells = textsOf({ kind: 'divisor-table', alt, value: 72 }).filter(({ tone }) => tone === 'accent')
  const numbers = cells.map(({ text }) => Number(text)).sort((a, b) => a - b)
  expect(numbers).toEqual([1, 2, 3, 4, 6, 8, 9, 12, 18, 24, 36, 72])
})

test.each([
  ['min', [60, 72], '12'],
  ['max', [60, 72], '360'],
  ['max', [12, 18, 30], '180'],
])('the chosen (%s) powers of %j multiply to %s', (pick, values, result) => {
  expect(wordsOf({ kind: 'prime-exponent-table', alt, values, pick }).at(-1)).toBe(`= ${result}`)
})

test('numbers without a common prime have 1 below', () => {
  expect(wordsOf({ kind: 'prime-exponent-table', alt, values: [8, 9], pick: 'min' }).at(-1)).toBe('1')
})

test('points of a number line lie in proportion', () => {
  const points = flatten(
    draw({ kind: 'number-line', alt, from: 0, to: 4, points: [{ at: 0 }, { at: '1/2' }, { at: 4 }] })
      .commands,
  ).flatMap((command) => (command.type === 'circle' ? [command.cx] : []))
  const [start = 0, middle = 0, end = 0] = points
  expect((middle - start) / (end - start)).toBeCloseTo(1 / 8)
})

const circlesOf = (figure: unknown) =>
  flatten(draw(figure).commands).flatMap((command) => (command.type === 'circle' ? [command] : []))

test('a range on a number line is hollow where its end does not belong to it', () => {
  const [low, high] = circlesOf({
    kind: 'number-line',
    alt,
    from: -4,
    to: 4,
    spans: [{ from: -2, to: 3, open: 'from' }],
  })
  expect([low?.fill, high?.fill]).toEqual(['paper', 'solid'])
  expect(low?.cx).toBeLessThan(high?.cx ?? 0)
})

test('moves over a number line start and end above their numbers, each over the one before', () => {
  const figure = { kind: 'number-line', alt, from: -4, to: 4 }
  const arrows = flatten(
    draw({
      ...figure,
      points: [{ at: 0 }, { at: 3 }, { at: -2 }],
      moves: [
        { from: 0, to: 3 },
        { from: 3, to: -2 },
      ],
    }).commands,
  )
    .filter((command) => command.type === 'line' && command.tone === 'accent' && command.y1 === command.y2)
    .map((command) => (command.type === 'line' ? command : undefined))
  const [zero, three, minusTwo] = circlesOf({ ...figure, points: [{ at: 0 }, { at: 3 }, { at: -2 }] })
  expect(arrows.map((arrow) => [arrow?.x1, arrow?.x2])).toEqual([
    [zero?.cx, three?.cx],
    [three?.cx, minusTwo?.cx],
  ])
  expect(arrows[1]?.y1).toBeLessThan(arrows[0]?.y1 ?? 0)
})

test('strips mark the common multiples alone', () => {
  const common = textsOf({ kind: 'multiples-strip', alt, values: [4, 6], upTo: 36 }).filter(
    ({ tone }) => tone === 'accent',
  )
  expect(common.map(({ text }) => text)).toEqual(['12', '24', '36', '12', '24', '36'])
})

test.each([
  [{ kind: 'pie', alt }, /unknown kind/],
  [{ kind: 'toString', alt }, /unknown kind/],
  [{ kind: 'sieve', alt: ' ', upTo: 50 }, /text alternative/],
  [{ kind: 'sieve', alt, upTo: 5 }, /'upTo' must be an integer from 10 to 100, not 5/],
  [{ kind: 'sieve', alt, upTo: 50, by: [4] }, /primes/],
  [{ kind: 'factor-tree', alt, value: '60' }, /'value'/],
  [{ kind: 'factor-tree', alt }, /not nothing/],
  [{ kind: 'division-ladder', alt, values: [24, 36], by: [5] }, /5 does not divide 24, 36/],
  [{ kind: 'division-ladder', alt, values: [24, 36], by: [2, 2, 2] }, /2 does not divide 6, 9/],
  [{ kind: 'division-ladder', alt, values: [60], by: [2, 2] }, /ends in 15/],
  [{ kind: 'divisor-table', alt, value: 30 }, /one or two different prime factors/],
  [{ kind: 'prime-exponent-table', alt, values: [4, 6], pick: 'mean' }, /one of min, max/],
  [{ kind: 'number-line', alt, from: 3, to: 1 }, /'to'/],
  [{ kind: 'number-line', alt, from: 0, to: 3, points: [{ at: 9 }] }, /outside/],
  [{ kind: 'number-line', alt, from: 0, to: 3, points: [{ at: '1/0' }] }, /fraction/],
  [{ kind: 'number-line', alt, from: 0, to: 90, parts: 2 }, /shorter line/],
  [{ kind: 'number-line', alt, from: 0, to: 3, moves: [{ from: 1, to: 1 }] }, /goes nowhere/],
  [{ kind: 'number-line', alt, from: 0, to: 3, moves: [{ from: 1, to: 2, ends: 'no' }] }, /one of one, both/],
  [{ kind: 'number-line', alt, from: 0, to: 3, spans: [{ from: 2, to: 1 }] }, /is empty/],
  [{ kind: 'number-line', alt, from: 0, to: 3, spans: [{}] }, /has no end/],
  [{ kind: 'multiples-strip', alt, values: [2, 3], upTo: 500 }, /too wide/],
  [{ kind: 'balance', alt, left: '\\(x\\)', right: '3' }, /plain text/],
  [{ kind: 'balance', alt, left: 'x' }, /'right'/],
])('says what is wrong with %j', (figure, problem) => {
  expect(drawFigure(figure)).toEqual({ problem: expect.stringMatching(problem) })
})

test('never throws, whatever the parameters are', () => {
  const figure = fc.record({
    kind: fc.constantFrom(...Object.keys(FIGURE_KINDS), 'other'),
    alt: fc.constant(alt),
    value: fc.anything(),
    values: fc.oneof(fc.anything(), fc.array(fc.integer({ min: 1, max: 200 }))),
    by: fc.oneof(fc.anything(), fc.array(fc.integer({ min: 1, max: 12 }))),
    upTo: fc.oneof(fc.anything(), fc.integer()),
    pick: fc.anything(),
    base: fc.anything(),
    exponent: fc.anything(),
    from: fc.anything(),
    to: fc.anything(),
    points: fc.oneof(fc.anything(), fc.array(fc.anything())),
    moves: fc.oneof(fc.anything(), fc.array(fc.anything())),
    spans: fc.oneof(fc.anything(), fc.array(fc.anything())),
    parts: fc.anything(),
    left: fc.anything(),
    right: fc.anything(),
    steps: fc.anything(),
    rows: fc.anything(),
    columns: fc.anything(),
    x: fc.oneof(fc.anything(), fc.constant([-5, 5])),
    y: fc.oneof(fc.anything(), fc.constant([-5, 5])),
    lines: fc.oneof(fc.anything(), fc.array(fc.anything())),
    curves: fc.oneof(fc.anything(), fc.array(fc.anything())),
    polygons: fc.oneof(fc.anything(), fc.array(fc.anything())),
    panels: fc.oneof(fc.anything(), fc.array(fc.anything())),
    profile: fc.oneof(fc.anything(), fc.array(fc.anything())),
  })
  fc.assert(
    fc.property(figure, (parameters) => {
      expect(() => drawFigure(parameters)).not.toThrow()
    }),
  )
})
