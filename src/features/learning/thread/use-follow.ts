import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Within this many px of the end the reader counts as being at the end. */
const END_SLACK_PX = 48
/** Less than this is the browser's own adjusting. */
const UP_SLACK_PX = 4
/** What scrolls so soon after a touch, wheel or key is the reader's doing, its momentum included. */
const INPUT_MS = 1_000
const INPUTS = ['wheel', 'touchmove', 'keydown'] as const
const KEYS_UP: ReadonlySet<string> = new Set(['ArrowUp', 'PageUp', 'Home'])

function measure({ scrollTop, scrollHeight, clientWidth, clientHeight, offsetTop }: HTMLElement) {
  return {
    top: scrollTop,
    listHeight: scrollHeight,
    width: clientWidth,
    height: clientHeight,
    place: offsetTop,
  }
}

interface Follow {
  atEnd: boolean
  goToEnd: () => void
}

/**
 * Keeps the end of a growing list in view while the reader is there, and leaves the reader alone otherwise. `listKey` names the
 * list: a new one starts at its end when it has turns, else at its beginning. `hasHead`: the explanation above its turns is rendered.
 * `ownSteps`: how many turns the reader has added.
 */
export function useFollow(
  scroller: RefObject<HTMLElement | null>,
  content: RefObject<HTMLElement | null>,
  listKey: string,
  startsAtEnd: boolean,
  hasHead: boolean,
  ownSteps: number,
): Follow {
  const [atEnd, setAtEnd] = useState(true)
  const following = useRef(startsAtEnd)
  const counted = useRef(ownSteps)
  /** Null until the list is laid out. */
  const last = useRef<ReturnType<typeof measure> | null>(null)

  const jump = useCallback(() => {
    const element = scroller.current
    if (!element) return
    element.scrollTop = element.scrollHeight
    last.current = measure(element)
  }, [scroller])

  const goToEnd = useCallback(() => {
    following.current = true
    setAtEnd(true)
    jump()
  }, [jump])

  // Scrolls before the first frame, so that the beginning of the list is never painted.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list is what starts this again
  useLayoutEffect(() => {
    const element = scroller.current
    const inner = content.current
    if (!element || !inner) return
    const isAtEnd = () => element.scrollHeight - element.scrollTop - element.clientHeight <= END_SLACK_PX
    const read = () => setAtEnd(isAtEnd())
    last.current = null
    let inputAt = Number.NEGATIVE_INFINITY
    const noteInput = (event: Event) => {
      if (!(event instanceof KeyboardEvent) || KEYS_UP.has(event.key)) inputAt = performance.now()
    }
    // Only a step upwards is the reader's own: a list that grows below leaves the end without anybody having moved. Nor has
    // anybody where the list became shorter or the window another one, as on a tablet that is turned.
    const scrolled = () => {
      const now = measure(element)
      const before = last.current ?? now
      last.current = now
      const isReflowed =
        now.listHeight < before.listHeight || now.width !== before.width || now.height !== before.height
      const isOwn = !isReflowed || performance.now() - inputAt < INPUT_MS
      const isScrollable = now.listHeight - now.height > END_SLACK_PX
      if (isOwn && now.top < before.top - UP_SLACK_PX) following.current = false
      if (isAtEnd() && isScrollable) following.current = true
      read()
    }
    // A bar above the list comes or goes: what is read stays where it is.
    const keepPlace = () => {
      if (last.current) element.scrollTop += element.offsetTop - last.current.place
      last.current = measure(element)
      read()
    }
    const grown = new ResizeObserver(() => (following.current ? jump() : keepPlace()))
    following.current = startsAtEnd
    // Else the observer measures it first, once it is laid out anyway.
    if (startsAtEnd) {
      jump()
      read()
    }
    element.addEventListener('scroll', scrolled, { passive: true })
    for (const input of INPUTS) window.addEventListener(input, noteInput, { passive: true })
    grown.observe(inner)
    grown.observe(element)
    return () => {
      element.removeEventListener('scroll', scrolled)
      for (const input of INPUTS) window.removeEventListener(input, noteInput)
      grown.disconnect()
    }
  }, [scroller, content, jump, listKey])

  // Before the frame, which counts what a `ResizeObserver` corrects in it as movement. What is in the window may have been laid out by the
  // second time (use-late-blocks.ts).
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list or what comes above its turns
  useLayoutEffect(() => {
    const stay = () => following.current && jump()
    stay()
    const frame = requestAnimationFrame(stay)
    return () => cancelAnimationFrame(frame)
  }, [jump, listKey, hasHead])

  // The learner's own step (a new turn) is always followed.
  useEffect(() => {
    const grew = ownSteps > counted.current
    counted.current = ownSteps
    if (grew) goToEnd()
  }, [ownSteps, goToEnd])

  return { atEnd, goToEnd }
}
