/** A window whose picture is zoomed by more is zoomed by the reader, not covered by a keyboard. */
const LARGEST_SCALE = 1.01

/**
 * Keeps `--keyboard` on the root: CSS pixels that an on-screen keyboard covers at the window's bottom. Safari lays its keyboard over the
 * page and moves the page up below it; other browsers shrink the window themselves (`interactive-widget`), and nothing is covered.
 */
export function followKeyboard(): void {
  const viewport = window.visualViewport
  if (!viewport) return
  const update = () => {
    if (viewport.scale > LARGEST_SCALE) return
    const covered = Math.max(0, window.innerHeight - viewport.height)
    document.documentElement.style.setProperty('--keyboard', `${covered}px`)
    // The page is as high as what is left now: nothing of it need be moved out at the top.
    if (covered > 0 && viewport.offsetTop > 0) window.scrollTo(0, 0)
  }
  viewport.addEventListener('resize', update)
  viewport.addEventListener('scroll', update)
}
