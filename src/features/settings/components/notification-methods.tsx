import { useAtomValue, useSetAtom } from 'jotai'
import type { NotificationMethod } from '#contract/user.ts'
import { mayKeepPersonal } from '#domain/access/age-band.ts'
import { currentUserAtom } from '#platform/session.ts'
import { Switch } from '#ui/form/switch.tsx'
import { setNotificationMethodAtom } from '../preferences.state.ts'
import { NEEDS_CONSENT, PushSwitch } from './push-switch.tsx'

interface NotificationMethodsProps {
  methods: readonly NotificationMethod[]
  email: string | null
  /** What this server can send by at all. */
  canSend: { mail: boolean; push: boolean }
}

/** Shows whose mailbox it is without showing the address to whoever looks over the shoulder. */
function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return at < 1 ? '***' : `${email.slice(0, 1)}***${email.slice(at)}`
}

const NOT_SENT_YET = '이 서버는 아직 보내지 않아요. 켜 두면 보낼 수 있게 될 때부터 받아요.'

/** How the learner wants to be called back: each switch adds or removes its method and patches the user. */
export function NotificationMethods({ methods, email, canSend }: NotificationMethodsProps) {
  const setMethod = useSetAtom(setNotificationMethodAtom)
  const user = useAtomValue(currentUserAtom)
  const needsConsent = user !== null && !mayKeepPersonal(user)
  const noAddress = needsConsent ? NEEDS_CONSENT : '로그인한 계정에 이메일이 없어서 켤 수 없어요.'
  const mailNote = email === null ? noAddress : maskEmail(email)
  return (
    <div className="settings-rows">
      <Switch
        label="이메일 알림"
        note={email !== null && !canSend.mail ? `${mailNote} · ${NOT_SENT_YET}` : mailNote}
        checked={methods.includes('EMAIL')}
        disabled={email === null}
        onChange={(isOn) => void setMethod('EMAIL', isOn)}
      />
      <PushSwitch isOn={methods.includes('WEB_PUSH')} canSend={canSend.push} />
    </div>
  )
}
