/** A rectangle that holds ink; y grows downwards. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export function widthOf(box: Box): number {
  return box.right - box.left
}

export function heightOf(box: Box): number {
  return box.bottom - box.top
}

export function centerX(box: Box): number {
  return (box.left + box.right) / 2
}

export function centerY(box: Box): number {
  return (box.top + box.bottom) / 2
}

/** The smallest box around all; boxes must not be empty. */
export function joinBoxes(boxes: readonly Box[]): Box {
  return boxes.reduce((all, box) => ({
    left: Math.min(all.left, box.left),
    top: Math.min(all.top, box.top),
    right: Math.max(all.right, box.right),
    bottom: Math.max(all.bottom, box.bottom),
  }))
}

/** Distance between two boxes; 0 if they overlap. */
export function gapBetween(a: Box, b: Box): number {
  const across = Math.max(0, a.left - b.right, b.left - a.right)
  const down = Math.max(0, a.top - b.bottom, b.top - a.bottom)
  return Math.hypot(across, down)
}

/** Length that both boxes share from left to right. */
export function sharedWidth(a: Box, b: Box): number {
  return Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left))
}
