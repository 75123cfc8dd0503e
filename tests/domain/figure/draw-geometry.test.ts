import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildConvexSolid } from '#domain/figure/convex-solid.ts'
import { drawFigure } from '#domain/figure/draw-figure.ts'
import type { Drawing, DrawingCommand } from '#domain/figure/drawing.ts'
import { boxOfText } from '#domain/figure/measure-text.ts'
import {
  cutCubeCorners,
  REGULAR_SOLIDS,
  regularFrustum,
  regularPrism,
  regularPyramid,
} from '#domain/figure/solid-corners.ts'
import { GEOMETRY_SAMPLES } from './geometry-samples.ts'

const alt = '그림'

function draw(figure: unknown): Drawing {
  const drawing = drawFigure(figure)
  if ('problem' in drawing) throw new Error(drawing.problem)
  return drawing
}

const pathsOf = (drawing: Drawing) =>
  drawing.commands.filter(
    (command): command is Extract<DrawingCommand, { type: 'path' }> => command.type === 'path',
  )

const placesOf = (d: string) =>
  [...d.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const)

function countsOf(solid: ReturnType<typeof buildConvexSolid>) {
  return [solid.faces.length, solid.edges.length, solid.corners.length]
}

test.each([
  ['a pentagonal prism', regularPrism(5, 2), [7, 15, 10]],
  ['a hexagonal pyramid', regularPyramid(6, 2), [7, 12, 7]],
  ['a square frustum', regularFrustum(4, 2, 0.5), [6, 12, 8]],
  ['a tetrahedron', REGULAR_SOLIDS.tetrahedron(), [4, 6, 4]],
  ['a cube', REGULAR_SOLIDS.cube(), [6, 12, 8]],
  ['an octahedron', REGULAR_SOLIDS.octahedron(), [8, 12, 6]],
  ['a dodecahedron', REGULAR_SOLIDS.dodecahedron(), [12, 30, 20]],
  ['an icosahedron', REGULAR_SOLIDS.icosahedron(), [20, 30, 12]],
  ['a cube without two corners', cutCubeCorners(2), [8, 18, 12]],
] as const)('%s has its faces, edges and corners', (_, corners, counts) => {
  expect(countsOf(buildConvexSolid(corners))).toEqual(counts)
})

test('all edges of a regular solid are drawn from corners equally far apart', () => {
  for (const make of Object.values(REGULAR_SOLIDS)) {
    const { corners, edges } = buildConvexSolid(make())
    const lengths = edges.map(({ ends: [from, to] }) => {
      const [a, b] = [corners[from] ?? [0, 0, 0], corners[to] ?? [0, 0, 0]]
      return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
    })
    for (const length of lengths) expect(length).toBeCloseTo(lengths[0] ?? 0)
  }
})

test('a solid shows its hidden edges dashed and quiet, the others whole', () => {
  const paths = pathsOf(draw({ kind: 'solid', alt, shape: 'cube' }))
  expect(paths.filter(({ tone }) => tone === 'ink')).toHaveLength(9)
  const hidden = paths.filter(({ tone }) => tone === 'thin')
  expect(hidden).toHaveLength(3)
  for (const { d } of hidden) expect(d.match(/M/g)?.length).toBeGreaterThan(3)
})

test('an edge that is picked out stays dashed where it is hidden', () => {
  const pickOut = (of: number[]) =>
    pathsOf(draw({ kind: 'solid', alt, shape: 'box', size: [4, 3, 3], cuts: [{ of }] })).filter(
      ({ tone }) => tone === 'accent',
    )
  const piecesOf = (of: number[]) => pickOut(of).map(({ d }) => (d.match(/M/g) ?? []).length)
  expect(piecesOf([0, 1])).toEqual([1])
  expect(piecesOf([2, 3])[0]).toBeGreaterThan(5)
})

