import './login.css'
import { useQueryClient } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { useCallback, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { forgetAnswers } from '#platform/query-client.ts'
import { sessionAtom } from '#platform/session.ts'
import { type SignOutChoice, trySignOutAtom } from '#platform/sign-out.ts'
import { showToastAtom } from '#ui/overlay/toast.state.ts'
import { Button } from '#ui/primitives/button.tsx'
import { ErrorState, LoadingState } from '#ui/states/list-state.tsx'

const DELETED_SENTENCE = '로그아웃하면 이 기기에서 쓰다 만 글은 지워지고, 내려받은 단원은 남아요.'

type Step =
  | { name: 'asking' }
  | { name: 'leaving' }
  | { name: 'unsent'; count: number }
  | { name: 'texts' }
  | { name: 'full' }
  | { name: 'failed' }

/**
 * Whether a button of this product led here. What was loaded at this very address another site may have opened, or a browser that restores its
 * tabs; no link of a text leads here either (`readAddress`).
 */
function wasPressed() {
  return performance
    .getEntriesByType('navigation')
    .every(({ name }) => new URL(name).pathname !== '/auth/logout')
}

/** Signs out: sends unsent records first, then clears the person's data on the device. */
export function LogoutPage() {
  const leaveDevice = useSetAtom(trySignOutAtom)
  const showToast = useSetAtom(showToastAtom)
  const queryClient = useQueryClient()
  const [, navigate] = useLocation()
  const [step, setStep] = useState<Step>(() => ({ name: wasPressed() ? 'leaving' : 'asking' }))
  const leave = useCallback(
    async (choice: SignOutChoice) => {
      setStep({ name: 'leaving' })
      const leaving = await leaveDevice(choice).catch(() => null)
      // Refused by the device: the next press continues here.
      if (!leaving) return setStep({ name: 'failed' })
      const { outcome, unsent, isReported } = leaving
      if (outcome === 'unsent') return setStep({ name: 'unsent', count: unsent })
      if (outcome === 'texts') return setStep({ name: 'texts' })
      if (outcome === 'full') return setStep({ name: 'full' })
      if (outcome === 'failed') return setStep({ name: 'failed' })
      forgetAnswers(queryClient)
      if (!isReported) {
        showToast({
          severity: 'info',
          title: '이 기기에서 로그아웃했어요',
          detail: '서버에는 인터넷이 연결되면 가장 먼저 알려요.',
        })
      }
      navigate('/', { replace: true })
    },
    [leaveDevice, showToast, queryClient, navigate],
  )
  // Wait for the user: only that person's data is cleared.
  const isKnown = useAtomValue(sessionAtom).status !== 'loading'
  const [begins] = useState(wasPressed)
  useEffect(() => {
    if (isKnown && begins) void leave('ask')
  }, [isKnown, begins, leave])
  if (step.name === 'asking') {
    return (
      <>
        <h1 className="login-title">로그아웃할까요?</h1>
        <p className="login-lead">이 기기에 저장한 대화와 쓰던 답을 지워요. 서버의 기록은 그대로예요.</p>
        <Button
          className="login-button"
          variant="filled"
          size="lg"
          disabled={!isKnown}
          onClick={() => void leave('told')}
        >
          로그아웃하기
        </Button>
        <Button className="login-button" variant="text" onClick={() => navigate('/')}>
          로그아웃하지 않기
        </Button>
      </>
    )
  }
  if (step.name === 'failed') {
    return (
      <ErrorState
        title="로그아웃하지 못했어요"
        detail="기기나 서버가 대답하지 않아요. 인터넷을 확인하고 다시 해 주세요."
        onRetry={() => void leave('ask')}
      />
    )
  }
  if (step.name === 'full') {
    return (
      <>
        <h1 className="login-title">기기에 자리가 없어요</h1>
        <p className="login-lead">
          로그아웃했지만, 아직 보내지 못한 기록을 잠가 둘 자리가 없어요. 사진이나 앱을 지워 자리를 만들고 다시
          해 주세요.
        </p>
        <Button className="login-button" variant="filled" size="lg" onClick={() => void leave('keep')}>
          다시 해 보기
        </Button>
        <Button className="login-button" variant="danger" size="lg" onClick={() => void leave('discard')}>
          기록을 버리기
        </Button>
      </>
    )
  }
  if (step.name === 'texts') {
    return (
      <>
        <h1 className="login-title">쓰다 만 글이 있어요</h1>
        <p className="login-lead">{DELETED_SENTENCE} 필요한 글이면 먼저 보내 주세요.</p>
        <Button className="login-button" variant="filled" size="lg" onClick={() => void leave('keep')}>
          글을 지우고 로그아웃
        </Button>
        <Button className="login-button" variant="text" onClick={() => window.history.back()}>
          로그아웃하지 않기
        </Button>
      </>
    )
  }
  if (step.name === 'leaving') {
    return (
      <>
        <LoadingState rows={3} label="로그아웃하는 중" />
        <p className="login-lead">{DELETED_SENTENCE}</p>
      </>
    )
  }
  return (
    <>
      <h1 className="login-title">아직 보내지 못한 기록이 {step.count}개 있어요</h1>
      <p className="login-lead">
        이 기기에 보관하면 다른 사람이 읽을 수 없게 잠가 두었다가, 다시 로그인했을 때 저절로 보내요.{' '}
        {DELETED_SENTENCE}
      </p>
      <Button className="login-button" variant="filled" size="lg" onClick={() => void leave('told')}>
        조금 더 기다리기
      </Button>
      <Button className="login-button" size="lg" onClick={() => void leave('keep')}>
        보관하고 로그아웃
      </Button>
      <Button className="login-button" variant="danger" size="lg" onClick={() => void leave('discard')}>
        기록을 버리고 로그아웃
      </Button>
      <Button className="login-button" variant="text" onClick={() => navigate('/')}>
        로그아웃하지 않기
      </Button>
    </>
  )
}
