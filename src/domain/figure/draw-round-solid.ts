import { circle } from './commands.ts'
import type { Canvas } from './drawing.ts'
import {
  FigureFault,
  flag,
  label,
  length,
  list,
  number,
  object,
  oneOf,
  optional,
  type Parsed,
  withDefault,
} from './figure-fields.ts'
import { fitCanvas, type Shape } from './fit-canvas.ts'
import { type LabelRequest, type Place, placeLabels } from './place-labels.ts'
import { dashes, outlinePath, strokesOf } from './stroke-path.ts'

const LENGTH = optional(length(1000))
const LABEL = optional(label(12))

export const ROUND_SOLID = object({
  shape: oneOf('cylinder', 'cone', 'frustum', 'sphere', 'hemisphere'),
  radius: length(1000),
  height: LENGTH,
  top: LENGTH,
  hole: LENGTH,
  tip: withDefault(flag, false),
  inside: withDefault(list(oneOf('sphere', 'cone'), 0, 2), []),
  section: optional(oneOf('axis', 'level')),
  at: withDefault(number(0, 0.999), 0.5),
  radiusLabel: LABEL,
  topRadius: LABEL,
  heightLabel: LABEL,
  slant: LABEL,
  holeRadius: LABEL,
  tipHeight: LABEL,
})

type RoundSolid = Parsed<typeof ROUND_SOLID>
const SIZE = 180
/** How flat a level circle looks. */
const FLATNESS = 0.28
const END_STROKE = 4

interface Stretch {
  places: Place[]
  dashed?: boolean
  accent?: boolean
}

/** Part of a level circle of radius `r` around `[0, y]`, as seen from a little above; angles in degrees, 0 to 180 is the front. */
function level(r: number, y: number, start: number, end: number): Place[] {
  return Array.from({ length: 31 }, (_, index) => {
    const angle = ((start + ((end - start) * index) / 30) * Math.PI) / 180
    return [r * Math.cos(angle), y + FLATNESS * r * Math.sin(angle)] as const
  })
}

/** A level circle that the solid hides at the back. */
function restsOn(r: number, y: number): Stretch[] {
  return [{ places: level(r, y, 0, 180) }, { places: level(r, y, 180, 360), dashed: true }]
}

function upright(r: number, start: number, end: number): Place[] {
  return Array.from({ length: 41 }, (_, index) => {
    const angle = ((start + ((end - start) * index) / 40) * Math.PI) / 180
    return [r * Math.cos(angle), -r * Math.sin(angle)] as const
  })
}

/** Where the outline of a cone from the ring (`r`, `y`) up to the ring (`top`, `above`) touches the two rings. */
function flanks(r: number, y: number, top: number, above: number): Stretch[] {
  const lift = Math.min(0.95, ((r - top) * FLATNESS) / Math.max(1e-9, y - above))
  const [c, s] = [Math.sqrt(1 - lift * lift), lift]
  return [-1, 1].map((side) => ({
    places: [
      [side * r * c, y - FLATNESS * r * s],
      [side * top * c, above - FLATNESS * top * s],
    ],
  }))
}

/** The upper radius. */
function topOf({ shape, radius, top }: RoundSolid): number {
  if (shape === 'cylinder') return radius
  if (shape !== 'frustum') return 0
  if (top === undefined) throw new FigureFault("'top' must be a length")
  return top
}

function stretchesOf(solid: RoundSolid, h: number): Stretch[] {
  const { shape, radius: r, hole } = solid
  switch (shape) {
    case 'sphere':
      return [{ places: upright(r, 0, 360) }, ...restsOn(r, 0)]
    case 'hemisphere':
      return [{ places: upright(r, 0, 180) }, ...restsOn(r, 0)]
    case 'cone':
      return [...restsOn(r, 0), ...flanks(r, 0, 0, -h)]
    default: {
      const top = topOf(solid)
      const cutOff = flanks(top, -h, 0, -h - tipOf(solid, h)).map((side) => ({
        ...side,
        dashed: true,
      }))
      const whole = [
        ...(solid.tip ? cutOff : []),
        ...restsOn(r, 0),
        { places: level(top, -h, 0, 360) },
        ...flanks(r, 0, top, -h),
      ]
      if (hole === undefined) return whole
      const sides = flanks(hole, 0, hole, -h).map((side) => ({ ...side, dashed: true }))
      return [
        ...whole,
        { places: level(hole, -h, 0, 360) },
        { places: level(hole, 0, 0, 360), dashed: true },
        ...sides,
      ]
    }
  }
}

