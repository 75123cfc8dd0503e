import { expect, test } from 'vitest'
import { drawFigure } from '#domain/figure/draw-figure.ts'
import type { DrawingCommand } from '#domain/figure/drawing.ts'

const alt = '그림'

function draw(figure: object): DrawingCommand[] {
  const drawing = drawFigure({ alt, ...figure })
  if ('problem' in drawing) throw new Error(drawing.problem)
  return drawing.commands
}

const circlesOf = (commands: DrawingCommand[]) =>
  commands.flatMap((command) => (command.type === 'circle' ? [command] : []))

test('a dot plot stacks equal values and puts others in proportion', () => {
  const dots = circlesOf(draw({ kind: 'dot-plot', values: [1, 3, 3, 3, 9], from: 0, to: 10 }))
  const [one, three, again, third, nine] = dots.map(({ cx }) => cx)
  expect([again, third]).toEqual([three, three])
  expect(((three ?? 0) - (one ?? 0)) / ((nine ?? 0) - (one ?? 0))).toBeCloseTo(1 / 4)
  expect(new Set(dots.slice(1, 4).map(({ cy }) => cy)).size).toBe(3)
})

const textsOf = (commands: DrawingCommand[]) =>
  commands.flatMap((command) => (command.type === 'text' ? [command] : []))

const rectsOf = (commands: DrawingCommand[]) =>
  commands.flatMap((command) => (command.type === 'rect' ? [command] : []))

test('a stem-and-leaf plot puts each value in the row of its tens, ascending, and keeps empty stems', () => {
  const words = textsOf(draw({ kind: 'stem-and-leaf', values: [31, 12, 15, 38, 12], unit: '회' }))
  const stems = words.filter(({ tone }) => tone === 'accent')
  expect(stems.map(({ text }) => text)).toEqual(['1', '2', '3'])
  const rows = stems.map(({ y }) =>
    words
      .filter((word) => word.y === y && word.tone === 'ink')
      .sort((a, b) => a.x - b.x)
      .map(({ text }) => text),
  )
  expect(rows).toEqual([['2', '2', '5'], [], ['1', '8']])
})

test('the second group of a stem-and-leaf plot grows to the left from the stem', () => {
  const two = { kind: 'stem-and-leaf', values: [21, 22], left: [23, 29, 25], leftTitle: '남', unit: '점' }
  const words = textsOf(draw(two))
  const stem = words.find(({ tone }) => tone === 'accent')
  const leaves = words.filter((word) => word.y === stem?.y && word !== stem).sort((a, b) => a.x - b.x)
  expect(leaves.map(({ text }) => text)).toEqual(['9', '5', '3', '1', '2'])
})

test('a frequency table names every class from its lower to below its upper bound', () => {
  const words = textsOf(
    draw({
      kind: 'frequency-table',
      title: '키',
      from: 150,
      size: 5,
      columns: [{ title: '도수', cells: [4, 'A'], total: 9 }],
    }),
  ).map(({ text }) => text)
  expect(words).toEqual(['키', '150 이상 ~ 155 미만', '155 이상 ~ 160 미만', '합계', '도수', '4', 'A', '9'])
})

test('the bars of a histogram touch, are as high as their counts, and leave out what is torn', () => {
  const histogram = { kind: 'histogram', from: 0, size: 5, counts: [2, 4, 6], xUnit: '분', yUnit: '명' }
  const [two, four, six] = rectsOf(draw(histogram))
  expect((four?.height ?? 0) / (two?.height ?? 1)).toBeCloseTo(2)
  expect((six?.height ?? 0) / (two?.height ?? 1)).toBeCloseTo(3)
  expect((two?.x ?? 0) + (two?.width ?? 0)).toBeCloseTo(four?.x ?? 0)
  expect(rectsOf(draw({ ...histogram, torn: [1] })).map(({ height }) => height)).toEqual([
    two?.height,
    six?.height,
  ])
})

test('a frequency polygon runs through the middle of the top of every bar and ends on the axis', () => {
  const commands = draw({
    kind: 'frequency-polygon',
    from: 0,
    size: 5,
    series: [{ counts: [2, 4, 3] }],
    bars: true,
    xUnit: '분',
    yUnit: '명',
  })
  const [start, ...rest] = circlesOf(commands)
  const end = rest.pop()
  const tops = rectsOf(commands).map(({ x, y, width }) => [x + width / 2, y])
  expect(rest.map(({ cx, cy }) => [cx, cy])).toEqual(
    tops.map((top) => top.map((value) => expect.closeTo(value))),
  )
  const base = rectsOf(commands).map(({ y, height }) => y + height)[0]
  expect([start?.cy, end?.cy]).toEqual([base, base])
})

test('two relative frequencies share one scale and differ in more than colour', () => {
  const commands = draw({
    kind: 'relative-frequency-graph',
    from: 0,
    size: 10,
    series: [
      { name: 'A', values: [0.2, 0.5, 0.3] },
      { name: 'B', values: [0.4, 0.2, 0.4] },
    ],
    xUnit: '분',
  })
  const dots = circlesOf(commands)
  expect(dots[1]?.cy).toBe(dots[7]?.cy)
  expect(new Set(dots.map(({ fill }) => fill))).toEqual(new Set(['solid', 'paper']))
  expect(commands.some((command) => command.type === 'line' && command.dashed)).toBe(true)
})

test('a cut bar chart draws what is above its foot, and says that it is cut', () => {
  const chart = {
    kind: 'bar-chart',
    labels: ['A', 'B'],
    values: [92, 98],
    low: 90,
    high: 100,
    step: 2,
    unit: '점',
  }
  const [low, high] = rectsOf(draw(chart))
  expect((high?.height ?? 0) / (low?.height ?? 1)).toBeCloseTo(4)
  expect(draw(chart).some(({ type }) => type === 'path')).toBe(true)
  expect(draw({ ...chart, low: 0, high: 100, step: 10 }).some(({ type }) => type === 'path')).toBe(false)
})

test.each([
  [{ kind: 'dot-plot', values: [1, 2], from: 2, to: 5 }, /'from' must be an integer from -1000 to 1/],
  [{ kind: 'dot-plot', values: [1, 2], from: 0, to: 100 }, /cover each other/],
  [{ kind: 'histogram', from: 0, size: 5, counts: [1, 2], xUnit: '분' }, /'yUnit'/],
  [
    { kind: 'histogram', from: 0, size: 5, counts: [1, 2, 3], xUnit: '분', yUnit: '명', torn: [0, 2] },
    /in a row/,
  ],
  [
    { kind: 'frequency-polygon', from: 0, size: 5, series: [{ counts: [1, 40] }], xUnit: '분', yUnit: '명' },
    /too fine/,
  ],
  [{ kind: 'frequency-table', title: '키', from: 0, size: 5, columns: [] }, /one to four/],
  [
    { kind: 'relative-frequency-graph', from: 0, size: 5, series: [{ values: [0.123, 0.5] }], xUnit: '분' },
    /two places/,
  ],
  [{ kind: 'bar-chart', labels: ['A'], values: [1, 2], low: 0, high: 4, step: 1, unit: '점' }, /as many/],
  [{ kind: 'dot-plot', values: [1, 2], from: 0, to: 5, marks: [{ at: 9, label: 'A' }] }, /outside/],
])('says what is wrong with %j', (figure, problem) => {
  expect(drawFigure({ alt, ...figure })).toEqual({ problem: expect.stringMatching(problem) })
})
