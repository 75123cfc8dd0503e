import type { GeneratedItem } from '#domain/items/template.ts'
import { keyOfOptions } from '../M1U04/read-item.ts'

export type Spot = [x: number, y: number]

/** A text with the letters of the axes as plain letters: `\\(x\\)축` is `x축`. */
export function plainAxes(text: string): string {
  return text.replace(/\\\(([xy])\\\)(?=축|좌표)/g, '$1')
}

/** Every pair of plain numbers in brackets, in reading order. */
export function pointsOf(text: string): Spot[] {
  return [...text.matchAll(/\((-?\d+),\s*(-?\d+)\)/g)].map(([, x, y]) => [Number(x), Number(y)])
}

/** A point as the key of a short answer, or the option that shows it. */
export function keyOfPoint(item: GeneratedItem, [x, y]: Spot): string {
  const key = `(${x === 0 ? 0 : x},${y === 0 ? 0 : y})`
  if (item.writtenTestType !== 1) return key
  return keyOfOptions(item, (option) => pointsOf(option).some(([ox, oy]) => ox === x && oy === y))
}

/** The area of a polygon by the shoelace formula, as twice its size. */
export function doubleArea(corners: readonly Spot[]): number {
  const turns = corners.map(([x, y], index) => {
    const [nx, ny] = corners[(index + 1) % corners.length] ?? [0, 0]
    return x * ny - nx * y
  })
  return Math.abs(turns.reduce((sum, turn) => sum + turn, 0))
}
