import type { Place } from './distance-to-segment.ts'

/** The visible part of the paper: its zoom, and how far it is scrolled to the right and down, in CSS pixels of the screen. */
export interface PaperView {
  readonly zoom: number
  readonly left: number
  readonly top: number
}

/** The fingers on the paper. */
export interface Grip {
  /** Position of each finger, by pointer id, in CSS pixels of the screen. */
  readonly places: ReadonlyMap<number, Place>
  /** How far apart they were when a finger was last added or lifted. */
  readonly spread: number
  /** Whether their distance has changed enough to mean a pinch: two fingers that scroll tremble. */
  readonly isPinch: boolean
}

export const LARGEST_ZOOM = 4
export const NO_GRIP: Grip = { places: new Map(), spread: 0, isPinch: false }

/** A zoom below this snaps to 1 when a finger is added or lifted. */
const LEAST_ZOOM = 1.1
/** Change of the mean distance to the centre that starts a pinch, in CSS pixels of the screen. */
const PINCH_PX = 8

function middleOf(places: readonly Place[]): Place {
  const count = Math.max(1, places.length)
  return {
    x: places.reduce((sum, { x }) => sum + x, 0) / count,
    y: places.reduce((sum, { y }) => sum + y, 0) / count,
  }
}

/** The mean distance to the centre; 0 for one finger. */
function spreadOf(places: readonly Place[]): number {
  const middle = middleOf(places)
  const sum = places.reduce((total, { x, y }) => total + Math.hypot(x - middle.x, y - middle.y), 0)
  return sum / Math.max(1, places.length)
}

/**
 * Returns grip and view after the fingers moved to `places`: the paper follows them and is enlarged as they spread. When a finger is added or
 * lifted, the paper does not move; a zoom near 1 snaps to 1. The zoom stays between 1 and 4; `left` and `top` may lie outside the paper.
 */
export function gripPaper(
  grip: Grip,
  view: PaperView,
  places: Grip['places'],
): { grip: Grip; view: PaperView } {
  const [before, after] = [[...grip.places.values()], [...places.values()]]
  const spread = spreadOf(after)
  const isSame = places.size === grip.places.size && [...places.keys()].every((id) => grip.places.has(id))
  if (!isSame || places.size === 0) {
    const isNearly = view.zoom > 1 && view.zoom < LEAST_ZOOM
    return {
      grip: { places, spread, isPinch: false },
      view: isNearly ? zoomPaper(view, 1, middleOf(before)) : view,
    }
  }
  // Zooms from the next step on, so that the paper does not jump.
  const factor = grip.isPinch ? spread / Math.max(1, spreadOf(before)) : 1
  const isPinch = grip.isPinch || Math.abs(spread - grip.spread) > PINCH_PX
  return {
    grip: { places, spread: grip.spread, isPinch },
    view: zoomPaper(view, view.zoom * factor, middleOf(before), middleOf(after)),
  }
}

/** Returns the view at another zoom; the point of the paper at `from` moves to `to`, both in CSS pixels from the view's corner. */
export function zoomPaper(view: PaperView, zoom: number, from: Place, to: Place = from): PaperView {
  const next = Math.min(LARGEST_ZOOM, Math.max(1, zoom))
  const factor = next / view.zoom
  return {
    zoom: next,
    left: (view.left + from.x) * factor - to.x,
    top: (view.top + from.y) * factor - to.y,
  }
}
