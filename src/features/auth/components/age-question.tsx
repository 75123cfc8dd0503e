import '../auth.css'
import '../login.css'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import type { AgeBand } from '#domain/access/age-band.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Logo } from '#ui/primitives/logo.tsx'
import { sayAgeAtom } from '../age.state.ts'
import { GuardianConsent } from './guardian-consent.tsx'

const ANSWERS = [
  ['FROM_14', '만 14세 이상이에요'],
  ['UNDER_14', '만 14세 미만이에요'],
] as const

/** The only question of sign-up. Under 14, a guardian may consent at once or later in settings. */
export function AgeQuestion({ userId, onDone }: { userId: string; onDone: () => void }) {
  const sayAge = useSetAtom(sayAgeAtom)
  const [step, setStep] = useState<'asking' | 'guardian'>('asking')
  const [busy, setBusy] = useState<AgeBand | null>(null)
  const answer = async (ageBand: AgeBand) => {
    setBusy(ageBand)
    const isSaved = await sayAge(ageBand)
    setBusy(null)
    if (!isSaved) return
    if (ageBand === 'FROM_14') onDone()
    else setStep('guardian')
  }
  if (step === 'guardian') {
    return (
      <>
        <h1 className="login-title">보호자와 함께 읽어 주세요</h1>
        <GuardianConsent userId={userId} onGiven={onDone} onLater={onDone} laterLabel="동의 없이 시작하기" />
      </>
    )
  }
  return (
    <>
      <Logo height={56} />
      <h1 className="login-title">나이를 하나만 물어볼게요</h1>
      <p className="login-lead">
        만 14세 미만이면 이메일이나 학교 같은 정보를 보관하기 전에 보호자의 동의를 받아요. 생일은 묻지 않아요.
      </p>
      {ANSWERS.map(([ageBand, words]) => (
        <Button
          key={ageBand}
          className="login-button"
          size="lg"
          busy={busy === ageBand}
          disabled={busy !== null}
          onClick={() => void answer(ageBand)}
        >
          {words}
        </Button>
      ))}
      <p className="login-note">
        어느 쪽이든 설명, 대화, 문항 풀이는 똑같이 할 수 있어요. 답은 설정의 ‘나이와 동의’에서 볼 수 있어요.
      </p>
    </>
  )
}
