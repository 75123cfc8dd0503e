import { type RefObject, useLayoutEffect } from 'react'
import { whenIdle } from '#platform/when-idle.ts'

/** Blocks that are laid out in one step. */
const STEP_BLOCKS = 6

/** How far a block is from the window. */
function measureDistance(block: Element): number {
  const { top, bottom } = block.getBoundingClientRect()
  return Math.max(0, top - window.innerHeight, -bottom)
}

/**
 * Draws the blocks of a long text that are in the window at once, and the others in steps while nothing else is to be done: a browser
 * lays out far more than the window shows, which at once would hold up a tablet.
 */
export function useLateBlocks(root: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const late: Element[] = []
    const showNext = () => {
      for (const block of late.splice(0, STEP_BLOCKS)) block.removeAttribute('data-late')
      if (late.length > 0) whenIdle(showNext)
    }
    // The text is where it will be seen by then, and not drawn yet.
    const frame = requestAnimationFrame(() => {
      const measured = [...(root.current?.children ?? [])]
        .map((block) => ({ block, distance: measureDistance(block) }))
        .filter(({ distance }) => distance > 0)
        .sort((left, right) => left.distance - right.distance)
      for (const { block } of measured) {
        block.setAttribute('data-late', '')
        late.push(block)
      }
      whenIdle(showNext)
    })
    return () => {
      cancelAnimationFrame(frame)
      for (const block of late.splice(0)) block.removeAttribute('data-late')
    }
  }, [root])
}
