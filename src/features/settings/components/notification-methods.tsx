import { useAtomValue, useSetAtom } from 'jotai'
import type { ComponentType } from 'react'
import { mayKeepPersonal } from '#domain/access/age-band.ts'
import {
  METHOD_RULES,
  NOTIFICATION_METHODS,
  type NotificationMethod,
} from '#domain/notify/notification-method.ts'
import { currentUserAtom } from '#platform/session.ts'
import { Switch } from '#ui/form/switch.tsx'
import { setNotificationMethodAtom } from '../preferences.state.ts'
import { NEEDS_CONSENT, PushSwitch } from './push-switch.tsx'

interface MethodRowProps {
  label: string
  isOn: boolean
  email: string | null
  /** Whether this server can send by the method. */
  canSend: boolean
}

/** The row of each method, in the order of the table. */
const ROWS: Readonly<Record<NotificationMethod, ComponentType<MethodRowProps>>> = {
  EMAIL: MailSwitch,
  WEB_PUSH: PushSwitch,
}

interface NotificationMethodsProps {
  methods: readonly NotificationMethod[]
  email: string | null
  canSend: Readonly<Record<NotificationMethod, boolean>>
}

/** The learner's notification methods: each switch adds or removes its method and patches the user. */
export function NotificationMethods({ methods, email, canSend }: NotificationMethodsProps) {
  return (
    <div className="settings-rows">
      {NOTIFICATION_METHODS.map((method) => {
        const Row = ROWS[method]
        const { label } = METHOD_RULES[method]
        const isOn = methods.includes(method)
        return <Row key={method} label={label} isOn={isOn} email={email} canSend={canSend[method]} />
      })}
    </div>
  )
}

/** Masks the e-mail address. */
function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return at < 1 ? '***' : `${email.slice(0, 1)}***${email.slice(at)}`
}

const NOT_SENT_YET = '이 서버는 아직 보내지 않아요. 켜 두면 보낼 수 있게 될 때부터 받아요.'

function MailSwitch({ label, isOn, email, canSend }: MethodRowProps) {
  const setMethod = useSetAtom(setNotificationMethodAtom)
  const user = useAtomValue(currentUserAtom)
  const needsConsent = user !== null && !mayKeepPersonal(user)
  const noAddress = needsConsent ? NEEDS_CONSENT : '로그인한 계정에 이메일이 없어서 켤 수 없어요.'
  const mailNote = email === null ? noAddress : maskEmail(email)
  return (
    <Switch
      label={label}
      note={email !== null && !canSend ? `${mailNote} · ${NOT_SENT_YET}` : mailNote}
      checked={isOn}
      disabled={email === null}
      onChange={(checked) => void setMethod('EMAIL', checked)}
    />
  )
}
