/** The router's own signs of a step within the app, and the browser's. */
const STEPS = ['pushState', 'replaceState', 'popstate'] as const

/** Calls `look` now and after every step to another address of the app. */
export function onNavigate(look: () => void): void {
  for (const step of STEPS) window.addEventListener(step, look)
  look()
}
