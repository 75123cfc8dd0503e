/** Between the top of the selection and the top of the bubble, in px (specification section 9). */
const ABOVE_PX = 60
/** Below a selection on small screens and tablets: clear of the finger, the handles and the system's own callout. */
const BELOW_PX = 110
const VIEWPORT_MARGIN_PX = 10

export interface Size {
  width: number
  height: number
}

export interface Box extends Size {
  left: number
  top: number
}

export interface BubbleSurroundings {
  /** The selection in the coordinates of the viewport, in px. */
  selection: Box
  bubble: Size
  viewport: Size
  /** A small screen or a tablet: the bubble goes below the selection. */
  goesBelow: boolean
}

/**
 * Position of the bubble, in px from the viewport's top left corner: its top 60 px above the selection, or below it at the
 * selection's height plus 110 px; centred on it, and 10 px away from the edges of the viewport (specification section 9). Where there
 * is no room below without covering the selection, it is placed as far above.
 */
export function placeBubble({ selection, bubble, viewport, goesBelow }: BubbleSurroundings): {
  left: number
  top: number
} {
  const keep = (target: number, size: number, room: number) =>
    Math.max(VIEWPORT_MARGIN_PX, Math.min(target, room - VIEWPORT_MARGIN_PX - size))
  const centred = selection.left + selection.width / 2 - bubble.width / 2
  const left = keep(centred, bubble.width, viewport.width)
  const end = selection.top + selection.height
  const target = goesBelow ? end + BELOW_PX : selection.top - ABOVE_PX
  const top = keep(target, bubble.height, viewport.height)
  const mirrored = selection.top - BELOW_PX - bubble.height
  const covers = top < end && top + bubble.height > selection.top
  return goesBelow && covers && mirrored >= VIEWPORT_MARGIN_PX ? { left, top: mirrored } : { left, top }
}
