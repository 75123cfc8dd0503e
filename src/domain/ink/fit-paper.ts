import { boundsOfStroke } from './bounds.ts'
import { LONGEST_PAPER_PX } from './clean-point.ts'
import type { Stroke } from './stroke.ts'

/** Room at the right of ink that was written on a wider pad, in CSS pixels. */
const MARGIN_PX = 12
/** Below the last line there is always so much of a view to write on. */
const ROOM_BELOW = 0.4

interface Paper {
  /** CSS pixels of the screen for one of the content: the zoom, or less if ink from a wider pad would be out of view, as after a rotation. */
  readonly scale: number
  /** CSS pixels of the screen. */
  readonly width: number
  readonly height: number
}

/**
 * Returns how the paper is laid out in a view of this size, in CSS pixels, at this zoom. At a zoom of 1 it is as wide as the view; it grows
 * downwards with the ink.
 */
export function fitPaper(
  strokes: readonly Stroke[],
  view: { width: number; height: number },
  zoom: number,
): Paper {
  let right = 0
  let bottom = 0
  for (const stroke of strokes) {
    const bounds = boundsOfStroke(stroke)
    right = Math.max(right, bounds.right)
    bottom = Math.max(bottom, bounds.bottom)
  }
  const fitted = right > view.width && view.width > 0 ? view.width / (right + MARGIN_PX) : 1
  const scale = fitted * zoom
  const height = Math.min(LONGEST_PAPER_PX * scale, bottom * scale + view.height * ROOM_BELOW)
  return {
    scale,
    width: Math.round(view.width * zoom),
    height: Math.round(Math.max(view.height * zoom, height)),
  }
}
