import { type RefObject, useLayoutEffect, useState } from 'react'

export interface Point {
  x: number
  y: number
}

/** End points of the lines in each column, relative to the element around both. */
export interface Anchors {
  left: Point[]
  right: Point[]
}

const NOWHERE: Anchors = { left: [], right: [] }

function measure(root: HTMLElement): Anchors {
  const around = root.getBoundingClientRect()
  const pointsOf = (side: keyof Anchors) =>
    [...root.querySelectorAll(`[data-side=${side}]`)].map((entry) => {
      const { left, right, top, height } = entry.getBoundingClientRect()
      return { x: (side === 'left' ? right : left) - around.left, y: top + height / 2 - around.top }
    })
  return { left: pointsOf('left'), right: pointsOf('right') }
}

/** Measures again whenever an entry or the container changes size (rotation, larger text, a formula that loads). */
export function useAnchors(root: RefObject<HTMLElement | null>): Anchors {
  const [anchors, setAnchors] = useState(NOWHERE)
  useLayoutEffect(() => {
    const element = root.current
    if (!element) return
    const observer = new ResizeObserver(() => setAnchors(measure(element)))
    observer.observe(element)
    for (const entry of element.querySelectorAll('[data-side]')) observer.observe(entry)
    setAnchors(measure(element))
    return () => observer.disconnect()
  }, [root])
  return anchors
}
