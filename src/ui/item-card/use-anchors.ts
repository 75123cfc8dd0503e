import { type RefObject, useLayoutEffect, useState } from 'react'

export interface Point {
  x: number
  y: number
}

/** Where the lines of each column begin and end, within the element around both. */
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

/** Measured anew whenever an entry or what is around them changes its size: by rotation, by larger letters, by a formula that is set. */
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
