import { type RefObject, useEffect, useRef } from 'react'

/** Lets the keyboard reach what is wider than the column, and only that: formulas, tables and code that scroll alone. */
export function useScrollFocus(enabled: boolean): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = root.current
    if (!element || !enabled) return
    const observer = new ResizeObserver(() => {
      const wide = [...element.querySelectorAll<HTMLElement>('.formula-block, .read-table, pre')].map(
        (part) => ({
          part,
          scrolls: part.scrollWidth > part.clientWidth,
        }),
      )
      for (const { part, scrolls } of wide) {
        if (scrolls) part.tabIndex = 0
        else part.removeAttribute('tabindex')
      }
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [enabled])
  return root
}
