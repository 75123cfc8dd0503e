import { useSetAtom } from 'jotai'
import { type FormEvent, type ReactNode, useEffect, useState } from 'react'
import type { GuardianState } from '#contract/user.ts'
import { describeDayTime } from '#domain/chat/describe-day-time.ts'
import { toAppError } from '#platform/http.ts'
import { TextField } from '#ui/form/field.tsx'
import { showToastAtom } from '#ui/overlay/toast.state.ts'
import { Button } from '#ui/primitives/button.tsx'
import { lookForConsentAtom } from '../age.state.ts'
import { askGuardian, forgetGuardian } from '../guardian.api.ts'
import { ConsentText } from './consent-text.tsx'

interface GuardianMailProps {
  userId: string
  asked: GuardianState['asked']
  onChanged: (state: GuardianState) => void
  onGiven: (() => void) | undefined
  later: ReactNode
}

/** Asks the guardian by mail, then waits until the link of the mail is used. */
export function GuardianMail({ asked, ...props }: GuardianMailProps) {
  return asked ? <Waiting asked={asked} {...props} /> : <MailForm {...props} />
}

const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const NOT_AN_ADDRESS = 'guardian@example.com처럼 이메일 주소를 끝까지 적어 주세요.'

function MailForm({ onChanged, later }: Pick<GuardianMailProps, 'onChanged' | 'later'>) {
  const [email, setEmail] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const address = email.trim()
    if (!ADDRESS.test(address)) return setProblem(NOT_AN_ADDRESS)
    setIsBusy(true)
    try {
      onChanged(await askGuardian(address))
    } catch (error) {
      setProblem(toAppError(error).message)
    }
    setIsBusy(false)
  }
  return (
    <form className="consent" noValidate onSubmit={(event) => void submit(event)}>
      <p>보호자께 메일을 보내서 동의를 받아요. 보호자가 동의하면 셈샘이 다음을 더 보관할 수 있어요.</p>
      <ConsentText byMail />
      <TextField
        label="보호자의 이메일 주소"
        type="email"
        autoComplete="off"
        inputMode="email"
        maxLength={254}
        value={email}
        error={problem}
        note="부모님이나 보호자가 쓰는 주소를 적어 주세요."
        onChange={(event) => {
          setEmail(event.target.value)
          setProblem(null)
        }}
      />
      <div className="consent-go">
        <Button
          type="submit"
          variant="filled"
          busy={isBusy}
          disabledReason={email.trim() === '' ? '보호자의 주소를 적으면 보낼 수 있어요' : null}
        >
          보호자께 메일 보내기
        </Button>
        {later}
      </div>
    </form>
  )
}

type WaitingProps = GuardianMailProps & { asked: NonNullable<GuardianState['asked']> }

function Waiting({ userId, asked, onChanged, onGiven, later }: WaitingProps) {
  const look = useSetAtom(lookForConsentAtom)
  const showToast = useSetAtom(showToastAtom)
  const [hasLooked, setHasLooked] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const lookNow = async () => {
    setIsBusy(true)
    const isGiven = await look(userId)
    setIsBusy(false)
    if (isGiven) onGiven?.()
    else setHasLooked(true)
  }
  const takeBack = async () => {
    setIsBusy(true)
    try {
      onChanged(await forgetGuardian())
    } catch (error) {
      showToast({ severity: 'error', title: '취소하지 못했어요', detail: toAppError(error).message })
    }
    setIsBusy(false)
  }
  // Back from the mail, or from the guardian's own device.
  useEffect(() => {
    const lookAgain = () => {
      if (document.visibilityState === 'visible') void look(userId).then((isGiven) => isGiven && onGiven?.())
    }
    document.addEventListener('visibilitychange', lookAgain)
    return () => document.removeEventListener('visibilitychange', lookAgain)
  }, [look, userId, onGiven])
  return (
    <>
      <p>
        <b>{asked.address}</b>로 메일을 보냈어요. 보호자가 메일의 주소를 열어 동의하면 학교와 알림을 쓸 수
        있어요. 그 주소는 {describeDayTime(Date.parse(asked.expiresAt), Date.now())}까지 열려요.
      </p>
      <p role="status">{hasLooked ? '아직 동의하지 않으셨어요. 메일이 안 보이면 스팸함도 봐 주세요.' : ''}</p>
      <div className="consent-go">
        <Button variant="filled" busy={isBusy} onClick={() => void lookNow()}>
          동의하셨는지 보기
        </Button>
        <Button disabled={isBusy} onClick={() => void takeBack()}>
          보낸 메일 취소하고 다시 적기
        </Button>
        {later}
      </div>
    </>
  )
}