/** How far above a frustum the apex of the cone lies that it was cut from; 0 where `tip` does not ask for it. */
function tipOf(solid: RoundSolid, h: number): number {
  const { shape, radius: r, tip } = solid
  if (shape !== 'frustum' || !tip) return 0
  const top = topOf(solid)
  if (top >= r) throw new FigureFault("'top' must be smaller than 'radius' where the tip is drawn")
  return (h * top) / (r - top)
}

/** The sphere and the cone that fit a cylinder. */
function fittingIn({ inside, radius: r }: RoundSolid, h: number): Stretch[] {
  const sphere = upright(r, 0, 360).map(([x, y]): Place => [x, y - h / 2])
  return [
    ...(inside.includes('sphere') ? [{ places: sphere, accent: true }] : []),
    ...(inside.includes('cone') ? flanks(r, 0, 0, -h).map((side) => ({ ...side, accent: true })) : []),
  ]
}

/** The outline of the section: through the axis, or level at `at` of the height (0 the bottom, 1 the top). */
function sectionOf(solid: RoundSolid, h: number): Place[] {
  const { shape, radius: r, section, at } = solid
  if (section === undefined) return []
  const top = topOf(solid)
  if (section === 'axis') {
    if (shape === 'sphere') return upright(r, 0, 360)
    if (shape === 'hemisphere') return upright(r, 0, 180)
    return [
      [-r, 0],
      [r, 0],
      [top, -h],
      [-top, -h],
    ]
  }
  const isBall = shape === 'sphere' || shape === 'hemisphere'
  return level(isBall ? r * Math.sqrt(1 - at * at) : r + (top - r) * at, -h * at, 0, 360)
}

interface Measure {
  name: 'radiusLabel' | 'topRadius' | 'heightLabel' | 'slant' | 'holeRadius' | 'tipHeight'
  places: [Place, Place]
  /** The place that its label is written beside; the middle by default. */
  at?: Place
  away: Place
}

function listMeasures(solid: RoundSolid, h: number): Measure[] {
  const { shape, radius: r, hole } = solid
  const isBall = shape === 'sphere' || shape === 'hemisphere'
  const top = topOf(solid)
  const isPierced = hole !== undefined
  const ring = shape === 'cylinder' && !isPierced ? -h : 0
  const beside = heightIsBeside(solid) ? -1.15 * Math.max(r, top) : 0
  return [
    {
      name: 'radiusLabel',
      places: [
        [0, ring],
        [r, ring],
      ],
      ...radiusLabel(ring < 0 || isBall, r),
    },
    {
      name: 'topRadius',
      places: [
        [0, -h],
        [top, -h],
      ],
      away: [0, -1],
    },
    {
      name: 'heightLabel',
      places: [
        [beside, 0],
        [beside, -h],
      ],
      away: [-1, 0],
    },
    {
      name: 'tipHeight',
      places: [
        [0, -h],
        [0, -h - tipOf(solid, h)],
      ],
      away: [-1, 0],
    },
    {
      name: 'slant',
      places: [
        [r, 0],
        [top, -h],
      ],
      away: [1, -0.4],
    },
    {
      name: 'holeRadius',
      places: [
        [0, -h],
        [hole === undefined ? 0 : -hole, -h],
      ],
      away: [-0.3, -1],
    },
  ]
}

/** A radius at the bottom is named where it ends: under it, the rim would seem to be measured. */
function radiusLabel(isAbove: boolean, r: number): Pick<Measure, 'at' | 'away'> {
  return isAbove ? { away: [0, -1] } : { at: [r, 0], away: [1, 0.15] }
}

/** The height is measured beside a solid whose middle is taken by a hole or a level section: there it would seem a length of those. */
function heightIsBeside({ hole, section }: RoundSolid): boolean {
  return hole !== undefined || section === 'level'
}

