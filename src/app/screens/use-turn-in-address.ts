import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { showToastAtom } from '#ui/overlay/toast.state.ts'

/** `?turn=<id>`: scrolls to that turn once the conversation is loaded, then removes the parameter. */
export function useTurnInAddress(): void {
  const [query] = useSearchParams()
  const [path, navigate] = useLocation()
  const showToast = useSetAtom(showToastAtom)
  const turnId = query.get('turn')
  useEffect(() => {
    if (turnId === null) return
    let isLeft = false
    let stop: (() => void) | undefined
    const end = (isFound: boolean) => {
      if (!isFound)
        showToast({
          severity: 'info',
          title: '이 대화에는 이제 없는 글이에요',
          detail: '대화를 비워도 북마크에는 남아 있어요.',
        })
      navigate(path, { replace: true })
    }
    void import('./scroll-to-turn.ts').then(({ scrollToTurn }) => {
      if (!isLeft) stop = scrollToTurn(turnId, end)
    })
    return () => {
      isLeft = true
      stop?.()
    }
  }, [turnId, path, navigate, showToast])
}
