import '../auth.css'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import type { User } from '#contract/user.ts'
import { mayKeepPersonal } from '#domain/access/age-band.ts'
import { toSeoulClock } from '#domain/calendar/seoul-day.ts'
import { reachableAtom } from '#platform/connectivity.ts'
import { signInPath } from '#platform/session.ts'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { Button, ButtonLink } from '#ui/primitives/button.tsx'
import { sayAgeAtom, withdrawConsentAtom } from '../age.state.ts'
import { GuardianConsent } from './guardian-consent.tsx'

const OFFLINE = '인터넷에 연결되면 바꿀 수 있어요'

/** Settings section: the stated age band, and giving or withdrawing a guardian's consent. */
export function ConsentSection({ user }: { user: User }) {
  const isReachable = useAtomValue(reachableAtom)
  const offline = isReachable ? null : OFFLINE
  if (user.ageBand === null) return <UnknownAge offline={offline} />
  if (user.ageBand === 'FROM_14') return <Grown user={user} offline={offline} />
  return user.guardianConsentAt == null ? (
    <Missing userId={user.id} offline={offline} />
  ) : (
    <Given at={Date.parse(user.guardianConsentAt)} offline={offline} />
  )
}

function UnknownAge({ offline }: { offline: string | null }) {
  const sayAge = useSetAtom(sayAgeAtom)
  return (
    <>
      <p>만 14세가 넘었는지 알려 주면 학교와 알림을 쓸 수 있어요.</p>
      <div className="consent-go">
        <Button disabledReason={offline} onClick={() => void sayAge('FROM_14')}>
          만 14세 이상이에요
        </Button>
        <Button disabledReason={offline} onClick={() => void sayAge('UNDER_14')}>
          만 14세 미만이에요
        </Button>
      </div>
    </>
  )
}

function Grown({ user, offline }: { user: User; offline: string | null }) {
  const sayAge = useSetAtom(sayAgeAtom)
  const [asks, setAsks] = useState(false)
  // The first sign-in stored no address, since the age was unknown.
  const isAddressMissing = user.provider === 'google' && user.email === null && mayKeepPersonal(user)
  return (
    <>
      <div className="consent-row">
        <p>만 14세 이상이라고 알려 주었어요.</p>
        {isAddressMissing && (
          <ButtonLink href={signInPath('google', '/settings')} target="_self">
            구글 이메일 가져오기
          </ButtonLink>
        )}
        <Button variant="text" disabledReason={offline} onClick={() => setAsks(true)}>
          만 14세 미만이에요
        </Button>
      </div>
      <ConfirmDialog
        open={asks}
        title="만 14세 미만으로 바꿀까요?"
        confirmLabel="바꾸기"
        onConfirm={() => void sayAge('UNDER_14').then(() => setAsks(false))}
        onCancel={() => setAsks(false)}
      >
        <p>
          보관하던 이메일, 학교, 알림 설정을 바로 지워요. 보호자가 동의하면 다시 쓸 수 있지만, 만 14세
          이상으로 되돌릴 수는 없어요.
        </p>
      </ConfirmDialog>
    </>
  )
}

function Missing({ userId, offline }: { userId: string; offline: string | null }) {
  const [isOpen, setIsOpen] = useState(false)
  if (isOpen)
    return <GuardianConsent userId={userId} onLater={() => setIsOpen(false)} laterLabel="나중에 하기" />
  return (
    <div className="consent-row">
      <p>
        만 14세 미만이라 별명과 학습 기록만 보관하고 있어요. 보호자가 동의하면 학교와 알림도 쓸 수 있어요.
      </p>
      <Button disabledReason={offline} onClick={() => setIsOpen(true)}>
        보호자 동의 받기
      </Button>
    </div>
  )
}

function Given({ at, offline }: { at: number; offline: string | null }) {
  const withdraw = useSetAtom(withdrawConsentAtom)
  const [asks, setAsks] = useState(false)
  const day = toSeoulClock(at)
  return (
    <>
      <div className="consent-row">
        <p>
          {day.getUTCFullYear()}년 {day.getUTCMonth() + 1}월 {day.getUTCDate()}일에 보호자가 동의했어요.
        </p>
        <Button disabledReason={offline} onClick={() => setAsks(true)}>
          동의 거두기
        </Button>
      </div>
      <ConfirmDialog
        open={asks}
        title="보호자 동의를 거둘까요?"
        confirmLabel="동의 거두기"
        onConfirm={() => void withdraw().then(() => setAsks(false))}
        onCancel={() => setAsks(false)}
      >
        <p>보관하던 이메일, 학교, 알림 설정을 바로 지워요. 학습 기록은 그대로예요.</p>
      </ConfirmDialog>
    </>
  )
}