/** The short strokes that end a length measured beside the solid. */
function endStrokes(places: readonly Place[]): Place[][] {
  return places.map(([x, y]) => [
    [x - END_STROKE, y],
    [x + END_STROKE, y],
  ])
}

/** The middles of the level circles that a radius is drawn in. */
function middles(solid: RoundSolid, h: number): Place[] {
  const above: Place = [0, -h]
  if (solid.shape === 'cylinder' && solid.hole === undefined) return [above]
  const isAlone = heightIsBeside(solid) && (solid.hole ?? solid.topRadius) !== undefined
  return [[0, 0], ...(isAlone ? [above] : [])]
}

/**
 * A solid of revolution standing upright, to scale, its hidden lines dashed: `shape` cylinder, cone, frustum (with `top`, the upper
 * radius), sphere or hemisphere of `radius` and `height`. Texts `radiusLabel`, `topRadius`, `heightLabel`, `slant`, `holeRadius` and
 * `tipHeight` measure it; `tip` dashes in the cone that a frustum lost, `hole` is the radius of a round hole through a cylinder,
 * `inside` a list of sphere and cone that fit it. `section` colours the section through the axis (axis) or the level one (level)
 * `at` a part of the height, a half unless given.
 */
export function drawRoundSolid(solid: RoundSolid): Canvas {
  const { shape, radius: r } = solid
  const h = shape === 'sphere' || shape === 'hemisphere' ? r : solid.height
  if (h === undefined) throw new FigureFault("'height' must be a length")
  if (h / r > 8 || r / h > 8) throw new FigureFault('the solid is too long or too flat to be drawn')
  const widest = Math.max(r, solid.top ?? 0)
  const tall = h + tipOf(solid, h)
  const scale = SIZE / Math.max(2 * widest, shape === 'sphere' ? 2 * r : tall + FLATNESS * 2 * widest)
  const grow = (places: readonly Place[]) => places.map(([x, y]): Place => [x * scale, y * scale])
  const stretches = [...stretchesOf(solid, h), ...fittingIn(solid, h)].map((stretch) => ({
    ...stretch,
    places: grow(stretch.places),
  }))
  const measures = listMeasures(solid, h).flatMap(({ name, places, at, away }) => {
    const words = solid[name]
    if (words === undefined) return []
    const isBeside = name === 'heightLabel' && heightIsBeside(solid)
    return [
      {
        words,
        places: grow(places),
        spots: grow(at ? [at] : places),
        away,
        drawn: name !== 'slant',
        isBeside,
      },
    ]
  })
  const requests = measures.map(({ words, spots: [from = [0, 0], to = from], away }): LabelRequest => {
    const at: Place = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
    return { text: words, at, away, gap: 4, size: 15 }
  })
  const section = grow(sectionOf(solid, h))
  const shapes: Shape[] = [
    ...(section.length === 0
      ? []
      : [{ type: 'path', tone: 'accent', fill: 'accent', d: `${outlinePath(section)}Z` } satisfies Shape]),
    ...stretches.map(({ places, dashed, accent }): Shape => {
      const tone = accent ? 'accent' : dashed ? 'thin' : 'ink'
      return { type: 'path', tone, fill: 'none', d: (dashed ? dashes : outlinePath)(places) }
    }),
    ...measures
      .filter(({ drawn }) => drawn)
      .map(({ places }): Shape => ({ type: 'path', tone: 'accent', fill: 'none', d: dashes(places) })),
    ...measures
      .flatMap(({ places, isBeside }) => (isBeside ? endStrokes(places) : []))
      .map((places): Shape => ({ type: 'path', tone: 'accent', fill: 'none', d: outlinePath(places) })),
    ...(measures.some(({ drawn }) => drawn)
      ? grow(middles(solid, h)).map((at) => circle(at, 2.5, 'ink', 'solid'))
      : []),
  ]
  const strokes = [...stretches, ...measures, { places: section }].flatMap(({ places }) => strokesOf(places))
  return fitCanvas([...shapes, ...placeLabels(requests, strokes)])
}
