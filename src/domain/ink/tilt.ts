/** As a pen is held for writing, in degrees: up to here a line is as wide as its pressure says. */
const WRITING = 45
/** Laid down as far as a hand can: from here on a line does not grow any wider. */
const FLAT = 75
/** How many times as wide the side of the tip draws. */
const WIDEST = 2.5

function toRadians(degrees: number): number {
  return (degrees * Math.PI) / 180
}

/**
 * Returns how far a pen leans, in degrees from upright (0) to flat (90), from the two tilts of a pointer event (-90 to 90). 0 for a device that
 * reports none, and for broken values.
 */
export function measureTilt(tiltX: number, tiltY: number): number {
  if (!(Math.abs(tiltX) <= 90 && Math.abs(tiltY) <= 90)) return 0
  const slope = Math.hypot(Math.tan(toRadians(tiltX)), Math.tan(toRadians(tiltY)))
  return Math.round((Math.atan(slope) * 180) / Math.PI)
}

/** Returns how many times as wide a leaning pen draws: 1 as it is held for writing, more on the side of its tip, like a pencil. */
export function widenByTilt(tilt: number): number {
  const share = Math.min(1, Math.max(0, (tilt - WRITING) / (FLAT - WRITING)))
  return 1 + share * (WIDEST - 1)
}
