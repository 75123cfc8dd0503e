import { gapBetween, heightOf, joinBoxes, widthOf } from './box.ts'
import type { Trace } from './trace.ts'

/** Strokes of the symbol with the most: ± and circled 4 in four or five, the fifth is rare. */
export const MOST_STROKES_OF_SYMBOL = 4
const NEAR = 0.55
const LARGEST = 2.4

/**
 * Returns how many strokes a symbol that begins with the stroke at `start` may have: 1 to 4 neighbours from left to right that are near
 * each other, in units of the line's scale.
 */
export function countGroupStrokes(traces: readonly Trace[], start: number, scale: number): number[] {
  const counts: number[] = []
  const group: Trace[] = []
  for (const trace of traces.slice(start, start + MOST_STROKES_OF_SYMBOL)) {
    if (group.length > 0 && !group.some((other) => gapBetween(other.box, trace.box) <= NEAR * scale)) break
    group.push(trace)
    const box = joinBoxes(group.map((member) => member.box))
    const isTooLarge = widthOf(box) > LARGEST * scale || heightOf(box) > LARGEST * scale
    if (group.length > 1 && isTooLarge) break
    counts.push(group.length)
  }
  return counts
}
