import { buildConvexSolid, type ConvexSolid, type Corner, dot } from './convex-solid.ts'
import type { Canvas } from './drawing.ts'
import {
  FigureFault,
  flag,
  integer,
  label,
  length,
  list,
  number,
  object,
  objects,
  oneOf,
  optional,
  type Parsed,
  pair,
  text,
  withDefault,
} from './figure-fields.ts'
import { fitCanvas, type Shape } from './fit-canvas.ts'
import { type LabelRequest, type Place, placeLabels, type Stroke } from './place-labels.ts'
import {
  boxCorners,
  cutCubeCorners,
  prismCorners,
  REGULAR_SOLIDS,
  regularFrustum,
  regularPrism,
  regularPyramid,
} from './solid-corners.ts'
import { dashes, outlinePath, strokesOf } from './stroke-path.ts'

const SHAPES = [
  'prism',
  'pyramid',
  'frustum',
  'box',
  'cut-cube',
  'tetrahedron',
  'cube',
  'octahedron',
  'dodecahedron',
  'icosahedron',
] as const
const PLACES = optional(list(pair(number(-100, 100)), 3, 8))
const CORNERS = pair(integer(0, 200))
const LABEL = optional(label(12))

export const SOLID = object({
  shape: oneOf(...SHAPES),
  sides: optional(integer(3, 12)),
  height: withDefault(length(100), 1.7),
  base: PLACES,
  lost: PLACES,
  size: optional(list(length(100), 3, 3)),
  cut: optional(integer(1, 8)),
  labels: objects({ of: CORNERS, text: label(12) }, 12),
  cuts: objects({ of: CORNERS }, 12),
  names: withDefault(text, ''),
  axis: LABEL,
  slant: LABEL,
  centres: withDefault(flag, false),
})

type Solid = Parsed<typeof SOLID>

const SIZE = 190
const RISE = (17 * Math.PI) / 180
/** Turned a little, so that no edge hides exactly behind another. */
const TURNS: Partial<Record<(typeof SHAPES)[number], number>> = {
  box: 24,
  cube: 24,
  'cut-cube': 24,
  octahedron: 25,
  tetrahedron: 46,
  dodecahedron: 8,
  icosahedron: 4,
}

function cornersOf({ shape, sides, height, base, size, cut }: Solid): Corner[] {
  switch (shape) {
    case 'box': {
      const [width, depth, tall] = size ?? []
      if (width === undefined || depth === undefined || tall === undefined)
        throw new FigureFault("'size' must be 3 lengths")
      return boxCorners(width, depth, tall)
    }
    case 'cut-cube':
      if (cut === undefined) throw new FigureFault("a cut-cube needs 'cut'")
      return cutCubeCorners(cut)
    case 'prism':
    case 'pyramid':
    case 'frustum':
      if (base !== undefined && shape === 'prism') return prismCorners(base, height)
      if (sides === undefined) throw new FigureFault(`a ${shape} needs 'sides'`)
      if (shape === 'prism') return regularPrism(sides, height)
      return shape === 'pyramid' ? regularPyramid(sides, height) : regularFrustum(sides, height, 0.55)
    default:
      return REGULAR_SOLIDS[shape]()
  }
}

/** What a prism over `base` has lost with a triangle of its base: the sides next to the middle corner, and the edge there. */
function listLost({ lost: spots }: Solid, corners: readonly Corner[]): Corner[][] {
  if (spots === undefined) return []
  const levels = [0, Math.max(...corners.map(([, , z]) => z))]
  const [, [x, y] = [0, 0]] = spots
  return [
    ...levels.map((z) => spots.map(([along, back]): Corner => [along, back, z])),
    levels.map((z): Corner => [x, y, z]),
  ]
}

/** Seen from in front, a little from above; parallel lines stay parallel. */
function makeView(corners: readonly Corner[], turn: number) {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
  const look = ([x, y, z]: Corner): Place => [
    x * cos - y * sin,
    -(z * Math.cos(RISE) + (x * sin + y * cos) * Math.sin(RISE)),
  ]
  const viewer: Corner = [-sin * Math.cos(RISE), -cos * Math.cos(RISE), Math.sin(RISE)]
  const places = corners.map(look)
  const spread = (axis: 0 | 1) =>
    Math.max(...places.map((place) => place[axis])) - Math.min(...places.map((place) => place[axis]))
  const scale = SIZE / Math.max(spread(0), spread(1))
  return { viewer, look: (corner: Corner): Place => [look(corner)[0] * scale, look(corner)[1] * scale] }
}

function findPair(
  [first, second]: [number, number],
  where: string,
  corners: readonly Corner[],
): [Corner, Corner] {
  const [from, to] = [corners[first], corners[second]]
  if (!from || !to) throw new FigureFault(`'${where}' must be two corner numbers`)
  return [from, to]
}

function middleOf(...corners: Corner[]): Corner {
  const mean = (axis: 0 | 1 | 2) => corners.reduce((sum, corner) => sum + corner[axis], 0) / corners.length
  return [mean(0), mean(1), mean(2)]
}

