/**
 * The public text of a page as the server wrote it into the HTML. It covers the app, which is drawn out of sight below it, until the app
 * shows the same: then it goes, and the text that was read stays where it was.
 */
const FIRST_SCREEN = 'first-screen'
const SCROLLER = '.thread'

export interface FirstText {
  /** Of its HTML, as the API gives it with the same text. */
  digest: string
  element: HTMLElement
}

function findFirstScreen(): HTMLElement | null {
  return document.getElementById(FIRST_SCREEN)
}

/** Returns the explanation that the first screen shows; null if it shows none or another concept's. */
export function findFirstText(conceptId: string): FirstText | null {
  const element = findFirstScreen()?.querySelector<HTMLElement>(`[data-concept="${CSS.escape(conceptId)}"]`)
  return element?.dataset.digest ? { digest: element.dataset.digest, element } : null
}

/** Moves a first screen's text into an element, nodes and all: nothing is parsed or drawn again. Returns the function that moves it back. */
export function adoptText({ element }: FirstText, host: HTMLElement): () => void {
  host.replaceChildren(...element.childNodes)
  return () => element.replaceChildren(...host.childNodes)
}

/** Removes the first screen, now that the app shows its page, which stays scrolled to where it was read. */
export function removeFirstScreen(): void {
  const screen = findFirstScreen()
  if (!screen) return
  const readAt = screen.querySelector(SCROLLER)?.scrollTop ?? 0
  const pageAt = window.scrollY
  screen.remove()
  if (readAt > 0) document.querySelector(SCROLLER)?.scrollTo({ top: readAt, behavior: 'instant' })
  if (pageAt > 0) window.scrollTo({ top: pageAt, behavior: 'instant' })
}
