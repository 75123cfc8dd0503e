import { pts } from '../asking/geometry-text.ts'
import { type PlanePoint, planeFigure } from '../asking/plane-figure.ts'

/** What two points of a line determine. */
export type PartKind = 'line' | 'ray' | 'segment'
export interface Part {
  kind: PartKind
  /** Names of two points; a ray starts at the first. */
  from: string
  to: string
}

const MARKS: Record<PartKind, string> = {
  line: 'overleftrightarrow',
  ray: 'overrightarrow',
  segment: 'overline',
}
export const KIND_NAMES: Record<PartKind, string> = { line: '직선', ray: '반직선', segment: '선분' }

/** `\overrightarrow{\mathrm{AB}}` in LaTeX, without delimiters. */
export function partText({ kind, from, to }: Part): string {
  return `\\${MARKS[kind]}{${pts(from + to)}}`
}

/** A stretch of the line that bears the points of `names` one unit apart, from the left. */
export type Stretch = readonly [low: number, high: number]

export function stretchOf({ kind, from, to }: Part, names: string): Stretch {
  const [start, end] = [names.indexOf(from), names.indexOf(to)]
  if (kind === 'line') return [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]
  if (kind === 'segment') return [Math.min(start, end), Math.max(start, end)]
  return start < end ? [start, Number.POSITIVE_INFINITY] : [Number.NEGATIVE_INFINITY, start]
}

export function isSameStretch([low, high]: Stretch, [otherLow, otherHigh]: Stretch): boolean {
  return low === otherLow && high === otherHigh
}

/** The figure of points in order on one line. */
export function pointsOnLine(names: string): ReturnType<typeof planeFigure> {
  const spots = [...names].map((name, index): [string, PlanePoint] => [name, [index * 2, 0]])
  const ends: [string, PlanePoint][] = [
    ['Y', [-1.6, 0]],
    ['Z', [names.length * 2 - 0.4, 0]],
  ]
  return planeFigure(
    `한 직선 위에 점 ${[...names].join(', ')}가 왼쪽에서부터 차례로 있는 그림`,
    Object.fromEntries([...spots, ...ends]),
    { lines: [{ of: 'YZ' }], dots: names, unlabelled: 'YZ' },
  )
}
