/** The smaller side of a tablet's screen is at least so long, in CSS px (specification section 9). */
const TABLET_SIDE_PX = 600

export interface DeviceFacts {
  userAgent: string
  maxTouchPoints: number
  /** The main pointer is a finger. */
  hasCoarsePointer: boolean
  /** CSS px. */
  screen: { width: number; height: number }
}

/**
 * Whether this is a tablet: an iPad (which calls itself a Mac, but has a touch screen), an Android device without a mobile flag, or a
 * coarse-pointer touch device whose smaller screen side is at least 600 px (specification section 9).
 */
export function isTablet({ userAgent, maxTouchPoints, hasCoarsePointer, screen }: DeviceFacts): boolean {
  if (/iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)) return true
  if (/Android/.test(userAgent) && !/Mobile/.test(userAgent)) return true
  return hasCoarsePointer && maxTouchPoints > 0 && Math.min(screen.width, screen.height) >= TABLET_SIDE_PX
}
