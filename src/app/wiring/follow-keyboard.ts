/** Above this scale the visual viewport is smaller because of pinch zoom, not because of a keyboard. */
const LARGEST_SCALE = 1.01

/**
 * Keeps `--keyboard` on the root element: the height in CSS pixels that an on-screen keyboard covers. Safari overlays its keyboard and scrolls
 * the page; other browsers resize the window (`interactive-widget=resizes-content`), and the height is 0.
 */
export function followKeyboard(): void {
  const viewport = window.visualViewport
  if (!viewport) return
  const update = () => {
    if (viewport.scale > LARGEST_SCALE) return
    const covered = Math.max(0, window.innerHeight - viewport.height)
    document.documentElement.style.setProperty('--keyboard', `${covered}px`)
    // The page now fits above the keyboard, so undo Safari's scrolling.
    if (covered > 0 && viewport.offsetTop > 0) window.scrollTo(0, 0)
  }
  viewport.addEventListener('resize', update)
  viewport.addEventListener('scroll', update)
}
