import { type RefObject, useLayoutEffect } from 'react'
import { whenIdle } from '#platform/when-idle.ts'

/** Elements that are laid out in one step, unless a single block has more: formulas have hundreds. */
const STEP_ELEMENTS = 120

/** How far a block is from the window. */
function measureDistance(block: Element): number {
  const { top, bottom } = block.getBoundingClientRect()
  return Math.max(0, top - window.innerHeight, -bottom)
}

/** Takes as many blocks from the front as one step lays out. */
function takeStep(late: Element[]): Element[] {
  let elements = 0
  const end = late.findIndex((block) => {
    elements += block.getElementsByTagName('*').length
    return elements > STEP_ELEMENTS
  })
  return late.splice(0, end < 0 ? late.length : end || 1)
}

/**
 * Draws the blocks of a long text that are in the window at once, and the others in steps while nothing else is to be done: a browser
 * lays out far more than the window shows, which at once would hold up a tablet. A block is laid out with the page, not when the browser
 * finds it near the window: that is after a list has moved to its end.
 */
export function useLateBlocks(root: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const late: Element[] = []
    const drawn: Element[] = []
    const draw = (block: Element) => {
      block.setAttribute('data-late', 'drawn')
      drawn.push(block)
    }
    const release = (blocks: Element[]) => {
      for (const block of blocks.splice(0)) block.removeAttribute('data-late')
    }
    const drawNext = () => {
      release(drawn)
      takeStep(late).forEach(draw)
      if (drawn.length > 0) whenIdle(drawNext)
    }
    // The text is where it will be seen by then, and not drawn yet.
    const frame = requestAnimationFrame(() => {
      const measured = [...(root.current?.children ?? [])]
        .map((block) => ({ block, distance: measureDistance(block) }))
        .sort((left, right) => left.distance - right.distance)
      for (const { block, distance } of measured) {
        if (distance === 0) draw(block)
        else {
          block.setAttribute('data-late', '')
          late.push(block)
        }
      }
      whenIdle(drawNext)
    })
    return () => {
      cancelAnimationFrame(frame)
      release(late)
      release(drawn)
    }
  }, [root])
}
