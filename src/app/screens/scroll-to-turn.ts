/** The turn is not found if it has not appeared by then. */
const LOOK_FOR_MS = 10_000
/** Time for the list to finish its own scrolling. */
const SETTLE_MS = 150
/** By then everything above the turn has loaded. */
const HOLD_MS = 10_000
/** The reader's own input: it ends the scroll lock. */
const MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

function findTurn(turnId: string) {
  return document.querySelector<HTMLElement>(`[data-turn="${CSS.escape(turnId)}"]`)
}

/** Loads older turns, which are loaded on demand. */
function showOlderTurns() {
  return document.querySelector<HTMLElement>('.chat-older')?.click()
}

function moveTo(turn: HTMLElement): void {
  turn.scrollIntoView({ block: 'start', behavior: 'auto' })
  turn.tabIndex = -1
  turn.focus({ preventScroll: true })
}

/** Keeps the turn in place while the conversation grows: not every browser supports scroll anchoring. */
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
 * Waits for the conversation and scrolls to the turn; calls `onEnd` with whether it was found. Returns a function that stops it.
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
