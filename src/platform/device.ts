import { isTablet } from '#domain/device/is-tablet.ts'
import { BREAKPOINTS } from './media.ts'

/** Whether this device is a tablet (specification section 9). */
export function isTabletHere(): boolean {
  return isTablet({
    userAgent: navigator.userAgent,
    maxTouchPoints: navigator.maxTouchPoints,
    hasCoarsePointer: window.matchMedia('(pointer: coarse)').matches,
    screen: window.screen,
  })
}

/** A window below the width of tablets. */
export function isSmallScreen(): boolean {
  return window.innerWidth < BREAKPOINTS.md
}
