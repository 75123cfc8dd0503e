import { onNavigate } from './on-navigate.ts'

const HEADING = 'main h1'

/** Elements that a page puts the focus on itself. */
const KEEPS_FOCUS = 'input, textarea, main [tabindex="-1"]:not(h1)'

/**
 * After a step to another page, puts the focus on its heading, which a screen reader then reads: a step within the app leaves it on the
 * body, as nothing is loaded. A page may get its heading later; by then a learner who has gone on keeps the focus.
 */
export function focusHeadings(): void {
  let path = window.location.pathname
  let stop: () => void = () => undefined
  onNavigate(() => {
    if (window.location.pathname === path) return
    path = window.location.pathname
    stop()
    // The page is drawn after this event.
    const timer = setTimeout(() => {
      stop = waitForHeading()
    })
    stop = () => clearTimeout(timer)
  })
}

function isShown(element: HTMLElement): boolean {
  return element.getClientRects().length > 0
}

function waitForHeading(): () => void {
  const gone = new AbortController()
  const look = () => {
    // While the next page's code is on its way, the page before is still there, hidden.
    const heading = [...document.querySelectorAll<HTMLElement>(HEADING)].find(isShown)
    if (!heading) return
    stop()
    if (document.activeElement?.closest(KEEPS_FOCUS)) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }
  const observer = new MutationObserver(look)
  const stop = () => {
    observer.disconnect()
    gone.abort()
  }
  observer.observe(document.body, { childList: true, subtree: true })
  window.addEventListener('keydown', stop, { signal: gone.signal })
  look()
  return stop
}
