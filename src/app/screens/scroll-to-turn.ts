/** A conversation that has not come by then does not hold the turn. */
const LOOK_FOR_MS = 10_000
/** The list settles at its end before it is moved. */
const SETTLE_MS = 150
/** What comes above the turn after it, the explanation first of all, has come by then. */
const HOLD_MS = 10_000
/** The reader's own moves: from the first of them on the page is theirs. */
const MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

function findTurn(turnId: string) {
  return document.querySelector<HTMLElement>(`[data-turn="${CSS.escape(turnId)}"]`)
}

/** Older turns come on demand: a bookmarked one is such a demand. */
function showOlderTurns() {
  return document.querySelector<HTMLElement>('.chat-older')?.click()
}

function moveTo(turn: HTMLElement): void {
  turn.scrollIntoView({ block: 'start', behavior: 'auto' })
  turn.tabIndex = -1
  turn.focus({ preventScroll: true })
}

/** Keeps the turn where it was brought while the conversation grows around it: not every browser anchors its scrolling. */
function keepInView(turn: HTMLElement): void {
  const list = turn.closest('.chat-list')
  if (!list) return
  const observer = new ResizeObserver(() => turn.scrollIntoView({ block: 'start', behavior: 'auto' }))
  const held = new AbortController()
  const letGo = () => {
    observer.disconnect()
    held.abort()
    clearTimeout(timer)
  }
  const timer = setTimeout(letGo, HOLD_MS)
  for (const move of MOVES)
    window.addEventListener(move, letGo, { capture: true, passive: true, signal: held.signal })
  observer.observe(list)
}

/**
 * Waits for the conversation and brings its turn into view; calls `onEnd` with whether it was found. Gives what stops the looking.
 */
export function scrollToTurn(turnId: string, onEnd: (isFound: boolean) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
    clearTimeout(late)
  }
  const found = () => {
    stop()
    timer = setTimeout(() => {
      const turn = findTurn(turnId)
      if (turn) {
        moveTo(turn)
        keepInView(turn)
      }
      onEnd(true)
    }, SETTLE_MS)
  }
  const look = () => (findTurn(turnId) ? found() : showOlderTurns())
  const observer = new MutationObserver(look)
  const late = setTimeout(() => {
    stop()
    onEnd(false)
  }, LOOK_FOR_MS)
  observer.observe(document.body, { childList: true, subtree: true })
  look()
  return stop
}
