/** CSS pixels of the pad's content. */
export interface Place {
  readonly x: number
  readonly y: number
}

/** Returns the distance from a place to the line between two others, in their unit. */
export function distanceToSegment(place: Place, from: Place, to: Place): number {
  const dx = to.x - from.x
  const dy = to.y - from.y
  const square = dx * dx + dy * dy
  const along =
    square === 0 ? 0 : Math.min(1, Math.max(0, ((place.x - from.x) * dx + (place.y - from.y) * dy) / square))
  return Math.hypot(place.x - from.x - along * dx, place.y - from.y - along * dy)
}