test('the prism that was cut off a prism is dashed in beside it, whole', () => {
  const base = [
    [0, 0],
    [3, 0],
    [5, 5],
    [0, 5],
  ]
  const lost = [
    [3, 0],
    [5, 0],
    [5, 5],
  ]
  const dashedOf = (more: object) =>
    pathsOf(draw({ kind: 'solid', alt, shape: 'prism', base, height: 4, ...more })).filter(
      ({ tone }) => tone === 'thin',
    )
  const added = dashedOf({ lost }).length - dashedOf({}).length
  expect(added).toBe(3)
  const right = (paths: { d: string }[]) => Math.max(...paths.flatMap(({ d }) => placesOf(d).map(([x]) => x)))
  expect(right(dashedOf({ lost }))).toBeGreaterThan(right(dashedOf({})) + 20)
})

test.each([
  ['tetrahedron', 1],
  ['cube', 3],
  ['octahedron', 4],
  ['dodecahedron', 10],
  ['icosahedron', 12],
])('the %s is seen from where only %i of its edges are hidden', (shape, count) => {
  const paths = pathsOf(draw({ kind: 'solid', alt, shape }))
  expect(paths.filter(({ tone }) => tone === 'thin')).toHaveLength(count)
})

test.each([
  ['tetrahedron', 6],
  ['cube', 12],
  ['octahedron', 12],
  ['dodecahedron', 30],
  ['icosahedron', 30],
])(
  'the middles of the faces of the %s are joined by %i edges, drawn in the accent inside it',
  (shape, count) => {
    const paths = pathsOf(draw({ kind: 'solid', alt, shape, centres: true }))
    const inside = paths.filter(({ tone }) => tone === 'accent')
    expect(inside).toHaveLength(count)
    expect(paths).toHaveLength(2 * count)
  },
)

/** Width and height of what the accent fills. */
function sizeOfSection(figure: object) {
  const filled = pathsOf(draw({ kind: 'round-solid', alt, ...figure })).filter(
    ({ fill }) => fill === 'accent',
  )
  const places = placesOf(filled[0]?.d ?? '')
  const spread = (axis: 0 | 1) =>
    Math.max(...places.map((place) => place[axis])) - Math.min(...places.map((place) => place[axis]))
  return [filled.length, spread(0), spread(1)] as const
}

test('a section through the axis is as wide as the base and as high as the solid; a level one follows the radius there', () => {
  const cone = { shape: 'cone', radius: 3, height: 4 }
  const [count, width, height] = sizeOfSection({ ...cone, section: 'axis' })
  expect(count).toBe(1)
  expect(width / height).toBeCloseTo(6 / 4, 1)
  const frustum = { shape: 'frustum', radius: 6, top: 2, height: 5, section: 'level' }
  const [, bottom] = sizeOfSection({ ...frustum, at: 0 })
  const [, middle] = sizeOfSection({ ...frustum, at: 0.5 })
  expect(middle / bottom).toBeCloseTo(4 / 6, 1)
  const ball = { shape: 'sphere', radius: 5, section: 'level' }
  expect(sizeOfSection({ ...ball, at: 0.6 })[1] / sizeOfSection({ ...ball, at: 0 })[1]).toBeCloseTo(4 / 5, 1)
})

test('no measure is written across the outline of a section', () => {
  const frustum = { shape: 'frustum', radius: 8, top: 2, height: 9, heightLabel: '9 cm', radiusLabel: '8 cm' }
  const drawing = draw({ kind: 'round-solid', alt, ...frustum, section: 'level', at: 1 / 3 })
  const outline = pathsOf(drawing).find(({ fill }) => fill === 'accent')
  const boxes = drawing.commands.flatMap((command) => (command.type === 'text' ? [boxOfText(command)] : []))
  expect(boxes).toHaveLength(2)
  for (const [x, y] of placesOf(outline?.d ?? ''))
    for (const { left, right, top, bottom } of boxes)
      expect(x > left && x < right && y > top && y < bottom).toBe(false)
})

