import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { showToastAtom } from '#ui/overlay/toast.state.ts'

/** A conversation that has not come by then does not hold the turn. */
const LOOK_FOR_MS = 10_000
/** The list settles at its end before it is moved. */
const SETTLE_MS = 150

const findTurn = (turnId: string) =>
  document.querySelector<HTMLElement>(`[data-turn="${CSS.escape(turnId)}"]`)

/** Older turns come on demand: a bookmarked one is such a demand. */
const showOlderTurns = () => document.querySelector<HTMLElement>('.chat-older')?.click()

function bringIntoView(turn: HTMLElement): void {
  turn.scrollIntoView({ block: 'start', behavior: 'auto' })
  turn.tabIndex = -1
  turn.focus({ preventScroll: true })
}

/** `?turn=<id>`: brings that turn into view once the conversation is there, then cleans the address. */
export function useTurnInAddress(): void {
  const [query] = useSearchParams()
  const [path, navigate] = useLocation()
  const showToast = useSetAtom(showToastAtom)
  const turnId = query.get('turn')
  useEffect(() => {
    if (turnId === null) return
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
        if (turn) bringIntoView(turn)
        navigate(path, { replace: true })
      }, SETTLE_MS)
    }
    const look = () => (findTurn(turnId) ? found() : showOlderTurns())
    const observer = new MutationObserver(look)
    const late = setTimeout(() => {
      stop()
      showToast({
        severity: 'info',
        title: '이 대화에는 이제 없는 글이에요',
        detail: '대화를 비워도 북마크에는 남아 있어요.',
      })
      navigate(path, { replace: true })
    }, LOOK_FOR_MS)
    observer.observe(document.body, { childList: true, subtree: true })
    look()
    return stop
  }, [turnId, path, navigate, showToast])
}
