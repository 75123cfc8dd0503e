import { type RefObject, useEffect, useRef } from 'react'

const WIDE = '.formula-block, .read-table, pre'

/** What is out of sight is not laid out; to measure it would do that. */
const RENDERED = { contentVisibilityAuto: true }

/** Lets the keyboard reach what is wider than the column, and only that: formulas, tables and code that scroll alone. */
export function useScrollFocus(enabled: boolean): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = root.current
    if (!element || !enabled) return
    const look = (parts: readonly HTMLElement[]) => {
      const wide = parts
        .filter((part) => part.checkVisibility(RENDERED))
        .map((part) => ({ part, scrolls: part.scrollWidth > part.clientWidth }))
      for (const { part, scrolls } of wide) {
        if (scrolls) part.tabIndex = 0
        else part.removeAttribute('tabindex')
      }
    }
    const observer = new ResizeObserver(() => look([...element.querySelectorAll<HTMLElement>(WIDE)]))
    observer.observe(element)
    const onVisible = ({ target }: Event) => {
      if (!(target instanceof HTMLElement)) return
      look([...(target.matches(WIDE) ? [target] : []), ...target.querySelectorAll<HTMLElement>(WIDE)])
    }
    element.addEventListener('contentvisibilityautostatechange', onVisible)
    return () => {
      observer.disconnect()
      element.removeEventListener('contentvisibilityautostatechange', onVisible)
    }
  }, [enabled])
  return root
}