/** The solid that has a corner in the middle of every face of this one. */
function joinCentres({ corners, faces }: ConvexSolid): ConvexSolid {
  return buildConvexSolid(
    faces.map((face) => middleOf(...face.flatMap((index) => (corners[index] ? [corners[index]] : [])))),
  )
}

function listEdges({ corners, edges, normals }: ConvexSolid, { viewer, look }: ReturnType<typeof makeView>) {
  const isSeen = normals.map((normal) => dot(normal, viewer) > 0)
  return edges.map(({ ends: [from, to], faces }) => ({
    places: [corners[from], corners[to]].flatMap((corner) => (corner ? [look(corner)] : [])),
    seen: faces.some((face) => isSeen[face]),
  }))
}

/** The height of a pyramid inside it, and that of its front face, each drawn where its label is given. */
function listHeights({ shape, axis, slant }: Solid, corners: readonly Corner[]) {
  const apex = corners.at(-1)
  const base = corners.slice(0, -1)
  const [first, second] = base
  if (shape !== 'pyramid' || !apex || !first || !second) return []
  const foots = [
    { words: axis, foot: middleOf(...base), dashed: true },
    { words: slant, foot: middleOf(first, second), dashed: false },
  ]
  return foots.flatMap(({ words, foot, dashed }) =>
    words === undefined ? [] : [{ ends: [foot, apex] as const, words, dashed }],
  )
}

/**
 * A solid with flat faces, hidden edges dashed. `shape` prism, pyramid or frustum of `sides` (3 to 12) and `height` (the base's
 * radius is 1) or prism over `base` (places in order), box of `size` [width, depth, height], cut-cube with `cut` corners off, or
 * one of the five regular solids. Corners are numbered along the bottom from the front left, then along the top; `labels` (`of`
 * two of them, `text`) name edges, `cuts` (`of`) are lines in the accent, dashed along a hidden edge, `names` letters for the
 * corners in order; `lost`, a triangle beside `base`, dashes in the prism that was cut off; `axis` and `slant` label a pyramid's
 * height and that of its front face; `centres: true` draws the solid between the middles of the faces.
 */
export function drawSolid(figure: Solid): Canvas {
  const solid = buildConvexSolid(cornersOf(figure))
  const { corners } = solid
  const view = makeView(corners, TURNS[figure.shape] ?? 11)
  const { look } = view
  const edges = listEdges(solid, view)
  const inside = figure.centres ? listEdges(joinCentres(solid), view) : []
  const heights = listHeights(figure, corners)
  const cuts = figure.cuts.map(({ of }, index) => {
    const ends = findPair(of, `cuts[${index}].of`, corners)
    const along = solid.edges.findIndex((edge) =>
      edge.ends.every((end) => ends.some((corner) => corner === corners[end])),
    )
    return edges[along] ?? { places: ends.map(look), seen: true }
  })
  const lost = listLost(figure, corners).map((way) => way.map(look))
  const strokes: Stroke[] = [
    ...edges.map(({ places }) => places),
    ...cuts.map(({ places }) => places),
    ...lost,
  ].flatMap(strokesOf)
  const centre = look(middleOf(...corners))
  const awayFrom = (at: Place): Place => [at[0] - centre[0], at[1] - centre[1]]
  const labels = figure.labels.map(({ of, text: words }, index): LabelRequest => {
    const at = look(middleOf(...findPair(of, `labels[${index}].of`, corners)))
    return { text: words, at, away: awayFrom(at), gap: 4, size: 15 }
  })
  const corner = [...figure.names].flatMap((name, index): LabelRequest[] => {
    const at = corners[index]
    return at && name.trim() !== '' ? [{ text: name, at: look(at), away: awayFrom(look(at)), gap: 4 }] : []
  })
  const inner = heights.map(({ ends, words, dashed }): LabelRequest => {
    return {
      text: words,
      at: look(middleOf(...ends)),
      away: dashed ? [-1, 0.1] : [1, 0.15],
      gap: 4,
      size: 15,
      tone: 'accent',
    }
  })
  const shapes: Shape[] = [
    ...lost.map((places): Shape => ({ type: 'path', tone: 'thin', fill: 'none', d: dashes(places) })),
    ...edges.map(({ places, seen }): Shape => {
      return {
        type: 'path',
        tone: seen ? 'ink' : 'thin',
        fill: 'none',
        d: (seen ? outlinePath : dashes)(places),
      }
    }),
    ...inside.map(({ places, seen }): Shape => {
      return { type: 'path', tone: 'accent', fill: 'none', d: (seen ? outlinePath : dashes)(places) }
    }),
    ...heights.map(({ ends, dashed }): Shape => {
      return {
        type: 'path',
        tone: 'accent',
        fill: 'none',
        d: (dashed ? dashes : outlinePath)(ends.map(look)),
      }
    }),
    ...cuts.map(({ places, seen }): Shape => {
      return { type: 'path', tone: 'accent', fill: 'none', d: (seen ? outlinePath : dashes)(places) }
    }),
  ]
  const inked = [...strokes, ...heights.flatMap(({ ends }) => strokesOf(ends.map(look)))]
  return fitCanvas([...shapes, ...placeLabels([...corner, ...labels, ...inner], inked)])
}
