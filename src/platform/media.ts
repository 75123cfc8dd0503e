import { useSyncExternalStore } from 'react'

/** Breakpoints in px (specification section 9). */
export const BREAKPOINTS = {
  sm: 640,
  md: 768,
  lg: 1024,
  xl: 1280,
  '2xl': 1536,
  '2.5xl': 1680,
  '3xl': 1920,
} as const

/** Whether the window is at least as wide as a breakpoint; updates on resize and rotation. */
export function useAtLeast(name: keyof typeof BREAKPOINTS): boolean {
  const query = `(min-width: ${BREAKPOINTS[name]}px)`
  return useSyncExternalStore(
    (notify) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', notify)
      return () => list.removeEventListener('change', notify)
    },
    () => window.matchMedia(query).matches,
  )
}
