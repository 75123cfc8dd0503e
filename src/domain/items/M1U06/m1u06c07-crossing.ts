import type { Figure } from '#domain/figure/figure.ts'
import { type PlanePoint, planeFigure, pointFrom } from '../asking/plane-figure.ts'

/**
 * Where an angle lies at a crossing of two lines: its number counterclockwise from the upper right one, at the upper or the
 * lower crossing.
 */
export interface AnglePlace {
  at: 'upper' | 'lower'
  turn: 0 | 1 | 2 | 3
}

export const PLACES: readonly AnglePlace[] = (['upper', 'lower'] as const).flatMap((at) =>
  ([0, 1, 2, 3] as const).map((turn) => ({ at, turn })),
)

/** The angle `turns` quarters further on, at the same crossing or at the other one. */
export function placeFrom({ at, turn }: AnglePlace, turns: number, isOther: boolean): AnglePlace {
  const other = at === 'upper' ? 'lower' : 'upper'
  return { at: isOther ? other : at, turn: ((turn + turns) % 4) as AnglePlace['turn'] }
}

/** The points of the figure that make an angle; P is the upper crossing, Q the lower one. */
const NAMES = { upper: ['lPn', 'nPA', 'APQ', 'QPl'], lower: ['mQP', 'PQB', 'BQN', 'NQm'] } as const

/** Between the two lines l and m: only these have an alternate angle. */
export function isInner({ at, turn }: AnglePlace) {
  return at === 'upper' ? turn >= 2 : turn <= 1
}

interface Crossing {
  /** Degrees of the directions of l, m and the line n that crosses them, counterclockwise from the right. */
  upper: number
  lower: number
  across: number
  marks: readonly { place: AnglePlace; label: string; arcs?: number }[]
}

/** Lines l and m, one above the other, and the line n across them. */
export function crossingFigure(alt: string, { upper, lower, across, marks }: Crossing): Figure {
  const high: PlanePoint = pointFrom([0, 0], 2.2, across)
  const spots: Record<string, PlanePoint> = {
    P: high,
    Q: [0, 0],
    A: pointFrom(high, -2.6, upper),
    l: pointFrom(high, 2.6, upper),
    B: pointFrom([0, 0], -2.6, lower),
    m: pointFrom([0, 0], 2.6, lower),
    n: pointFrom(high, 1.5, across),
    N: pointFrom([0, 0], -1.5, across),
  }
  return planeFigure(alt, spots, {
    lines: [{ of: 'Al' }, { of: 'Bm' }, { of: 'Nn' }],
    angles: marks.map(({ place: { at, turn }, label, arcs = 1 }) => ({ of: NAMES[at][turn], label, arcs })),
    unlabelled: 'ABNPQ',
  })
}
