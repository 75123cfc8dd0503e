import { ACTIVITY_SIGNS, type ActivityEvent, TICK_MS } from '#domain/activity/fold-activity.ts'

/**
 * Passes what the learner does, and the clock, to `onEvent`, and calls `onHide` when the page is hidden or left. Returns a function
 * that stops it.
 */
export function listenToActivity(onEvent: (event: ActivityEvent) => void, onHide: () => void): () => void {
  const now = () => performance.now()
  const sign = () => onEvent({ type: 'sign', at: now() })
  const away = () => onEvent({ type: 'away', at: now() })
  const hide = () => {
    away()
    onHide()
  }
  const whenHidden = () => {
    if (document.visibilityState === 'hidden') hide()
  }
  const options = { passive: true, capture: true } as const
  for (const name of ACTIVITY_SIGNS) window.addEventListener(name, sign, options)
  window.addEventListener('blur', away)
  window.addEventListener('pagehide', hide)
  document.addEventListener('visibilitychange', whenHidden)
  const clock = setInterval(() => onEvent({ type: 'time', at: now() }), TICK_MS)
  return () => {
    for (const name of ACTIVITY_SIGNS) window.removeEventListener(name, sign, options)
    window.removeEventListener('blur', away)
    window.removeEventListener('pagehide', hide)
    document.removeEventListener('visibilitychange', whenHidden)
    clearInterval(clock)
  }
}
