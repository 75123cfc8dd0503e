import { type RefObject, useLayoutEffect, useRef } from 'react'

/** The last blocks of a text that is being written may still change. */
const UNSETTLED = 6

/**
 * While a long text is written, what of it is out of sight is neither laid out nor painted with each piece. A block is settled in the frame
 * after the one that drew it: only then does the browser know its size, without which a browser that does not anchor the scroll would jump.
 */
export function useSettledBlocks(root: RefObject<HTMLElement | null>, streams: boolean): void {
  const settled = useRef(0)
  useLayoutEffect(() => {
    const blocks = root.current?.children
    if (!streams || !blocks) return
    // Another text is written into the same elements.
    if (blocks.length < settled.current) {
      for (const block of blocks) block.removeAttribute('data-settled')
      settled.current = 0
    }
    const due = blocks.length - UNSETTLED
    if (due <= settled.current) return
    const settle = () => {
      const end = Math.min(due, blocks.length - UNSETTLED)
      for (; settled.current < end; settled.current += 1)
        blocks[settled.current]?.setAttribute('data-settled', '')
    }
    requestAnimationFrame(() => requestAnimationFrame(settle))
  })
}