test.each([
  ['level section', { shape: 'frustum', radius: 8, top: 4, height: 12, section: 'level' }],
  ['hole', { shape: 'cylinder', radius: 3, hole: 2, height: 10, radiusLabel: '3 cm', holeRadius: '2 cm' }],
])(
  'the height of a solid with a %s is measured beside it, and no two measures stand in one line',
  (_, figure) => {
    const drawing = draw({ kind: 'round-solid', alt, ...figure, heightLabel: 'height' })
    const solid = pathsOf(drawing).filter(({ tone }) => tone === 'ink')
    const left = Math.min(...solid.flatMap(({ d }) => placesOf(d).map(([x]) => x)))
    const boxes = drawing.commands.flatMap((command) => (command.type === 'text' ? [boxOfText(command)] : []))
    expect(boxes.filter(({ right }) => right < left)).toHaveLength(1)
    const rows = boxes.map(({ top }) => Math.round(top))
    expect(new Set(rows).size).toBe(boxes.length)
  },
)

test('a plane figure keeps lengths in proportion and angles as they are', () => {
  const side = fc.integer({ min: 1, max: 50 })
  fc.assert(
    fc.property(side, side, fc.integer({ min: -50, max: 50 }), (width, height, shift) => {
      const points = { A: [0, 0], B: [width, 0], C: [shift, height] }
      const [path] = pathsOf(draw({ kind: 'plane', alt, points, lines: [{ of: 'ABC' }] }))
      const [a, b, c] = placesOf(path?.d ?? '')
      if (!a || !b || !c) throw new Error('three places')
      const scale = Math.hypot(b[0] - a[0], b[1] - a[1]) / width
      expect(Math.hypot(c[0] - b[0], c[1] - b[1]) / scale / Math.hypot(shift - width, height)).toBeCloseTo(
        1,
        0,
      )
      expect(Math.abs(a[1] - b[1])).toBeLessThan(0.2)
      expect(c[1]).toBeLessThan(a[1])
    }),
    { numRuns: 40 },
  )
})

test.each([5, 6, 9])(
  'a polygon of %i sides has n - 3 diagonals at a vertex and n(n - 3)/2 in all',
  (sides) => {
    const count = (diagonals: string) => pathsOf(draw({ kind: 'polygon', alt, sides, diagonals })).length - 1
    expect([count('one'), count('all')]).toEqual([sides - 3, (sides * (sides - 3)) / 2])
  },
)

test.each([
  [7, 13],
  [3, 18],
  [10, 6],
])('the radius of a cone is named beside the line that shows it, not across the rim', (radius, height) => {
  const drawing = draw({ kind: 'round-solid', alt, shape: 'cone', radius, height, radiusLabel: 'r cm' })
  const label = drawing.commands.find((command) => command.type === 'text')
  const places = pathsOf(drawing)
    .filter(({ tone }) => tone === 'accent')
    .flatMap(({ d }) => placesOf(d))
  const [x, y] = places.reduce((furthest, place) => (place[0] > furthest[0] ? place : furthest))
  if (label?.type !== 'text') throw new Error('no label')
  expect(label.x).toBeGreaterThan(x)
  expect(Math.hypot(label.x - x, label.y - y)).toBeLessThan(45)
})

test('a cone is drawn in the proportion of its radius and its height', () => {
  const drawing = draw({
    kind: 'round-solid',
    alt,
    shape: 'cone',
    radius: 3,
    height: 4,
    radiusLabel: 'r',
    heightLabel: 'h',
  })
  const [radius, height] = pathsOf(drawing)
    .filter(({ tone }) => tone === 'accent')
    .map(({ d }) => placesOf(d))
    .map((places) => [places[0], places.at(-1)])
    .map(([from, to]) => Math.hypot((to?.[0] ?? 0) - (from?.[0] ?? 0), (to?.[1] ?? 0) - (from?.[1] ?? 0)))
  expect((radius ?? 0) / (height ?? 1)).toBeCloseTo(3 / 4, 1)
})

