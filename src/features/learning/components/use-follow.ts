import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

/** Within this many px of the end the reader counts as being at the end. */
const END_SLACK_PX = 48
/** Less than this is the browser's own adjusting. */
const UP_SLACK_PX = 4

interface Follow {
  atEnd: boolean
  goToEnd: () => void
}

/**
 * Keeps the end of a growing list in view while the reader is there, and leaves the reader alone otherwise. `listKey` names the
 * list: a new one starts at its end when it has turns, else at its beginning.
 */
export function useFollow(
  scroller: RefObject<HTMLElement | null>,
  content: RefObject<HTMLElement | null>,
  listKey: string,
  startsAtEnd: boolean,
  turnCount: number,
): Follow {
  const [atEnd, setAtEnd] = useState(true)
  const following = useRef(startsAtEnd)
  const counted = useRef(turnCount)
  const lastTop = useRef(0)

  const jump = useCallback(() => {
    const element = scroller.current
    if (!element) return
    element.scrollTop = element.scrollHeight
    // A list that became shorter, as on a tablet that is turned, ends higher up: nobody has gone there.
    lastTop.current = element.scrollTop
  }, [scroller])

  const goToEnd = useCallback(() => {
    following.current = true
    setAtEnd(true)
    jump()
  }, [jump])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list is what starts this again
  useEffect(() => {
    const element = scroller.current
    const inner = content.current
    if (!element || !inner) return
    const isAtEnd = () => element.scrollHeight - element.scrollTop - element.clientHeight <= END_SLACK_PX
    const read = () => setAtEnd(isAtEnd())
    // Only a step upwards is the reader's own: a list that grows below leaves the end without anybody having moved.
    lastTop.current = element.scrollTop
    const scrolled = () => {
      const hasGoneUp = element.scrollTop < lastTop.current - UP_SLACK_PX
      const isScrollable = element.scrollHeight - element.clientHeight > END_SLACK_PX
      lastTop.current = element.scrollTop
      if (hasGoneUp) following.current = false
      if (isAtEnd() && isScrollable) following.current = true
      read()
    }
    const grown = new ResizeObserver(() => (following.current ? jump() : read()))
    following.current = startsAtEnd
    if (startsAtEnd) jump()
    else element.scrollTop = 0
    read()
    element.addEventListener('scroll', scrolled, { passive: true })
    grown.observe(inner)
    grown.observe(element)
    return () => {
      element.removeEventListener('scroll', scrolled)
      grown.disconnect()
    }
  }, [scroller, content, jump, listKey])

  // The learner's own step (a new turn) is always followed.
  useEffect(() => {
    const grew = turnCount > counted.current
    counted.current = turnCount
    if (grew) goToEnd()
  }, [turnCount, goToEnd])

  return { atEnd, goToEnd }
}
