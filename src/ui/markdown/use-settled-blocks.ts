import { type RefObject, useLayoutEffect, useRef } from 'react'

/** The last blocks of a text that is being written may still change. */
const UNSETTLED = 6

/** While a long text is written, what of it is out of sight is neither laid out nor painted with each piece. */
export function useSettledBlocks(root: RefObject<HTMLElement | null>, streams: boolean): void {
  const settled = useRef(0)
  useLayoutEffect(() => {
    const blocks = root.current?.children
    if (!streams || !blocks) return
    for (; settled.current < blocks.length - UNSETTLED; settled.current += 1)
      blocks[settled.current]?.setAttribute('data-settled', '')
  })
}
