import type { Bounds } from './bounds.ts'

export function widthOf(box: Bounds): number {
  return box.right - box.left
}

export function heightOf(box: Bounds): number {
  return box.bottom - box.top
}

export function centerX(box: Bounds): number {
  return (box.left + box.right) / 2
}

export function centerY(box: Bounds): number {
  return (box.top + box.bottom) / 2
}

/** The smallest box around all; boxes must not be empty. */
export function joinBoxes(boxes: readonly Bounds[]): Bounds {
  return boxes.reduce((all, box) => ({
    left: Math.min(all.left, box.left),
    top: Math.min(all.top, box.top),
    right: Math.max(all.right, box.right),
    bottom: Math.max(all.bottom, box.bottom),
  }))
}

/** Distance between two boxes; 0 if they overlap. */
export function gapBetween(a: Bounds, b: Bounds): number {
  const across = Math.max(0, a.left - b.right, b.left - a.right)
  const down = Math.max(0, a.top - b.bottom, b.top - a.bottom)
  return Math.hypot(across, down)
}

/** Length that both boxes share from left to right. */
export function sharedWidth(a: Bounds, b: Bounds): number {
  return Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left))
}
