import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react'

interface FocusHandlers {
  onFocus: (event: FocusEvent) => void
  onBlur: () => void
}

/**
 * Keeps the keyboard in a list: if the focused control disappears by what it did (all selected rows are released, all filters are cleared),
 * the table's first control has the focus next, or without a table the list. Returns the handlers of the list's element.
 */
export function useKeepFocus(list: RefObject<HTMLElement | null>): FocusHandlers {
  const focused = useRef<Element | null>(null)
  // Runs before the next frame: the browser would remove the focus there.
  useLayoutEffect(() => {
    const control = focused.current
    if (!control || (control.isConnected && control.checkVisibility())) return
    focused.current = null
    const { activeElement } = document
    if (activeElement && activeElement !== document.body && activeElement !== control) return
    const target = list.current?.querySelector<HTMLElement>('thead :is(input, button)') ?? list.current
    target?.focus()
  })
  return {
    onFocus: (event) => {
      focused.current = event.target
    },
    onBlur: () => {
      focused.current = null
    },
  }
}
