import '../auth.css'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { type FormEvent, useState } from 'react'
import { GUARDIAN_CONFIRMS } from '#domain/access/guardian-consent.ts'
import { Checkbox } from '#ui/form/switch.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { ErrorState, LoadingState } from '#ui/states/list-state.tsx'
import { giveConsentAtom } from '../age.state.ts'
import { guardianQuery } from '../guardian.api.ts'
import { ConsentText } from './consent-text.tsx'
import { GuardianMail } from './guardian-mail.tsx'

interface GuardianConsentProps {
  userId: string
  onGiven?: () => void
  /** Closes it without consent. */
  onLater: () => void
  laterLabel: string
}

/** How a guardian consents: on this device, or by a link in a mail. */
export function GuardianConsent(props: GuardianConsentProps) {
  const query = guardianQuery(props.userId)
  const { data, error, refetch } = useQuery(query)
  const queryClient = useQueryClient()
  const later = (
    <Button variant="text" onClick={props.onLater}>
      {props.laterLabel}
    </Button>
  )
  if (data?.check === 'device') return <ConsentForm {...props} />
  return (
    <div className="consent">
      {data && (
        <GuardianMail
          userId={props.userId}
          asked={data.asked}
          onChanged={(state) => queryClient.setQueryData(query.queryKey, state)}
          onGiven={props.onGiven}
          later={later}
        />
      )}
      {!data && error && (
        <ErrorState
          title="동의를 받을 준비를 하지 못했어요"
          detail={error.message}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <LoadingState rows={2} />}
      {!data && <div className="consent-go">{later}</div>}
    </div>
  )
}

/** The text a guardian reads and confirms on this device. */
function ConsentForm({ onGiven, onLater, laterLabel }: GuardianConsentProps) {
  const give = useSetAtom(giveConsentAtom)
  const [checked, setChecked] = useState<readonly string[]>([])
  const [isBusy, setIsBusy] = useState(false)
  const isAgreed = GUARDIAN_CONFIRMS.every((check) => checked.includes(check))
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
      <ConsentText byMail={false} />
      {GUARDIAN_CONFIRMS.map((check) => (
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
