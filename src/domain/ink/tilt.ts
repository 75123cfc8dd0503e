/** The usual tilt of a pen in writing, in degrees: up to here only pressure sets the width. */
const WRITING = 45
/** The largest tilt that a hand can reach: above it the line does not get wider. */
const FLAT = 75
/** The factor of the width at the largest tilt. */
const WIDEST = 2.5

function toRadians(degrees: number): number {
  return (degrees * Math.PI) / 180
}

/**
 * Returns how far a pen leans, in degrees from upright (0) to flat (90), from the two tilts of a pointer event (-90 to 90). 0 if the device
 * reports none, and for invalid values.
 */
export function measureTilt(tiltX: number, tiltY: number): number {
  if (!(Math.abs(tiltX) <= 90 && Math.abs(tiltY) <= 90)) return 0
  const slope = Math.hypot(Math.tan(toRadians(tiltX)), Math.tan(toRadians(tiltY)))
  return Math.round((Math.atan(slope) * 180) / Math.PI)
}

/** Returns the factor of the line width at a tilt: 1 in usual writing, more on the side of the tip, as with a pencil. */
export function widenByTilt(tilt: number): number {
  const share = Math.min(1, Math.max(0, (tilt - WRITING) / (FLAT - WRITING)))
  return 1 + share * (WIDEST - 1)
}
