import { type Answer, type Slip, slipOf } from '../asking/ask-value.ts'
import { pts } from '../asking/geometry-text.ts'
import { tex } from '../asking/inline-math.ts'

/** A place of the coordinate plane. */
export type Point = readonly [x: number, y: number]

/** `(2, -3)` in LaTeX, with the point's name before it where it has one. */
export function pointText([x, y]: Point, name = ''): string {
  return `${name === '' ? '' : pts(name)}(${x}, ${y})`
}

/** A point as an answer: the key `(2,-3)`. */
export function pointAnswer(point: Point): Answer {
  const [x, y] = point.map((part) => (part === 0 ? 0 : part))
  return { key: `(${x},${y})`, markdown: tex(pointText([x ?? 0, y ?? 0])) }
}

/** A point as a wrong answer and the mistake it comes from. */
export function pointSlip(point: Point, mistakeText: string, conceptId?: string): Slip {
  return slipOf(pointAnswer(point), mistakeText, conceptId)
}

/** How to walk from the origin to a point: '오른쪽으로 2칸, 아래로 3칸'. */
export function walkTo([x, y]: Point): string {
  const across = x === 0 ? '' : `${x > 0 ? '오른쪽' : '왼쪽'}으로 ${Math.abs(x)}칸`
  const along = y === 0 ? '' : `${y > 0 ? '위' : '아래'}로 ${Math.abs(y)}칸`
  return [across, along].filter((part) => part !== '').join(', ')
}