test('the lost tip of a frustum is drawn as high above it as the cone was', () => {
  const [below, above] = pathsOf(
    draw({
      kind: 'round-solid',
      alt,
      shape: 'frustum',
      radius: 6,
      top: 2,
      height: 8,
      tip: true,
      heightLabel: '8',
      tipHeight: '4',
    }),
  )
    .filter(({ tone }) => tone === 'accent')
    .map(({ d }) => placesOf(d).map(([, y]) => y))
    .map((heights) => Math.max(...heights) - Math.min(...heights))
  expect((below ?? 0) / (above ?? 1)).toBeCloseTo(2, 0)
})

test('a prism over a sector hides its inner edge and the two straight edges of its floor', () => {
  const paths = pathsOf(draw({ kind: 'sector-prism', alt, radius: 6, height: 8, angle: 60 }))
  expect(paths.filter(({ tone }) => tone === 'thin')).toHaveLength(2)
  const [sides] = paths.filter(({ tone }) => tone === 'ink').map(({ d }) => placesOf(d))
  const [left, apex, right] = sides ?? []
  expect((left?.[0] ?? 0) + (right?.[0] ?? 0)).toBeCloseTo(2 * (apex?.[0] ?? 0), 0)
})

test.each([
  [{ kind: 'plane', alt }, /'points'/],
  [{ kind: 'plane', alt, points: { A: [0, 0], B: [0, 0] } }, /one spot/],
  [{ kind: 'plane', alt, points: { A: [0, 0], B: [1, 0] }, lines: [{ of: 'AC' }] }, /C, which is no point/],
  [{ kind: 'plane', alt, points: { 가: [0, 0] } }, /no letter/],
  [{ kind: 'polygon', alt, sides: 2 }, /'sides'/],
  [{ kind: 'solid', alt, shape: 'ball' }, /'shape'/],
  [{ kind: 'solid', alt, shape: 'cube', lost: [[0, 0]] }, /'lost'/],
  [{ kind: 'solid', alt, shape: 'cube', labels: [{ of: [0, 99], text: 'a' }] }, /corner numbers/],
  [{ kind: 'round-solid', alt, shape: 'cone', radius: 1, height: 900 }, /too long/],
  [{ kind: 'round-solid', alt, shape: 'cone', radius: 1 }, /'height'/],
  [{ kind: 'round-solid', alt, shape: 'frustum', radius: 1, top: 2, height: 3, tip: true }, /smaller/],
  [{ kind: 'sector-prism', alt, radius: 3, height: 40, angle: 60 }, /too long/],
  [{ kind: 'sector-prism', alt, radius: 3, height: 4, angle: 270 }, /'angle'/],
  [{ kind: 'round-solid', alt, shape: 'sphere', radius: 1, section: 'slanted' }, /'section'/],
  [{ kind: 'round-solid', alt, shape: 'cone', radius: 1, height: 1, section: 'level', at: 2 }, /'at'/],
])('says what is wrong with %j', (figure, problem) => {
  expect(drawFigure(figure)).toEqual({ problem: expect.stringMatching(problem) })
})

test('never throws, whatever the parameters of a geometry figure are', () => {
  const list = fc.oneof(fc.anything(), fc.array(fc.record({ of: fc.anything(), label: fc.anything() })))
  const any = fc.anything()
  const samples = fc.constantFrom(...GEOMETRY_SAMPLES)
  const spoiled = fc.record(
    {
      points: any,
      lines: list,
      angles: list,
      areas: list,
      shape: any,
      size: any,
      base: any,
      sides: any,
      height: any,
    },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(samples, spoiled, (sample, change) => {
      expect(() => drawFigure({ ...sample, ...change })).not.toThrow()
    }),
  )
})
