import { atom } from 'jotai/vanilla'
import type { Box } from '#domain/selection/place-bubble.ts'
import { truncateSelection } from '#domain/selection/truncate-selection.ts'
import { debounce } from '#platform/debounce.ts'
import { pageStore } from '#platform/page-store.ts'
import { readSelectedText } from './read-selected-text.ts'

/** Specification section 9. */
const BUBBLE_DEBOUNCE_MS = 120

/** The selection (specification section 3, 'Selection bubble'). */
export interface Selected {
  /** Text shown in the bubble. */
  preview: string
  /** The whole text, formulas as LaTeX. */
  passage: string
  /** Viewport coordinates, px. */
  box: Box
}

const selected = atom<Selected | null>(null)
/** The bubble was dismissed. */
const dismissed = atom(false)

/** Null if there is no bubble. */
export const selectedAtom = atom((get) => get(selected))

/** Dismisses the bubble until something else is selected. */
export const dismissSelectionAtom = atom(null, (_get, set) => {
  set(dismissed, true)
  set(selected, null)
})

function isInSight({ left, top, width, height }: Box): boolean {
  return top < window.innerHeight && left < window.innerWidth && top + height > 0 && left + width > 0
}

function readSelected(): Selected | null {
  const selection = document.getSelection()
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null
  const range = selection.getRangeAt(0)
  const { plain, passage } = readSelectedText(range)
  if (plain === '') return null
  const { left, top, width, height } = range.getBoundingClientRect()
  const box = { left, top, width, height }
  return isInSight(box) ? { preview: truncateSelection(plain), passage, box } : null
}

/** Follows the page's selection. Returns a function that stops it. */
export function followSelection(): () => void {
  const look = debounce(() => {
    pageStore.set(selected, pageStore.get(dismissed) ? null : readSelected())
  }, BUBBLE_DEBOUNCE_MS)
  const changed = () => {
    pageStore.set(dismissed, false)
    look()
  }
  // The bubble is beside the text: hide it while the page scrolls, then show it again if the text is still visible.
  const moved = () => {
    pageStore.set(selected, null)
    look()
  }
  const stops = [
    listen(document, 'selectionchange', changed),
    listen(window, 'scroll', moved, { capture: true, passive: true }),
    listen(window, 'resize', moved),
  ]
  // Text may have been selected before this code was here.
  look()
  return () => {
    look.cancel()
    for (const stop of stops) stop()
  }
}

function listen(target: EventTarget, type: string, run: () => void, options: AddEventListenerOptions = {}) {
  target.addEventListener(type, run, options)
  return () => target.removeEventListener(type, run, options)
}
