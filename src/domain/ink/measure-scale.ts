import type { Bounds } from './bounds.ts'
import { heightOf, widthOf } from './box.ts'

/** Strokes lower than this part of the tallest are points, bars and exponents: they say little about the size of the writing. */
const LOW = 0.4
/** Of a line of bars alone, the height of a digit is guessed from their width. */
const HEIGHT_OF_WIDTH = 0.8

/** Returns the usual height of a tall symbol in pixels, from the boxes of the strokes of a line; more than 0. */
export function measureScale(boxes: readonly Bounds[]): number {
  const heights = boxes.map(heightOf).sort((a, b) => a - b)
  const tallest = heights.at(-1) ?? 0
  const tall = heights.filter((height) => height >= LOW * tallest)
  const usual = tall[Math.floor(tall.length / 2)] ?? 0
  const widest = Math.min(...boxes.map(widthOf).filter((width) => width > 0), 200)
  return Math.max(usual, tallest < LOW * widest ? HEIGHT_OF_WIDTH * widest : 0, 4)
}
