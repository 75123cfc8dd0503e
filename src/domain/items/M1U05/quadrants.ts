import type { Point } from './point-text.ts'

/** The quadrant that a point lies in; 0 for a point on an axis. */
export function quadrantOf([x, y]: Point): 0 | 1 | 2 | 3 | 4 {
  if (x === 0 || y === 0) return 0
  if (x > 0) return y > 0 ? 1 : 4
  return y > 0 ? 2 : 3
}

/** A quadrant in words; 0 is none. */
export function quadrantName(quadrant: number): string {
  return quadrant === 0 ? '어느 사분면에도 속하지 않는다.' : `제\\(${quadrant}\\)사분면`
}

/** '(+, -)' for the signs of a quadrant. */
export function signsOf(quadrant: number): string {
  return ['', '(+, +)', '(-, +)', '(-, -)', '(+, -)'][quadrant] ?? ''
}

/** The ways to reflect a point: over the x axis, the y axis, the origin. */
export const MIRRORS = [
  { name: '\\(x\\)축', flipsX: false, flipsY: true, changes: '\\(y\\)좌표의 부호만' },
  { name: '\\(y\\)축', flipsX: true, flipsY: false, changes: '\\(x\\)좌표의 부호만' },
  { name: '원점', flipsX: true, flipsY: true, changes: '\\(x\\)좌표와 \\(y\\)좌표의 부호가 모두' },
] as const
export type Mirror = (typeof MIRRORS)[number]

export function reflect([x, y]: Point, { flipsX, flipsY }: Mirror): Point {
  return [flipsX ? -x : x, flipsY ? -y : y]
}
