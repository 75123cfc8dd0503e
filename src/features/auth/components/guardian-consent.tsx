import '../auth.css'
import { useSetAtom } from 'jotai'
import { type FormEvent, useState } from 'react'
import { Checkbox } from '#ui/form/switch.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { PageLink } from '#ui/primitives/page-link.tsx'
import { giveConsentAtom } from '../age.state.ts'

/** Text of the consent. Raise `CONSENT_WORDING` when it changes. */
const KEPT = [
  '소식을 받을 이메일 주소 (로그인한 계정에 있을 때만)',
  '다니는 학교 (설정에서 고를 때만)',
  '알림을 받을 이 기기의 주소 (알림을 켤 때만)',
]

const CHECKS = [
  '저는 이 학생의 법정대리인(부모님 또는 보호자)이에요.',
  '위의 정보를 학습 알림과 학급 안내에 쓰도록 보관하는 데 동의해요.',
]

interface GuardianConsentProps {
  onGiven?: () => void
  /** Closes it without consent. */
  onLater: () => void
  laterLabel: string
}

/** The text a guardian reads and confirms on this device. */
export function GuardianConsent({ onGiven, onLater, laterLabel }: GuardianConsentProps) {
  const give = useSetAtom(giveConsentAtom)
  const [checked, setChecked] = useState<readonly string[]>([])
  const [isBusy, setIsBusy] = useState(false)
  const isAgreed = CHECKS.every((check) => checked.includes(check))
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setIsBusy(true)
    const isGiven = await give()
    setIsBusy(false)
    if (isGiven) onGiven?.()
  }
  return (
    <form className="consent" onSubmit={(event) => void submit(event)}>
      <p>이 화면은 보호자가 읽고 확인해 주세요. 동의하면 셈샘이 다음을 더 보관할 수 있어요.</p>
      <ul>
        {KEPT.map((kept) => (
          <li key={kept}>{kept}</li>
        ))}
      </ul>
      <p>
        동의하지 않아도 설명, 대화, 문항 풀이는 똑같이 할 수 있고, 그때는 별명과 학습 기록만 보관해요. 동의는
        설정에서 언제든 거둘 수 있고, 거두면 위의 정보를 바로 지워요. 자세한 내용은{' '}
        <PageLink href="/policies/privacy" target="_blank">
          개인정보 처리방침
        </PageLink>
        에 있어요.
      </p>
      {CHECKS.map((check) => (
        <Checkbox
          key={check}
          label={check}
          checked={checked.includes(check)}
          onChange={(isOn) => setChecked(isOn ? [...checked, check] : checked.filter((one) => one !== check))}
        />
      ))}
      <div className="consent-go">
        <Button
          type="submit"
          variant="filled"
          busy={isBusy}
          disabledReason={isAgreed ? null : '두 가지를 모두 확인하면 동의할 수 있어요'}
        >
          보호자로서 동의하기
        </Button>
        <Button variant="text" onClick={onLater}>
          {laterLabel}
        </Button>
      </div>
    </form>
  )
}
