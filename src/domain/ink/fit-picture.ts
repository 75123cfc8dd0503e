import { boundsOfStroke } from './bounds.ts'
import type { Stroke } from './stroke.ts'

const LONGEST_SIDE = 1_024
/** Small writing is drawn larger, so that it can be read. */
const LARGEST_SCALE = 2
/** Pixels around the ink, of the picture. */
const MARGIN = 24

/** A picture of ink: pixels of the picture, and the place of the ink in its top left corner. */
interface InkPicture {
  readonly width: number
  readonly height: number
  readonly scale: number
  readonly left: number
  readonly top: number
}

/** Returns how ink is drawn into a picture: cropped, and with no side longer than 1 024 pixels. Null if there is no ink. */
export function fitPicture(strokes: readonly Stroke[]): InkPicture | null {
  if (strokes.length === 0) return null
  const boxes = strokes.map(boundsOfStroke)
  const left = Math.min(...boxes.map((box) => box.left))
  const top = Math.min(...boxes.map((box) => box.top))
  const wide = Math.max(...boxes.map((box) => box.right)) - left
  const high = Math.max(...boxes.map((box) => box.bottom)) - top
  const scale = Math.min(LARGEST_SCALE, (LONGEST_SIDE - 2 * MARGIN) / Math.max(wide, high, 1))
  return {
    width: Math.ceil(wide * scale) + 2 * MARGIN,
    height: Math.ceil(high * scale) + 2 * MARGIN,
    scale,
    left: left - MARGIN / scale,
    top: top - MARGIN / scale,
  }
}
