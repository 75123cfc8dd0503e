import './login.css'
import { useQueryClient } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { useCallback, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { sessionAtom } from '#platform/session.ts'
import { signOutAtom } from '#platform/sign-out.ts'
import { Button } from '#ui/primitives/button.tsx'
import { ErrorState, LoadingState } from '#ui/states/list-state.tsx'

/** Signs out: unsent records are sent first; what the person left on the device is cleared. */
export function LogoutPage() {
  const signOut = useSetAtom(signOutAtom)
  const queryClient = useQueryClient()
  const [, navigate] = useLocation()
  const [problem, setProblem] = useState<'unsent' | 'failed' | null>(null)
  const leave = useCallback(
    async (discardUnsent: boolean) => {
      setProblem(null)
      const outcome = await signOut(discardUnsent)
      if (outcome !== 'done') {
        setProblem(outcome)
        return
      }
      queryClient.clear()
      navigate('/', { replace: true })
    },
    [signOut, queryClient, navigate],
  )
  // What is cleared is the person's: who that is must be known first.
  const isKnown = useAtomValue(sessionAtom).status !== 'loading'
  useEffect(() => {
    if (isKnown) void leave(false)
  }, [isKnown, leave])
  if (problem === 'failed') {
    return (
      <ErrorState
        title="로그아웃하지 못했어요"
        detail="인터넷을 확인하고 다시 해 주세요."
        onRetry={() => void leave(false)}
      />
    )
  }
  if (problem === 'unsent') {
    return (
      <>
        <h1 className="login-title">아직 보내지 못한 기록이 있어요</h1>
        <p className="login-lead">
          인터넷에 연결되면 자동으로 보내져요. 지금 나가면 이 기기에 남은 기록은 사라져요.
        </p>
        <Button className="login-button" variant="filled" size="lg" onClick={() => navigate('/')}>
          조금 더 기다리기
        </Button>
        <Button className="login-button" variant="danger" size="lg" onClick={() => void leave(true)}>
          기록을 버리고 로그아웃
        </Button>
      </>
    )
  }
  return <LoadingState rows={3} label="로그아웃하는 중" />
}
