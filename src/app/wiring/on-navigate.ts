/** Navigation events: wouter's two and the browser's. */
const STEPS = ['pushState', 'replaceState', 'popstate'] as const

/** Calls `run` now and after every navigation within the app. */
export function onNavigate(look: () => void): void {
  for (const step of STEPS) window.addEventListener(step, look)
  look()
}
